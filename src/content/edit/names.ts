import { saysYes } from '../../fields/text.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { blocks } from '../schema/registry.ts';
import { valueAt } from '../source/place.ts';

/** What a text is the name of: a datum of the site, where that is, somebody, or a thing that one can have. */
export type Named = 'datum' | 'place' | 'person' | 'thing';

/** A text of a site, and whether it, or what holds it, is hidden. */
export interface SiteText {
  readonly file: string;
  readonly path: Path;
  readonly said: string;
  readonly isHidden: boolean;
}

/** Fields that name a file, a place, a look or a day, and say nothing to visitors. */
const isMute =
  /^(?:type|id|default|theme|image|logo|icon|symbol|video|file|before|after|to|chat|map|maps|section|trigger|variant|tone|focus|show(?:From|Until|On)|validUntil|date|url|geo)$|Image$|Focus$/;

/** What the site's data say of themselves, and to the checker alone. */
const isInternal = /^(?:business|placeholders|hours|figures|claims|redirects)$/;

function* textsIn(file: string, value: unknown, path: Path = [], isHidden = false): Generator<SiteText> {
  if (typeof value === 'string') yield { file, path, said: value, isHidden };
  if (!isRecord(value) && !Array.isArray(value)) return;
  const hides = isHidden || saysYes(valueAt(value, ['hidden']));
  for (const [name, one] of Object.entries(value)) {
    if (isMute.test(name) || (file === 'site.yaml' && path.length === 0 && isInternal.test(name))) continue;
    yield* textsIn(file, one, [...path, Array.isArray(value) ? Number(name) : name], hides);
  }
}

const listed = new WeakMap<object, readonly SiteText[]>();

/** Every text of a file that somebody may read; of data that have been asked for before what was found then. */
export function listTexts(file: string, data: unknown): readonly SiteText[] {
  if (file.startsWith('_themes/') || typeof data !== 'object' || data === null) return [];
  const texts = listed.get(data) ?? [...textsIn(file, data)];
  listed.set(data, texts);
  return texts;
}

const isDatum = /^(?:name|email|otherPhone|address\.(?:street|postalCode)|social\.\d+\.href)$/;

/** Words beside a number: a promise of some length, or with a figure, is known again elsewhere. */
const isPromise = (said: string) => said.split(/\s+/).length > (/\d/.test(said) ? 1 : 2);

const isListed = /^(?:footer\.services|meta\.structuredData\.paymentMethods)\.\d+$/;

/** What the text at a path is the name of; nothing where it names nothing that other texts would call so. */
export function namedAt(file: string, data: unknown, path: Path): Named | undefined {
  const place = path.join('.');
  if (file === 'site.yaml' && /^address\.(?:district|city)$/.test(place)) return 'place';
  if (file === 'site.yaml' && isDatum.test(place)) return 'datum';
  if (file === 'site.yaml' && /^(?:phone|email)Note$/.test(place))
    return isPromise(String(valueAt(data, path))) ? 'datum' : undefined;
  if (isListed.test(place)) return 'thing';
  const section = path[0] === 'sections' ? valueAt(data, path.slice(0, 2)) : data;
  const names = blocks.get(String(valueAt(section, ['type'])))?.names;
  const [list, index, field] = path.slice(-3);
  if (names === 'things' && index === 'features') return 'thing';
  if (names === undefined || list !== 'items' || typeof index !== 'number') return undefined;
  if (names === 'people') return field === 'name' || field === 'register' ? 'person' : undefined;
  return field === 'name' || field === 'title' ? 'thing' : undefined;
}

/** What tells a thing from those beside it, whose names all begin with the same word: `Anual`, of `Plano Anual`. */
export function lastName(data: unknown, path: Path): readonly [first: string, last: string] | undefined {
  const [field = ''] = path.slice(-1);
  const items = valueAt(data, path.slice(0, -2));
  if (!Array.isArray(items) || items.length < 2) return undefined;
  const names = items.map((item: unknown) => String(valueAt(item, [field])).split(' '));
  const [first = '', last = '', ...more] = String(valueAt(data, path)).split(' ');
  const isAlike = names.every((words) => words.length === 2 && words[0] === first);
  return isAlike && more.length === 0 && last.length > 4 ? [first, last] : undefined;
}
