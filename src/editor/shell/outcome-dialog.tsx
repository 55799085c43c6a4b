import type { Outcome } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Why nothing was saved, and the way on. */
export function OutcomeDialog({
  outcome,
  onClose,
}: {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}) {
  if (outcome.kind === 'moved')
    return (
      <Dialog title="Outra pessoa mudou esta página" onClose={onClose}>
        <p>Nada foi salvo, e nada se perdeu: {outcome.files.join(', ')}.</p>
        <Button type="button" onClick={onClose}>
          Voltar a editar
        </Button>
      </Dialog>
    );
  if (outcome.kind === 'refused')
    return (
      <Dialog title="Ainda não dá para salvar" onClose={onClose}>
        <p>{outcome.reason}</p>
        <ul>
          {outcome.problems.map(({ file, line, column, message, cure }) => (
            <li key={`${file} ${line} ${column}`}>
              {message} {cure}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <Dialog title="Não sabemos se foi salvo" onClose={onClose}>
      <p>A resposta não chegou. O que você escreveu continua aqui: tente salvar de novo.</p>
    </Dialog>
  );
}
