import { findPlace } from './find-place.ts';
import { explainSections, findSection } from './find-section.ts';
import { moveSection } from './move.ts';
import { parse } from './parse.ts';

/** A move asked for in an editor's words, made; or why not, and whether other words would help. */
type MovePlan =
  | {
      readonly ok: true;
      readonly text: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly ok: false; readonly reason: string; readonly isUsage: boolean };

function misunderstood(reason: string, data: unknown): MovePlan {
  return { ok: false, reason: explainSections(reason, data), isUsage: true };
}

/** Moves the section that an editor names to the place that they name. */
export function planMove(text: string, name: string, said: readonly string[]): MovePlan {
  const parsed = parse(text);
  if (!parsed.ok) return { ...parsed, isUsage: false };
  const { data } = parsed;
  const section = findSection(data, name);
  if (!section.ok) return misunderstood(section.reason, data);
  const from = section.index;
  const place = findPlace(data, said, from);
  if (!place.ok) return misunderstood(place.reason, data);
  const to = place.index > from ? place.index - 1 : place.index;
  const edit = moveSection(text, from, to);
  return edit.ok ? { ok: true, text: edit.text, name, from, to } : { ...edit, isUsage: false };
}

/** What a move did, in a sentence. */
export function describeMove({ name, from, to }: MovePlan & { readonly ok: true }): string {
  if (from === to) return `a seção ${name} já estava nesse lugar, a posição ${to + 1}.`;
  return `a seção ${name} ${to < from ? 'subiu' : 'desceu'} da posição ${from + 1} para a ${to + 1}.`;
}
