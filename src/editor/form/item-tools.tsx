import { saysYes, valueAt, type List } from '../../core/core.ts';
import { DaysTool } from '../outline/days-tool.tsx';
import { daysOf } from '../outline/describe-section.ts';
import { listWishes, wishDay, wishHiding, wishMark } from '../outline/operations.ts';
import { ToolRow } from '../outline/row-parts.tsx';
import { Button, onePress, Sign } from '../ui/parts.tsx';
import { writingOrder } from './action-group.ts';
import { marksOf } from './asked-fields.ts';
import type { Desk } from './desk.ts';
import { labelOf } from './labels.ts';
import type { FieldPath } from './wishes.ts';

export interface ItemToolsProps {
  readonly desk: Desk;
  readonly list: List;
  readonly path: FieldPath;
  readonly title: string;
  readonly count: number;
  /** Whether the list may go with its last item, and what holds nothing else. */
  readonly canEnd: boolean;
  readonly onRemoved: () => void;
  /** A copy has come below it. */
  readonly onCopied: () => void;
}

/** What can be done with an item that is open: right below its name, however long its form is. */
export function ItemTools({ desk, list, path, title, count, canEnd, onRemoved, onCopied }: ItemToolsProps) {
  const [around, index] = [path.slice(0, -1), Number(path.at(-1))];
  const item = valueAt(desk.data, path);
  const isHidden = valueAt(item, ['hidden']) !== undefined;
  const hiding = isHidden ? 'Mostrar' : 'Esconder';
  const canRemove = count > list.least || (count === 1 && canEnd);
  const marks = list.item.kind === 'group' ? marksOf(list.item) : [];
  const order = list.item.kind === 'group' ? writingOrder(list.item) : [];
  const has = (name: string) => list.item.kind === 'group' && list.item.fields.has(name);
  return (
    <ToolRow data-tools="">
      <Button
        type="button"
        aria-label={`Copiar ${title}`}
        onClick={() => {
          desk.onEdit(listWishes.copy(around, index));
          onCopied();
        }}
      >
        <Sign name="copy" size={16} /> Copiar
      </Button>
      {has('hidden') && (
        <Button
          type="button"
          aria-label={`${hiding} ${title}`}
          onClick={() => desk.onEdit(wishHiding(desk.data, path, title))}
        >
          <Sign name={isHidden ? 'eye' : 'eye-off'} size={16} /> {hiding}
        </Button>
      )}
      {marks.map((field) => {
        const at = [...path, field.name];
        const label = labelOf(field);
        const said = saysYes(valueAt(desk.data, at)) ? `Tirar “${label}”` : label;
        return (
          <Button
            key={field.name}
            type="button"
            aria-label={`${said}: ${title}`}
            onClick={() => desk.onEdit(wishMark(desk.data, { path: at, label, order, name: title }))}
          >
            <Sign name="tag" size={16} /> {said}
          </Button>
        );
      })}
      <Button
        type="button"
        tone="danger"
        {...onePress}
        aria-label={`Apagar ${title}`}
        disabled={!canRemove}
        onClick={() => {
          desk.onEdit(listWishes.remove(desk.data, around, index, title));
          onRemoved();
        }}
      >
        <Sign name="trash" size={16} /> Apagar
      </Button>
      {!canRemove && (
        <small>
          {list.least === 1 ? 'Aqui fica pelo menos um.' : `Aqui ficam pelo menos ${list.least}.`}
        </small>
      )}
      {has('showFrom') && (
        <DaysTool
          what="o item"
          label={title}
          days={daysOf(item)}
          onDay={(name, day) =>
            desk.onEdit(wishDay(item, { path, called: title, name, day, today: desk.site.today, order }))
          }
          onRest={desk.onRest}
          today={desk.site.today}
        />
      )}
    </ToolRow>
  );
}
