import { finding, type Finding } from '../problems/finding.ts';
import type { z } from 'zod';
import type { Path } from '../problems/problem.ts';
import { toSlug } from '../../fields/repair.ts';
import { isRecord } from '../../fields/is-record.ts';
import { valueAt } from '../source/place.ts';
import { lastLineOf } from '../source/range.ts';
import { locate } from '../source/source.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { splitItem } from '../schema/split-item.ts';
import { openField, writeField, writeItem } from '../schema/write-item.ts';
import { explainDoubleDash } from '../source/double-dash.ts';
import type { Checked } from '../source/place-problem.ts';
import { findOther, hasRemark, idsOf, dashBefore, indentAt } from './other-fields.ts';
import { findNamedLink } from './named-link.ts';
import { findSeveral } from './several-values.ts';
import { colonLine, quotedLine } from '../source/quoted-line.ts';

type Issue = z.core.$ZodIssue;

/** A field whose value is refused. */
export interface Spot {
  readonly field: string;
  readonly value: unknown;
  /** Whether the field, or the list's only item, may not be missing. */
  readonly isNeeded: boolean;
  /** Whether it is a field of one item of several. */
  readonly isItem: boolean;
}

/** A field, or an item, with nothing in it. */
export function describeEmpty(checked: Checked, path: Path, spot: Omit<Spot, 'value'>): Finding {
  return finding('emptyValue', { ...spot, hasRemark: hasRemark(checked, path) });
}

/** The words of an item of a list of links as its label, with the section of the page that has them as its id. */
function asLink(checked: Checked, path: Path, value: unknown): unknown {
  if (path.at(-2) !== 'links' || typeof value !== 'string') return value;
  const id = toSlug(value);
  const page = checked.source.kind === 'site' ? findNamedLink(value, checked.links) : undefined;
  return { label: value, to: idsOf(checked).includes(id) ? `#${id}` : page };
}

/** A field's lines as they stand in the file: behind the dash of an item that begins with it. */
function behindDash(checked: Checked, path: Path, lines: readonly string[]): readonly string[] {
  const dash = typeof path.at(-1) === 'string' ? dashBefore(checked, path) : '';
  return lines.map((line, index) => (index === 0 ? dash : ' '.repeat(dash.length)) + line);
}

/** A list, a group or a text where another of them is wanted. */
export function describeType(
  checked: Checked,
  issue: Extract<Issue, { code: 'invalid_type' }>,
  { field, value, isNeeded, isItem }: Spot,
): Finding {
  const outline = outlineAt(outlineOf(checked.schema), issue.path as Path);
  const placed = (lines: readonly string[]) => behindDash(checked, issue.path as Path, lines);
  if (issue.expected === 'array') {
    const other = findOther(checked, issue.path as Path, value);
    if (other !== undefined) return other;
    const whole = writeField(field, linesOf(checked, issue.path as Path, value) ?? value, outline);
    return value === ''
      ? finding('emptyList', { field, isNeeded, lines: placed(openField(field, outline)) })
      : finding('wantsList', {
          field,
          lines: placed(whole ?? openField(field, outline, value)),
          isOpen: whole === undefined,
        });
  }
  if (value === '') {
    const item = typeof issue.path.at(-1) === 'number' ? writeItem(outline, undefined) : undefined;
    return item === undefined
      ? describeEmpty(checked, issue.path as Path, { field, isNeeded, isItem })
      : finding('emptyItem', { lines: item });
  }
  const doubled = explainDoubleDash(checked.source, [...checked.base, ...(issue.path as Path)]);
  if (doubled !== undefined) return doubled;
  if (issue.expected === 'object') {
    const isItem = typeof issue.path.at(-1) === 'number';
    const lines = isItem
      ? writeItem(
          outline,
          readLines(outline, linesOf(checked, issue.path as Path, value)) ??
            asLink(checked, issue.path as Path, value),
        )
      : writeField(field, value, outline);
    return finding('wantsFields', {
      field,
      lines: lines && placed(lines),
      indent: isItem ? indentAt(checked, issue.path as Path) : undefined,
      last: isItem ? lastLine(checked, issue.path as Path) : undefined,
    });
  }
  const several = findSeveral(checked, issue.path as Path, value);
  if (several !== undefined) return several;
  const colon = colonLine(checked, issue.path as Path, value);
  if (colon !== undefined) return finding('colonInItem', { line: colon });
  const line = quotedLine(checked, issue.path as Path);
  if (line !== undefined) return finding('bracketInText', { field, line });
  const text = Array.isArray(value)
    ? joinTexts(value as readonly unknown[], outline)
    : joinLed(value, outline);
  const lines = text === undefined ? undefined : writeField(field, text, outline);
  return finding('wantsText', { field, lines: lines && placed(lines) });
}

/** The last of the lines on which a value stands; nothing where there is one. */
function lastLine({ source, base }: Checked, path: Path): number | undefined {
  const range = locate(source, [...base, ...path]);
  const last = lastLineOf(range);
  return last > range.line ? last : undefined;
}

/** `Marcos` and `Tosador` on a line each, or a title with its points below it, as the fields of an item. */
function readLines(
  item: Outline | undefined,
  rows: readonly string[] | undefined,
): Readonly<Record<string, string>> | undefined {
  const [first = '', ...others] = rows ?? [];
  // Documents have the letter for the second kind of bullet.
  const isBulleted = others.length > 1 && others.every((row) => /^o\s+\p{L}/u.test(row));
  // What goes on in small letters is one sentence.
  const isSentence = !isBulleted && others.some((row) => /^\p{Ll}/u.test(row));
  if (item === undefined || others.length === 0 || isSentence) return undefined;
  const [title, ...needed] = fieldsIn(item).filter(({ isNeeded }) => isNeeded);
  const text = fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long');
  const isRest = needed.every(({ name }) => name === text?.name);
  if (title === undefined || text === undefined || !isRest || title.name === text.name)
    return others.length === 1 ? splitItem(item, `${first} - ${others[0] ?? ''}`) : undefined;
  const points = isBulleted ? others.map((row) => row.replace(/^o\s+/, '- ')) : others;
  const isListed = points.every((row) => row.startsWith('- '));
  return { [title.name]: first, [text.name]: isListed ? points.join('\n') : points.join(' ') };
}

const listSign = /^(?:\d{1,2}[.)]|\p{Extended_Pictographic}\uFE0F?|[•●▪◦–])\s*/u;

/** Several lines that begin anew each, which the reader has joined: the items of a list whose dashes were forgotten. */
function linesOf({ source, base }: Checked, path: Path, value: unknown): readonly string[] | undefined {
  if (typeof value !== 'string') return undefined;
  const { start, end } = locate(source, [...base, ...path]);
  const lines = source.text
    .slice(start, end)
    .split(/\r?\n/)
    .map((line) => line.trim());
  const signs = new Set(lines.map((line) => listSign.exec(line)?.[0] ?? ''));
  // Numbers differ, and other signs are the same before each.
  const isListed = signs.size === 1 || [...signs].every((sign) => /^\d/.test(sign));
  const bare = isListed ? lines.map((line) => line.replace(listSign, '')) : lines;
  if (bare.length < 2 || !bare.every((line) => /^[^"'|>#]/.test(line))) return undefined;
  // A sentence that goes on begins its next line in small letters, and fills the one before.
  const isGoingOn = bare.some((line) => /^\p{Ll}/u.test(line)) && bare.some((line) => line.length > 40);
  return isGoingOn ? undefined : bare;
}

function asText(typed: unknown): string | undefined {
  if (typeof typed === 'string') return typed;
  const [[name, value] = [], ...more] = isRecord(typed) ? Object.entries(typed) : [];
  return name !== undefined && more.length === 0 && typeof value === 'string'
    ? `${name}: ${value}`
    : undefined;
}

/** The one text that a list is: of several ones the points of a long text, the words of a short one. */
function joinTexts(typed: readonly unknown[], outline: Outline | undefined): string | undefined {
  // `- Jejum: 12 horas` is a point too.
  const texts = typed.map(asText).filter((text) => text !== undefined);
  const isLong = outline?.kind === 'text' && outline.control === 'long';
  if (texts.length < typed.length) return undefined;
  if (texts.length > 1 && isLong) return texts.map((text) => `- ${text}`).join('\n');
  return texts.join(texts.some((text) => /[.!?:]$/.test(text)) ? ' ' : ', ');
}

/** The one text that a line which ends in a colon is with what stands below it: its points, or the words behind it. */
function joinLed(typed: unknown, outline: Outline | undefined): string | undefined {
  const isLong = outline?.kind === 'text' && outline.control === 'long';
  const entries = isRecord(typed) ? Object.entries(typed) : [];
  const parts = entries.map(([lead, below]) => {
    if (typeof below === 'string') return `${lead}: ${below}`.trim();
    const points = Array.isArray(below) ? below.map(asText) : [];
    if (points.length === 0 || points.includes(undefined)) return undefined;
    return isLong
      ? [`${lead}:`, ...points.map((point) => `- ${point}`)].join('\n')
      : `${lead}: ${points.join(', ')}`;
  });
  if (parts.length === 0 || parts.includes(undefined) || (parts.length > 1 && !isLong)) return undefined;
  return parts.join('\n');
}

/** Another list beside one that is too long, which takes its last item. */
function listWithRoom({ source, base, schema }: Checked, path: Path): string | undefined {
  const around = path.slice(0, -1);
  const items = valueAt(source.data, [...base, ...path]);
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  if (!isRecord(last)) return undefined;
  return fieldsIn(outlineAt(outlineOf(schema), around)).find(({ name, outline }) => {
    if (name === path.at(-1) || outline.kind !== 'list') return false;
    const others = valueAt(source.data, [...base, ...around, name]);
    const count = Array.isArray(others) ? others.length : 0;
    const names = namesIn(outline.item);
    return count < (outline.most ?? Infinity) && Object.keys(last).every((key) => names.includes(key));
  })?.name;
}

/** A text or a list that is too long or too short. */
export function describeSize(
  checked: Checked,
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  spot: Spot,
): Finding {
  const { field, isNeeded, isItem } = spot;
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (issue.code === 'too_big') return finding('tooLong', { field, most: limit });
    return limit === 1
      ? describeEmpty(checked, issue.path as Path, { field, isNeeded, isItem })
      : finding('tooShort', { field, least: limit });
  }
  return issue.code === 'too_small'
    ? finding('tooFew', {
        field,
        least: limit,
        lines: openField(field, outlineAt(outlineOf(checked.schema), issue.path as Path)),
      })
    : finding('tooMany', { field, most: limit, other: listWithRoom(checked, issue.path as Path) });
}
