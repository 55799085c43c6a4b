import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { NamedLink } from '../source/place-problem.ts';

/** All links within the site's own pages that `site.yaml` gives a name, as typed. */
export function listNamedLinks(data: unknown): readonly NamedLink[] {
  if (Array.isArray(data)) return data.flatMap(listNamedLinks);
  if (!isRecord(data)) return [];
  const { label, to } = data;
  if (typeof label === 'string' && typeof to === 'string' && to.startsWith('/')) return [{ label, to }];
  return Object.values(data).flatMap(listNamedLinks);
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** The words of a page's name, without those that only say that it is one. */
function nameIn(typed: string): readonly string[] {
  return wordsOf(typed.replace(/^\s*(?:(?:à|a|para|pra)\s+)*p[áa]gina\s+(?:d[aeo]s?\s+)?/i, ''));
}

/** `Promoção de Inverno` in a link: where the site's own link of that name leads; of a part of the name, where only one has it. */
export function findNamedLink(typed: string, links: readonly NamedLink[] = []): string | undefined {
  if (/[/#]|\.\w/.test(typed)) return undefined;
  const typedWords = nameIn(typed);
  if (typedWords.length === 0) return undefined;
  const named = links.map(({ label, to }) => ({ words: wordsOf(label), to }));
  const whole = named.filter(({ words }) => words.join(' ') === typedWords.join(' '));
  const found = whole.length > 0 ? whole : named.filter(({ words }) => hasAll(words, typedWords));
  const targets = new Set(found.map(({ to }) => to));
  return targets.size === 1 ? [...targets][0] : undefined;
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((word) => word.length > 3) && wanted.every((word) => words.includes(word));
}
