import { isMap, isSeq, type Document } from 'yaml';
import { editFor } from '../problems/edit.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Problem, Range, SourceKind } from '../problems/problem.ts';
import { writePage } from '../schema/write-item.ts';
import { readBytes } from './bytes.ts';
import { keepDocument, refine } from './documents.ts';
import { rangeBetween } from './range.ts';
import type { Refusal } from './refusal.ts';
import { explainName } from './seen-names.ts';
import { readSound } from './sound.ts';
import type { Source } from './source.ts';
import { splitLines, withoutDash } from './without-dash.ts';
import { readYaml } from './syntax/find-fault.ts';

/** What a file tells that is not made of fields: nothing at all, a list, or one text. */
function describeRoot(kind: SourceKind, document: Document.Parsed, text: string): Finding {
  const whole = kind === 'page' ? writePage() : undefined;
  if (isSeq(document.contents)) {
    if (kind === 'page')
      return finding('listAtRoot', { file: kind, lines: whole?.slice(0, whole.indexOf('sections:') + 1) });
    const isOne = document.contents.items.length === 1;
    return finding('listAtRoot', { file: kind, better: isOne ? withoutDash(splitLines(text)) : undefined });
  }
  return /^\s*(#.*\s*)*$/.test(text)
    ? finding('empty', { file: kind, lines: whole })
    : finding('textAtRoot', { file: kind, lines: whole, last: text.trimEnd().split('\n').length });
}

/** What a file is, before its text is read as data. */
type Unread = Omit<Source, 'data'>;

/** A file as it was read, and what keeps it from being read further. */
interface ReadSource {
  readonly source: Source;
  readonly problems: readonly Problem[];
}

function tell(unread: Unread, mistake: Finding, range: Range, other?: Problem['other']): Problem {
  const { file, text } = unread;
  return { ...mistake, file, range, other, edit: editFor(mistake, text, range) };
}

/** Reads a text by all of YAML's rules, which takes fifty times as long, with the places of its parts. */
export function readExactly(unread: Unread): ReadSource {
  const { file, kind, text } = unread;
  const { document, fault } = readYaml({ text, kind });
  if (fault) {
    const { mistake, start, end, other } = fault;
    const first = other && { file, range: rangeBetween(unread, other.start, other.end) };
    return { source: unread, problems: [tell(unread, mistake, rangeBetween(unread, start, end), first)] };
  }
  if (!isMap(document.contents)) {
    const mistake = describeRoot(kind, document, text);
    const start = isSeq(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
    return { source: unread, problems: [tell(unread, mistake, rangeBetween(unread, start, start + 1))] };
  }
  const hidden = refine(document);
  const source = { ...unread, data: document.toJS() as unknown };
  keepDocument(source, document);
  return { source, problems: hidden.map((one) => explainName(source, one)) };
}

/** Reads a file's bytes as YAML text scalars. Of a file's syntax problems only the first is told. */
export function readSource(identity: Omit<Unread, 'text'>, bytes: Uint8Array): ReadSource {
  const { file, name, kind } = identity;
  const { text, refusal, more = [] } = readBytes(bytes);
  const unread = { file, name, kind, text };
  if (refusal) {
    const place = ({ mistake, at, length = 1 }: Refusal) =>
      tell(unread, mistake, rangeBetween(unread, at, at + length));
    return { source: unread, problems: [refusal, ...more].map(place) };
  }
  const data = readSound(text);
  return data === undefined ? readExactly(unread) : { source: { ...unread, data }, problems: [] };
}
