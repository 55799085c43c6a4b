import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { outlineOf, walkOutline } from '../../schema/outline.ts';
import { finding } from '../../problems/finding.ts';
import { blocks } from '../../schema/registry.ts';
import { findCutLines } from './cut-lines.ts';
import { faultOn, type Fault } from './fault.ts';
import { isWritten, type Line } from '../lines.ts';

/** The lines from one on that stand in its column or deeper. */
function below(lines: readonly Line[], from: number): readonly Line[] {
  const column = lines[from]?.column ?? 0;
  const end = lines.findIndex((line, at) => at > from && isWritten(line) && line.indent < column);
  return lines.slice(from, end === -1 ? lines.length : end);
}

type Said = Readonly<Record<string, unknown>>;

/** What some lines say, as far as they can be read. */
function read(lines: readonly Line[]): Said {
  const text = lines.map((line) => line.text).join('\n');
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
  const data: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { ...data };
  const column = lines[0]?.column;
  const own = lines.filter((line) => isWritten(line) && line.column === column && line.dashes === 0);
  return Object.fromEntries(own.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value]])));
}

/** How many fields a section may have, those of its items included. */
function countFields(schema: z.ZodType): number {
  return [...walkOutline(outlineOf(schema))].length;
}

/** The types that what a section says would be right for, the one with the fewest other fields first. */
export function guessTypes(said: Said): readonly string[] {
  const names = Object.keys(said);
  const fitting = [...blocks.values()].filter(
    ({ schema, replacedBy }) =>
      replacedBy === undefined && names.every((name) => Object.hasOwn(schema.shape, name)),
  );
  const ranked = fitting.map(({ type, schema }) => ({
    type,
    schema,
    faults: schema.safeParse({ ...said, type }).error?.issues.length ?? 0,
  }));
  const least = Math.min(...ranked.map(({ faults }) => faults));
  const best = ranked.filter(({ faults }) => faults === least);
  if (best.length < 2) return best.map(({ type }) => type);
  return best
    .map(({ type, schema }) => ({ type, fields: countFields(schema) }))
    .toSorted((a, b) => a.fields - b.fields)
    .slice(0, 3)
    .map(({ type }) => type);
}

/** Where the dashes of sections stand. */
function marginOf(lines: readonly Line[], column: number): number {
  const other = lines.find((line) => isWritten(line) && line.dashes === 1 && line.key === 'type');
  return other?.indent ?? Math.max(0, column - 2);
}

interface Doubt {
  /** The first of two lines with the same name stands right above the second, or with one line between them. */
  readonly isNear: boolean;
}

function faultAt(lines: readonly Line[], at: number, doubt?: Doubt): Fault | undefined {
  const line = lines[at];
  if (line?.key === undefined) return undefined;
  const said = read(below(lines, at));
  const title = typeof said['title'] === 'string' ? said['title'] : undefined;
  // A line that has all but its dash says the type itself.
  const types = line.key === 'type' && blocks.has(line.value) ? [line.value] : guessTypes(said);
  const place = { line: at + 1, margin: marginOf(lines, line.column) };
  const lost = { title, types, ...place, key: line.key };
  const mistake =
    doubt === undefined ? finding('lostType', lost) : finding('doubtfulType', { ...lost, ...doubt });
  return faultOn(line, line.column, line.column + line.key.length, mistake);
}

/** Fields that stand right under `sections:`: the line that begins the first section was lost. */
export function findLostFirst(lines: readonly Line[]): Fault | undefined {
  const head = lines.findIndex((line) => isWritten(line) && line.indent === 0 && line.key === 'sections');
  if (head === -1 || lines[head]?.value !== '') return undefined;
  const at = lines.findIndex((line, index) => index > head && isWritten(line));
  const line = lines[at];
  if (line?.key === undefined || line.key === 'type' || line.dashes > 0 || line.indent === 0)
    return undefined;
  const { key } = line;
  const isField = [...blocks.values()].some(({ schema }) => Object.hasOwn(schema.shape, key));
  return isField ? faultAt(lines, at) : undefined;
}

const isGap = (line: Line | undefined) => line !== undefined && line.kind !== 'content' && !line.isText;

/** Where the section begins that a repeated field belongs to: behind the last empty line or comment above it. */
function startOf(lines: readonly Line[], first: number, second: number): number | undefined {
  const column = lines[second]?.column;
  const gap = lines.findLastIndex((line, at) => at > first && at < second && isGap(line));
  if (gap === -1) return undefined;
  const at = lines.findIndex((line, index) => index > gap && isWritten(line));
  return lines[at]?.column === column && lines[at]?.dashes === 0 ? at : undefined;
}

/** A field that stands twice in a section: mostly the first of a section whose `- type:` line was lost. */
export function findLostType(lines: readonly Line[], first: number, second: number): Fault | undefined {
  const start = startOf(lines, first, second) ?? second;
  const column = lines[second]?.column;
  const isOwn = (line: Line) => isWritten(line) && line.column === column;
  const head = lines.findLastIndex((line, at) => at <= first && isOwn(line) && line.dashes > 0);
  const above = new Set(lines.slice(head, start).flatMap((line) => (isOwn(line) ? (line.key ?? []) : [])));
  const tail = below(lines, start);
  const cut = findCutLines(lines, { head, start, end: start + tail.length }, read);
  if (cut !== undefined) return cut;
  const own = tail.filter(isOwn);
  const repeats = own.filter(({ key }) => key !== undefined && above.has(key)).length;
  const isSure = start !== second || isGap(lines[second - 1]) || repeats > 1;
  return faultAt(lines, start, isSure ? undefined : { isNear: second - first <= 2 });
}
