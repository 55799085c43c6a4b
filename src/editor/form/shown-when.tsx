import { valueAt, type Group } from '../../core/core.ts';
import { wishHiding } from '../outline/operations.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Remark } from './form-parts.tsx';
import { tellShown } from './tell-shown.ts';
import type { FieldPath } from './wishes.ts';

interface ShownWhenProps {
  readonly desk: Desk;
  readonly group: Group;
  readonly path: FieldPath;
}

/** When a section or an item is shown, where that is not always. What is hidden can be shown from here. */
export function ShownWhen({ desk, group, path }: ShownWhenProps) {
  if (!group.fields.has('hidden') || !group.fields.has('showFrom')) return null;
  const [hidden, from, until] = ['hidden', 'showFrom', 'showUntil'].map((name) => {
    const value = valueAt(desk.data, [...path, name]);
    return typeof value === 'string' ? value : undefined;
  });
  const isHidden = hidden !== undefined && !/^(não|nao|no|false)$/i.test(hidden);
  const said = tellShown({ isHidden, from, until }, desk.site.today);
  if (said === undefined) return null;
  const hasDays = from !== undefined || until !== undefined;
  return (
    <Remark role="status">
      <p>{said}</p>
      {isHidden && (
        <Button type="button" onClick={() => desk.onEdit(wishHiding(desk.data, path))}>
          {hasDays ? 'Mostrar nesses dias' : 'Mostrar'}
        </Button>
      )}
    </Remark>
  );
}
