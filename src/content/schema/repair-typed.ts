import { behaviourFor, isAccepted } from './fields.ts';
import type { Outline } from './outline.ts';

/** What was meant by a text of which only the form is not a field's, as a form has it: `14:00` of `14h`. Nothing for a sound one, and where that is in doubt. */
export function repairTyped({ schema }: Outline, typed: string): string | undefined {
  if (typed.trim() === '' || isAccepted(schema, typed)) return undefined;
  // What would be no text in the file is written in quotes there.
  const meant = behaviourFor(schema)?.repair?.(typed)?.replace(/^"(.*)"$/, '$1');
  return meant !== undefined && isAccepted(schema, meant) ? meant : undefined;
}
