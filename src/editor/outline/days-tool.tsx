import styled from '@emotion/styled';
import { useState } from 'react';
import { DateInput } from '../form/date-input.tsx';
import { Button, Sign } from '../ui/parts.tsx';

/** The days between which a section or an item is shown, as they are typed; empty for no limit. */
export interface Days {
  readonly showFrom: string;
  readonly showUntil: string;
}

const labels = { showFrom: 'Aparece a partir de', showUntil: 'Aparece até, com este dia' } as const;

interface DaysProps {
  /** What the days are those of, with its article: `a seção`. */
  readonly what: string;
  readonly days: Days;
  readonly onDay: (name: keyof Days, day: string) => void;
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

function DaysAsked({ what, days, onDay, onRest, today }: DaysProps) {
  return (
    <Box role="group" aria-label={`Quando ${what} aparece`}>
      {(['showFrom', 'showUntil'] as const).map((name) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The input is inside.
        <label key={name}>
          {labels[name]}
          <DateInput
            ids={{}}
            value={days[name]}
            onValue={(day) => day !== days[name] && onDay(name, day)}
            onRest={onRest}
            today={today}
          />
        </label>
      ))}
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
  /* A name of one line stands beside one of two: the days stand side by side. */
  & input {
    margin-top: auto;
  }
`;
