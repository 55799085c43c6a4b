import { isRecord, isWithin, valueAt, type Group } from '../../core/core.ts';
import type { Desk, Found } from './desk.ts';
import type { FieldPath } from './wishes.ts';

/** Whether a form has nothing that shows what stands below a name of its group. */
function isUnshown(group: Group, name: string, value: unknown): boolean {
  const outline = group.fields.get(name)?.outline;
  if (outline === undefined || name === 'hidden') return true;
  if (outline.kind === 'list' || value === undefined) return false;
  return outline.kind === 'group' ? !isRecord(value) : typeof value !== 'string';
}

/** What is wrong with what no field of a form shows: a name that is none, or a value that its field cannot hold. */
export function strayProblems(
  { data, problems }: Pick<Desk, 'data' | 'problems'>,
  group: Group,
  path: FieldPath,
): readonly Found[] {
  return problems.filter(({ path: at = [] }) => {
    const name = at[path.length];
    if (typeof name !== 'string' || !isWithin(at, path)) return false;
    return isUnshown(group, name, valueAt(data, [...path, name]));
  });
}
