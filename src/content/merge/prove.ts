import type { Edit } from '../edit/outcome.ts';
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

/** What an edit has made; nothing for one that was refused. */
export function readEdit(edit: Edit): Parsed | undefined {
  const parsed = edit.ok ? parse(edit.text) : edit;
  return parsed.ok ? parsed : undefined;
}

/** Data of a file as what can be written again. */
export function asWritten(value: unknown): Written {
  // The reader gives texts, lists and groups, and nothing else.
  return value as Written;
}
