import { Button } from '../ui/parts.tsx';
import type { FieldNote } from './desk.ts';
import { Remark } from './form-parts.tsx';

/** What is said at a field, with the way to the next of which the same is said. */
export function Noted({ note }: { readonly note: FieldNote | undefined }) {
  if (note === undefined) return null;
  const { said, next, onRight: approve } = note;
  return (
    <Remark role="note">
      <p>{said}</p>
      {next && (
        <Button type="button" onClick={next.onGo}>
          {next.label}
        </Button>
      )}
      {approve && (
        <Button type="button" onClick={approve}>
          Está certo assim
        </Button>
      )}
    </Remark>
  );
}
