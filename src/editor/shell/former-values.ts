import { readData, valueAt } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { followPath } from '../session/follow-path.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';

/** So many steps are looked back at: who has done more since has looked at the page again. */
const mostSteps = 40;

const known = new Map<string, unknown>();

/** The data of a text that a step began with, which is asked for again with each letter. */
export function dataBefore(text: string): unknown {
  const data = known.has(text) ? known.get(text) : readData(text);
  known.delete(text);
  known.set(text, data);
  const [oldest] = known.keys();
  if (known.size > 2 * mostSteps && oldest !== undefined) known.delete(oldest);
  return data;
}

/** Whether the lists that a path goes through have as many items. */
function isAsLong(one: unknown, other: unknown, path: FieldPath): boolean {
  return path.every((_, depth) => {
    const [items, others] = [one, other].map((data) => valueAt(data, path.slice(0, depth)));
    return !Array.isArray(items) || (Array.isArray(others) && items.length === others.length);
  });
}

/**
 * The data of a file as it was with each other text that a field has had since the editor was opened, the last first. None of
 * before something came into its lists, or went, and not what it came with.
 */
export function listFormers(
  past: Session['past'],
  { file, path, data }: { readonly file: Path; readonly path: FieldPath; readonly data: unknown },
): readonly unknown[] {
  const texts = past.flatMap(({ before }) => before[file] ?? []).slice(-mostSteps);
  const states = texts.toReversed().map(dataBefore);
  const end = states.findIndex((state) => !isAsLong(data, state, path));
  const [now, first] = [data, states[end - 1]].map((state) => valueAt(state, path));
  const values = new Set([now, first]);
  return states.slice(0, end === -1 ? undefined : end).filter((state) => {
    const value = valueAt(state, path);
    if (typeof value !== 'string' || values.has(value)) return false;
    values.add(value);
    // What was moved is found where it stood at first.
    return (followPath(data, state, path) ?? path).join('\n') === path.join('\n');
  });
}
