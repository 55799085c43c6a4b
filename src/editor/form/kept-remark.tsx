import { valueAt, type List } from '../../core/core.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { pressedBelow, Remark } from './form-parts.tsx';
import { acceptKept, emptyFields, stillKept, useKept } from './kept-of-other.ts';
import { labelOf } from './labels.ts';
import { inQuotes } from './in-quotes.ts';
import type { FieldPath } from './wishes.ts';

interface KeptRemarkProps {
  readonly desk: Desk;
  readonly list: List;
  /** The way to the item. */
  readonly path: FieldPath;
  /** The id of what is round its fields. */
  readonly id: string;
}

/** Says which fields of an item are still those of another, since a row of a table was pasted over its name. */
export function KeptRemark({ desk, list, path, id }: KeptRemarkProps) {
  const item = valueAt(desk.data, path);
  const kept = useKept(item);
  if (kept === undefined || list.item.kind !== 'group') return null;
  const { fields } = list.item;
  const names = stillKept(item, kept);
  const shown = names.flatMap((name) => fields.get(name) ?? []);
  const verb = shown.length === 1 ? 'continua' : 'continuam';
  return (
    <Remark role="status">
      <p>
        {inQuotes(shown.map((field) => labelOf(field)))} {verb} de “{kept.old}”.
      </p>
      <Button
        type="button"
        onClick={pressedBelow(id, () =>
          desk.onEdit({
            label: `esvaziar o que era de “${kept.old}”`,
            path,
            edit: (text) => emptyFields(text, path, names, list),
          }),
        )}
      >
        {shown.length === 1 ? 'Esvaziar esse campo' : 'Esvaziar esses campos'}
      </Button>
      <Button type="button" onClick={pressedBelow(id, () => acceptKept(kept))}>
        {shown.length === 1 ? 'Está certo assim' : 'Estão certos assim'}
      </Button>
    </Remark>
  );
}
