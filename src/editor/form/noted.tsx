import { Button } from '../ui/parts.tsx';
import type { FieldNote } from './desk.ts';
import { pressedBelow, Remark } from './form-parts.tsx';

interface NotedProps {
  readonly note: FieldNote | undefined;
  /** The field's own id. */
  readonly id: string;
}

/** What is said at a field, with the way to the next of which the same is said. */
export function Noted({ note, id }: NotedProps) {
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
        <Button type="button" onClick={pressedBelow(id, approve)}>
          Está certo assim
        </Button>
      )}
    </Remark>
  );
}
