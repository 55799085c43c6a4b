import { capital } from '../../fields/capital.ts';
import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import { repairPrice } from '../../fields/repair.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { TextLines } from '../problems/kinds/kind.ts';
import { meantBy } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { isFieldName } from '../schema/files.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { listHomes } from './told-of-price.ts';
import { longTextIn, writeInText } from './write-in-text.ts';

/** What is typed in a field of an item of a list, where it is a text of one line. */
function typedIn({ source, base }: Checked, path: Path, key: string): string | undefined {
  const group = valueAt(source.data, [...base, ...path]);
  const value = isRecord(group) && typeof path.at(-1) === 'number' ? group[key] : undefined;
  return typeof value === 'string' && !value.includes('\n') ? value.trim() : undefined;
}

const asSentence = (words: string) => `${capital(words)}${/[.!?…]$/.test(words) ? '' : '.'}`;

/** `preço: R$ 159,90` in an item that has no field for it: words of its text. */
export function findPriceInText(checked: Checked, path: Path, key: string): Finding | undefined {
  const typed = typedIn(checked, path, key);
  const names = namesIn(outlineAt(outlineOf(checked.schema), path));
  const meant = [key, ...meantBy(key)];
  if (typed === undefined || !meant.includes('price') || meant.some((name) => names.includes(name)))
    return undefined;
  if (!/\d/.test(typed)) return undefined;
  const amount = repairPrice(typed) ?? typed;
  const words = asSentence(amount.startsWith('R$') ? `por ${amount}` : amount);
  const into = writeInText(checked, path, words, longTextIn);
  return into && finding('besidePrice', { field: key, what: 'amount', homes: listHomes('price'), into });
}

/** What is said of who works there, be it in one word. */
const isOfPeople = /^(?:dias?|turnos?|horarios?|atende|atendimento|especialidades?|formacao)$/;

/** `sabor: frango e arroz` in an item that has no such field: words of its text, with the name before them. */
export function findWordsInText(checked: Checked, path: Path, key: string): TextLines | undefined {
  const typed = typedIn(checked, path, key);
  // A name that fields have elsewhere, or a mere word, is rather no words for visitors.
  if (typed === undefined || isFieldName(key)) return undefined;
  const isSaid = /\s|\d/.test(typed) || isOfPeople.test(fold(key));
  if (!/^\p{L}[\p{L} ]{2,30}$/u.test(key) || /[/\\@]|\.\w{3,4}$/.test(typed) || !isSaid) return undefined;
  const isTold = fold(typed).startsWith(fold(key));
  const name = capital(key);
  return writeInText(checked, path, asSentence(isTold ? typed : `${name}: ${typed}`), longTextIn);
}
