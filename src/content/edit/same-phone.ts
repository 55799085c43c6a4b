import { setTexts } from './set-texts.ts';
import { formatPhone } from '../../fields/format-phone.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import type { SiteEdit } from './retarget.ts';
import type { SiteTexts } from './site-links.ts';

/** A text of the site that tells a telephone number, and what it says with another. */
interface PhonePlace {
  readonly file: string;
  readonly path: Path;
  readonly text: string;
}

/** Texts that still tell a number of the site's as it was before it was changed. Numbers are as `(54) 90000-0000`. */
interface SamePhone {
  readonly before: string;
  readonly now: string;
  readonly places: readonly PhonePlace[];
}

const numbers: readonly string[] = ['phone', 'whatsapp', 'otherPhone'];

/** The area and both parts of a number as the site's data have it, `+55 54 90000-0000`. */
const partsOf = (value: unknown) => /^\+55 (\d\d) (\d{4,5})-(\d{4})$/.exec(String(value))?.slice(1);

const write = ([area, first, last]: readonly string[]) => `+55 ${area} ${first}-${last}`;

const gap = String.raw`[\s.–-]`;

/** A number as people write it, with its area or without, and as a chat's address has it: each alone, and no part of another number. */
function patternsOf([area, first = '', last]: readonly string[]): {
  readonly typed: RegExp;
  readonly linked: RegExp;
} {
  const start = first.length === 5 ? `${first.slice(0, 1)}${gap}?${first.slice(1)}` : first;
  const whole = String.raw`(?:\+55${gap}*)?(?:\(0?(?:xx)?${area}\)\s*|0?(?:xx)?${area}${gap}+)${start}${gap}?${last}`;
  const digits = String.raw`(?:55)?${area}${first}${last}`;
  const local = String.raw`(?<!\)\s*|\d\d${gap})${start}${gap}${last}`;
  return {
    // The key of a payment is no number to call: it changes only at the bank.
    typed: new RegExp(
      String.raw`(?<!\bpix\b[^.!?\n]{0,20})(?<![\d+*x/(])(?:${whole}|${digits}|${local})(?![\d]|[/-]\d)`,
      'gi',
    ),
    linked: new RegExp(String.raw`(?<=wa\.me/|phone=|tel:\+?)(?:55)?${area}${first}${last}(?!\d)`, 'g'),
  };
}

/** A number in the place of one that is typed: with its country and its area as far as these stand there, or of another area. */
function writeAs(typed: string, parts: readonly string[], isNear: boolean): string {
  const whole = write(parts);
  if (typed.startsWith('+')) return whole;
  const isLocal = isNear && typed.replace(/\D/g, '').length < 10;
  return isLocal ? whole.replace(/^.* /, '') : formatPhone(whole);
}

/** What names a file or a place of the site, and is read by nobody. */
const isName = /^(?:image|logo|icon|focus|id|section|file|video|theme|placeholders)$/i;

function* textsIn(data: unknown, path: Path = []): Generator<readonly [Path, string]> {
  if (typeof data === 'string') yield [path, data];
  if (!isRecord(data) && !Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data))
    if (!isName.test(name)) yield* textsIn(value, [...path, Array.isArray(data) ? Number(name) : name]);
}

/** The texts of a site that would say something else; of an address only that of a chat counts. */
function placesIn(
  files: Changed['files'],
  follow: (text: string, isLink: boolean) => string,
): readonly PhonePlace[] {
  return Object.entries(files).flatMap(([file, data]) =>
    [...textsIn(data)].flatMap(([place, said]) => {
      const text = follow(said, /^(?:href|to)$/.test(String(place.at(-1))));
      return text === said ? [] : [{ file, path: place, text }];
    }),
  );
}

interface Changed {
  /** The data of the site's files. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Where in `site.yaml` a number was changed, and the data of that before the change. */
  readonly path: Path;
  readonly before: unknown;
}

/** The texts that still tell a number of the site's as it was before; nothing where the site has it still, as another of its numbers. */
export function findSamePhone({ files, path, before }: Changed): SamePhone | undefined {
  const [field = ''] = path;
  const site = files['site.yaml'];
  if (path.length !== 1 || !numbers.includes(String(field))) return undefined;
  const [old, now] = [before, site].map((data) => valueAt(data, path));
  const [former, fresh] = [partsOf(old), partsOf(now)];
  if (former === undefined || fresh === undefined || old === now) return undefined;
  if (numbers.some((name) => valueAt(site, [name]) === old)) return undefined;
  const { typed, linked } = patternsOf(former);
  const isNear = former[0] === fresh[0];
  const places = placesIn(files, (text, isLink) => {
    const told = text.replaceAll(linked, (one) => `${one.startsWith('55') ? '55' : ''}${fresh.join('')}`);
    return isLink ? told : told.replaceAll(typed, (one) => writeAs(one, fresh, isNear));
  });
  return places.length === 0
    ? undefined
    : { before: formatPhone(write(former)), now: formatPhone(write(fresh)), places };
}

/** The texts that still tell a number which the site has no more, each without it. */
export function findLostPhone({ files, path, before }: Changed): Omit<SamePhone, 'now'> | undefined {
  const [field = ''] = path;
  const [old, site] = [valueAt(before, path), files['site.yaml']];
  const former = partsOf(old);
  if (path.length !== 1 || former === undefined || !numbers.includes(String(field))) return undefined;
  if (valueAt(site, path) !== undefined || numbers.some((name) => valueAt(site, [name]) === old))
    return undefined;
  const { typed, linked } = patternsOf(former);
  const places = placesIn(files, (text, isLink) => {
    const left = text.replaceAll(linked, '');
    return isLink ? left : left.replaceAll(typed, '');
  });
  return places.length === 0 ? undefined : { before: formatPhone(write(former)), places };
}

/** Writes at each of the places what it would say. */
export function changePhones(texts: SiteTexts, { places }: SamePhone): SiteEdit {
  return setTexts(texts, places);
}
