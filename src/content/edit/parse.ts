import { isAlias, isMap, isPair, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { listParts } from '../source/parts.ts';
import { readSound } from '../source/sound.ts';
import { reasons, refuse, type Edit } from './outcome.ts';

/** A text that can be edited, with its nodes' places and its data as text scalars. */
export interface Parsed {
  readonly ok: true;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly data: unknown;
}

function hasSpecials({ contents }: Document.Parsed): boolean {
  return listParts(contents).some(
    (part) => !isPair(part) && (isAlias(part) || part.anchor !== undefined || part.tag !== undefined),
  );
}

type Reading = Parsed | (Edit & { readonly ok: false });

/** What was read last: an edit reads the text before it and the one after it, and the next edit begins there. */
const lastRead = new Map<string, Reading>();
const mostKept = 6;

/** Reads a text as page files are read. One with errors is refused: its data would be a guess. */
export function parse(text: string): Reading {
  const known = lastRead.get(text);
  if (known !== undefined) return known;
  const read = readText(text);
  const [oldest] = lastRead.keys();
  if (lastRead.size >= mostKept && oldest !== undefined) lastRead.delete(oldest);
  lastRead.set(text, read);
  return read;
}

function readText(text: string): Reading {
  const options = {
    schema: 'failsafe',
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'error',
  } as const;
  const document = parseDocument(text, options);
  if (document.errors.length > 0 || !isMap(document.contents)) return refuse(reasons.broken);
  if (hasSpecials(document)) return refuse(reasons.special);
  return { ok: true, text, document, data: document.toJS() };
}

/** A file's data, every value as the text that was typed; nothing for a file with an error. */
export function readData(text: string): unknown {
  const sound = readSound(text);
  if (sound !== undefined) return sound;
  const parsed = parse(text);
  return parsed.ok ? parsed.data : undefined;
}

/** Whether two pieces of plain data say the same, the order of fields included. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The first of several ways to write an edit that reads as what was wanted. */
export function confirm(texts: Iterable<string>, wanted: unknown): Edit {
  for (const text of texts) {
    if (isSame(readData(text), wanted)) return { ok: true, text };
  }
  return refuse(reasons.mismatch);
}
