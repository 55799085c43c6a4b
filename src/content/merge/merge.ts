import { parse, type Parsed } from '../edit/parse.ts';
import { bringComments } from './bring-comments.ts';
import { newComments } from './comments.ts';
import type { Merged } from './conflict.ts';
import type { Draft, Spot } from './draft.ts';
import { mergeValue } from './merge-value.ts';

/** Three versions of one file: as both began, as we have it, and as somebody else has saved it meanwhile. */
interface Versions {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Their text with our changes in it; or why there is none. */
export type Merge =
  | (Merged & {
      readonly ok: true;
      /** Comments of ours that have no place in the merged text. */
      readonly lost: readonly string[];
    })
  | { readonly ok: false; readonly reason: string };

const reasons = {
  base: 'O arquivo de antes tinha um erro, e por isso as mudanças não podem ser juntadas.',
  ours: 'O seu texto tem um erro, e por isso não pode ser juntado ao que foi gravado enquanto isso. Corrija o erro e tente de novo.',
  theirs:
    'O texto que a outra pessoa gravou tem um erro, e por isso o seu não pode ser juntado a ele. Peça que ela corrija o erro, ou corrija você, e tente de novo.',
} as const;

function merge3(base: Parsed, ours: Parsed, theirs: Parsed): Merge {
  const draft: Draft = { base, ours, merged: theirs, conflicts: [] };
  const open: Spot[] = [{ path: [], base: [], ours: [] }];
  for (let spot = open.shift(); spot !== undefined; spot = open.shift())
    open.push(...mergeValue(draft, spot));
  bringComments(draft);
  const { text } = draft.merged;
  return { ok: true, text, conflicts: draft.conflicts, lost: newComments(ours.text, base.text, text) };
}

/**
 * Merges two people's changes of one file, by section, item and field, into the text that the other one saved. What both
 * changed in different ways is a conflict; there theirs stands until somebody chooses.
 */
export function merge(versions: Versions): Merge {
  const [base, ours, theirs] = [parse(versions.base), parse(versions.ours), parse(versions.theirs)];
  if (!theirs.ok) return { ok: false, reason: reasons.theirs };
  if (!ours.ok) return { ok: false, reason: reasons.ours };
  if (!base.ok) return { ok: false, reason: reasons.base };
  if (base.text === theirs.text) return { ok: true, text: ours.text, conflicts: [], lost: [] };
  return merge3(base, ours, theirs);
}
