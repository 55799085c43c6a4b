import type { Outcome, Path } from '../store/store.ts';
import { inWords } from '../form/in-words.ts';
import { Button } from '../ui/parts.tsx';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';
import { dataOf } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import { loadAnew } from './use-leaving.ts';

/** Why nothing was saved, and the way on. */
export function OutcomeDialog({
  outcome,
  texts,
  onClose,
}: {
  readonly outcome: Outcome;
  readonly texts: Readonly<Record<Path, string>>;
  readonly onClose: () => void;
}) {
  if (outcome.kind === 'moved')
    return (
      <Dialog title="O site mudou enquanto isso" onClose={onClose}>
        <p>Isto mudou em outro lugar enquanto você salvava:</p>
        <ul>
          {outcome.files.map((path) => (
            <li key={path}>{nameFile(path, dataOf(path, texts[path] ?? null)).label}</li>
          ))}
        </ul>
        <p>
          Não deu para ler a mudança, e por isso nada foi salvo daqui. O que você escreveu continua aqui:
          espere um instante e salve outra vez.
        </p>
        <DialogFoot>
          <Button type="button" onClick={onClose} data-first="">
            Voltar a editar
          </Button>
        </DialogFoot>
      </Dialog>
    );
  if (outcome.kind === 'refused')
    return (
      <Dialog title="Ainda não dá para salvar" onClose={onClose}>
        <p>{outcome.reason}</p>
        <ul>
          {outcome.problems.map(({ file, line, column, message, cure }) => (
            <li key={`${file} ${line} ${column}`}>
              {inWords(message)} {inWords(cure)}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  if (outcome.kind === 'outdated')
    return (
      <Dialog title="Ainda não dá para salvar" onClose={onClose}>
        <p>{outcome.reason}</p>
        <DialogFoot>
          <Button type="button" tone="main" onClick={loadAnew}>
            Recarregar
          </Button>
        </DialogFoot>
      </Dialog>
    );
  if (outcome.kind === 'stopped')
    return (
      <Dialog title="O programa do editor parou" onClose={onClose}>
        <p>
          Nada se perdeu: o que você escreveu continua aqui e guardado neste navegador. Abra o programa de
          novo, como no começo (npm start), e salve outra vez.
        </p>
      </Dialog>
    );
  return (
    <Dialog title="Não sabemos se foi salvo" onClose={onClose}>
      <p>A resposta não chegou. O que você escreveu continua aqui: tente salvar de novo.</p>
    </Dialog>
  );
}
