import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { DateInput } from '../form/date-input.tsx';
import { tellUnclear } from '../form/tell-shown.ts';
import { Button, Sign } from '../ui/parts.tsx';

/** The days between which a section or an item is shown, as they are typed; empty for no limit. */
export interface Days {
  readonly showFrom: string;
  readonly showUntil: string;
}

/** Where days hold that are given to what stands for a shared section: on its page, on all that have it, or as is wished. */
export type Reach = 'page' | 'pages' | 'either';

const labels = { showFrom: 'Aparece a partir de', showUntil: 'Aparece até, com este dia' } as const;

interface DaysProps {
  /** What the days are those of, with its article: `a seção`. */
  readonly what: string;
  readonly days: Days;
  /** Where the days hold, of what stands for a shared section. */
  readonly reach?: Reach | undefined;
  /** `isHere`: on this page alone. */
  readonly onDay: (name: keyof Days, day: string, isHere?: boolean) => void;
  readonly onRest: () => void;
  /** As ISO. */
  readonly today: string;
}

/** Asks on request when a section or an item is shown. */
export function DaysTool({ label, ...asked }: DaysProps & { readonly label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        aria-label={`Só em alguns dias: ${label}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Sign name="clock" size={16} /> Só em alguns dias
      </Button>
      {isOpen && <DaysAsked {...asked} />}
    </>
  );
}

function DaysAsked({ what, days, reach, onDay, onRest, today }: DaysProps) {
  const [isHere, setIsHere] = useState(false);
  const id = useId();
  const wrong = tellUnclear({ from: days.showFrom || undefined, until: days.showUntil || undefined });
  return (
    <Box role="group" aria-label={`Quando ${what} aparece`}>
      {(['showFrom', 'showUntil'] as const).map((name) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The input is inside.
        <label key={name}>
          {labels[name]}
          <DateInput
            ids={wrong !== undefined ? { 'aria-invalid': true, 'aria-describedby': id } : {}}
            value={days[name]}
            onValue={(day) => day !== days[name] && onDay(name, day, isHere)}
            onRest={onRest}
            today={today}
          />
        </label>
      ))}
      {wrong !== undefined && (
        <p id={id} data-wrong="">
          {wrong}
        </p>
      )}
      {reach !== undefined && (
        <p>
          {reach === 'page'
            ? 'Estes dias valem só nesta página.'
            : 'Esta seção está em várias páginas: os dias valem em todas.'}
        </p>
      )}
      {reach === 'either' && (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The input is inside.
        <label data-choice="">
          <input type="checkbox" checked={isHere} onChange={() => setIsHere(!isHere)} /> Só nesta página
        </label>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  width: 100%;

  & label {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column;
    font-size: 0.8125rem;
    font-weight: 600;
  }
  & p {
    flex: 1 1 100%;
    margin: 0;
    font-size: 0.8125rem;
  }
  & [data-wrong] {
    color: var(--danger);
    font-weight: 600;
  }
  & [aria-invalid='true'] {
    border-color: var(--danger);
  }
  & label[data-choice] {
    flex: 1 1 100%;
    flex-direction: row;
    align-items: center;
    gap: 0.4rem;
  }
  /* A name of one line stands beside one of two: the days stand side by side. */
  & label:not([data-choice]) input {
    margin-top: auto;
  }
`;
