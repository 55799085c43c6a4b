import { describeConflict, readData, type Told } from '../../core/core.ts';
import { inWords } from '../form/in-words.ts';
import type { Texts } from '../session/session.ts';
import { isPage } from './knowledge.ts';

/** What the checker says of figures, prices and hours that are not the same in two places. */
const disagreement = 'P043';

/** Says where pages that were saved still tell something else than they do in another place: at the first of them. */
export function tellDisagreement(
  problems: readonly Pick<Told, 'code' | 'file' | 'message' | 'path'>[],
  files: Texts,
): string | undefined {
  const found = problems.flatMap(({ code, file, message, path: way = [] }) => {
    const path = file.replace(/^pages\//, '');
    const text = files[path];
    if (code !== disagreement || !isPage(path) || typeof text !== 'string') return [];
    const place = describeConflict({ path: way, ours: '', theirs: '' }, readData(text));
    return [`${place === '' ? '' : `${place}: `}${inWords(message)}`];
  });
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : ` Há mais ${others.length}, com aviso no lugar.`;
  return `Falta conferir – ${first}${more}`;
}
