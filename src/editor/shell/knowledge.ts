import {
  blocks,
  formatAddress,
  isRecord,
  readData,
  routeOf,
  siteSchema,
  valueAt,
  type Beside,
  type Catalogue,
} from '../../core/core.ts';
import type { Knowledge, Message, Target } from '../form/desk.ts';
import { whenGone } from '../form/tell-shown.ts';
import {
  datedBy,
  daysOf,
  describeSection,
  isHiddenSection,
  sectionsOf,
  type Shared,
} from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import { nameFile, nameTheme, ownTitle } from './name-file.ts';

const known = new Map<string, { readonly text: string; readonly data: unknown }>();

/** A file's data, read once for each text. */
export function dataOf(path: Path, text: string | null): unknown {
  if (text === null) return undefined;
  const last = known.get(path);
  if (last?.text === text) return last.data;
  const data = readData(text);
  known.set(path, { text, data });
  return data;
}

/** Makes of a file's data what follows from it, once for as long as it stays. */
export function once<Made>(make: (path: Path, data: unknown) => Made): (path: Path, data: unknown) => Made {
  const made = new WeakMap<object, Made>();
  return (path, data) => {
    if (typeof data !== 'object' || data === null) return make(path, data);
    const last = made.get(data);
    if (last !== undefined) return last;
    const fresh = make(path, data);
    made.set(data, fresh);
    return fresh;
  };
}

/** Whether a file is a page. */
export function isPage(path: Path): boolean {
  return path !== 'site.yaml' && !path.includes('/');
}

/** Whether a file is the colours of pages. */
export function isTheme(path: Path): boolean {
  return path.startsWith('_themes/');
}

/** The order in which people look for pages: the home page comes first, and what nobody looks for last of them. */
export function rankOf(path: Path): number {
  if (path === 'index.yaml') return 0;
  return isPage(path) ? (path === '404.yaml' ? 2 : 1) : 3;
}

type Texts = Readonly<Record<Path, string | null>>;

/** The pages that something is true of, the first to look for first. */
const pagesWhere = (texts: Texts, isMeant: (page: Path) => boolean): readonly Path[] =>
  Object.keys(texts)
    .filter((path) => isPage(path) && isMeant(path))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

/** The pages that have the colours of a file, the first to look for first. */
export function pagesIn(theme: Path, texts: Texts): readonly Path[] {
  const name = theme.slice('_themes/'.length).replace(/\.yaml$/, '');
  return pagesWhere(texts, (page) => valueAt(dataOf(page, texts[page] ?? null), ['theme']) === name);
}

/** The pages that have the shared section that a file is. */
export const pagesSharing = (file: Path, texts: Texts): readonly Path[] =>
  pagesWhere(texts, (page) => placeOfShared(file, texts[page]) !== undefined);

/** The shared section that a section stands for; nothing for any other. */
export function sharedName(section: unknown): string | undefined {
  const field = blocks.get(String(valueAt(section, ['type'])))?.replacedBy;
  const name = field === undefined ? undefined : valueAt(section, [field]);
  return typeof name === 'string' ? name : undefined;
}

/** Where a page has the shared section that a file is; nothing where it has none, or the file is none. */
export function placeOfShared(file: Path, page: string | null | undefined): number | undefined {
  const name = /^_shared\/(.+)\.yaml$/.exec(file)?.[1];
  if (name === undefined || page === null || page === undefined) return undefined;
  const place = sectionsOf(readData(page)).findIndex((section) => sharedName(section) === name);
  return place === -1 ? undefined : place;
}

interface Watching {
  readonly today: string;
  /** The file that was edited last. */
  readonly last?: Path | undefined;
}

/** Whether a page shows today the shared section that a file is. */
function isShowing(file: Path, page: string, shared: string, today: string): boolean {
  const place = placeOfShared(file, page);
  const section = sectionsOf(readData(page))[place ?? -1];
  if (section === undefined) return false;
  const { label: name } = nameFile(file, dataOf(file, shared));
  const dated = datedBy(section, { name, section: dataOf(file, shared) });
  return whenGone({ isHidden: isHiddenSection(section), ...daysOf(dated) }, today) !== 'now';
}

/**
 * The page that is shown while a file is edited: its own; of those that have it the one from which it was opened, where it appears there,
 * or the first where it does; or the home page.
 */
export function pageShowing(
  file: Path,
  texts: Readonly<Record<Path, string | null>>,
  { today, last }: Watching,
): Path {
  if (isPage(file)) return file;
  const having = isTheme(file)
    ? pagesIn(file, texts)
    : Object.keys(texts).filter((path) => isPage(path) && placeOfShared(file, texts[path]) !== undefined);
  const inOrder = last !== undefined && having.includes(last) ? [last, ...having] : having;
  const shows = (path: Path) => isTheme(file) || isShowing(file, texts[path] ?? '', texts[file] ?? '', today);
  return inOrder.find(shows) ?? inOrder[0] ?? 'index.yaml';
}

function messagesIn(file: Path, data: unknown, path: readonly string[]): readonly Message[] {
  const group = valueAt(data, path);
  if (!isRecord(group)) return [];
  return Object.entries(group).flatMap(([key, text]) =>
    key === 'default' || typeof text !== 'string' ? [] : [{ key, text, file, path: [...path, key] }],
  );
}

/** A shared section by its file's name, with what it is called: by what it holds. */
export function findShared(name: string, texts: Readonly<Record<Path, string>>): Shared {
  const path = `_shared/${name}.yaml`;
  const section = dataOf(path, texts[path] ?? null);
  return { name: nameFile(path, section).label, section };
}

/** The shared section that a section of a page stands for. */
export function sharedBy(section: unknown, texts: Readonly<Record<Path, string>>): Shared | undefined {
  const name = sharedName(section);
  return name === undefined ? undefined : findShared(name, texts);
}

const targetOf = once((path, data): Target => {
  const name = path.replace(/\.yaml$/, '');
  const title = valueAt(data, ['title']);
  const anchors = sectionsOf(data).flatMap((section) => {
    const id = valueAt(section, ['id']);
    const { label, summary } = describeSection(section);
    return typeof id === 'string' ? [{ id, label: summary === '' ? label : `${label} (${summary})` }] : [];
  });
  return { route: routeOf(name), title: typeof title === 'string' ? ownTitle(title) : name, anchors };
});

/** A theme's name, and its colours, the strong ones first: enough to tell it from others. */
function describeTheme(name: string, data: unknown): Knowledge['themes'][number] {
  const wanted = ['deep', 'strong', 'accent', 'tint', 'canvas'];
  const colorOf = (role: string) => {
    const color = valueAt(data, [role]);
    return typeof color === 'string' && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
  };
  const colors = wanted.map(colorOf).filter((color) => color !== undefined);
  return { name, label: nameTheme(name, data), colors, strong: colorOf('strong') };
}

function addressOf(site: unknown): string | undefined {
  const { data } = siteSchema.shape.address.safeParse(valueAt(site, ['address']));
  return data && formatAddress(data);
}

interface Source {
  readonly texts: Readonly<Record<Path, string>>;
  readonly file: Path;
  readonly beside: Beside;
  readonly today: string;
  readonly catalogue: Catalogue | undefined;
}

/** What a site's colours and shared sections are called. */
export type Names = Pick<Knowledge, 'themes' | 'shared'>;

/** What the colours and shared sections of a site are called, by its texts. */
export function namesIn(texts: Readonly<Record<Path, string>>): Names {
  const names = (folder: string) =>
    Object.keys(texts)
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1).replace(/\.yaml$/, ''));
  return {
    themes: names('_themes').map((name) => {
      const path = `_themes/${name}.yaml`;
      return describeTheme(name, dataOf(path, texts[path] ?? null));
    }),
    shared: names('_shared').map((name) => ({ name, label: findShared(name, texts).name })),
  };
}

/** What forms may ask of a site, as its files are now. */
export function learn({ texts, file, beside, today, catalogue }: Source): Knowledge {
  const data = (path: Path) => dataOf(path, texts[path] ?? null);
  const pages = Object.keys(texts).filter((path) => isPage(path) && path !== '404.yaml');
  const ordered = [...pages.filter((path) => path === file), ...pages.filter((path) => path !== file)];
  const own = [
    ...messagesIn(file, data(file), ['messages']),
    ...messagesIn(file, data(file), ['header', 'messages']),
  ];
  const common = messagesIn('site.yaml', data('site.yaml'), ['messages']);
  const keys = new Set(own.map(({ key }) => key));
  return {
    today,
    beside,
    common: data('site.yaml'),
    address: addressOf(data('site.yaml')),
    catalogue,
    messages: [...own, ...common.filter(({ key }) => !keys.has(key) && file !== 'site.yaml')],
    targets: ordered.map((path) => targetOf(path, data(path))),
    here: isPage(file) ? routeOf(file.replace(/\.yaml$/, '')) : undefined,
    ...namesIn(texts),
  };
}

/** A file as the editor names it, without the folder that the checker says. */
export const pathOf = ({ file }: { readonly file: string }): Path => file.replace(/^pages\//, '');
