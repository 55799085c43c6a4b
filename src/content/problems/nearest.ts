import { fold } from '../../fields/fold.ts';
import { asSeen } from './characters.ts';
import type { Meaning } from './kinds/kind.ts';
import { synonyms } from './synonyms.ts';
import { lookUp } from '../../fields/look-up.ts';

/** A word as it is compared: as it looks, without accents and capitals. */
function bare(word: string): string {
  return fold(asSeen(word));
}

/** Edits between two words: insert, remove, replace or swap two neighbours (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let edits = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      }
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Whether a word is plainly another one mistyped, and no other word. */
export function isMistyped(typed: string, name: string): boolean {
  return countEdits(bare(typed), bare(name)) <= Math.max(1, Math.floor(name.length / 4));
}

interface Candidate {
  /** The spelling to compare with. */
  readonly spelling: string;
  /** The known word it stands for. */
  readonly name: string;
}

/** The known words themselves, and the Portuguese and English words for them. */
function listCandidates(known: readonly string[]): readonly Candidate[] {
  const translated = Object.entries(synonyms).flatMap(([spelling, names]) => {
    const name = names.find((meant) => known.includes(meant));
    return name === undefined ? [] : [{ spelling, name }];
  });
  return [...known.map((name) => ({ spelling: bare(name), name })), ...translated];
}

/** What people mean by a word that stands for a field, a section or a value; a section's own name is one as well. */
export function meantBy(word: string): readonly string[] {
  const folded = bare(word);
  return [folded, ...(lookUp(synonyms, folded) ?? [])];
}

/** No name of ours is longer; comparing longer words would only take time. */
const longest = 80;

/**
 * The known word that was most likely meant, or nothing when none is near or two are equally near.
 * A synonym typed right goes first; accents and case do not count.
 */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > longest) return undefined;
  const folded = bare(word);
  const candidates = listCandidates(known);
  const exact = candidates.findLast(({ spelling }) => spelling === folded);
  if (exact !== undefined) return exact.name;
  // A word that means something else is not this one mistyped.
  if (Object.hasOwn(synonyms, folded)) return undefined;
  // Of two letters each makes another word, as of the states.
  const limit = folded.length <= 2 ? 0 : folded.length <= 4 ? 1 : Math.max(2, Math.floor(folded.length / 3));
  const ranked = candidates
    .map(({ spelling, name }) => ({ name, edits: countEdits(folded, spelling) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits);
  const [first] = ranked;
  const isTie = ranked.some(({ name, edits }) => edits === first?.edits && name !== first.name);
  return isTie ? undefined : first?.name;
}

/** How alike two words look, from 0 to 1. */
function likeness(one: string, other: string): number {
  return 1 - countEdits(one, other) / Math.max(one.length, other.length);
}

/** Words that an editor who typed this may be looking for, the likeliest first: they share a word with it, or nearly. */
export function findAlike(typed: string, words: readonly Meaning[]): readonly Meaning[] {
  const partsOf = (text: string) =>
    bare(text.slice(0, longest))
      .split(/[^a-z0-9]+/)
      .filter((part) => part.length > 3);
  const sought = partsOf(typed);
  const best = (part: string, parts: readonly string[]) =>
    Math.max(0, ...parts.map((one) => likeness(part, one)).filter((alike) => alike >= 0.7));
  return words
    .map((one) => {
      const parts = partsOf(`${one.word} ${one.meaning}`);
      return { one, alike: sought.reduce((sum, part) => sum + best(part, parts), 0) };
    })
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike - a.alike)
    .map(({ one }) => one);
}

/** The picture that was most likely meant: the same name in another folder, in other letters or of another type, or a near one. */
export function nearestPicture(file: string, known: readonly string[]): string | undefined {
  const base = (name: string) => bare(name.slice(name.lastIndexOf('/') + 1)).replaceAll(/[\s_]+/g, '-');
  const stem = (name: string) => base(name).replace(/\.[a-z]+$/, '');
  const same =
    known.find((name) => base(name) === base(file)) ?? known.find((name) => stem(name) === stem(file));
  const alike = known.filter((name) => isSlip(stem(file), stem(name)));
  return same ?? findNearest(base(file), alike);
}

/** Whether a name is another one mistyped: `luna` and `nina`, `cama-p` and `cama-m`, `foto-1` and `foto-2` are two pictures. */
function isSlip(typed: string, name: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  if (digits(typed) !== digits(name)) return false;
  const [words, others] = [typed.split('-'), name.split('-')];
  if (words.length !== others.length) return countEdits(typed, name) <= 2;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    const length = Math.max(word.length, other.length);
    const limit = length <= 2 ? 0 : length <= 4 ? 1 : Math.max(2, Math.floor(length / 3));
    return countEdits(word, other) <= limit;
  });
}
