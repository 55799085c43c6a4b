import {
  checkAround,
  cureOf,
  KeptPages,
  makeCatalogue,
  readContent,
  showPage,
  tell,
  type Beside,
  type Catalogue,
  type Content,
  type Told,
  type Version,
} from '../../core/core.ts';
import type { Texts } from '../session/session.ts';
import type { Path, StoredFile } from '../store/store.ts';
import { advices } from './advice.ts';
import { atField } from './at-field.ts';
import type { Checked, Seen, ShownPage } from './messages.ts';
import { stoodAt } from './stood.ts';

/** A site in memory, with what it has beside its texts. */
export interface OpenSite {
  /** As the store gave them. */
  readonly files: Readonly<Record<Path, StoredFile>>;
  readonly version: Version;
  readonly beside: Beside;
  readonly today: string;
  /** What earlier checks have found of its pages. */
  readonly kept: KeptPages;
  /** The texts that were put into it last, with their bytes. */
  readonly put: Map<Path, { readonly text: string; readonly bytes: Uint8Array }>;
}

const encoder = new TextEncoder();

function bytesOf(file: StoredFile): Uint8Array {
  return 'text' in file
    ? encoder.encode(file.text)
    : Uint8Array.from(atob(file.bytes), (sign) => sign.charCodeAt(0));
}

/** The very bytes that a file had in a former site, or that were put into it. */
function findBytes(former: OpenSite | undefined, path: Path, file: StoredFile): Uint8Array | undefined {
  const [put, old] = [former?.put.get(path), former?.files[path]];
  if ('bytes' in file)
    return old && 'bytes' in old && old.bytes === file.bytes ? former?.version[path] : undefined;
  if (put?.text === file.text) return put.bytes;
  return old && 'text' in old && old.text === file.text ? former?.version[path] : undefined;
}

/**
 * A site as the store gave it. Of a former one with another version of it everything that is the same stays the very same,
 * and need not be read and looked at again: who saves a page of thousands would wait for all of them.
 */
export function openSite(
  files: Readonly<Record<Path, StoredFile>>,
  { beside, today }: Pick<OpenSite, 'beside' | 'today'>,
  former?: OpenSite,
): OpenSite {
  const version = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, findBytes(former, path, file) ?? bytesOf(file)]),
  );
  const isBesideSame = JSON.stringify(former?.beside) === JSON.stringify(beside);
  return {
    files,
    version,
    beside: former !== undefined && isBesideSame ? former.beside : beside,
    today,
    kept: former?.kept ?? new KeptPages(),
    put: former?.put ?? new Map(),
  };
}

/** The bytes of a text, the very same as long as it stays so. */
function encode({ put }: OpenSite, path: Path, text: string): Uint8Array {
  const last = put.get(path);
  if (last?.text === text) return last.bytes;
  const bytes = encoder.encode(text);
  put.set(path, { text, bytes });
  return bytes;
}

/** The same site with other texts. Files that did not change stay the very same bytes, and need not be read again. */
function withTexts(site: OpenSite, changed: Texts): Version {
  const kept = Object.entries(site.version).filter(([path]) => changed[path] === undefined);
  const written = Object.entries(changed).flatMap(([path, text]) =>
    text === null ? [] : [[path, encode(site, path, text)] as const],
  );
  return Object.fromEntries([...kept, ...written]);
}

/** Names nothing that is published, so any function of the text does. */
function nameText(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 33) ^ text.charCodeAt(at);
  return (sum >>> 0).toString(16).padStart(8, '0').repeat(8);
}

/** A page, with where its sections are written among those of its file. */
const withPlaces = ({ checked, page }: NonNullable<ReturnType<typeof showPage>>): ShownPage => ({
  page,
  places: checked.sections.map(({ base, usedAt }) => Number((usedAt?.base ?? base)[1])),
});

/** Makes a page of a site with other texts without looking at the others; nothing where it is not sound by itself. */
export function showEarly(site: OpenSite, changed: Texts, shown: Path): ShownPage | undefined {
  const content = readContent(withTexts(site, changed), site.beside);
  const made = showPage(content, `pages/${shown}`, { today: site.today }, nameText);
  return made && withPlaces(made);
}

/** The change that a problem's words advise, where a form makes it and nothing in it is left to be written. */
function adviceFor(problem: Told, source: Content['sources'][number] | undefined): Told['edit'] {
  if (problem.edit !== undefined || source === undefined || advices[problem.kind] === undefined)
    return undefined;
  const edit = cureOf(problem, source);
  return edit?.text.includes('…') === true ? undefined : edit;
}

function withStood(problem: Told, { sources }: Content): Seen {
  const source = sources.find(({ file }) => file === problem.file);
  const advised = adviceFor(problem, source);
  const edit = problem.edit ?? advised;
  return { ...problem, advised, stood: edit && source && stoodAt(source.text, edit) };
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** The files that are not as the site was opened, those last that were not there. */
function listRecent(site: OpenSite, changed: Texts): readonly string[] {
  const written = Object.entries(changed).flatMap(([path, text]) => {
    const old = site.version[path];
    const isOld = text === null || (old !== undefined && isSame(old, encode(site, path, text)));
    return isOld ? [] : [{ file: `pages/${path}`, isNew: old === undefined }];
  });
  return written.toSorted((one, other) => Number(one.isNew) - Number(other.isNew)).map(({ file }) => file);
}

/** What is told of one place in the same words once: a shared section is looked at with each page that has it. */
function once(told: readonly Told[]): readonly Told[] {
  const known = new Set<string>();
  return told.filter(({ file, range, message, cure, path = [] }) => {
    const name = JSON.stringify([file, range.start, path, message, cure]);
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** Looks at the pages of a site with other texts that nobody has looked at yet, step by step: a check of it is short then. */
export function lookInSteps(site: OpenSite, changed: Texts): Generator<unknown, void> {
  return site.kept.lookInSteps(readContent(withTexts(site, changed), site.beside), site.today);
}

/** Checks a site with other texts, and makes one of its pages ready to be shown. */
export function checkSite(site: OpenSite, changed: Texts, shown: Path): Pick<Checked, 'problems' | 'shown'> {
  const content = readContent(withTexts(site, changed), site.beside);
  const { today, kept } = site;
  const recent = listRecent(site, changed);
  const { validated, shown: made } = checkAround(
    content,
    `pages/${shown}`,
    { today, kept, recent },
    nameText,
  );
  const told = once(tell(validated.problems, content.sources).map(atField));
  return {
    problems: told.map((problem) => withStood(problem, content)),
    shown: made && withPlaces(made),
  };
}

/** The blocks with examples that name what a site with other texts has. */
export function catalogueOf(site: OpenSite, changed: Texts = {}): Catalogue {
  return makeCatalogue(readContent(withTexts(site, changed), site.beside));
}
