import { isRecord } from '../../fields/is-record.ts';
import { asSeen } from '../problems/characters.ts';
import { choose, finding } from '../problems/finding.ts';
import { findNearest } from '../problems/nearest.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { findBlock, writeAsSection } from '../schema/as-section.ts';
import { outlineOfSection } from '../schema/files.ts';
import { blocks, type RegisteredBlock } from '../schema/registry.ts';
import { writeItem, writeTyped } from '../schema/write-item.ts';
import { explainDoubleDash } from '../source/double-dash.ts';
import { placeProblem } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Source } from '../source/source.ts';
import { withoutDash } from '../source/without-dash.ts';
import { guessTypes } from '../source/syntax/lost-type.ts';

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

/** What stands before a section's type: nothing in a file that holds the one section. */
const dashOf = (base: Path) => (base.length === 0 ? '' : '- ');

/** The lines of an entry of `sections` as the section is written. */
const asWritten = (dash: string, lines: readonly string[]) =>
  dash === '' ? (withoutDash(lines) ?? lines) : lines;

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
  const dash = dashOf(base);
  const keys = typeof raw === 'object' && raw !== null ? Object.keys(raw) : [];
  const first = isText ? raw : keys[0];
  const block = first === undefined ? undefined : (blocks.get(first) ?? findBlock(first));
  if (first !== undefined && block !== undefined) {
    return placeProblem(
      source,
      base,
      finding('keyedSection', {
        type: block.type,
        written: `${dash}${isText ? first : `${first}:`}`,
        lines: asWritten(dash, writeKeyed(block, isText ? '' : valueAt(raw, [first]), keys.length)),
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
    finding('missingType', { types, fitting: fitTypes(raw), isEmpty: keys.length === 0, dash }),
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
  if (lines === undefined) return undefined;
  const dash = dashOf(base);
  const written = `${dash}type: ${type}`;
  const mistake = finding('keyedSection', { type: block.type, written, lines: asWritten(dash, lines) });
  return placeProblem(source, base, mistake);
}

/** What is wrong with the type of an entry of `sections`: none, or one that no block has. */
export function explainType(source: Source, base: Path, raw: unknown): Problem {
  const type = valueAt(raw, ['type']);
  if (typeof type !== 'string' || asSeen(type) === '') return describeUntyped(source, base, raw);
  const unknown = { ...choose(type, names), types, fitting: fitTypes(raw) };
  return (
    describeTypeAndText(source, base, raw) ??
    placeProblem(source, [...base, 'type'], finding('unknownType', unknown))
  );
}
