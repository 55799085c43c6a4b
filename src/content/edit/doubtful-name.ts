import { fold } from '../../fields/fold.ts';
import type { Path } from '../problems/problem.ts';
import type { Named } from './names.ts';
import { isWholeStreet, type Found } from './seek-datum.ts';
import { isKept, isSameGender } from './write-name.ts';

/** A name that was changed, and what it is the name of. */
interface Renamed {
  readonly named: Named;
  readonly path: Path;
  readonly before: string;
  readonly now: string | undefined;
}

/** The sentence in which a name stands, but for itself. */
function sentenceAround(said: string, { at, typed }: Found): string {
  const [head = ''] = said
    .slice(0, at)
    .split(/(?<=[!?\n]|(?:\p{L}{3}|\d{4})\.\s)/u)
    .slice(-1);
  const [tail = ''] = said.slice(at + typed.length).split(/[.!?](?=\s|$)|\n/);
  return fold(`${head}…${tail}`);
}

/** What tells of a time that is over, in which a place was another. */
const past =
  /(?<![\d.,-])(?:19|20)\d\d(?![\d-])|\b(?:abri(?:mos|u)|fund(?:ou|amos|ad[ao])|nasce(?:u|mos)|comec(?:ou|amos)|inaugur(?:ou|amos|ad[ao])|viemos|vei?o|desde)\b/;

/** What was done once, in a year that is told. */
const once =
  /\b(?:abri(?:mos|u)|fund(?:ou|amos|ad[ao])|nasce(?:u|mos)|comec(?:ou|amos)|inaugur(?:ou|amos|ad[ao]))\b/;

/** Whether a text tells what happened once at a place, and in which year: whoever has moved since leaves it as it is. */
export function isHistory(said: string, found: Found, path: Path): boolean {
  const sentence = path[0] === 'address' ? sentenceAround(said, found) : '';
  return (
    once.test(sentence) && /\b(?:em|de) (?:19|20)\d\d(?![\d-])/.test(sentence) && !/\bdesde\b/.test(sentence)
  );
}

/** What is registered of a business before its name in a line, and behind it. */
const register = /(?:raz[ãa]o social|nome empresarial)[^\n.;|]*$/iu;
const company =
  /^[^\n;|]{0,60}?(?<!\p{L})(?:LTDA|Ltda|EIRELI|Eireli|EPP|MEI?(?=\s*(?:$|[-–,.;|\n]))|S[./]A)(?!\p{L})/u;

/** Whether a name stands in the registered one of a business, which becomes another only at a registry. */
export function isLegalName(said: string, { at, typed }: Found): boolean {
  return register.test(said.slice(0, at)) || company.test(said.slice(at + typed.length));
}

/** What leads to a place that is near, or that people and goods come from or go to. */
const aside =
  /(?<!\p{L})(?:minutos?|km|quadras?|metros|sa(?:em|i|indo)|v[eê]m|vindos?|chega(?:m|ndo)?|perto|próxim[ao]s?|entregamos|levamos|buscamos|linhas?|até)\s(?:(?:[dn]?[ao]|de|em|ao|à)\s)?$/iu;

/** Whether a text around a name is only marks that part it from others. */
const isApart = (said: string, { at, typed }: Found) =>
  /(?:^|[:(·|–—,;.]\s*)$/.test(said.slice(0, at)) &&
  /^\s*(?:$|[):·|–—,;.])/.test(said.slice(at + typed.length));

/**
 * Whether what a text says of a name may be untrue of the one that it was changed to: somebody else's deeds, what was once
 * at a place or how far it is from here, a street without its number, a profile's name alone, which may be of another network,
 * and a sentence made of a note.
 */
export function isDoubtful(said: string, found: Found, { named, path, before, now = '' }: Renamed): boolean {
  const [field, part] = path;
  if (named === 'person') return !isKept(before, now) || !isSameGender(before, now);
  if (String(field).endsWith('Note')) return !isApart(said, found);
  if (field === 'social') return found.typed.startsWith('@');
  if (field !== 'address') return false;
  if (part === 'street' && isWholeStreet(before) && !isWholeStreet(found.typed)) return true;
  return past.test(sentenceAround(said, found)) || (part !== 'street' && aside.test(said.slice(0, found.at)));
}
