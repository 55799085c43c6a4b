import { isSame, parse, type Parsed } from '../edit/parse.ts';
import type { Written } from '../edit/write-fields.ts';

/** The first of several texts that reads as what was wanted. */
export function prove(texts: Iterable<string>, wanted: unknown): Parsed | undefined {
  for (const text of texts) {
    const parsed = parse(text);
    if (parsed.ok && isSame(parsed.data, wanted)) return parsed;
  }
  return undefined;
}

/** Data of a file as what can be written again. */
export function asWritten(value: unknown): Written {
  // The reader gives texts, lists and groups, and nothing else.
  return value as Written;
}
