import type { z } from 'zod';
import { page as pageSchema } from '../fields/page.ts';
import { site as siteSchema } from '../fields/site.ts';
import { createContext, headerContext, type SiteMap } from './context.ts';
import { checkFields } from './fields.ts';
import { explainIssues, placeProblem, type Checked } from './issues.ts';
import type { Content } from './load.ts';
import { describeComplaint, wordings } from './messages.ts';
import { valueAt } from './place.ts';
import { hasErrors, sortProblems, type Problem } from './problem.ts';
import { blocks, type RegisteredBlock } from './registry.ts';
import { locate, type Path, type Source } from './source.ts';

export type SiteFile = z.output<typeof siteSchema>;
export type PageFile = z.output<typeof pageSchema>;

/** A section whose own fields are sound. */
export interface CheckedSection extends Checked {
  readonly block: RegisteredBlock;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A page whose file has no error. Sections of other files have taken their places; hidden ones are gone. */
export interface CheckedPage {
  readonly source: Source;
  readonly route: string;
  readonly data: PageFile;
  readonly sections: readonly CheckedSection[];
}

/** The outcome of a check: every problem, and the pages that may be shown. */
export interface Validated {
  readonly problems: readonly Problem[];
  readonly site?: SiteFile | undefined;
  readonly pages: readonly CheckedPage[];
  readonly siteMap: SiteMap;
}

/** What a check depends on besides the content. */
export interface Conditions {
  /** The day in São Paulo as ISO, such as `2026-01-31`. */
  readonly today: string;
}

/** The address of a page file. */
export function routeOf(name: string): string {
  return name === 'index' ? '/' : `/${name}`;
}

interface Parsed<Data> {
  readonly data?: Data;
  readonly problems: readonly Problem[];
}

function parse<S extends z.ZodObject>(checked: Checked & { readonly schema: S }): Parsed<z.output<S>> {
  const result = checked.schema.safeParse(valueAt(checked.source.data, checked.base));
  if (result.success) return { data: result.data, problems: [] };
  return { problems: explainIssues(checked, result.error.issues) };
}

const types = [...blocks.keys()];

/** The wording for an entry of `sections` that names no block. */
function describeUntyped(raw: unknown): ReturnType<typeof wordings.missingType> {
  const first = typeof raw === 'object' && raw !== null ? Object.keys(raw)[0] : undefined;
  if (first !== undefined && types.includes(first)) return wordings.keyedSection(first);
  return wordings.missingType(types);
}

function checkSection(source: Source, base: Path): Parsed<CheckedSection> {
  const raw = valueAt(source.data, base);
  const type = valueAt(raw, ['type']);
  if (typeof type !== 'string' || type === '') {
    return { problems: [placeProblem(source, base, describeUntyped(raw))] };
  }
  const block = blocks.get(type);
  if (block === undefined) {
    return { problems: [placeProblem(source, [...base, 'type'], wordings.unknownType(type, types))] };
  }
  const checked = { source, base, schema: block.schema };
  const { data, problems } = parse(checked);
  return data === undefined ? { problems } : { data: { ...checked, block, data }, problems };
}

function isShown(section: CheckedSection, today: string): boolean {
  const { hidden, showFrom, showUntil } = section.data;
  if (hidden === true) return false;
  if (typeof showFrom === 'string' && today < showFrom) return false;
  return !(typeof showUntil === 'string' && today > showUntil);
}

type Shared = ReadonlyMap<string, Parsed<CheckedSection>>;

/** Puts shared sections in their places. One with problems of its own is left out; its file tells them. */
function replaceShared(sections: readonly CheckedSection[], shared: Shared): readonly CheckedSection[] {
  return sections.flatMap((section) => {
    const field = section.block.replacedBy;
    if (field === undefined) return [section];
    const named = shared.get(String(section.data[field]))?.data;
    if (named === undefined) return [];
    const id = section.data['id'] ?? named.data['id'];
    return [id === undefined ? named : { ...named, data: { ...named.data, id } }];
  });
}

interface PageInWork {
  readonly source: Source;
  readonly route: string;
  readonly data?: PageFile | undefined;
  /** The sound sections of this file, as written. */
  readonly written: readonly CheckedSection[];
  /** What the page shows. */
  readonly sections: readonly CheckedSection[];
  readonly problems: readonly Problem[];
}

function readPage(source: Source, shared: Shared, today: string): PageInWork {
  const { data, problems } = parse({ source, base: [], schema: pageSchema });
  const raw = valueAt(source.data, ['sections']);
  const entries = Array.isArray(raw) ? raw : [];
  const checks = entries.map((_, index) => checkSection(source, ['sections', index]));
  const written = checks.flatMap((check) => check.data ?? []);
  const sections = replaceShared(
    written.filter((section) => isShown(section, today)),
    shared,
  ).filter((section) => isShown(section, today));
  return {
    source,
    route: routeOf(source.name),
    data,
    written,
    sections,
    problems: [...problems, ...checks.flatMap((check) => check.problems)],
  };
}

function findDuplicateIds(page: PageInWork): readonly Problem[] {
  const first = new Map<string, CheckedSection>();
  return page.sections.flatMap((section): readonly Problem[] => {
    const { id } = section.data;
    if (typeof id !== 'string') return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, section);
      return [];
    }
    const path = [...section.base, 'id'];
    const other = { file: earlier.source.file, range: locate(earlier.source, [...earlier.base, 'id']) };
    return [{ ...placeProblem(section.source, path, wordings.duplicateId(id)), other }];
  });
}

/** Ids of a page, sections with problems included, so that one mistake does not break links elsewhere. */
function anchorsOf(page: PageInWork): ReadonlySet<string> {
  const shown = page.sections.flatMap(({ data }) => (typeof data['id'] === 'string' ? [data['id']] : []));
  const raw = valueAt(page.source.data, ['sections']);
  const sound = new Set(page.written.map(({ base }) => base[1]));
  const unsound = (Array.isArray(raw) ? raw : []).flatMap((entry, index) => {
    const id = valueAt(entry, ['id']);
    return sound.has(index) || typeof id !== 'string' ? [] : [id];
  });
  return new Set([...shown, ...unsound]);
}

/** Every route with its anchors. A file that could not be read still has its route; which anchors, nobody knows. */
function listAnchors(content: Content, pages: readonly PageInWork[]): SiteMap['anchors'] {
  const unreadable = content.sources.filter(({ kind, data }) => kind === 'page' && data === undefined);
  const routes: readonly (readonly [string, ReadonlySet<string> | 'unknown'])[] = [
    ...pages.map((page) => [page.route, anchorsOf(page)] as const),
    ...unreadable.map(({ name }) => [routeOf(name), 'unknown'] as const),
  ];
  return new Map(routes.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

function placeComplaints(checked: Checked, data: unknown, context: ReturnType<typeof createContext>) {
  return checkFields(checked.schema, data, context).map(({ complaint, path }) =>
    placeProblem(checked.source, [...checked.base, ...path], describeComplaint(complaint)),
  );
}

function checkDefaultMessage(source: Source, path: Path, keys: readonly string[]): readonly Problem[] {
  const key = valueAt(source.data, [...path, 'default']);
  if (typeof key !== 'string' || keys.includes(key)) return [];
  return [placeProblem(source, [...path, 'default'], wordings.unknownDefault(key, keys))];
}

/** Checks a site or page file against the rest of the site; its header has messages of its own. */
function checkFile(
  source: Source,
  schema: typeof siteSchema | typeof pageSchema,
  data: SiteFile | PageFile,
  context: ReturnType<typeof createContext>,
): readonly Problem[] {
  const { header, ...rest } = data;
  const inHeader = headerContext(context, header?.messages);
  const problems = [...placeComplaints({ source, base: [], schema }, rest, context)];
  if (header !== undefined) {
    problems.push(...placeComplaints({ source, base: [], schema }, { header }, inHeader));
  }
  return [
    ...problems,
    ...checkDefaultMessage(source, ['messages'], context.messageKeys),
    ...checkDefaultMessage(source, ['header', 'messages'], inHeader.messageKeys),
  ];
}

function checkAgainstSite(page: PageInWork, siteMap: SiteMap, site: SiteFile): readonly Problem[] {
  const context = createContext(siteMap, site, page.route, page.data?.messages);
  const ofFile = page.data === undefined ? [] : checkFile(page.source, pageSchema, page.data, context);
  const ofSections = page.sections.map((section) => placeComplaints(section, section.data, context));
  const replaced = page.written.filter(({ block }) => block.replacedBy !== undefined);
  const ofReplaced = replaced.map((section) => placeComplaints(section, section.data, context));
  return [...ofFile, ...ofSections.flat(), ...ofReplaced.flat(), ...findDuplicateIds(page)];
}

function readShared(content: Content): Map<string, Parsed<CheckedSection>> {
  const sources = content.sources.filter(({ kind, data }) => kind === 'shared' && data !== undefined);
  return new Map(sources.map((source) => [source.name, checkSection(source, [])]));
}

function unique(problems: readonly Problem[]): readonly Problem[] {
  const told = new Map(
    problems.map((problem) => [
      `${problem.file}:${problem.range.start}:${problem.code}:${problem.message}`,
      problem,
    ]),
  );
  return [...told.values()];
}

function findSite(content: Content): { source?: Source; parsed: Parsed<SiteFile> } {
  const source = content.sources.find(({ kind }) => kind === 'site');
  if (source === undefined) {
    const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
    return { parsed: { problems: [{ ...wordings.missingSite(), file: 'pages/site.yaml', range }] } };
  }
  if (source.data === undefined) return { source, parsed: { problems: [] } };
  return { source, parsed: parse({ source, base: [], schema: siteSchema }) };
}

/** Checks all content. Pages without an error of their own come back ready to be resolved. */
export function validate(content: Content, { today }: Conditions): Validated {
  const { source, parsed } = findSite(content);
  const shared = readShared(content);
  const readable = content.sources.filter(({ kind, data }) => kind === 'page' && data !== undefined);
  const pages = readable.map((file) => readPage(file, shared, today));
  const siteMap: SiteMap = {
    today,
    anchors: listAnchors(content, pages),
    pictures: new Map(content.pictures.map((picture) => [picture.name, picture])),
    sharedSections: content.sources.filter(({ kind }) => kind === 'shared').map(({ name }) => name),
  };
  const site = parsed.data;
  const problems = [...content.problems, ...parsed.problems];
  for (const { problems: found } of shared.values()) problems.push(...found);
  for (const page of pages) problems.push(...page.problems);
  if (site !== undefined && source !== undefined) {
    problems.push(...checkFile(source, siteSchema, site, createContext(siteMap, site, '/', undefined)));
    for (const page of pages) problems.push(...checkAgainstSite(page, siteMap, site));
  }
  const sorted = sortProblems(unique(problems));
  const sound = site === undefined ? [] : selectSound(pages, sorted);
  return { problems: sorted, site, pages: sound, siteMap };
}

function selectSound(pages: readonly PageInWork[], problems: readonly Problem[]): readonly CheckedPage[] {
  return pages.flatMap(({ source, route, data, sections }) => {
    const files = new Set([source.file, ...sections.map((section) => section.source.file)]);
    const own = problems.filter((problem) => files.has(problem.file));
    return data === undefined || hasErrors(own) ? [] : [{ source, route, data, sections }];
  });
}
