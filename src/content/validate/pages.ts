import { notFoundRoute } from '../../fields/link.ts';
import type { z } from 'zod';
import { page as pageSchema } from '../../fields/page.ts';
import type { ThemeColors } from '../../fields/palette.ts';
import type { site as siteSchema } from '../../fields/site.ts';
import { isRecord } from '../../fields/is-record.ts';
import { isShownWith } from '../schema/fields.ts';
import { outlineOf } from '../schema/outline.ts';
import { explainIssues } from './issues.ts';
import type { Content } from '../load/content.ts';
import type { Around, Checked, NamedLink } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { blocks, type RegisteredBlock } from '../schema/registry.ts';
import type { Source } from '../source/source.ts';
import { findSectionsInShared } from './sections-in-shared.ts';
import { explainType } from './untyped.ts';

export type SiteFile = z.output<typeof siteSchema>;
export type PageFile = z.output<typeof pageSchema>;

/** A section whose own fields are sound. */
export interface CheckedSection extends Checked {
  readonly block: RegisteredBlock;
  readonly data: Readonly<Record<string, unknown>>;
  /** For a shared section: the place of the page that asks for it. */
  readonly usedAt?: { readonly source: Source; readonly base: Path } | undefined;
}

/** A page whose file has no error. Sections of other files have taken their places; hidden ones are gone. */
export interface CheckedPage {
  readonly source: Source;
  readonly route: string;
  /** It answers for every address without a page. */
  readonly isNotFound: boolean;
  readonly data: PageFile;
  readonly colors: ThemeColors;
  readonly sections: readonly CheckedSection[];
}

/** The address of a page file. */
export function routeOf(name: string): string {
  return name === 'index' ? '/' : `/${name}`;
}

/** What a schema made of a part of a file, or what is wrong with it. */
export interface Parsed<Data> {
  readonly data?: Data;
  readonly problems: readonly Problem[];
}

function parseAnew<S extends z.ZodObject>(checked: Checked & { readonly schema: S }): Parsed<z.output<S>> {
  const result = checked.schema.safeParse(valueAt(checked.source.data, checked.base));
  if (result.success) return { data: result.data, problems: [] };
  return { problems: explainIssues(checked, result.error.issues) };
}

interface Kept extends Around {
  readonly schema: unknown;
  readonly parsed: unknown;
}

const kept = new WeakMap<Source, Map<string, Kept>>();

function namesSame(one: readonly NamedLink[] = [], other: readonly NamedLink[] = []): boolean {
  const isSame = ({ label, to }: NamedLink, at: number) => label === other[at]?.label && to === other[at]?.to;
  return one === other || (one.length === other.length && one.every(isSame));
}

/** Parses a part of a file by its schema: once, however often the content around the file is checked. */
export function parse<S extends z.ZodObject>(checked: Checked & { readonly schema: S }): Parsed<z.output<S>> {
  const { source, base, schema, today, url, phone, siteChat: chat, links } = checked;
  const parts = kept.get(source) ?? new Map<string, Kept>();
  kept.set(source, parts);
  const known = parts.get(base.join(' '));
  // What is kept was made by this very schema, and says what is so now.
  const isSame =
    known?.today === today &&
    known?.url === url &&
    known?.phone === phone &&
    known?.siteChat?.number === chat?.number &&
    known?.siteChat?.message === chat?.message &&
    namesSame(known?.links, links);
  if (known?.schema === schema && isSame) return known.parsed as Parsed<z.output<S>>;
  const parsed = parseAnew(checked);
  parts.set(base.join(' '), { schema, parsed, today, url, phone, siteChat: chat, links });
  return parsed;
}

/** The day of a check, and what else its messages may complete values by. */
export type Known = Around & { readonly today: string };

/** What is wrong with the fields of a section whose type is only misspelt, as those of the type that was meant. */
function checkAsMeant(problem: Problem, around: Omit<Checked, 'schema'>, raw: unknown): readonly Problem[] {
  const block = problem.kind === 'unknownType' ? blocks.get(problem.parameters.nearest ?? '') : undefined;
  if (block === undefined || !isRecord(raw)) return [];
  const { schema, type } = block;
  const { error } = schema.safeParse({ ...raw, type });
  const problems = error === undefined ? [] : explainIssues({ ...around, schema }, error.issues);
  // Where several of its fields are none of that type's, or a list is, another one may have been meant.
  const isForeign = (one: Problem) =>
    one.kind === 'unknownFields' ||
    (one.kind === 'unknownField' &&
      one.parameters.nearest === undefined &&
      typeof valueAt(around.source.data, one.path ?? []) === 'object');
  return problems.some(isForeign) ? [] : problems;
}

function checkSection(source: Source, base: Path, known: Known): Parsed<CheckedSection> {
  const list = base.length === 0 ? findSectionsInShared(source) : undefined;
  if (list !== undefined) return { problems: [list] };
  const raw = valueAt(source.data, base);
  const type = valueAt(raw, ['type']);
  const block = typeof type === 'string' ? blocks.get(type) : undefined;
  if (block === undefined) {
    const problem = explainType(source, base, raw);
    return { problems: [problem, ...checkAsMeant(problem, { source, base, ...known }, raw)] };
  }
  const checked = { source, base, schema: block.schema, ...known };
  const { data, problems } = parse(checked);
  return data === undefined ? { problems } : { data: { ...checked, block, data }, problems };
}

/** Whether a section is on the page on a given day. One whose items are all hidden is not. */
export function isShown({ schema, block, data }: CheckedSection, today: string): boolean {
  return (
    isShownWith({ outline: outlineOf(schema), value: data, today }) && block.isOver?.(data, today) !== true
  );
}

export type Shared = ReadonlyMap<string, Parsed<CheckedSection>>;

/** Puts shared sections in their places. One with problems of its own is left out; its file tells them. */
function replaceShared(sections: readonly CheckedSection[], shared: Shared): readonly CheckedSection[] {
  return sections.flatMap((section): readonly CheckedSection[] => {
    const field = section.block.replacedBy;
    if (field === undefined) return [section];
    const named = shared.get(String(section.data[field]))?.data;
    if (named === undefined) return [];
    const id = section.data['id'] ?? named.data['id'];
    const data = id === undefined ? named.data : { ...named.data, id };
    return [{ ...named, data, usedAt: { source: section.source, base: section.base } }];
  });
}

/** A section in its place, with what decides when it is there: its own days, and those of the one that asks for it. */
interface PlacedSection {
  readonly section: CheckedSection;
  readonly isShown: boolean;
  /** Whether it will be shown from some day on. */
  readonly isComing: boolean;
  /** The last day on which it is, as ISO. */
  readonly lastDay: string | undefined;
  /** What becomes of links to it on other days. */
  readonly links: 'page' | 'drop';
}

function place(own: CheckedSection, shared: Shared, today: string): readonly PlacedSection[] {
  return replaceShared([own], shared).map((section) => {
    const days = [own, section].flatMap(({ data: { showUntil } }) =>
      typeof showUntil === 'string' ? [showUntil] : [],
    );
    const isNow = isShown(own, today) && isShown(section, today);
    const isHidden = [own, section].some(({ data }) => data['hidden'] === true);
    const isLater = [own, section].some(
      ({ data: { showFrom } }) => typeof showFrom === 'string' && showFrom > today,
    );
    return {
      section,
      isShown: isNow,
      isComing: !isNow && !isHidden && isLater,
      lastDay: days.toSorted()[0],
      links: [own, section].some(({ data }) => data['whenHidden'] === 'drop') ? 'drop' : 'page',
    };
  });
}

/** A page while it is checked: whatever of it is sound. */
export interface PageInWork {
  readonly source: Source;
  readonly route: string;
  /** It answers for every address without a page. */
  readonly isNotFound: boolean;
  readonly data?: PageFile | undefined;
  /** The sound sections of this file, as written. */
  readonly written: readonly CheckedSection[];
  /** The same in their places, shared ones instead of those that ask for them, whether they are shown today or not. */
  readonly placed: readonly PlacedSection[];
  /** What the page shows. */
  readonly sections: readonly CheckedSection[];
  readonly problems: readonly Problem[];
}

/** Reads a page's file by its schemas. */
export function readPage(source: Source, shared: Shared, known: Known): PageInWork {
  const { data, problems } = parse({ source, base: [], schema: pageSchema, ...known });
  const raw = valueAt(source.data, ['sections']);
  const entries = Array.isArray(raw) ? raw : [];
  const checks = entries.map((_, index) => checkSection(source, ['sections', index], known));
  const written = checks.flatMap((check) => check.data ?? []);
  const placed = written.flatMap((own) => place(own, shared, known.today));
  const route = routeOf(source.name);
  return {
    source,
    route,
    isNotFound: route === notFoundRoute,
    data,
    written,
    placed,
    sections: placed.filter((one) => one.isShown).map(({ section }) => section),
    problems: [...problems, ...checks.flatMap((check) => check.problems)],
  };
}

/** Reads a section that stands in a file of its own. */
export function readSection(source: Source, known: Known): Parsed<CheckedSection> {
  return checkSection(source, [], known);
}

/** Reads the sections that several pages use, by name. */
export function readShared(content: Content, known: Known): Map<string, Parsed<CheckedSection>> {
  // The data of a page may have to be read first, so that kinds come first.
  const sources = content.sources.filter((source) => source.kind === 'shared' && source.data !== undefined);
  return new Map(sources.map((source) => [source.name, readSection(source, known)]));
}
