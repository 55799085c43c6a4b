import { choose, finding } from '../problems/finding.ts';
import { notFoundRoute } from '../../fields/link.ts';
import type { z } from 'zod';
import { page as pageSchema } from '../../fields/page.ts';
import type { ThemeColors } from '../../fields/palette.ts';
import type { site as siteSchema } from '../../fields/site.ts';
import { asSeen } from '../problems/characters.ts';
import { isShownWith } from '../schema/fields.ts';
import { isRecord } from '../../fields/is-record.ts';
import { findBlock, writeAsSection } from '../schema/as-section.ts';
import { outlineOfSection } from '../schema/files.ts';
import { outlineOf } from '../schema/outline.ts';
import { explainDoubleDash } from '../source/double-dash.ts';
import { explainIssues } from './issues.ts';
import { writeItem, writeTyped } from '../schema/write-item.ts';
import type { Content } from '../load/content.ts';
import { findNearest } from '../problems/nearest.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { blocks, type RegisteredBlock } from '../schema/registry.ts';
import type { Source } from '../source/source.ts';
import { guessTypes } from '../source/syntax/lost-type.ts';

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

const kept = new WeakMap<Source, Map<string, { readonly schema: unknown; readonly parsed: unknown }>>();

/** Parses a part of a file by its schema: once, however often the content around the file is checked. */
export function parse<S extends z.ZodObject>(checked: Checked & { readonly schema: S }): Parsed<z.output<S>> {
  const { source, base, schema } = checked;
  const parts = kept.get(source) ?? new Map<string, { schema: unknown; parsed: unknown }>();
  kept.set(source, parts);
  const known = parts.get(base.join(' '));
  // What is kept was made by this very schema.
  if (known?.schema === schema) return known.parsed as Parsed<z.output<S>>;
  const parsed = parseAnew(checked);
  parts.set(base.join(' '), { schema, parsed });
  return parsed;
}

const names = [...blocks.keys()];

/** The types of sections with their names. */
const types = [...blocks.values()].map(({ type, label }) => ({ type, label }));

/** The types for which a section's fields would be right, where they say enough to tell. */
function fitTypes(raw: unknown): readonly string[] {
  const { type: _, ...said } = isRecord(raw) ? raw : {};
  return Object.keys(said).length === 0 ? [] : guessTypes(said);
}

/** A section that was begun as a list: its only entry, if that is one, or the line that every section begins with. */
function rewriteList(raw: readonly unknown[]): readonly string[] {
  const [only, ...more] = raw;
  const type = valueAt(only, ['type']);
  if (!isRecord(only) || typeof type !== 'string' || more.length > 0) return ['- type: …'];
  return writeItem(outlineOfSection(type), only) ?? ['- type: …'];
}

/** A section whose type was written as its first field, with the text or the fields that it has there. */
function writeKeyed(block: RegisteredBlock, value: unknown, fields: number): readonly string[] {
  if (fields === 0) return writeTyped(block.type);
  const whole = fields === 1 && value !== '' ? writeAsSection(block, value) : undefined;
  return whole ?? [`- type: ${block.type}`];
}

/** What is wrong with an entry of `sections` that names no block. */
function describeUntyped(source: Source, base: Path, raw: unknown): Problem {
  if (Array.isArray(raw)) {
    return placeProblem(
      source,
      base,
      explainDoubleDash(source, base) ?? finding('listAsSection', { lines: rewriteList(raw) }),
    );
  }
  const isText = typeof raw === 'string';
  const keys = typeof raw === 'object' && raw !== null ? Object.keys(raw) : [];
  const first = isText ? raw : keys[0];
  const block = first === undefined ? undefined : (blocks.get(first) ?? findBlock(first));
  if (first !== undefined && block !== undefined) {
    return placeProblem(
      source,
      base,
      finding('keyedSection', {
        type: block.type,
        written: isText ? first : `${first}:`,
        lines: writeKeyed(block, isText ? '' : valueAt(raw, [first]), keys.length),
      }),
    );
  }
  const meant = keys.find((key) => findNearest(key, ['type']) !== undefined);
  if (meant !== undefined && meant !== 'type') {
    return placeProblem(source, [...base, meant], finding('unknownField', choose(meant, ['type'])), 'key');
  }
  return placeProblem(
    source,
    base,
    finding('missingType', { types, fitting: fitTypes(raw), isEmpty: keys.length === 0 }),
  );
}

/** `- type: notice Fechado hoje`: a type with the section's one text behind it. */
function describeTypeAndText(source: Source, base: Path, raw: unknown): Problem | undefined {
  const [type, text] = [
    String(valueAt(raw, ['type'])),
    /\s(.+)$/s.exec(String(valueAt(raw, ['type'])).trim())?.[1],
  ];
  const block = blocks.get(type.trim().split(/\s/)[0] ?? '');
  if (block === undefined || text === undefined || Object.keys(Object(raw)).length > 1) return undefined;
  const lines = writeAsSection(block, text);
  const written = `type: ${type}`;
  return lines && placeProblem(source, base, finding('keyedSection', { type: block.type, written, lines }));
}

function checkSection(source: Source, base: Path, today: string): Parsed<CheckedSection> {
  const raw = valueAt(source.data, base);
  const type = valueAt(raw, ['type']);
  if (typeof type !== 'string' || asSeen(type) === '') {
    return { problems: [describeUntyped(source, base, raw)] };
  }
  const block = blocks.get(type);
  const keyed = block === undefined ? describeTypeAndText(source, base, raw) : undefined;
  if (keyed !== undefined) return { problems: [keyed] };
  if (block === undefined) {
    return {
      problems: [
        placeProblem(
          source,
          [...base, 'type'],
          finding('unknownType', { ...choose(type, names), types, fitting: fitTypes(raw) }),
        ),
      ],
    };
  }
  const checked = { source, base, schema: block.schema, today };
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
export interface PlacedSection {
  readonly section: CheckedSection;
  readonly isShown: boolean;
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
    return {
      section,
      isShown: isShown(own, today) && isShown(section, today),
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
export function readPage(source: Source, shared: Shared, today: string): PageInWork {
  const { data, problems } = parse({ source, base: [], schema: pageSchema, today });
  const raw = valueAt(source.data, ['sections']);
  const entries = Array.isArray(raw) ? raw : [];
  const checks = entries.map((_, index) => checkSection(source, ['sections', index], today));
  const written = checks.flatMap((check) => check.data ?? []);
  const placed = written.flatMap((own) => place(own, shared, today));
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

/** Reads the sections that several pages use, by name. */
export function readShared(content: Content, today: string): Map<string, Parsed<CheckedSection>> {
  const sources = content.sources.filter(({ kind, data }) => kind === 'shared' && data !== undefined);
  return new Map(sources.map((source) => [source.name, checkSection(source, [], today)]));
}
