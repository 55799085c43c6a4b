import { fold } from '../../fields/fold.ts';
import type { Named } from './names.ts';
import { seekDatum, type Found, type Seek } from './seek-datum.ts';

/** A name as it is sought in texts. */
interface Sought {
  readonly named: Named;
  readonly name: string;
  /** The site's town, which may follow a part of it. */
  readonly city?: string | undefined;
}

/** Whether a text is a name and nothing else. */
export const isAlone = (said: string, name: string) =>
  said.trim().toLowerCase() === name.trim().toLowerCase();

/** An address of the web or of mail. */
export const isAddress = /@|:\/\//;

/** A name as whole words, and an address that does not go on. */
function patternOf(name: string): string {
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const body = words.map((word) => word.replace(/,$/, ',?')).join(String.raw`\s+`);
  return isAddress.test(name)
    ? String.raw`(?<![\p{L}\p{N}.+_-])${body}(?![\p{L}\p{N}_@-]|[./?#][\p{L}\p{N}])`
    : String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])`;
}

/** Finds a name in texts; made once for all of them, since there are many. */
function seek(name: string, flags: 'gu' | 'giu'): Seek {
  const pattern = new RegExp(patternOf(name), flags);
  return (said) => [...said.matchAll(pattern)].map(({ 0: typed, index: at }) => ({ at, typed }));
}

const seekNothing: Seek = () => [];

/** What says the gender of the name right behind it. */
const article = /(?<!\p{L})(?:[oa]s?|[dn][oa]s?|aos?|às?|pel[oa]s?|uma?|(?:es[st]|noss)[ea]|nosso)\s+$/iu;

/** What leads to the name of a place. */
const toPlace = /(?:(?<!\p{L})(?:[dn][oa]|de|em|bairro)|,)\s+$/iu;

/** A part of a town may be called by a word of every day: it is a name behind such words, and where no name goes on with it. */
function isInPlace(text: string, { at, typed }: Found, city: string | undefined): boolean {
  const rest = text.slice(at + typed.length);
  const isOfCity = city !== undefined && rest.startsWith(` de ${city}`);
  return toPlace.test(text.slice(0, at)) && (isOfCity || !/^\s(?:d[aeo]s?\s)?\p{Lu}/u.test(rest));
}

/**
 * Finds where texts have a name as whole words. Words of every day are none: one word has eight letters, a digit or what
 * addresses have; a thing's is found only where the text is nothing else, and a place's where the words before it lead to one.
 */
export function seekName({ named, name, city }: Sought): Seek {
  const bare = name.trim();
  const asTyped = named === 'datum' ? seekDatum(bare) : undefined;
  if (asTyped !== undefined) return asTyped;
  const isOne = !/\s|[@\d]|:\/\//.test(bare);
  const letters = bare.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (isOne && named === 'place') {
    const find = seek(bare, 'gu');
    return (said) => find(said).filter((one) => isInPlace(said, one, city));
  }
  // The first name of somebody is that of others too.
  if (letters < (isOne ? 8 : 4) || (isOne && named === 'person')) return seekNothing;
  const find = seek(bare, 'giu');
  return isOne && named === 'thing' ? (said) => (isAlone(said, bare) ? find(said) : []) : find;
}

/** Finds where texts call one of several things by its last name alone: `o anual`, of the `Plano Anual`. */
export function seekLast(last: string): Seek {
  const find = seek(last, 'giu');
  return (said) => find(said).filter(({ at }) => article.test(said.slice(0, at)));
}

/** Whether something has another name, and is no other: they have a word in common. */
export function isKept(before: string, now: string | undefined): boolean {
  const names = fold(now ?? '').split(' ');
  return fold(before)
    .split(' ')
    .some((word) => word.length > 2 && !word.endsWith('.') && names.includes(word));
}

/** The gender of a name, as far as its first word tells it. */
function genderOf(name: string): string | undefined {
  const [first = ''] = fold(name).split(/\s+/);
  return /^(?:dr\.?|.*o)$/.test(first) ? 'o' : /^(?:dra\.?|.*a)$/.test(first) ? 'a' : undefined;
}

/** Whether nothing tells that two names are of another gender. */
export function isSameGender(one: string, other: string): boolean {
  const [first, second] = [one, other].map(genderOf);
  return first === undefined || second === undefined || first === second;
}

function isAlike(typed: string, now: string): boolean {
  const [[old], [fresh]] = [fold(typed).split(/\s+/), fold(now).split(/\s+/)];
  return old === fresh || (genderOf(typed) !== undefined && genderOf(typed) === genderOf(now));
}

/** Without its capitals, but for words that have no other letters. */
const lower = (text: string) =>
  text.replaceAll(/\p{L}+/gu, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));

/** A name with capitals as the one has them that stands in its place. */
function writeAs(typed: string, now: string): string {
  const [, ...others] = typed.split(/\s+/);
  if (isAddress.test(typed)) return now;
  if (/^[\w.]+\/\S/.test(typed)) return now.replace(/^https?:\/\/(?:www\.)?/, '');
  if (typed === typed.toLowerCase()) return lower(now);
  const rest = others.join(' ');
  const isSentence = rest === rest.toLowerCase() && /\p{L}/u.test(rest);
  return isSentence ? now.charAt(0) + lower(now.slice(1)) : now;
}

interface Rename {
  readonly before: string;
  readonly now: string;
  /** Whether what stands before the one may stand before the other, whatever they are called. */
  readonly isFit?: boolean;
}

/** A text with another name in the place of each that was found; nothing where an article before one might not fit it. */
export function writeName(
  said: string,
  found: readonly Found[],
  { before, now, isFit = false }: Rename,
): string | undefined {
  const isOpen = ({ at, typed }: Found) =>
    !isAddress.test(typed) && article.test(said.slice(0, at)) && !isAlike(typed, now);
  if (!isFit && found.some(isOpen)) return undefined;
  return found.toReversed().reduce((text, { at, typed }) => {
    const fresh = typed === before ? now : writeAs(typed, now);
    return text.slice(0, at) + fresh + text.slice(at + typed.length);
  }, said);
}
