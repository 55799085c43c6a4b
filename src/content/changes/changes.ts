import { printableLine, withoutCommands } from '../problems/printable.ts';
import type { SourceKind } from '../problems/problem.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';
import { isRecord } from '../../fields/is-record.ts';
import { compareRecords } from './compare.ts';
import { escapeMarkdown } from './markdown.ts';
import { addressOf, findMoved, offerRedirects } from './moved.ts';
import { findOldWords, findUnseenLinks } from './left-behind.ts';
import { compareSections, findJourneys, type Journeys, type PageSections } from './sections.ts';

/** Content at one moment: the bytes of each YAML file by its path below the content folder. */
export type Version = Readonly<Record<string, Uint8Array>>;

/** What changed in one file, each as part of a sentence. */
export interface FileChanges {
  /** As a sentence begins with it: `Em index`. */
  readonly place: string;
  /** The file, below the content folder, where all of it is about one. */
  readonly path?: string | undefined;
  readonly changes: readonly string[];
  /** Lines that are to be written into the file. */
  readonly paste?: readonly string[] | undefined;
}

function kindOf(path: string): SourceKind {
  if (path === 'site.yaml') return 'site';
  if (path.startsWith('_themes/')) return 'theme';
  return path.startsWith('_shared/') ? 'shared' : 'page';
}

const readings = new WeakMap<Uint8Array, Source>();

/** A file's text, read once, so that what stands in it is the very same wherever it is asked for. */
function readText(path: string, bytes: Uint8Array): Source {
  const known = readings.get(bytes);
  if (known !== undefined) return known;
  const { source } = readSource({ file: path, name: path, kind: kindOf(path) }, bytes);
  readings.set(bytes, source);
  return source;
}

function read(path: string, bytes: Uint8Array): unknown {
  return readText(path, bytes).data;
}

function sectionsOf(data: unknown): readonly unknown[] {
  return isRecord(data) && Array.isArray(data['sections']) ? data['sections'] : [];
}

/** A page's file that is in both versions, under one name or two, or in one of them. */
interface Pages {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/** What a shared section is called: by its title beside its file's name, which may be all there is. */
function nameShared({ path, before, after = before }: Pages): string {
  const name = path.replace(/^_shared\/|\.ya?ml$/g, '');
  const data = after && read(path, after);
  const title = isRecord(data) ? data['title'] : undefined;
  return typeof title === 'string' && title !== '' ? `"${title}" (${name})` : name;
}

function placeOf(file: Pages): string {
  const kind = kindOf(file.path);
  if (kind === 'site') return 'Nos dados do site';
  if (kind === 'shared') return `Na seção compartilhada ${nameShared(file)}`;
  const name = file.path.replace(/\.ya?ml$/, '');
  return kind === 'theme' ? `No tema ${name.slice('_themes/'.length)}` : `Em ${name}`;
}

function toSections({ path, before, after }: Pages): PageSections {
  const address = addressOf(path);
  return {
    page: address === '/' ? 'página inicial' : `página ${address}`,
    before: before === undefined ? [] : sectionsOf(read(path, before)),
    after: after === undefined ? [] : sectionsOf(read(path, after)),
  };
}

function countSections(data: unknown): string {
  const amount = sectionsOf(data).length;
  return amount === 0 ? '' : `, com ${amount === 1 ? '1 seção' : `${amount} seções`}`;
}

function isSame({ before, after }: Omit<Pages, 'path'>): boolean {
  if (before === undefined || after === undefined) return false;
  return before.length === after.length && before.every((byte, at) => byte === after[at]);
}

/** A file that came or went, as what it is for its readers. */
const wholes: Readonly<Record<SourceKind, { readonly fresh: string; readonly gone: string }>> = {
  page: { fresh: 'página nova', gone: 'a página é apagada' },
  shared: { fresh: 'seção nova', gone: 'a seção é apagada' },
  theme: { fresh: 'cores novas', gone: 'as cores foram apagadas' },
  site: { fresh: 'arquivo novo', gone: 'o arquivo é apagado' },
};

function describeFile(pages: Pages, journeys: Journeys): readonly string[] {
  const { path, before, after } = pages;
  const whole = wholes[kindOf(path)];
  if (before === undefined && after !== undefined) {
    return [`${whole.fresh}${countSections(read(path, after))}`];
  }
  if (after === undefined) return [whole.gone];
  if (before === undefined || isSame(pages)) return [];
  const [left, right] = [read(path, before), read(path, after)];
  if (!isRecord(right)) return ['o arquivo mudou, mas tem um erro e não pode ser lido'];
  if (!isRecord(left)) return ['o arquivo tinha um erro que o escondia e agora pode ser lido'];
  const { sections: _left, ...ownBefore } = left;
  const { sections: _right, ...ownAfter } = right;
  const type = typeof right['type'] === 'string' ? right['type'] : undefined;
  const changes = [
    ...compareSections(toSections(pages), journeys),
    ...compareRecords(ownBefore, ownAfter, { phrase: '', type }),
  ];
  return changes.length > 0 ? changes : ['só espaços, comentários ou aspas'];
}

/** The pages that one version has and another does not. */
function listPagesOnlyIn(version: Version, other: Version): readonly string[] {
  return Object.keys(version).filter((path) => kindOf(path) === 'page' && other[path] === undefined);
}

/** What changed in a page that has another name now. */
function describeMoved(from: string, pages: Pages, journeys: Journeys): FileChanges {
  const changes = describeFile(pages, journeys);
  const [old, fresh] = [addressOf(from), addressOf(pages.path)];
  return {
    place: placeOf(pages),
    path: pages.path,
    changes: old === fresh ? changes : [`a página ${old} virou ${fresh}`, ...changes],
  };
}

/** The lines of `site.yaml` that lead visitors on from the addresses of pages that went. */
function describeOffer(
  gone: readonly string[],
  moved: ReadonlyMap<string, string>,
  after: Version,
): readonly FileChanges[] {
  const site = after['site.yaml'];
  const offer = offerRedirects(gone, moved, site && read('site.yaml', site));
  if (offer === undefined) return [];
  const where = offer.isBelow ? ' embaixo de "redirects:"' : '';
  const change = `quem tem um endereço antigo não acha mais a página; ponha${where} estas linhas, que o levam à nova:`;
  return [{ place: 'Em site.yaml', changes: [change], paste: offer.lines }];
}

/** What a change of site.yaml asks of other places. */
function describeLeftBehind(before: Version, after: Version): readonly FileChanges[] {
  const old = before['site.yaml'];
  if (old === undefined) return [];
  const site = read('site.yaml', old);
  const sources = Object.entries(after).map(([path, bytes]) => readText(path, bytes));
  const changes = [...findOldWords(site, sources), ...findUnseenLinks(site, sources)];
  return changes.length === 0 ? [] : [{ place: 'Confira', changes }];
}

/** What changed between two versions of the content, file by file, in plain words. */
export function describeChanges(before: Version, after: Version): readonly FileChanges[] {
  const versions = (paths: readonly string[], of: Version) =>
    paths.map((path) => ({ path, data: read(path, of[path] ?? new Uint8Array()) }));
  const gone = listPagesOnlyIn(before, after);
  const moved = findMoved(versions(gone, before), versions(listPagesOnlyIn(after, before), after));
  const sources = new Map([...moved].map(([from, to]) => [to, from]));
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const files = paths
    .filter((path) => !moved.has(path))
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((path) => ({ path, before: before[sources.get(path) ?? path], after: after[path] }));
  const pages = files.filter(({ path, ...file }) => kindOf(path) === 'page' && !isSame(file));
  const journeys = findJourneys(pages.map(toSections));
  const told = files.map((file) => {
    const from = sources.get(file.path);
    if (from !== undefined) return describeMoved(from, file, journeys);
    return { place: placeOf(file), path: file.path, changes: describeFile(file, journeys) };
  });
  return [
    ...told.filter(({ changes }) => changes.length > 0),
    ...describeLeftBehind(before, after),
    ...describeOffer(gone, moved, after),
  ];
}

/** The changes as text, a line a file. */
export function formatChanges(files: readonly FileChanges[]): string {
  if (files.length === 0) return 'Nada mudou no conteúdo.';
  const told = files.map(({ place, changes, paste = [] }) => {
    const lines = paste.length > 0 ? ['', ...paste] : [];
    return [printableLine(`${place}: ${changes.join('; ')}`), ...lines].join('\n');
  });
  return withoutCommands(told.join('\n\n'));
}

/** GitHub refuses a comment of more than 65,536 letters. */
const mostLetters = 60_000;

/** A file's changes as a list below its name. */
function writeMarkdown({ place, changes, paste = [] }: FileChanges): string {
  const rows = changes.map((change) => `- ${escapeMarkdown(change)}`);
  const lines = paste.length > 0 ? ['', '```yaml', ...paste, '```'] : [];
  return [`### ${escapeMarkdown(place)}`, '', ...rows, ...lines].join('\n');
}

/** Whole lines of a text, as many as there is room for, with a word about the rest. */
function cut(text: string, room: number, isWhole: boolean): string {
  if (text.length <= room && isWhole) return text;
  const kept = text.length <= room ? text : text.slice(0, text.lastIndexOf('\n', room));
  return `${kept}\n\n… e mais, que não cabe aqui. Para ler tudo: npm run changes`;
}

/**
 * The changes for a pull request, a list a file; as much of it as a comment holds. What is of no single file, to be looked at
 * or pasted, stands at the end and is the last to be left out, and then whole.
 */
export function formatMarkdown(files: readonly FileChanges[]): string {
  const isOfFile = ({ path }: FileChanges) => path !== undefined;
  const others = files.filter((one) => !isOfFile(one)).map(writeMarkdown);
  const last = others.filter((text) => text.length <= mostLetters / 4);
  const told = files.length === 0 ? ['Nada mudou no conteúdo.'] : files.filter(isOfFile).map(writeMarkdown);
  const main = ['## O que mudou no conteúdo', ...told].join('\n\n');
  const room = mostLetters - last.reduce((sum, { length }) => sum + length + 2, 0);
  return [cut(main, room, last.length === others.length), ...last].join('\n\n');
}
