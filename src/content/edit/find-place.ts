import { fold } from '../../fields/fold.ts';
import { valueAt } from '../source/place.ts';
import { findSection, type FoundSection } from './find-section.ts';

const words: Readonly<Record<string, 'after' | 'before' | 'first' | 'last'>> = {
  after: 'after',
  depois: 'after',
  before: 'before',
  antes: 'before',
  first: 'first',
  primeira: 'first',
  primeiro: 'first',
  last: 'last',
  ultima: 'last',
  ultimo: 'last',
};

const usage = 'Diga o lugar assim: "depois hero", "antes faq", "primeira" ou "última".';

/**
 * Finds the gap between sections that an editor means, such as `after hero` or `last`: the number of sections
 * above it. Small words are passed over: `depois de hero`, `depois da faq`.
 */
export function findPlace(data: unknown, said: readonly string[]): FoundSection {
  const [first = '', ...others] = said;
  const key = fold(first);
  const word = Object.hasOwn(words, key) ? words[key] : undefined;
  const [name, ...more] = others.filter((other) => !/^(of|de|da|do)$/.test(other));
  const sections = valueAt(data, ['sections']);
  const amount = Array.isArray(sections) ? sections.length : 0;
  const needsName = word === 'after' || word === 'before';
  if (word === undefined || more.length > 0 || needsName !== (name !== undefined))
    return { ok: false, reason: usage };
  if (name === undefined) return { ok: true, index: word === 'first' ? 0 : amount };
  const found = findSection(data, name);
  if (!found.ok) return found;
  return { ok: true, index: word === 'after' ? found.index + 1 : found.index };
}
