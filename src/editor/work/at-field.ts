import type { Told } from '../../core/core.ts';

/**
 * A problem at the field where somebody can do something about it: of an item that lacks one of several fields, at the first
 * of them. Where a button leads is asked for by the button itself.
 */
export function atField(problem: Told): Told {
  if (problem.kind !== 'incomplete' || problem.path === undefined) return problem;
  const [first] = problem.parameters.fields;
  return first === undefined || first === 'chat' ? problem : { ...problem, path: [...problem.path, first] };
}
