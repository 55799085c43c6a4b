import type { SaidAt } from '../problems/kinds/claims.ts';
import { sayAsOthers } from './declare.ts';
import { reasons, refuse, type Edit } from './outcome.ts';

/** The one number in a text, with what makes thousands of it: `10k+`, `mais de 1,5 mil`. */
const numbered =
  /^(?<before>\D*)(?<digits>\d(?:[\d.,]*\d)?)(?<unit>(?:\s?(?:mil|k)(?!\p{L}))?)(?<after>\D*)$/iu;

/** A figure in the words of another place with the number of this one; nothing where the two are not written alike. */
export function withNumber(said: string, wanted: string): string | undefined {
  const [old, now] = [said, wanted].map((text) => numbered.exec(text)?.groups);
  const { before = '', digits = '', unit = '', after = '' } = old ?? {};
  const { digits: fresh = '', unit: freshUnit = '' } = now ?? {};
  const marksOf = (number: string) => number.replaceAll(/\d/g, '');
  const isAlike = marksOf(digits) === marksOf(fresh) && unit.trim() === freshUnit.trim();
  // `1 ano` and `2 anos` differ in their words, too.
  const isOne = (digits === '1') !== (fresh === '1');
  return digits === '' || fresh === '' || !isAlike || isOne ? undefined : `${before}${fresh}${unit}${after}`;
}

/** Writes the number of another place's figure into the words of a place: `mais de 20 anos`, where that says `25+`. */
export function sayFigureAt(text: string, { path, said, phrase }: SaidAt, wanted: string): Edit {
  const now = withNumber(said, wanted);
  const parts = phrase?.split(said);
  if (phrase === undefined || now === undefined || parts?.length !== 2) return refuse(reasons.mismatch);
  return sayAsOthers(text, path, phrase, parts.join(now));
}
