import { setTexts } from './set-texts.ts';
import { fold } from '../../fields/fold.ts';
import { networkOf } from '../../fields/repair-profile.ts';
import type { Path } from '../problems/problem.ts';
import { isSamePath, valueAt } from '../source/place.ts';
import { isDoubtful, isHistory, isLegalName } from './doubtful-name.ts';
import { findTexts } from './find-texts.ts';
import { listTexts, namedAt, type Named, type SiteText } from './names.ts';
import type { SiteEdit } from './retarget.ts';
import type { Found } from './seek-datum.ts';
import { findShortName } from './short-name.ts';
import type { SiteTexts } from './site-links.ts';
import { isAddress, isAlone, isKept, seekLast, seekName, writeName } from './write-name.ts';

/** A text that still calls something by its former name, with what it would say; nothing where a person has to word it anew. */
export interface NamePlace {
  readonly file: string;
  readonly path: Path;
  readonly said: string;
  /** The name as it is written there, or its last word alone. */
  readonly typed: string;
  readonly text: string | undefined;
}

/** The texts that still say a name as it was before it was changed, or its thing taken away. */
export interface SameName {
  readonly before: string;
  readonly now: string | undefined;
  readonly places: readonly NamePlace[];
}

interface NameChange {
  /** The data of the site's files as they are. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly file: string;
  /** Where the name stands, or stood. */
  readonly path: Path;
  readonly named: Named;
  readonly before: string;
  /** Nothing where it has gone. */
  readonly now: string | undefined;
  /** What tells it from those beside it, `Anual` of `Plano Anual`, where they all begin alike. */
  readonly last?: readonly [first: string, last: string] | undefined;
}

/** What so many texts say is a common expression, and nobody's name. */
const mostPlaces = 12;

/** Whether a path leads to an item that is a text and nothing more: a line of a list. */
const isLine = (path: Path) => typeof path.at(-1) === 'number';

/** Whether a text is itself the name of something: of an item, or of a page as a link calls it; to a line of a list, of a line near it too. */
function isOwn({ file, path }: SiteText, { files, ...wanted }: NameChange): boolean {
  const [list, field] = path.slice(-2);
  // What search engines alone are told is forgotten when its thing goes.
  if (path[0] === 'meta' && wanted.now === undefined) return false;
  if (isLine(wanted.path) && isLine(path)) return file === wanted.file && isNear(path, wanted.path);
  if (field === 'label') return String(valueAt(files[file], [...path.slice(0, -1), 'to'])).startsWith('/');
  return typeof list === 'number' && /^(?:name|title|register)$/.test(String(field));
}

const isNear = (one: Path, other: Path) => one[0] === other[0] && one[1] === other[1];

/** Those of some texts in which a name may be sought: none while something else beside it has it, and those of the file alone while something of another file has. */
function askedOf(texts: readonly SiteText[], change: NameChange): readonly SiteText[] {
  const { files, file, path, named, before, now } = change;
  // Who praises the business may be called as one of its people.
  const isOther = (one: SiteText) =>
    isOwn(one, change) && namedAt(one.file, files[one.file], one.path) !== named;
  const shown = texts.filter(
    (one) => !one.isHidden && !(now !== undefined && one.file === file && isSamePath(one.path, path)),
  );
  if (named === 'datum' || named === 'place') return shown;
  const owners = shown.filter((one) => isAlone(one.said, before) && isOwn(one, change));
  const isGone = owners.length > 0 && now === undefined;
  if (isGone || owners.some((one) => one.file === file)) return [];
  // Another line has come in the place of this one.
  if (isLine(path) && now !== undefined && !isKept(before, now)) return [];
  if (owners.length === 0) return shown;
  if (named !== 'person') return shown.filter((one) => one.file === file);
  return isKept(before, now) ? shown.filter((one) => !isOther(one)) : [];
}

/** Whether a text has the new name beside the former one: it tells of the change itself. */
function isTold(said: string, { before, now }: NameChange): boolean {
  return now !== undefined && !fold(before).includes(fold(now)) && fold(said).includes(fold(now));
}

/** Whether a name has become another: no part of an address, and none of the web but a profile, since it is followed as a link. */
function isAnother({ before, now = '' }: NameChange): boolean {
  if (now.trim() === '' || fold(now) === fold(before)) return false;
  const network = networkOf(before);
  if (network !== undefined) return networkOf(now) === network;
  return !isAddress.test(before) || (before.includes('@') && isAddress.test(now));
}

const isSiteName = ({ file, path }: NameChange) => file === 'site.yaml' && path.join('.') === 'name';

/** The texts of a site that still say a name which was changed, or whose thing has gone; nothing where that is too common to be told from other words. */
export function findSameName(change: NameChange): SameName | undefined {
  const { files, file, path, named, before, now, last } = change;
  const town = valueAt(files['site.yaml'], ['address', 'city']);
  const city = typeof town === 'string' ? town : undefined;
  const find = seekName({ named, name: before, city });
  const findLast = last === undefined ? undefined : seekLast(last[1]);
  if (now !== undefined && !isAnother(change)) return undefined;
  // By a part of its name a thing may be called as before, and whoever has the site gives it its whole name.
  const isShort = named !== 'person' && !isSiteName(change);
  if (now !== undefined && isShort && find(now).length > 0) return undefined;
  // Beside a number other words are written for other things, too: for what it is, or for who answers.
  const isNote = named === 'datum' && String(path[0]).endsWith('Note');
  const isOther = isNote && now !== undefined && !isReworded(before, now);
  const title = valueAt(files[file], ['title']);
  // What a page is about is said in all its texts.
  if (named === 'thing' && typeof title === 'string' && find(title).length > 0) return undefined;
  const question = ['named', named, city, before].join('\n');
  const saying = findTexts(files, question, (said) => isAlone(said, before) || find(said).length > 0);
  // By its last word alone a thing is called in its own file.
  const others = saying.filter((one) => one.file !== file);
  const texts = last === undefined ? saying : [...listTexts(file, files[file]), ...others];
  const whole = askedOf(texts, change).flatMap((one): readonly NamePlace[] => {
    const { said } = one;
    // A link is followed as one, and what the new name has as well stays.
    const isLink =
      now !== undefined && isAddress.test(before) && !before.includes('@') && one.path.at(-1) === 'href';
    const isHeld = ({ typed }: Found) =>
      now !== undefined && path[0] === 'address' && fold(now).startsWith(fold(typed));
    const isLegal = (name: Found) => isSiteName(change) && isLegalName(said, name);
    const found = isLink ? [] : find(said).filter((one) => !isHeld(one) && !isLegal(one));
    const [names, rename] =
      found.length > 0 || one.file !== file || last === undefined || findLast === undefined
        ? [found, now === undefined ? undefined : { before, now }]
        : [findLast(said), renameLast(now, last)];
    const [first] = names;
    if (first === undefined || isTold(said, change)) return [];
    if (names.every((name) => isHistory(said, name, path))) return [];
    const isOpen = isOther || names.some((one) => isDoubtful(said, one, change));
    const text = rename && !isOpen ? writeName(said, names, rename) : undefined;
    return [{ file: one.file, path: one.path, said, typed: first.typed, text }];
  });
  // Whoever is called by a title and a first name may not be told apart but by a person.
  const places = named === 'person' ? [...whole, ...findShortName(change)] : whole;
  if (places.length === 0 || (named === 'thing' && places.length > mostPlaces)) return undefined;
  const rankOf = (place: NamePlace) => (isAside(place.path) ? 2 : place.file === file ? 0 : 1);
  return { before, now, places: places.toSorted((one, other) => rankOf(one) - rankOf(other)) };
}

/** What visitors do not read on the page itself. */
const isAside = (path: Path) =>
  /^(?:meta|.*messages)\b/.test(path.join('.')) || /alt$/i.test(String(path.at(-1)));

/** The last names of a thing before and now, where both begin alike: then what stands before the one fits the other. */
function renameLast(now: string | undefined, [first, last]: readonly [string, string]) {
  const [begin, ...words] = now?.split(' ') ?? [];
  if (begin !== first || words.length === 0) return undefined;
  return { before: last, now: words.join(' '), isFit: true };
}

/** Words of which half are in another text too: it says the same thing in another way. */
function isReworded(before: string, now: string): boolean {
  const [words, others] = [before, now].map((text) => fold(text).split(/\s+/));
  const kept = words?.filter((word) => others?.includes(word)) ?? [];
  return kept.length * 2 >= (words?.length ?? 0);
}

const shapeOf = (path: Path): Path => path.filter((step) => typeof step === 'string');

/** Fields whose words are of their place alone. */
const isOfPlace = /^(?:label|question|days|time|description|keywords|tagline|text|intro|answer)$|alt$|price/i;

/** The title of a page, as browsers and search engines show it, where it says what the title of one of its sections said before. */
function findSameTitle({ files, file, path, before, now }: Omit<NameChange, 'named'>): SameName | undefined {
  const [list, , field, ...more] = path;
  const isTitle = list === 'sections' && field === 'title' && more.length === 0;
  const said = valueAt(files[file], ['title']);
  if (!isTitle || typeof said !== 'string' || now === undefined || now.trim() === '') return undefined;
  // Behind a sign many say the site's name once more.
  const [own = ''] = said.split(/ [|–—] /);
  if (before.trim() === '' || !isAlone(own, before) || isAlone(before, now)) return undefined;
  const text = now.trim().replace(/\s+/g, ' ') + said.slice(own.length);
  return { before, now, places: [{ file, path: ['title'], said, typed: own.trim(), text }] };
}

/**
 * The texts that say word for word what a short text with a number said before it was put in other words, and the title of a page that
 * says what one of its sections was called.
 */
export function findSameText(change: Omit<NameChange, 'named'>): SameName | undefined {
  return findSameTitle(change) ?? findSameWords(change);
}

function findSameWords(change: Omit<NameChange, 'named'>): SameName | undefined {
  const { files, file, path, before, now } = change;
  const isShort = before.length <= 60 && /\d/.test(before) && before.trim().split(/\s+/).length > 2;
  if (!isShort || isOfPlace.test(String(path.at(-1))) || now === undefined || now.trim() === '')
    return undefined;
  // A telephone number has finders of its own, which know what else the site has.
  if (/^[+\d\s().-]+$/.test(before)) return undefined;
  if (fold(now) === fold(before) || !isReworded(before, now)) return undefined;
  // What was copied on a page is about something else by now.
  const places = findTexts(files, `alone\n${before}`, (said) => isAlone(said, before))
    .filter((one) => !one.isHidden && !(one.file === file && isSamePath(shapeOf(one.path), shapeOf(path))))
    .map((one) => ({ file: one.file, path: one.path, said: one.said, typed: before, text: now }));
  return places.length === 0 ? undefined : { before, now, places };
}

/** Writes at each of the places what it would say, as far as that is known. */
export function changeNames(texts: SiteTexts, places: readonly NamePlace[]): SiteEdit {
  const known = places.flatMap(({ file, path, text }) => (text === undefined ? [] : [{ file, path, text }]));
  return setTexts(texts, known);
}
