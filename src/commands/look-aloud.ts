import type { Content } from '../content/load/content.ts';
import { KeptPages } from '../content/validate/kept-pages.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { Terminal } from './terminal.ts';

/** Looks at the pages of some content and tells how far it is; under the conditions that it gives, a check of it is a short one. */
export function lookAloud(
  content: Content,
  conditions: Conditions,
  { makeProgress }: Pick<Terminal, 'makeProgress'>,
): Conditions {
  const kept = new KeptPages();
  const progress = makeProgress('Conferindo páginas');
  for (const { done, total } of kept.lookInSteps(content, conditions.today)) progress(done, total);
  return { ...conditions, kept };
}
