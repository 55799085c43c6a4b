import styled from '@emotion/styled';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { isRecord, isWithin, valueAt, type Field, type List } from '../../core/core.ts';
import { listWishes } from '../outline/operations.ts';
import { Reorder } from '../outline/reorder.tsx';
import { useMovedRow, type Shift } from '../outline/row-parts.tsx';
import { Button, Sign } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Problems } from './form-parts.tsx';
import { ItemRow } from './item-row.tsx';
import { noteKept } from './kept-of-other.ts';
import { wishInside } from './paste-inside.ts';
import { wishNamed } from './paste-named.ts';
import { wishRows } from './paste-rows.ts';
import { pastedText } from './pasted-text.ts';
import { cure, problemsAt } from './problems-at.ts';
import { nameWeek } from '../hours/days.ts';
import { inWords } from './in-words.ts';
import { legendOf } from './labels.ts';
import type { useSought } from './use-sought.ts';
import { newItem } from './new-item.ts';
import { subjectOptions } from './subject-options.ts';
import { addItem, type FieldPath } from './wishes.ts';
import { nounAt } from './noun-at.ts';

interface ListFormProps {
  readonly desk: Desk;
  readonly field: Field;
  readonly list: List;
  readonly path: FieldPath;
  readonly sought: ReturnType<typeof useSought>;
  /** Whether the list may go with its last item, and what holds nothing else. */
  readonly canEnd: boolean;
  /** The form of the item at a path, where it has fields of its own. */
  readonly children: (path: FieldPath) => ReactNode;
}

const names = ['title', 'name', 'question', 'label', 'days', 'value', 'text', 'alt'];

const nowhere: FieldPath = [];

const isFile = /\.[a-z]{3,4}$/i;

/** What one item is called in its list: what it says first, or what it means. */
function titleOf(item: unknown, { item: outline }: List, { common }: Desk['site']): string {
  const meant = outline.kind === 'choice' ? outline.words.find(({ word }) => word === item)?.meaning : '';
  if (typeof item === 'string') return meant || item;
  const days = valueAt(item, ['days']);
  if (Array.isArray(days)) return `${nameWeek(days)} ${hoursOf(item)}`.trim();
  const own = names.map((name) => valueAt(item, [name])).find((value) => typeof value === 'string');
  const subject = valueAt(item, ['subject']);
  const isDeclared = subject !== undefined && typeof valueAt(item, ['value']) === 'string';
  const about = isDeclared ? subjectOptions(common).find(({ value }) => value === subject) : undefined;
  if (about !== undefined) return `${about.label}: ${String(own)}`;
  const isName = (value: unknown) =>
    typeof value === 'string' && /\p{L}{2}/u.test(value) && !isFile.test(value);
  const first = isRecord(item) ? Object.values(item).find(isName) : undefined;
  return String(own ?? first ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** From when to when, as far as it is written. */
function hoursOf(item: unknown): string {
  const hours = ['opens', 'closes'].map((name) => String(valueAt(item, [name]) ?? ''));
  return hours.every((hour) => hour !== '') ? hours.join('–') : '';
}

/** Which item of a list a path leads into. */
function placeIn(list: FieldPath, path: FieldPath = nowhere): number | undefined {
  const place = isWithin(path, list) ? path[list.length] : undefined;
  return typeof place === 'number' ? place : undefined;
}

/** The one item of a list that nothing is written in yet. */
function findUnwritten({ data }: Desk, path: FieldPath): number | undefined {
  const items = valueAt(data, path);
  return Array.isArray(items) && items.length === 1 && items[0] === '' ? 0 : undefined;
}

/** Whether what is pasted takes the place of all that stands in a field of one line. */
function isTakenWhole(field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.dataset['lines'] !== 'one') return false;
  return field.value === '' || (field.selectionStart === 0 && field.selectionEnd === field.value.length);
}

/** The items of a list: opened one at a time, moved, copied, hidden, deleted and added. */
export function ListForm(props: ListFormProps) {
  const { desk, field, list: outline, path, sought, canEnd, children } = props;
  const { list, follow } = useMovedRow();
  const [open, setOpen] = useState(() => placeIn(path, desk.sought) ?? findUnwritten(desk, path));
  const [added, setAdded] = useState<number>();
  const value = valueAt(desk.data, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const noun = nounAt(desk.data, path);
  const hint = inWords(outline.description).replace(/^[^.]*\.\s*/, '');
  const nameAt = (index: number) => titleOf(items[index], outline, desk.site) || `${noun} ${index + 1}`;
  const isFull = outline.most !== undefined && items.length >= outline.most;
  const openNew = (index: number) => {
    setOpen(index);
    setAdded(index);
  };
  const add = () => {
    const item = newItem(outline.item, { path, site: desk.site });
    desk.onEdit({
      label: `acrescentar ${noun}`,
      path: [...path, items.length],
      edit: (text) => addItem(text, path, item),
    });
    openNew(items.length);
  };
  const paste = (event: ClipboardEvent<HTMLUListElement>) => {
    const { target, currentTarget } = event;
    const row = [...currentTarget.children].findIndex(
      (one) => target instanceof Node && one.contains(target),
    );
    // What stands in the field already is not written over, and a list within an item decides for itself.
    if (event.isDefaultPrevented() || row === -1 || !isTakenWhole(target)) return;
    if (target.closest('ul') !== currentTarget) return;
    const text = pastedText(event);
    const { field } = target.dataset;
    const pasted = {
      text,
      field,
      list: outline,
      path,
      index: row,
      count: items.length,
      items,
      data: desk.data,
      site: desk.site,
    };
    const inside = wishInside(pasted);
    const rows = inside === undefined ? wishRows(pasted) : undefined;
    const wish = inside ?? rows ?? wishNamed(pasted);
    if (wish === undefined) return;
    event.preventDefault();
    if (rows?.kept !== undefined) noteKept(rows.kept);
    desk.onEdit(wish);
  };
  const move = (from: number, ...[to, part, top]: Parameters<Shift>) => {
    desk.onEdit(listWishes.move(path, { name: nameAt(from), from, to }));
    // Only the one that was moved is sure to be where it is thought to be.
    setOpen(open === from ? to : undefined);
    follow(to, part, top);
  };
  const removed = (index: number) => {
    setOpen(undefined);
    // Where it stood another press of the key does no harm.
    follow(Math.min(index, items.length - 2), 'name');
  };
  return (
    <Box {...sought}>
      <legend>
        {legendOf(field, noun)} {items.length > 0 && <small>({items.length})</small>}
      </legend>
      {hint !== '' && <Hint>{hint}</Hint>}
      <Problems
        id={sought.id}
        problems={problemsAt(desk, path)}
        onCure={(...wanted) => cure(desk, ...wanted)}
      />
      <Reorder
        names={items.map((item) => titleOf(item, outline, desk.site))}
        noun={noun}
        onMove={(from, to) => move(from, to, 'grip')}
      >
        <Items ref={list} onPaste={paste}>
          {items.map((_, index) => (
            <ItemRow
              key={index}
              desk={desk}
              list={outline}
              path={[...path, index]}
              title={nameAt(index)}
              index={index}
              count={items.length}
              canEnd={canEnd}
              isOpen={open === index}
              isNew={added === index}
              onOpen={() => setOpen(open === index ? undefined : index)}
              onRemoved={() => removed(index)}
              onCopied={() => openNew(index + 1)}
              onShift={(...shift) => move(index, ...shift)}
            >
              {children}
            </ItemRow>
          ))}
        </Items>
      </Reorder>
      <Button type="button" onClick={add} disabled={isFull}>
        <Sign name="plus" size={16} /> Acrescentar {noun}
      </Button>
      {isFull && <Full>Aqui cabem no máximo {outline.most}.</Full>}
    </Box>
  );
}

const Box = styled.fieldset`
  min-width: 0;
  margin: 0 0 1rem;
  padding: 0.75rem min(0.75rem, 3.75vw);
  border: 1px solid var(--line);
  border-radius: 0.6rem;

  /* A long word in large letters breaks sooner than it lies outside. */
  & > button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  & > legend {
    padding: 0 0.35rem;
    font-weight: 700;
  }
  & small {
    color: var(--soft);
    font-weight: 400;
  }
`;

const Hint = styled.p`
  margin-bottom: 0.5rem;
  color: var(--soft);
  font-size: 0.8125rem;
`;

const Full = styled.small`
  display: block;
  margin-top: 0.4rem;
`;

const Items = styled.ul`
  margin: 0 0 0.5rem;
  padding: 0;
  list-style: none;
`;
