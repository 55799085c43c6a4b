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

const usage =
  'Diga o lugar assim: "depois hero", "antes faq", "primeira", "última" ou o número dele, como 2.';

/** The gap at a position, counted from one: where the section stands at last, once it has left the place of `moving`. */
function gapAt(position: number, amount: number, moving: number | undefined): FoundSection {
  const most = moving === undefined ? amount + 1 : amount;
  if (position < 1 || position > most)
    return { ok: false, reason: `A página não tem o lugar ${position}: o último é o ${most}.` };
  return { ok: true, index: moving !== undefined && position - 1 > moving ? position : position - 1 };
}

/**
 * Finds the gap between sections that an editor means, such as `after hero`, `last` or `3`: the number of sections
 * above it. Small words are passed over: `depois de hero`, `depois da faq`. `moving` is the section that leaves its place
 * for it, if any.
 */
export function findPlace(data: unknown, said: readonly string[], moving?: number): FoundSection {
  const [first = '', ...others] = said;
  const key = fold(first);
  const word = Object.hasOwn(words, key) ? words[key] : undefined;
  const [name, ...more] = others.filter((other) => !/^(of|de|da|do)$/.test(other));
  const sections = valueAt(data, ['sections']);
  const amount = Array.isArray(sections) ? sections.length : 0;
  if (/^\d{1,4}$/.test(first) && others.length === 0) return gapAt(Number(first), amount, moving);
  const needsName = word === 'after' || word === 'before';
  if (word === undefined || more.length > 0 || needsName !== (name !== undefined))
    return { ok: false, reason: usage };
  if (name === undefined) return { ok: true, index: word === 'first' ? 0 : amount };
  const found = findSection(data, name);
  if (!found.ok) return found;
  return { ok: true, index: word === 'after' ? found.index + 1 : found.index };
}
