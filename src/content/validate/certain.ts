import { kinds, type Kind } from '../problems/finding.ts';
import { toNearest } from '../problems/kinds/kind.ts';
import type { Problem } from '../problems/problem.ts';

/** Kinds whose cure is one of several that would do: which one, or whether it is to look so, is the editor's to say. */
const chosen: ReadonlySet<Kind> = new Set<Kind>([
  'anchorMissingOn',
  'chatAbroad',
  'chatStamp',
  'contract',
  'duplicateId',
  'lowContrast',
  'visibleMark',
]);

/** A field or a type that is only misspelt: what it holds proves the guess. */
const spelt: ReadonlySet<Kind> = new Set<Kind>(['unknownField', 'unknownType']);

/** Whether nobody has to choose how problems of a kind are cured. */
export function isPlain(kind: Kind): boolean {
  return !chosen.has(kind) && (kinds[kind].correct !== toNearest || spelt.has(kind));
}

/** Whether a problem has a cure that nobody has to choose. */
export function isCertain({ kind, edit }: Problem): boolean {
  return edit !== undefined && isPlain(kind);
}
