import { finding, type Finding } from '../problems/finding.ts';
import { isAlias, isMap, isScalar, isSeq, LineCounter } from 'yaml';
import type { Document, Node } from 'yaml';
import { writePage } from '../schema/write-item.ts';
import { readBytes } from './bytes.ts';
import type { Path, Problem, Range, SourceKind } from '../problems/problem.ts';
import { editFor } from '../problems/edit.ts';
import { documentOf, keepDocument, refine } from './documents.ts';
import { rangeBetween } from './range.ts';
import type { Refusal } from './refusal.ts';
import { explainName } from './seen-names.ts';
import { readYaml } from './syntax/find-fault.ts';

export { limits } from './bytes.ts';
export { rangeBetween } from './range.ts';

/** A file as it was read: its exact text, and its data as text scalars, with the place of each. */
export interface Source {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  /** The file's name without folder and extension. */
  readonly name: string;
  readonly kind: SourceKind;
  readonly text: string;
  /** Plain data, every scalar a string; absent when the file has a problem that hides its data. */
  readonly data?: unknown;
  readonly lineCounter: LineCounter;
}

function nodeRange(source: Source, node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range;
  if (!range) return undefined;
  return rangeBetween(source.lineCounter, range[0], range[1]);
}

interface Found {
  readonly key?: unknown;
  readonly value: unknown;
}

function step(node: unknown, name: string | number): Found | undefined {
  if (isSeq(node) && typeof name === 'number') return { value: node.items[name] };
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isScalar(item.key) && item.key.value === String(name));
  return pair && { key: pair.key, value: pair.value };
}

/** Where an empty or missing value is shown: the first key of its mapping (a section's `type`), or its own key. */
function firstKeyRange(source: Source, node: unknown): Range | undefined {
  if (!isMap(node)) return undefined;
  const type = node.items.find((item) => isScalar(item.key) && item.key.value === 'type') ?? node.items[0];
  if (type === undefined) return undefined;
  const key = nodeRange(source, type.key);
  const value = isScalar(type.value) ? nodeRange(source, type.value) : undefined;
  if (key === undefined) return undefined;
  return rangeBetween(source.lineCounter, key.start, value?.end ?? key.end);
}

/** The first sign of a list, or of a group without fields. */
function openingRange(source: Source, node: unknown): Range | undefined {
  const whole = nodeRange(source, node);
  return whole && rangeBetween(source.lineCounter, whole.start, whole.start + 1);
}

/**
 * The place of a value or of its key. What is missing has no place of its own: then it is the nearest
 * container's key, or its first line.
 */
export function locate(source: Source, path: Path, part: 'key' | 'value' = 'value'): Range {
  let found: Found = { value: documentOf(source)?.contents };
  for (const [index, name] of path.entries()) {
    const next = step(found.value, name);
    if (next === undefined || (next.value === undefined && next.key === undefined)) {
      return locateContainer(source, found, index);
    }
    found = next;
  }
  const key = nodeRange(source, found.key);
  if (part === 'key' && key !== undefined) return key;
  const value = isScalar(found.value) || isAlias(found.value) ? nodeRange(source, found.value) : undefined;
  if (value !== undefined && value.end > value.start) return value;
  const empty = nodeRange(source, found.value);
  if (key === undefined && isScalar(found.value) && empty !== undefined && empty.start > 0) {
    return rangeBetween(source.lineCounter, empty.start - 1, empty.start);
  }
  return key ?? firstKeyRange(source, found.value) ?? openingRange(source, found.value) ?? startOf(source);
}

function locateContainer(source: Source, container: Found, depth: number): Range {
  const first = firstKeyRange(source, container.value) ?? openingRange(source, container.value);
  if (depth > 0 && container.key !== undefined) return nodeRange(source, container.key) ?? startOf(source);
  return first ?? startOf(source);
}

/** The first place of a file, for what concerns it as a whole. */
export function startOf(source: Source): Range {
  return rangeBetween(source.lineCounter, 0, 0);
}

/** A file's lines without the one dash that stands before all of them. */
function withoutDash(text: string): readonly string[] | undefined {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const said = lines.filter((line) => !/^\s*(#.*)?$/.test(line));
  const [, lead = ''] = /^( *- +)\S/.exec(said[0] ?? '') ?? [];
  const indent = ' '.repeat(lead.length);
  if (lead === '' || !said.slice(1).every((line) => line.startsWith(indent))) return undefined;
  const isInside = (line: string) => line === said[0] || line.startsWith(indent);
  return lines.map((line) => (isInside(line) ? line.slice(lead.length) : line));
}

/** What a file tells that is not made of fields: nothing at all, a list, or one text. */
function describeRoot(kind: SourceKind, document: Document.Parsed, text: string): Finding {
  const whole = kind === 'page' ? writePage() : undefined;
  if (isSeq(document.contents)) {
    if (kind === 'page')
      return finding('listAtRoot', { file: kind, lines: whole?.slice(0, whole.indexOf('sections:') + 1) });
    const isOne = document.contents.items.length === 1;
    return finding('listAtRoot', { file: kind, better: isOne ? withoutDash(text) : undefined });
  }
  return /^\s*(#.*\s*)*$/.test(text)
    ? finding('empty', { file: kind, lines: whole })
    : finding('textAtRoot', { file: kind, lines: whole, last: text.trimEnd().split('\n').length });
}

/** Reads a file's bytes as YAML text scalars. Of a file's syntax problems only the first is told. */
export function readSource(
  identity: Pick<Source, 'file' | 'name' | 'kind'>,
  bytes: Uint8Array,
): { readonly source: Source; readonly problems: readonly Problem[] } {
  const { file, name, kind } = identity;
  const { text, refusal, more = [] } = readBytes(bytes);
  const lineCounter = new LineCounter();
  const unread = { file, name, kind, text, lineCounter };
  const tell = (mistake: Finding, range: Range, other?: Problem['other']): Problem => ({
    ...mistake,
    file,
    range,
    other,
    edit: editFor(mistake, text, range),
  });
  const fail = (...told: Parameters<typeof tell>) => ({ source: unread, problems: [tell(...told)] });
  if (refusal) {
    addLineStarts(lineCounter, text);
    const place = ({ mistake, at, length = 1 }: Refusal) =>
      tell(mistake, rangeBetween(lineCounter, at, at + length));
    return { source: unread, problems: [refusal, ...more].map(place) };
  }
  const { document, fault } = readYaml({ text, kind }, lineCounter);
  if (fault) {
    const { mistake, start, end, other } = fault;
    const first = other && { file, range: rangeBetween(lineCounter, other.start, other.end) };
    return fail(mistake, rangeBetween(lineCounter, start, end), first);
  }
  if (!isMap(document.contents)) {
    return fail(describeRoot(kind, document, text), rangeBetween(lineCounter, 0, 1));
  }
  const hidden = refine(document);
  const source = { file, name, kind, text, lineCounter, data: document.toJS() as unknown };
  keepDocument(source, document);
  return { source, problems: hidden.map((one) => explainName(source, one)) };
}

function addLineStarts(lineCounter: LineCounter, text: string): void {
  lineCounter.addNewLine(0);
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\n') lineCounter.addNewLine(index + 1);
  }
}
