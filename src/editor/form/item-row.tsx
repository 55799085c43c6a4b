import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isWithin, saysYes, valueAt } from '../../core/core.ts';
import { noteDays } from '../outline/describe-section.ts';
import { Grip, ShiftButtons, Warned, type Shift } from '../outline/row-parts.tsx';
import { marksOf } from './asked-fields.ts';
import { Problems } from './form-parts.tsx';
import { ItemTools, type ItemToolsProps } from './item-tools.tsx';
import { KeptRemark } from './kept-remark.tsx';
import { labelOf } from './labels.ts';
import { cure, isRefused, isToWrite, problemsAt } from './problems-at.ts';
import { onePress } from '../ui/parts.tsx';
import { ValueField } from './value-field.tsx';
import type { FieldPath } from './wishes.ts';

const nowhere: FieldPath = [];

interface ItemRowProps extends ItemToolsProps {
  /** The form of the item, where it has fields of its own. */
  readonly children: (path: FieldPath) => ReactNode;
  readonly index: number;
  readonly isOpen: boolean;
  /** Whether it has just come, to be written at once. */
  readonly isNew: boolean;
  readonly onOpen: () => void;
  readonly onShift: Shift;
}

/** An item of a list: its name, and where it is open what can be done with it, and its form. */
export function ItemRow({ desk, list, path, title, index, count, canEnd, children, ...row }: ItemRowProps) {
  const { isOpen, isNew, ...on } = row;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !isNew) return;
    const fields = [
      ...(body.current?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? []),
    ];
    fields.find((field) => field.checkVisibility())?.focus();
  }, [isOpen, isNew]);
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const isLedTo = desk.sought !== undefined && isWithin(desk.sought, path);
  useEffect(() => {
    // Where nothing in it has taken the focus, as a field would, the item itself is what was asked for.
    const own = line.current?.closest('li');
    if (!isLedTo || !own || own.contains(document.activeElement)) return;
    own.scrollIntoView({ block: 'start' });
    line.current?.focus({ preventScroll: true });
  }, [isLedTo]);
  const around = path.slice(0, -1);
  const { item } = list;
  const isHidden = valueAt(desk.data, [...path, 'hidden']) !== undefined;
  const marked = (item.kind === 'group' ? marksOf(item) : [])
    .filter(({ name }) => saysYes(valueAt(desk.data, [...path, name])))
    .map((field) => labelOf(field).toLowerCase());
  const notes = [...marked, ...(isHidden ? [] : noteDays(valueAt(desk.data, path)))];
  const hasErrors = desk.problems.some(
    (problem) => isRefused(desk, problem) && isWithin(problem.path ?? nowhere, path),
  );
  const isUnwritten = desk.problems.some(
    (problem) =>
      problem.severity === 'error' && !isRefused(desk, problem) && isWithin(problem.path ?? nowhere, path),
  );
  const isWarned = desk.problems.some(
    ({ severity, path: at = nowhere }) => severity === 'warning' && isWithin(at, path),
  );
  return (
    <Row data-wrong={hasErrors ? '' : undefined}>
      <Line>
        <Grip label={title} index={index} count={count} />
        <Name
          ref={line}
          id={id}
          type="button"
          data-part="name"
          {...onePress}
          onClick={on.onOpen}
          aria-expanded={isOpen}
        >
          <span>{title}</span>
          {isHidden && <small> (não aparece)</small>}
          {notes.map((note) => (
            <small key={note}> ({note})</small>
          ))}
          {!isOpen && isUnwritten && <small> (falta escrever)</small>}
          {!isOpen && isWarned && !hasErrors && <Warned>Tem um aviso</Warned>}
        </Name>
        <ShiftButtons label={title} index={index} count={count} onShift={on.onShift} />
      </Line>
      {isOpen && (
        <ItemTools
          desk={desk}
          list={list}
          path={path}
          title={title}
          count={count}
          canEnd={canEnd}
          onRemoved={on.onRemoved}
          onCopied={on.onCopied}
        />
      )}
      {isOpen && (
        <Body ref={body} data-tools="">
          {item.kind === 'group' ? (
            <>
              <Problems
                id={id}
                problems={problemsAt(desk, path).filter((problem) => !isToWrite(problem, desk.data))}
                onCure={(...wanted) => cure(desk, ...wanted)}
                desk={desk}
              />
              <KeptRemark desk={desk} list={list} path={path} id={id} />
              {children(path)}
            </>
          ) : (
            <ValueField
              desk={desk}
              field={{ name: String(around.at(-1)), isNeeded: true, outline: item }}
              path={path}
              order={[]}
              label="Texto"
              list={list}
            />
          )}
        </Body>
      )}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  margin-bottom: 0.3rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--surface);

  &[data-wrong] {
    border-color: var(--danger);
  }
  &[data-dragged] {
    z-index: 2;
    box-shadow: var(--shade);
  }
  /* In the hand it is as low as any other. */
  &[data-dragged] > [data-tools] {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const Name = styled.button`
  flex: 1 1 3rem;
  min-width: 0;
  min-height: 2.25rem;
  padding: 0.3rem 0.25rem;
  border: 0;
  border-radius: 0.4rem;
  background: none;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Body = styled.div`
  padding: 0.5rem min(0.75rem, 3.75vw) 0.75rem;
  border-top: 1px solid var(--line);
`;
