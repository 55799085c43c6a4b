import { fold } from '../../fields/fold.ts';
import { wordFor } from '../problems/field-words.ts';
import { meantBy } from '../problems/nearest.ts';

/** Where a field's own name is a part of what it tells: `Registro: 123`, `Rua: XV de Novembro`, `Obs.: só com hora marcada`. */
const kept: ReadonlySet<string> = new Set([
  'register',
  'street',
  'note',
  'source',
  'discount',
  'hours',
  'badge',
  'highlight',
  'date',
]);

/** A word or a few with a colon, and what stands behind it in the same line. */
const named = /^\s*(?<word>\p{L}[\p{L} -]{0,29}?)\s*:\s*(?<rest>[^\s/:].*)$/u;

/** Whether some words are what a field is called: `Nome`, `nome do autor` or `name` of `name`, and of no other field first. */
function isNameOf(words: string, name: string): boolean {
  const [own, first, ...others] = meantBy(words.trim());
  // Of what a person named, such as a message, the name may well be its first word.
  if (wordFor(name) === name && first !== name) return false;
  const called = fold(wordFor(name));
  if (own === fold(name) || own === called || first === name) return true;
  return others.includes(name) && called.startsWith(`${own} d`);
}

/** `Tamanho: GG` in a field of sizes as `GG`; nothing where no name of the field stands before what it tells. */
export function withoutOwnName(typed: string, name: string): string | undefined {
  const { word = '', rest } = named.exec(typed)?.groups ?? {};
  // A question with its answer is divided rather than shortened.
  const hasOther = /\?\s+(?:r|resposta)\s?[:.)–-]/i.test(rest ?? '');
  return rest === undefined || hasOther || kept.has(name) || !isNameOf(word, name) ? undefined : rest.trim();
}
