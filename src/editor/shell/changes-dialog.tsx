import type { Session } from '../session/session.ts';
import { Button } from '../ui/parts.tsx';
import { ChangedLines, describeTexts } from './changes.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';

interface ChangesDialogProps {
  readonly session: Session;
  readonly canSave: boolean;
  readonly onSave: () => void;
  /** Goes back to what was saved last. */
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** What is said of pages that have links of their own, without the names of files and fields. */
function sayOfPages(change: string): string {
  const own = ' os seus em header › links';
  if (!change.endsWith(own)) return change;
  return `${change.slice(0, -own.length).replaceAll('.yaml', '')} os seus próprios links`;
}

/** What saving will change, in plain words, and the lines of it for who wants to see them. */
export function ChangesDialog({ session, canSave, onSave, onDiscard, onClose }: ChangesDialogProps) {
  const { base, changed } = session;
  const before = Object.fromEntries(Object.keys(changed).map((path) => [path, base[path]?.text ?? null]));
  const files = describeTexts(before, changed);
  return (
    <Dialog title="O que vai mudar" onClose={onClose}>
      {files.length === 0 && <p>Nada mudou ainda.</p>}
      {files.map(({ place, changes }) => (
        <section key={place}>
          <h3>{place}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{sayOfPages(change)}</li>
            ))}
          </ul>
        </section>
      ))}
      {files.length > 0 && <ChangedLines before={before} after={changed} />}
      <DialogFoot>
        {files.length > 0 && (
          <Button type="button" tone="danger" onClick={onDiscard}>
            Descartar tudo
          </Button>
        )}
        <Button type="button" onClick={onClose}>
          Voltar a editar
        </Button>
        {files.length > 0 && (
          <Button type="button" tone="main" disabled={!canSave} onClick={onSave}>
            Salvar
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
