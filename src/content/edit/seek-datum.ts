import { networkOf } from '../../fields/repair-profile.ts';

/** Where a text has a name, as it is written there. */
export interface Found {
  readonly at: number;
  readonly typed: string;
}

/** What finds a name in a text. */
export type Seek = (said: string) => readonly Found[];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const inWords = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);

/** What streets are called by, and how people shorten that. */
const kinds: readonly string[] = [
  String.raw`rua|r\.?`,
  String.raw`avenida|av\.?`,
  String.raw`travessa|trav\.?|tv\.?`,
  String.raw`alameda|al\.?`,
  String.raw`praça|praca|pça\.?`,
  'estrada',
  'rodovia',
  'largo',
];

const anyKind = new RegExp(String.raw`^(${kinds.join('|')})\s`, 'iu');

/** A street with its number, as the site's data have it. */
const wholeStreet =
  /^(?<kind>\p{L}+\.?)\s+(?<name>[^,]{3,60}?)(?:,\s*|\s+)(?:n[º°.]*\s*)?(?<number>\d+)(?<rest>\D.*)?$/iu;

/** Whether a street is told as the whole of it: less may be of another number, or of a street of that name elsewhere. */
export const isWholeStreet = (typed: string): boolean => anyKind.test(typed) && wholeStreet.test(typed);

/** Finds a street as people write it: its kind in short, its number behind `nº`, or one of both left out. */
function seekStreet(typed: string): Seek | undefined {
  const { kind = '', name = '', number = '', rest = '' } = wholeStreet.exec(typed)?.groups ?? {};
  const own = kinds.find((one) => new RegExp(`^(?:${one})$`, 'iu').test(kind));
  if (own === undefined) return undefined;
  const sign = String.raw`,?\s*(?:(?:nº|n°|n\.º|n\.|n|número)\s*)?`;
  const behind = rest.trim() === '' ? '' : `(?:${inWords(rest)})?`;
  const whole = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${own})\s+)?${inWords(name)}(?<number>${sign}${number}(?!\d)${behind})?(?![\p{L}\p{N}])`,
    'giu',
  );
  return (said) =>
    [...said.matchAll(whole)].flatMap(({ 0: one, index: at, groups }) => {
      const next = said.slice(at + one.length);
      // Another number, or a longer name, is of another place.
      const isStreet = anyKind.test(one) && !/^[\s,.ºn°–-]{0,6}\d|^\s\p{Lu}/u.test(next);
      return groups?.['number'] !== undefined || isStreet ? [{ at, typed: one }] : [];
    });
}

/** Finds a postal code with its signs or without. */
function seekCode(typed: string): Seek | undefined {
  const [, first, second, third] = /^(\d\d)(\d{3})-(\d{3})$/.exec(typed) ?? [];
  if (first === undefined) return undefined;
  const code = new RegExp(String.raw`(?<![\d.])${first}\.?${second}[-–—]?${third}(?![\d-])`, 'gu');
  return (said) => [...said.matchAll(code)].map(({ 0: one, index: at }) => ({ at, typed: one }));
}

/** Finds a profile of a network by its address, or by its name behind an `@`. */
function seekProfile(typed: string): Seek | undefined {
  const [, host = '', profile = ''] = /^https?:\/\/(?:www\.)?([^/]+)\/@?([^/?#]+)\/?$/i.exec(typed) ?? [];
  if (profile === '' || networkOf(typed) === undefined) return undefined;
  const name = String.raw`${escape(profile)}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}.@/_-])(?:(?:https?:\/\/)?(?:www\.)?${escape(host)}\/@?${name}(?!\/?[\p{L}\p{N}?#])\/?|@${name})`,
    'giu',
  );
  return (said) => [...said.matchAll(found)].map(({ 0: one, index: at }) => ({ at, typed: one }));
}

/** Finds what the site's data say of the business as people write it elsewhere; nothing for what all write alike. */
export const seekDatum = (typed: string): Seek | undefined =>
  seekCode(typed) ?? seekProfile(typed) ?? seekStreet(typed);
