import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import type { SiteEdit } from './retarget.ts';
import { setValue } from './set-value.ts';
import type { SiteTexts } from './site-links.ts';

/** A text of the site that tells a telephone number, and what it says with another. */
export interface PhonePlace {
  readonly file: string;
  readonly path: Path;
  readonly text: string;
}

/** Texts that still tell a number of the site's as it was before it was changed. Numbers are as `(54) 90000-0000`. */
export interface SamePhone {
  readonly before: string;
  readonly now: string;
  readonly places: readonly PhonePlace[];
}

const numbers: readonly string[] = ['phone', 'whatsapp', 'otherPhone'];

/** The area and both parts of a number as the site's data have it, `+55 54 90000-0000`. */
const partsOf = (value: unknown) => /^\+55 (\d\d) (\d{4,5})-(\d{4})$/.exec(String(value))?.slice(1);

const write = ([area, first, last]: readonly string[]) => `(${area}) ${first}-${last}`;

/** A number as another is typed: digits alone, as in an address, or with its country, or as people read it. */
function writeAs(typed: string, parts: readonly string[]): string {
  const [country] = /^\+?55(?=[\s\d(-])/.exec(typed) ?? [''];
  if (/^\+?\d{10,}$/.test(typed)) return `${country}${parts.join('')}`;
  const [area, first, last] = parts;
  return country === '' ? write(parts) : `${country} ${area} ${first}-${last}`;
}

/** A number in any way of writing it, with or without its area. */
function patternOf([area, first, last]: readonly string[]): RegExp {
  return new RegExp(
    String.raw`(?<![\d+])(?:\+?55[\s-]*)?(?:\(?0?${area}\)?[\s.-]*)?${first}[\s.-]?${last}(?!\d)`,
    'g',
  );
}

function* textsIn(data: unknown, path: Path = []): Generator<readonly [Path, string]> {
  if (typeof data === 'string') yield [path, data];
  if (!isRecord(data) && !Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data))
    yield* textsIn(value, [...path, Array.isArray(data) ? Number(name) : name]);
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
  const pattern = patternOf(former);
  const places = Object.entries(files).flatMap(([file, data]) =>
    [...textsIn(data)].flatMap(([place, said]) => {
      const text = said.replaceAll(pattern, (typed) => writeAs(typed, fresh));
      return text === said ? [] : [{ file, path: place, text }];
    }),
  );
  return places.length === 0 ? undefined : { before: write(former), now: write(fresh), places };
}

/** Writes at each of the places what it would say. */
export function changePhones(texts: SiteTexts, { places }: SamePhone): SiteEdit {
  const changed: Record<string, string> = {};
  for (const { file, path, text } of places) {
    const edit = setValue(changed[file] ?? texts[file] ?? '', path, text);
    if (!edit.ok) return { ok: false, reason: `${file}: ${edit.reason}` };
    changed[file] = edit.text;
  }
  return { ok: true, texts: changed, links: 0 };
}
