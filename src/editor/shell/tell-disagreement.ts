import { describeConflict, readData, type Told } from '../../core/core.ts';
import { inWords } from '../form/in-words.ts';
import type { Texts } from '../session/session.ts';
import { isPage } from './knowledge.ts';

/** What the checker says of figures, prices and hours that are not the same in two places. */
const disagreement = 'P043';

/** Whether something is told of what its page says twice: here and in another place, or by its days. */
const isDoubt = ({ code, kind }: Pick<Told, 'code' | 'kind'>) =>
  code === disagreement || kind === 'endsBeforeReturn';

/** Says where pages that were saved still tell something else than they do in another place: at the first of them. */
export function tellDisagreement(
  problems: readonly Pick<Told, 'code' | 'file' | 'kind' | 'message' | 'path'>[],
  files: Texts,
): string | undefined {
  const found = problems.flatMap((problem) => {
    const { file, message, path: way = [] } = problem;
    const path = file.replace(/^pages\//, '');
    const text = files[path];
    if (!isDoubt(problem) || !isPage(path) || typeof text !== 'string') return [];
    const place = describeConflict({ path: way, ours: '', theirs: '' }, readData(text));
    return [`${place === '' ? '' : `${place}: `}${inWords(message)}`];
  });
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` Há mais ${others.length}, com aviso no lugar.`;
  return `Falta conferir – ${first}${more}`;
}
