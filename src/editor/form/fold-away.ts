import type { Field } from '../../core/core.ts';

/** Fields that are seldom needed, by what stands above them: what their schema says, or that there is more. */
export function foldAway(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const titleOf = ({ fold = 'Mais opções' }: Field) => fold;
  const titles = [...new Set(fields.map(titleOf))];
  return titles.map((title) => [title, fields.filter((field) => titleOf(field) === title)]);
}
