import { behaviourFor, isAccepted } from './fields.ts';
import type { Outline } from './outline.ts';

/** A sound text as all others of its kind are written; nothing for one that is. */
function tidy(outline: Outline, typed: string): string | undefined {
  const isPrice = outline.kind === 'text' && outline.control === 'price';
  return isPrice && /^R\$\d/.test(typed) ? typed.replace('R$', 'R$ ') : undefined;
}

/**
 * What was meant by a text of which only the form is not a field's, as a form has it: `14:00` of `14h`, and `R$ 45` of
 * `R$45`. Nothing for one that is as it should be, and where that is in doubt.
 */
export function repairTyped(outline: Outline, typed: string): string | undefined {
  const { schema } = outline;
  if (typed.trim() === '') return undefined;
  if (isAccepted(schema, typed)) return tidy(outline, typed);
  // What would be no text in the file is written in quotes there.
  const meant = behaviourFor(schema)?.repair?.(typed)?.replace(/^"(.*)"$/, '$1');
  return meant !== undefined && isAccepted(schema, meant) ? meant : undefined;
}
