import { matchItems, valueAt } from '../../core/core.ts';
import type { Spot } from './session.ts';

type FieldPath = Spot['path'];

/** Where what a path led to stands in later data, whose lists may have another order; nothing once it is gone. */
export function followPath(before: unknown, after: unknown, path: FieldPath): FieldPath | undefined {
  const followed: (string | number)[] = [];
  for (const [depth, step] of path.entries()) {
    const [old, now] = [valueAt(before, path.slice(0, depth)), valueAt(after, followed)];
    const isList = Array.isArray(old) && Array.isArray(now);
    const next = isList ? matchItems(old, now).find((pair) => pair.before === step)?.after : step;
    if (next === undefined) return undefined;
    followed.push(next);
  }
  return followed;
}

/**
 * Where what a path led to in the first of some data, each made of the one before by one step, stands in the last of them;
 * nothing where it went on the way, whatever has come in its place since.
 */
export function followSteps(states: readonly unknown[], path: FieldPath): FieldPath | undefined {
  let place: FieldPath | undefined = path;
  for (const [at, state] of states.entries()) {
    if (at === 0 || place === undefined) continue;
    place = followPath(states[at - 1], state, place);
  }
  return place;
}
