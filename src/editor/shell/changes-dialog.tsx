import type { Session } from '../session/session.ts';
import { Button } from '../ui/parts.tsx';
import { ColoredWords } from './colored-words.tsx';
import { ChangedLines, describeTexts } from './changes.tsx';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';
import type { Names } from './knowledge.ts';

interface ChangesDialogProps {
  readonly session: Session;
  readonly names: Names;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  /** Goes back to what was saved last. */
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** What saving will change, in plain words, and the lines of it for who wants to see them. */
export function ChangesDialog({ session, names, isSaving, onSave, onDiscard, onClose }: ChangesDialogProps) {
  const { base, changed } = session;
  const before = Object.fromEntries(Object.keys(changed).map((path) => [path, base[path]?.text ?? null]));
  const files = describeTexts(before, changed, names);
  return (
    <Dialog title="O que vai mudar" onClose={onClose}>
      {files.length === 0 && <p>Nada mudou ainda.</p>}
      {files.map(({ place, changes }) => (
        <section key={place}>
          <h3>{place}</h3>
          <ul>
            {changes.map((change, index) => (
              <li key={`${index} ${change}`}>
                <ColoredWords text={change} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {files.length > 0 && <ChangedLines before={before} after={changed} />}
      <DialogFoot>
        {files.length > 0 && (
          <Button type="button" tone="main" disabled={isSaving} onClick={onSave}>
            Salvar
          </Button>
        )}
        <Button type="button" onClick={onClose}>
          Voltar a editar
        </Button>
        {files.length > 0 && (
          <Button type="button" tone="danger" onClick={onDiscard}>
            Descartar tudo
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
