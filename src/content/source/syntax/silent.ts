import { isListName } from '../../schema/files.ts';
import { explainLostName } from './lost-name.ts';
import { finding } from '../../problems/finding.ts';
import { isAlias, isPair, isScalar, isSeq, visit } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import { quote } from '../../problems/wording.ts';
import { findForbiddenCode } from './escapes.ts';
import { findFence } from './fence.ts';
import { faultOfValue, faultOn, type Fault } from './fault.ts';
import { lineIndexAt, withValue, type Line } from '../lines.ts';
import { findGlued } from './glued-colon.ts';
import { findStrayField } from './indents.ts';
import { findJoinedText, isAnswer } from './loose-line.ts';
import { findNextItems } from './next-item.ts';
import { writeStarred } from './stars.ts';
import { listParts, type Part } from '../parts.ts';

/** What a check of the parsed document sees. */
interface Parsed {
  readonly parts: readonly Part[];
  readonly lines: readonly Line[];
  readonly text: string;
}

/** The line of a node with its whole text put between quotes. */
function quotedLine({ lines }: Parsed, offset: number): string {
  const line = lines[lineIndexAt(lines, offset)];
  return line === undefined ? '' : withValue(line, quote(line.value));
}

function faultOfNode(parsed: Parsed, node: Node): Fault | undefined {
  const offset = node.range?.[0] ?? 0;
  const line = parsed.lines[lineIndexAt(parsed.lines, offset)];
  if (line === undefined) return undefined;
  if (isAlias(node))
    return faultOfValue(line, finding('alias', { line: withValue(line, writeStarred(parsed.lines, line)) }));
  const better = quotedLine(parsed, offset);
  if (node.anchor !== undefined) return faultOfValue(line, finding('anchor', { line: better }));
  if (node.tag === undefined) return undefined;
  return faultOfValue(line, finding('tag', { line: better }));
}

/** Looks at the parts of a document for the first fault. */
type Check = (part: Part, parsed: Parsed) => Fault | undefined;

/** Anchors, aliases and tags: YAML that editors never mean. */
const findSpecialNode: Check = (part, parsed) =>
  isPair(part) || (!isAlias(part) && part.anchor === undefined && part.tag === undefined)
    ? undefined
    : faultOfNode(parsed, part);

/** A price, an hour or another figure is whole by itself: what stands behind it is a note. */
const figure = /^(?:R\$\s?)?\d[\d.,:/]*$/;

/** A `#` that was meant as text but cut it off: ` #1` without a space behind it. */
const findCutText: Check = (part, { lines }) => {
  if (!isScalar(part) || typeof part.comment !== 'string' || !/^[^\s#─=*-]/.test(part.comment))
    return undefined;
  const line = lines[lineIndexAt(lines, part.range?.[0] ?? 0)];
  if (line === undefined || !line.value.includes(`#${part.comment}`)) return undefined;
  if (figure.test(String(part.value))) return undefined;
  const better = withValue(line, quote(line.value));
  return faultOfValue(line, finding('cutByHash', { cut: part.comment, line: better }));
};

/** Names that JavaScript objects bring along would be lost or misread as fields. */
const reserved = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

const findReservedKey: Check = (part, { lines }) => {
  if (!isPair(part) || !isScalar(part.key) || !reserved.has(String(part.key.value))) return undefined;
  const { range, value: key } = part.key;
  const [start, end] = range ?? [0, 0];
  const line = lines[lineIndexAt(lines, start)];
  if (line === undefined) return undefined;
  return faultOn(line, start - line.start, end - line.start, finding('reservedKey', { key: String(key) }));
};

/** A plain text of several lines that swallowed a list item or a field. */
const findSwallowedLine: Check = (part, { lines, text }) => {
  if (!isScalar(part) || part.type !== 'PLAIN' || !part.range) return undefined;
  const [start, end] = part.range;
  if (!text.slice(start, end).includes('\n')) return undefined;
  const first = lineIndexAt(lines, start);
  const last = lineIndexAt(lines, Math.max(start, end - 1));
  const below = lines.slice(first + 1, last + 1);
  const fence = findFence({ lines, index: last });
  if (fence !== undefined) return fence;
  const counted = findNextItems({ lines, index: first + 1 });
  if (counted !== undefined) return counted;
  const isProse = below.every((line) => line.key === undefined);
  const joined = isProse ? findJoinedText(lines, first, last) : undefined;
  return (
    joined ?? below.map((line) => swallowed(line, lines[first], lines)).find((found) => found !== undefined)
  );
};

/** A dash below a value: an item of a list whose name, or whose first item, stands in the wrong line. */
function swallowedItem(line: Line, above: Line | undefined, lines: readonly Line[]): Fault {
  if (line.key === undefined && above?.key !== undefined) {
    const item = `${' '.repeat(line.indent)}- ${above.value}`;
    return faultOfValue(
      above,
      finding('listAfterValue', {
        key: above.key,
        lines: [withValue(above, '').trimEnd(), item],
        joined: isListName(above.key) ? undefined : `${above.text.trimEnd()} ${line.value}`,
        line: lines.indexOf(above) + 1,
      }),
    );
  }
  if (above !== undefined && above.dashes > 0 && above.key === undefined) {
    const better = ' '.repeat(above.indent) + line.text.trim();
    return faultOn(line, 0, line.column, finding('indentedTooMuch', { line: better }));
  }
  const stray = findStrayField(lines, lines.indexOf(line));
  if (stray !== undefined) return stray;
  return faultOn(line, line.indent, line.column + (line.key?.length ?? 0), explainLostName(lines, line));
}

function swallowed(line: Line, above: Line | undefined, lines: readonly Line[]): Fault | undefined {
  const { value } = line;
  if (line.dashes > 0) return swallowedItem(line, above, lines);
  if (isAnswer(line) && above !== undefined) {
    const better = `${' '.repeat(above.column)}${value.replace(' ', ': ')}`;
    return faultOfValue(line, finding('missingColon', { line: better, isWhole: true }));
  }
  return /^[a-z][A-Za-z]*:/.test(value) ? findGlued(lines, lines.indexOf(line)) : undefined;
}

const checks: readonly Check[] = [
  findSpecialNode,
  findReservedKey,
  (part, { text }) => findForbiddenCode(part, text),
  findCutText,
  findSwallowedLine,
];

/** What the YAML reader accepts but no editor means; the first in the file. */
export function findSilentFault(document: Document.Parsed, beside: Omit<Parsed, 'parts'>): Fault | undefined {
  const parsed = { ...beside, parts: listParts(document.contents) };
  const firstOf = (check: Check) => {
    for (const part of parsed.parts) {
      const fault = check(part, parsed);
      if (fault !== undefined) return fault;
    }
    return [];
  };
  return checks.flatMap(firstOf).toSorted((a, b) => a.start - b.start)[0];
}

/** A key that stands twice in one mapping: its name, and where both stand. */
export interface Twins {
  readonly key: string;
  readonly first: { readonly start: number; readonly end: number };
  readonly second: { readonly start: number; readonly end: number };
  /** What repeats it: the whole file, one of the page's sections, or something inside of one. */
  readonly holder: 'file' | 'section' | 'item';
  /** Whether it is the first field of what repeats it. */
  readonly isFirst: boolean;
  /** The name of the field whose group it is in; nothing for an item of a list. */
  readonly group?: string | undefined;
}

function holderAt(path: readonly unknown[]): Twins['holder'] {
  if (path.length < 2) return 'file';
  const [, , pair, list, ...more] = path;
  const isList = isPair(pair) && isScalar(pair.key) && pair.key.value === 'sections' && isSeq(list);
  return isList && more.length === 0 ? 'section' : 'item';
}

function groupAt(path: readonly unknown[]): string | undefined {
  const pair = path.at(-1);
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : undefined;
}

function findTwins(items: readonly Pair[], offset: number): Omit<Twins, 'holder' | 'group'> | undefined {
  const known = new Map<string, Twins['first']>();
  for (const { key } of items) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    const place = { start: key.range[0], end: key.range[1] };
    const first = known.get(name);
    if (first !== undefined && place.start >= offset) {
      const isFirst = items[0]?.key !== undefined && isScalar(items[0].key) && items[0].key.value === name;
      return { key: name, first, second: place, isFirst };
    }
    known.set(name, first ?? place);
  }
  return undefined;
}

/** The first key from an offset on that stands twice. After an empty value the reader's own offset is a line early. */
export function firstTwins(document: Document.Parsed, offset: number): Twins | undefined {
  let found: Twins | undefined;
  visit(document, {
    Map(_, node, path) {
      const twins = findTwins(node.items, offset);
      if (twins !== undefined && (found === undefined || twins.second.start < found.second.start))
        found = { ...twins, holder: holderAt(path), group: groupAt(path) };
    },
  });
  return found;
}
