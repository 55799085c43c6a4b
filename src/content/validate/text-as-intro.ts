import { meantBy } from '../problems/nearest.ts';
import type { Field } from '../schema/outline.ts';

/** `texto` in a section without a text of its own: its introduction, where none is given yet. */
export function findIntro(fields: readonly Field[], free: readonly Field[], key: string): string | undefined {
  const meant = meantBy(key);
  const isText = meant[0] === 'text' || meant[1] === 'text';
  if (!isText || fields.some(({ name }) => meant.includes(name))) return undefined;
  return free.find(({ name }) => name === 'intro')?.name;
}
