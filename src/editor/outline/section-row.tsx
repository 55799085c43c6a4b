import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { Button, onePress, Sign } from '../ui/parts.tsx';
import type { SectionName } from './describe-section.ts';
import { OtherPage, type OtherPages } from './other-page.tsx';
import { Faults, Grip, isMark, ShiftButtons, Warned, type Shift } from './row-parts.tsx';
import { DaysTool, type Days, type Reach } from './days-tool.tsx';

interface RowProps extends LineProps {
  /** What can be done with the section, where it is selected. */
  readonly tools?: ToolsProps & { readonly days: Days; readonly reach: Reach | undefined };
}

/** A section in the list: dragged, chosen and shifted, and where it is chosen all that can be done with it. */
export function SectionRow({ tools, ...props }: RowProps) {
  const { index, label, isHidden } = props;
  return (
    <Item data-selected={tools && ''} data-hidden={isHidden ? '' : undefined}>
      <RowLine {...props} isSelected={tools !== undefined} />
      {tools && <RowTools {...tools} index={index} label={label} isHidden={isHidden} />}
    </Item>
  );
}

interface LineProps extends SectionName {
  readonly index: number;
  readonly count: number;
  readonly faultCount: number;
  /** Whether something is told of it that is no mistake. */
  readonly isWarned: boolean;
  /** Somebody chose the section, or pressed the mark of what is told of it. */
  readonly onSelect: (index: number, isMark?: boolean) => void;
  readonly onShift: (from: number, ...shift: Parameters<Shift>) => void;
}

const isAlike = <Props extends object>(before: Props, now: Props): boolean =>
  Object.entries(now).every(
    ([name, value]) => name === 'notes' || Object.is(value, before[name as keyof Props]),
  );

/** What stands in a row: dragging moves it, and does not make it anew. */
const RowLine = memo(
  function RowLine(props: LineProps & { readonly isSelected: boolean }) {
    const { index, count, label, summary, isHidden, notes, faultCount, isWarned } = props;
    return (
      <Line>
        <Grip label={label} index={index} count={count} />
        <Choose
          type="button"
          {...onePress}
          onClick={({ target }) => props.onSelect(index, isMark(target))}
          aria-current={props.isSelected ? 'true' : undefined}
        >
          <strong>
            {label}
            {isHidden && <Tag>escondida</Tag>}
            {notes.map((note) => (
              <Tag key={note}>{note}</Tag>
            ))}
            <Faults count={faultCount} />
          </strong>
          {summary !== '' && <small>{summary}</small>}
          {isWarned && faultCount === 0 && <Warned data-mark="">Tem um aviso</Warned>}
        </Choose>
        <ShiftButtons
          label={label}
          index={index}
          count={count}
          onShift={(...shift) => props.onShift(index, ...shift)}
        />
      </Line>
    );
  },
  (before, now) => isAlike(before, now) && before.notes.join('\n') === now.notes.join('\n'),
);

/** What can be done with a section that is chosen. */
export interface ToolsProps {
  readonly onCopy: (index: number) => void;
  readonly onHide: (index: number) => void;
  /** Shows a section from a day on, or until one; always again where the day is empty. */
  readonly onDay: (index: number, name: keyof Days, day: string, isHere?: boolean) => void;
  /** Somebody left a field. */
  readonly onRest: () => void;
  /** As ISO. */
  readonly today: string;
  readonly onRemove: (index: number) => void;
  /** The other pages, which a section can go to. */
  readonly pages: OtherPages;
  readonly onTransfer: (index: number, path: string, isCopied: boolean) => void;
  /** Has every page show the section; nothing where it is shared already. */
  readonly onShare: ((index: number) => void) | undefined;
  /** What is said of the section where it is hidden. */
  readonly note: ReactNode;
}

function RowTools({
  index,
  label,
  isHidden,
  days,
  reach,
  pages,
  note,
  ...on
}: NonNullable<RowProps['tools']> & Pick<LineProps, 'index' | 'label' | 'isHidden'>) {
  const hiding = isHidden ? 'Mostrar' : 'Esconder';
  return (
    <Tools data-tools="">
      <Button type="button" aria-label={`Copiar ${label}`} onClick={() => on.onCopy(index)}>
        <Sign name="copy" size={16} /> Copiar
      </Button>
      <Button type="button" aria-label={`${hiding} ${label}`} onClick={() => on.onHide(index)}>
        <Sign name={isHidden ? 'eye' : 'eye-off'} size={16} /> {hiding}
      </Button>
      <DaysTool
        what="a seção"
        label={label}
        days={days}
        reach={reach}
        onDay={(...day) => on.onDay(index, ...day)}
        onRest={on.onRest}
        today={on.today}
      />
      <Button
        type="button"
        tone="danger"
        data-remove=""
        {...onePress}
        aria-label={`Apagar ${label}`}
        onClick={() => on.onRemove(index)}
      >
        <Sign name="trash" size={16} /> Apagar
      </Button>
      <OtherPage
        label={label}
        pages={pages}
        onShare={on.onShare && (() => on.onShare?.(index))}
        onTransfer={(path, isCopied) => on.onTransfer(index, path, isCopied)}
      />
      <Note>{note}</Note>
    </Tools>
  );
}

const Item = styled.li`
  position: relative;
  margin-bottom: 0.25rem;
  border: 1px solid transparent;
  border-radius: 0.6rem;
  background: var(--surface);

  &[data-selected] {
    border-color: var(--accent);
    background: var(--tint);
  }
  &[data-hidden] strong {
    color: var(--soft);
    font-weight: 500;
  }
  &[data-dragged] {
    z-index: 2;
    box-shadow: var(--shade);
    background: var(--raised);
  }
  /* In the hand it is as high as any other: what it covers is where it will stand. */
  &[data-dragged] > [data-tools] {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
`;

const Choose = styled.button`
  flex: 1;
  min-width: 0;
  padding: 0.45rem 0.25rem;
  border: 0;
  border-radius: 0.4rem;
  background: none;
  text-align: left;
  cursor: pointer;

  & strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
  }
  & small {
    display: block;
    overflow: hidden;
    color: var(--soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Tag = styled.span`
  padding: 0 0.4rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--soft);
  font-size: 0.75rem;
  font-weight: 500;
`;

/** Where the form stands beside the list, it says the same. */
const Note = styled.div`
  flex: 1 1 100%;

  &:empty {
    display: none;
  }
  @media (min-width: 60.01rem) {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  padding: 0 0.5rem 0.6rem;

  & :is(select, [aria-haspopup]) {
    width: auto;
    min-height: 2.1rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--raised);
    font-size: 0.875rem;
    font-weight: 600;
  }
  & select {
    max-width: 9.5rem;
  }
  & button:not(dialog *) {
    min-height: 2.1rem;
    padding: 0.2rem 0.6rem;
    font-size: 0.875rem;
  }
`;
