import { valueAt, type Told } from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import { dataOf } from './knowledge.ts';

/** Whether an error is only that something has still to be written: what somebody added is there, and empty. */
export function isUnwrittenYet(
  { file, path }: Pick<Told, 'file' | 'path'>,
  texts: Readonly<Record<Path, string>>,
): boolean {
  const own = file.replace(/^pages\//, '');
  return path !== undefined && valueAt(dataOf(own, texts[own] ?? null), path) === '';
}
