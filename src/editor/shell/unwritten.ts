import type { Told } from '../../core/core.ts';
import { isToWrite } from '../form/problems-at.ts';
import type { Path } from '../store/store.ts';
import { dataOf } from './knowledge.ts';

/** Whether an error is only that something has still to be written: what somebody added is there, and empty. */
export function isUnwrittenYet(
  problem: Pick<Told, 'file' | 'kind' | 'path'>,
  texts: Readonly<Record<Path, string>>,
): boolean {
  const own = problem.file.replace(/^pages\//, '');
  return isToWrite(problem, dataOf(own, texts[own] ?? null));
}
