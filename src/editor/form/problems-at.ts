import { isSamePath, valueAt } from '../../core/core.ts';
import { changeThere } from '../work/stood.ts';
import type { Desk, Found, Offer } from './desk.ts';
import type { FieldPath } from './wishes.ts';

/** What is wrong at a path, and not deeper. */
export function problemsAt(desk: Desk, path: FieldPath): readonly Found[] {
  return desk.problems.filter((problem) => isSamePath(problem.path ?? [], path));
}

/** Whether what is wrong is only that something is still to be written: a field is empty, or is the one that is asked for. */
export function isToWrite({ kind, path }: Pick<Found, 'kind' | 'path'>, data: unknown): boolean {
  const value = path === undefined ? null : valueAt(data, path);
  return value === '' || (value === undefined && kind === 'incomplete');
}

/** Whether what somebody wrote is refused: nothing is where it is only still to be written. */
export function isRefused({ data }: Pick<Desk, 'data'>, problem: Found): boolean {
  return problem.severity === 'error' && !isToWrite(problem, data);
}

/** Makes the change that cures a problem, or the one that was chosen. */
export function cure(desk: Pick<Desk, 'onEdit'>, { edit, path, stood }: Found, offer?: Offer): void {
  if (offer !== undefined) return desk.onEdit(offer.wish);
  if (edit === undefined) return;
  desk.onEdit({
    label: 'corrigir o que estava em vermelho',
    path: path ?? [],
    // What was put right meanwhile, or is another text by now, stays as it is.
    edit: (text) => ({ ok: true, text: changeThere(text, edit, stood) }),
  });
}
