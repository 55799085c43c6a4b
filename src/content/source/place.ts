import { visible } from '../../fields/visible.ts';
import { asSeen } from '../problems/characters.ts';
import type { LanguageName } from '../problems/language.ts';
import { phrases } from '../problems/phrases.ts';
import { nounFor } from '../schema/item-noun.ts';
import type { Path } from '../problems/problem.ts';
import type { Source } from './source.ts';
import { shorten } from '../problems/wording.ts';

/** The value at a path of plain data, if there is one. */
export function valueAt(data: unknown, path: Path): unknown {
  let current = data;
  for (const name of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return undefined;
    // An own property was just found.
    current = (current as Record<string | number, unknown>)[name];
  }
  return current;
}

/** Whether a path is another one, or leads into what that leads to. */
export const isWithin = (path: Path, around: Path) => around.every((step, at) => path[at] === step);

/** Whether two paths are the same. */
export const isSamePath = (one: Path, other: Path) => one.length === other.length && isWithin(one, other);

/** Which of two paths of a file's data is written first: below 0 for the first, 0 where one is within the other. */
export function compareInFile(data: unknown, a: Path, b: Path): number {
  const at = a.findIndex((name, index) => name !== b[index]);
  const [one, other] = [a[at], b[at]];
  if (one === undefined || other === undefined) return 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const names = Object.keys(Object(valueAt(data, a.slice(0, at))) as object);
  return names.indexOf(String(one)) - names.indexOf(String(other));
}

function typeAt(source: Source, path: Path): string | undefined {
  const type = valueAt(source.data, [...path, 'type']);
  return typeof type === 'string' && visible.test(type) ? shorten(asSeen(type)) : undefined;
}

/** A place as an editor names it, such as `seção 2 (faq), pergunta 2`; nothing for the top of a file. */
export function describePlace(source: Source, path: Path, language: LanguageName = 'pt'): string | undefined {
  const words: string[] = [];
  let type = source.kind === 'shared' ? typeAt(source, []) : undefined;
  for (const [index, name] of path.entries()) {
    if (typeof name !== 'number') continue;
    const list = String(path[index - 1] ?? '');
    if (list === 'sections' && index === 1) {
      type = typeAt(source, path.slice(0, 2));
      words.push(`${phrases[language].section} ${name + 1}${type === undefined ? '' : ` (${type})`}`);
    } else {
      // Developers count items.
      words.push(`${language === 'en' ? 'item' : nounFor(list, type)} ${name + 1}`);
    }
  }
  return words.length === 0 ? undefined : words.join(', ');
}
