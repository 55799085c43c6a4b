import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Remark } from './form-parts.tsx';
import { problemsAt } from './problems-at.ts';
import type { FieldPath } from './wishes.ts';

/** Offers to change a price or hours wherever else the same thing still has the old ones. */
export function ElsewhereOffer({ desk, path }: { readonly desk: Desk; readonly path: FieldPath }) {
  const isWrong = problemsAt(desk, path).some(({ severity }) => severity === 'error');
  const found = isWrong ? undefined : desk.findElsewhere(path);
  if (found === undefined) return null;
  const { before, places, onFollow } = found;
  return (
    <Remark role="status">
      <p>
        {before} ainda está em: {places.join('; ')}.
      </p>
      <Button type="button" onClick={onFollow}>
        {places.length === 1 ? 'Mudar lá também' : `Mudar nesses ${places.length} lugares também`}
      </Button>
    </Remark>
  );
}
