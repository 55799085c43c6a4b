import type { z } from 'zod';
import { findHidden } from '../problems/characters.ts';
import { editFor } from '../problems/edit.ts';
import { correctionOf, finding, type Finding } from '../problems/finding.ts';
import type { Note } from '../problems/notes.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { locate, type Source } from './source.ts';

/** What a message may complete a value by. */
export interface Around {
  /** The day for which the site is made, as ISO, where days that lack their year are to be completed. */
  readonly today?: string | undefined;
  /** Where the site itself stands, as typed. */
  readonly url?: string | undefined;
  /** The number that a button calls, as typed. */
  readonly phone?: string | undefined;
  /** How its buttons open a chat. */
  readonly siteChat?: SiteChat | undefined;
  /** The names of the pictures that pages can show. */
  readonly pictures?: readonly string[] | undefined;
  /** The links that the site gives names to. */
  readonly links?: readonly NamedLink[] | undefined;
}

/** The number that chats are opened with, as typed, and the name of the message that is usual. */
export interface SiteChat {
  readonly number: string;
  readonly message: string;
}

/** A link of header or footer, as typed. */
export interface NamedLink {
  readonly label: string;
  readonly to: string;
}

/** A stretch of a source that was checked against a schema. */
export interface Checked extends Around {
  readonly source: Source;
  /** Where the checked data stands in the source. */
  readonly base: Path;
  readonly schema: z.ZodObject;
}

/** What was found, with what is to be said behind its cure. */
export type Noted = Finding & { readonly notes?: readonly Note[] | undefined };

/** A value that is wrong only by what nobody sees is told as that: anything else would read as if nothing were wrong. */
function explainHidden(mistake: Noted, path: Path): Noted {
  const correction = correctionOf(mistake);
  if (correction === undefined || !('from' in correction) || findHidden(correction.from).length === 0)
    return mistake;
  const field = String(path.findLast((name) => typeof name === 'string') ?? '');
  const { from: typed, to: meant } = correction;
  return finding('hiddenInValue', { field, typed, meant }, mistake.severity);
}

/** Makes a problem of what was found and a place in a source. */
export function placeProblem(
  source: Source,
  path: Path,
  mistake: Noted,
  part: 'key' | 'value' = 'value',
): Problem {
  const range = locate(source, path, part);
  const told = explainHidden(mistake, path);
  return { ...told, file: source.file, range, path, edit: editFor(told, source.text, range) };
}
