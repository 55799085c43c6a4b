import { setTexts } from './set-texts.ts';
import { targets } from '../../fields/action.ts';
import { fold } from '../../fields/fold.ts';
import { networkOf } from '../../fields/repair-profile.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { isSamePath, valueAt } from '../source/place.ts';
import type { SiteEdit } from './retarget.ts';
import { routeOfFile, type SiteTexts } from './site-links.ts';

/** A value of the site, and what it is told of. */
interface Twin {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
}

/** Places that still say what one place said before. */
export interface Twins {
  readonly before: string;
  readonly now: string;
  readonly places: readonly Twin[];
}

/** The fields that say what the others of their group are about. */
const naming = ['name', 'title', 'label', 'days'];

/** When something is shown, or until when it holds: another of the same name has days of its own. */
const ofDays = ['showFrom', 'showUntil', 'validUntil', 'date'];

/** Beside a heading, a price says for itself what it is asked for. */
const namingPrices = ['priceLabel', ...naming];

function nameOf(group: unknown, field: string): string | undefined {
  const all = /price$/i.test(field) ? namingPrices : naming;
  const names = all.filter((name) => name !== field).map((name) => valueAt(group, [name]));
  return names.find((name) => typeof name === 'string');
}

interface Wanted {
  readonly field: string;
  readonly name: string;
  /** Where it has one: the same product in two sizes is two things. */
  readonly size: unknown;
  /** What the group is called that it stands in, where it has a name: the same name in two groups is two things. */
  readonly group: unknown;
}

function isOther(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** What a list's item that a place stands deeper in is called. */
function groupOf(data: unknown, path: Path): unknown {
  const depth = path.slice(0, -2).findLastIndex((step) => typeof step === 'number');
  return depth < 2 ? undefined : nameOf(valueAt(data, path.slice(0, depth + 1)), '');
}

/** The places of a file that tell a field of what has some name. */
function* namedIn(data: unknown, wanted: Wanted, path: Path = []): Generator<Path> {
  if (isRecord(data)) {
    const isIt = fold(nameOf(data, wanted.field) ?? '') === fold(wanted.name);
    if (isIt && !isOther(data['size'], wanted.size) && typeof data[wanted.field] === 'string')
      yield [...path, wanted.field];
  }
  if (!isRecord(data) && !Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data))
    yield* namedIn(value, wanted, [...path, Array.isArray(data) ? Number(name) : name]);
}

const placesIn = (data: unknown, wanted: Wanted): readonly Path[] =>
  [...namedIn(data, wanted)].filter((place) => !isOther(groupOf(data, place), wanted.group));

/** What a place said before; nothing where several of its name said different things. */
function valueBefore(data: unknown, wanted: Wanted, path: Path): string | undefined {
  const places = placesIn(data, wanted);
  const own = places.find((place) => isSamePath(place, path));
  const values = new Set((own === undefined ? places : [own]).map((place) => String(valueAt(data, place))));
  return values.size === 1 ? [...values][0] : undefined;
}

interface Changed {
  /** The data of the site's files. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly path: Path;
  /** The data of the file before the change, in which the place stood elsewhere where its list has others before it since. */
  readonly before: unknown;
  readonly stood?: Path;
}

/** Every place of a file that leads to the same other site. */
function* linksIn(data: unknown, address: string, path: Path = []): Generator<Path> {
  if (!isRecord(data) && !Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data)) {
    const place = [...path, Array.isArray(data) ? Number(name) : name];
    if (name === 'href' && value === address) yield place;
    else yield* linksIn(value, address, place);
  }
}

/** One thing that somebody has put in a network. */
const post = /\/(?:p|reels?|posts?|photos?|videos?|watch|stories)[/?]/i;

/** Where a link leads: to a part of its page, it leads from each page elsewhere. */
const goalOf = (to: unknown, file: string) =>
  typeof to === 'string' && to.startsWith('#') ? `${routeOfFile(file) ?? '/'}${to}` : to;

/** The lists of a page, or of the site, whose links are called alike where they lead to one place. */
const menus: readonly Path[] = [
  ['header', 'links'],
  ['header', 'menu', 'links'],
  ['footer', 'links'],
];

/** The menus and feet that still call a link as it was called before, whose own lists stand in the place of the site's. */
function findLabels({ files, file, path, before, stood = path }: Changed): Twins | undefined {
  const [old, now] = [valueAt(before, stood), valueAt(files[file], path)];
  const to = goalOf(valueAt(files[file], [...path.slice(0, -1), 'to']), file);
  const isMenu = menus.some((menu) => isSamePath(menu, path.slice(0, -2)));
  if (!isMenu || typeof old !== 'string' || typeof now !== 'string' || to === undefined) return undefined;
  const places = Object.entries(files).flatMap(([other, data]) =>
    menus.flatMap((menu) => {
      const links = valueAt(data, menu);
      return (Array.isArray(links) ? links : []).flatMap((link, index) => {
        const place = [...menu, index, 'label'];
        const isIt = goalOf(valueAt(link, ['to']), other) === to && valueAt(link, ['label']) === old;
        const isOwn = other === file && isSamePath(place, path);
        return isIt && !isOwn ? [{ file: other, path: place, name: old }] : [];
      });
    }),
  );
  return places.length === 0 || now.trim() === '' ? undefined : { before: `"${old}"`, now, places };
}

/** Every button of some data that is called so and does the very same. */
function* buttonsIn(data: unknown, label: string, button: unknown, path: Path = []): Generator<Path> {
  if (!isRecord(data) && !Array.isArray(data)) return;
  const isAlike = targets.every((name) => valueAt(data, [name]) === valueAt(button, [name]));
  if (isRecord(data) && data['label'] === label && isAlike) yield [...path, 'label'];
  for (const [name, value] of Object.entries(data))
    yield* buttonsIn(value, label, button, [...path, Array.isArray(data) ? Number(name) : name]);
}

/** The other buttons of a page that do what one does, and are still called as it was. */
function findButtons({ files, file, path, before, stood = path }: Changed): Twins | undefined {
  const [old, now] = [valueAt(before, stood), valueAt(files[file], path)];
  const button = valueAt(files[file], path.slice(0, -1));
  const isButton = targets.some((name) => valueAt(button, [name]) !== undefined);
  if (!isButton || typeof old !== 'string' || typeof now !== 'string' || old === '' || now.trim() === '')
    return undefined;
  const found = [...buttonsIn(valueAt(files[file], ['sections']), old, button, ['sections'])];
  const places = found.map((place) => ({ file, path: place, name: old }));
  return places.length === 0 ? undefined : { before: `"${old}"`, now, places };
}

/** An address as it is compared with another: one with a stroke at its end leads to the same place. */
const bareLink = (address: string) => address.toLowerCase().replace('://www.', '://').replace(/\/+$/, '');

/** The places that still lead where a link led before it was changed, whatever they are called. */
function findLinks({ files, file, path, before, stood = path }: Changed): Twins | undefined {
  const [old, now] = [valueAt(before, stood), valueAt(files[file], path)];
  const isLink = (value: unknown): value is string => typeof value === 'string' && /^https:\/\/./.test(value);
  if (!isLink(old) || !isLink(now) || bareLink(old) === bareLink(now)) return undefined;
  // A post, or something in another network, is not where a profile has gone.
  if ((post.test(now) && !post.test(old)) || networkOf(now) !== networkOf(old)) return undefined;
  const places = Object.entries(files).flatMap(([other, data]) =>
    [...linksIn(data, old)].map((place) => ({
      file: other,
      path: place,
      name: nameOf(valueAt(data, place.slice(0, -1)), 'href') ?? old,
    })),
  );
  return places.length === 0 ? undefined : { before: old, now, places };
}

/** Whether the site says that a value is the right one for a page. */
function isDeclared(files: Changed['files'], value: string, file: string): boolean {
  const claims = valueAt(files['site.yaml'], ['claims']);
  const route = routeOfFile(file);
  return (Array.isArray(claims) ? claims : []).some((claim: unknown) => {
    const where = valueAt(claim, ['where']);
    const routes = (Array.isArray(where) ? where : []).map((one) => String(one).replace(/#.*$/, '') || '/');
    return valueAt(claim, ['value']) === value && route !== undefined && routes.includes(route);
  });
}

/**
 * The places that say of the same thing, letter by letter, what the place at a path said before it was changed. Only
 * values with a digit count, such as prices and hours. Of a link to another site: all that lead there; of a link of a menu:
 * those of other menus; of a button: those of its page that do the same. None that is declared to be right where it stands, as what is said now is here.
 */
export function findTwins(changed: Changed): Twins | undefined {
  const { files, file, path, before, stood = path } = changed;
  const data = files[file];
  const [field, now] = [String(path.at(-1)), valueAt(data, path)];
  if (now === valueAt(before, stood) || ofDays.includes(field)) return undefined;
  if (field === 'href') return findLinks(changed);
  if (field === 'label') return path[0] === 'sections' ? findButtons(changed) : findLabels(changed);
  const group = valueAt(data, path.slice(0, -1));
  const name = nameOf(group, field);
  if (name === undefined || typeof now !== 'string' || naming.includes(field)) return undefined;
  const wanted = { field, name, size: valueAt(group, ['size']), group: groupOf(data, path) };
  const old = valueBefore(before, wanted, stood);
  if (old === undefined || old === now || !/\d/.test(old) || now.trim() === '') return undefined;
  // What a page says now because the site says so is not for others, which say what is right there.
  const follows = isDeclared(files, now, file);
  const asked = Object.entries(files).filter(
    ([other]) => !follows || other === file || !isDeclared(files, old, other),
  );
  const places = asked.flatMap(([other, read]) =>
    placesIn(read, wanted)
      .filter((place) => valueAt(read, place) === old && !(other === file && isSamePath(place, path)))
      .map((place) => ({ file: other, path: place, name })),
  );
  return places.length === 0 ? undefined : { before: old, now, places };
}

/** Writes at each of the places what the one that was changed says now. */
export function changeTwins(texts: SiteTexts, { now, places }: Twins): SiteEdit {
  return setTexts(
    texts,
    places.map(({ file, path }) => ({ file, path, text: now })),
  );
}
