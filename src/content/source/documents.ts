import { isPair, isScalar, parseDocument, type Document } from 'yaml';
import { listParts } from './parts.ts';
import { correctNames } from './seen-names.ts';

/** Reads a text as YAML whose scalars are all texts, sound or not. */
export function parseText(text: string): Document.Parsed {
  return parseDocument(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
}

/** Words that stand for nothing wherever YAML is read, as in VS Code, unless they are quoted. */
const nothing = /^(~|null|Null|NULL)$/;

/** Empties the values that are written with a word for nothing. */
function emptyNothing(document: Document.Parsed): void {
  const parts = listParts(document.contents);
  const keys = new Set(parts.map((part) => (isPair(part) ? part.key : undefined)));
  for (const part of parts) {
    if (isScalar(part) && !keys.has(part) && part.type === 'PLAIN' && nothing.test(String(part.value)))
      part.value = '';
  }
}

/** Turns what a document says into what its editor meant, and tells the names that had hidden signs. */
export function refine(document: Document.Parsed): ReturnType<typeof correctNames> {
  emptyNothing(document);
  return correctNames(document);
}

// A document takes fifty times as much memory as its text: more than an ordinary site has are not kept.
const most = 200;
const kept = new Map<object, Document.Parsed>();

/** Keeps the document of a source at hand; in its place goes the one that was not asked for longest. */
export function keepDocument(source: object, document: Document.Parsed): void {
  kept.delete(source);
  kept.set(source, document);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** The document of a source whose data could be read, parsed again where it is not at hand. */
export function documentOf(source: {
  readonly text: string;
  readonly data?: unknown;
}): Document.Parsed | undefined {
  if (source.data === undefined) return undefined;
  const known = kept.get(source);
  const document = known ?? parseText(source.text);
  if (known === undefined) refine(document);
  keepDocument(source, document);
  return document;
}
