import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node, Pair, ParsedNode, YAMLError } from 'yaml';
import { describeSyntaxError, wordings } from './messages.ts';
import type { Problem, Range, Wording } from './problem.ts';

/** A way into the data: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** What a file of the content folder is, told by its place. */
export type SourceKind = 'page' | 'site' | 'shared';

/** A file as it was read: its exact text, and its data as text scalars, with the place of each. */
export interface Source {
  /** As an editor names it: `pages/banhoetosa.yaml`. */
  readonly file: string;
  /** The file's name without folder and extension. */
  readonly name: string;
  readonly kind: SourceKind;
  readonly text: string;
  /** Plain data, every scalar a string; absent when the file has a problem that hides its data. */
  readonly data?: unknown;
  readonly document?: Document.Parsed;
  readonly lineCounter: LineCounter;
}

/** Limits that are checked before a file is parsed. */
export const limits = { bytes: 256 * 1024, lines: 2000, depth: 20 } as const;

/** The stretch of a source between two offsets. */
export function rangeBetween(lineCounter: LineCounter, start: number, end: number): Range {
  const first = lineCounter.linePos(start);
  const last = lineCounter.linePos(Math.max(start, end));
  return {
    start,
    end: Math.max(start, end),
    line: Math.max(1, first.line),
    column: Math.max(1, first.col),
    endLine: Math.max(1, last.line),
    endColumn: Math.max(1, last.col),
  };
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

/**
 * The place of a value or of its key. What is missing has no place of its own: then it is the nearest
 * container's key, or its first line.
 */
export function locate(source: Source, path: Path, part: 'key' | 'value' = 'value'): Range {
  let found: Found = { value: source.document?.contents };
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
  return key ?? firstKeyRange(source, found.value) ?? rangeBetween(source.lineCounter, 0, 1);
}

function locateContainer(source: Source, container: Found, depth: number): Range {
  const first = firstKeyRange(source, container.value);
  if (depth > 0 && container.key !== undefined) return nodeRange(source, container.key) ?? startOf(source);
  return first ?? startOf(source);
}

function startOf(source: Source): Range {
  return rangeBetween(source.lineCounter, 0, 0);
}

function measureDepth(text: string): number {
  let deepest = 0;
  let flow = 0;
  const indents: number[] = [];
  for (const line of text.split('\n')) {
    const lead = /^[ ]*(?:- +)*/.exec(line)?.[0] ?? '';
    const indent = lead.length;
    if (line.trim() === '') continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    if (indent === 0) flow = 0;
    const dashes = lead.split('-').length - 1;
    for (const character of line) {
      if (character === '[' || character === '{') flow += 1;
      if (character === ']' || character === '}') flow = Math.max(0, flow - 1);
      deepest = Math.max(deepest, indents.length + flow + Math.max(0, dashes - 1));
    }
  }
  return deepest;
}

const lineBreak = /\r\n|\n|\r/;

function checkBeforeParsing(
  bytes: Uint8Array,
): { text: string } | { wording: Wording; at: number; text: string } {
  const lenient = () => new TextDecoder('utf-8').decode(bytes.subarray(0, limits.bytes));
  if (bytes.length > limits.bytes) return { wording: wordings.tooLarge(limits.bytes), at: 0, text: '' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoded = lenient();
    return { wording: wordings.notUtf8(), at: Math.max(0, decoded.indexOf('\uFFFD')), text: decoded };
  }
  // Control characters are what this looks for.
  // oxlint-disable-next-line no-control-regex
  const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/.exec(text);
  if (control) return { wording: wordings.controlCharacter(), at: control.index, text };
  if (text.split(lineBreak).length > limits.lines) {
    return { wording: wordings.tooManyLines(limits.lines), at: 0, text };
  }
  if (measureDepth(text) > limits.depth) return { wording: wordings.tooDeep(limits.depth), at: 0, text };
  return { text };
}

type Fault = { readonly wording: Wording; readonly start: number; readonly end: number };

/** Anchors, aliases and tags: YAML that editors never mean. */
function findForbidden(document: Document.Parsed): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Alias(_, node) {
      fault = {
        wording: wordings.alias(node.source),
        start: node.range?.[0] ?? 0,
        end: node.range?.[1] ?? 0,
      };
      return visit.BREAK;
    },
    Node(_, node) {
      if (isAlias(node) || (node.anchor === undefined && node.tag === undefined)) return undefined;
      const wording = node.anchor === undefined ? wordings.tag(node.tag ?? '') : wordings.anchor(node.anchor);
      fault = { wording, start: node.range?.[0] ?? 0, end: (node.range?.[0] ?? 0) + 1 };
      return visit.BREAK;
    },
  });
  return fault;
}

/** A `#` that was meant as text but cut it off: ` #1` without a space behind it. */
function findCutText(document: Document.Parsed): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Pair(_, pair: Pair) {
      const node = pair.value as ParsedNode | null;
      if (!isScalar(node) || typeof node.comment !== 'string' || !/^[^\s#]/.test(node.comment))
        return undefined;
      const text = String(node.value);
      const start = node.range?.[0] ?? 0;
      fault = { wording: wordings.cutByHash(text, node.comment), start, end: node.range?.[2] ?? start };
      return visit.BREAK;
    },
  });
  return fault;
}

function firstFault(document: Document.Parsed, text: string): Fault | undefined {
  const error: YAMLError | undefined = document.errors[0];
  if (error) {
    return { wording: describeSyntaxError(error, text), start: error.pos[0], end: error.pos[1] };
  }
  return findForbidden(document) ?? findCutText(document);
}

/** Reads a file's bytes as YAML text scalars. Of a file's syntax problems only the first is told. */
export function readSource(
  identity: Pick<Source, 'file' | 'name' | 'kind'>,
  bytes: Uint8Array,
): { readonly source: Source; readonly problems: readonly Problem[] } {
  const lineCounter = new LineCounter();
  const fail = (text: string, wording: Wording, start: number, end: number) => {
    const source: Source = { ...identity, text, lineCounter };
    const range = rangeBetween(lineCounter, start, end);
    return { source, problems: [{ ...wording, file: identity.file, range }] };
  };
  const checked = checkBeforeParsing(bytes);
  if ('wording' in checked) {
    addLineStarts(lineCounter, checked.text);
    return fail(checked.text, checked.wording, checked.at, checked.at + 1);
  }
  const { text } = checked;
  const options = { schema: 'failsafe', lineCounter, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const fault = firstFault(document, text);
  if (fault) return fail(text, fault.wording, fault.start, fault.end);
  if (!isMap(document.contents)) return fail(text, wordings.notAMapping(identity.kind), 0, 0);
  return { source: { ...identity, text, lineCounter, document, data: document.toJS() }, problems: [] };
}

function addLineStarts(lineCounter: LineCounter, text: string): void {
  lineCounter.addNewLine(0);
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\n') lineCounter.addNewLine(index + 1);
  }
}
