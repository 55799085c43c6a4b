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

// A document takes fifty times as much memory as its text: those of more signs than an ordinary site has are not kept.
const most = 600_000;
const kept = new Map<object, { readonly document: Document.Parsed; readonly signs: number }>();
let signs = 0;

function drop(source: object): void {
  signs -= kept.get(source)?.signs ?? 0;
  kept.delete(source);
}

/** Keeps the document of a source at hand; in its place go those that were not asked for longest. */
export function keepDocument(source: { readonly text: string }, document: Document.Parsed): void {
  drop(source);
  kept.set(source, { document, signs: source.text.length });
  signs += source.text.length;
  for (const oldest of kept.keys()) {
    if (signs <= most || kept.size === 1) return;
    drop(oldest);
  }
}

/** The document of a source whose data could be read, parsed again where it is not at hand. */
export function documentOf(source: {
  readonly text: string;
  readonly data?: unknown;
}): Document.Parsed | undefined {
  if (source.data === undefined) return undefined;
  const known = kept.get(source)?.document;
  const document = known ?? parseText(source.text);
  if (known === undefined) refine(document);
  keepDocument(source, document);
  return document;
}
