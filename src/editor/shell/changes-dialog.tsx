import { describeChanges, type Version } from '../../core/core.ts';
import type { Session, Texts } from '../session/session.ts';
import { Button } from '../ui/parts.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';
import { Lines } from './lines.tsx';

interface ChangesDialogProps {
  readonly session: Session;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

const encoder = new TextEncoder();

function toVersion(texts: Texts): Version {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => (text === null ? [] : [[path, encoder.encode(text)]])),
  );
}

/** What saving will change, in plain words, and the lines of it for who wants to see them. */
export function ChangesDialog({ session, canSave, onSave, onClose }: ChangesDialogProps) {
  const { base, changed } = session;
  const before = Object.fromEntries(Object.keys(changed).map((path) => [path, base[path]?.text ?? null]));
  const files = describeChanges(toVersion(before), toVersion(changed));
  return (
    <Dialog title="O que vai mudar" onClose={onClose}>
      {files.length === 0 && <p>Nada mudou ainda.</p>}
      {files.map(({ place, changes }) => (
        <section key={place}>
          <h3>{place}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
      {files.length > 0 && (
        <details>
          <summary>Ver as linhas</summary>
          {Object.entries(changed).map(([path, text]) => (
            <Lines key={path} path={path} before={before[path] ?? ''} after={text ?? ''} />
          ))}
        </details>
      )}
      <DialogFoot>
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
