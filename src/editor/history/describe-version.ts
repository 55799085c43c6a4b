import type { FileVersion } from '../store/store.ts';

/** What GitHub and programs write by themselves. */
const isByMachine =
  /^(?:(?:update|create|rename|delete) \S+\.ya?ml|add files via upload|merge \w+ .*|\w+(?:\([\w-]+\))?!?: .*)$/i;

const portuguese =
  /[ãõáéíóúâêôç]|(?:^|\s)(?:d[aeo]s?|[ao]|os|e|n[ao]s?|em|com|para|por|que|um|uma|pel[ao]s?|mais|novos?|novas?)(?=\s|$)/iu;

const english =
  /(?:^|\s)(?:the|and|of|to|from|with|for|its?|is|are|by|into|their|that|which|when|this|or|be|has|have|was|add(?:s|ed)?|fix(?:es|ed)?|updates?|removes?|makes?|keeps?)(?=\s|$)/iu;

/** What somebody said of a version, as far as it is for who edits pages: prose in their language. */
export function sayingOf({ says = '' }: FileVersion): string | undefined {
  const isProse = !isByMachine.test(says) && portuguese.test(says) && !english.test(says);
  return isProse ? says : undefined;
}

/** Where a version comes from: what somebody said of it, and who wrote it. */
export function originOf(version: FileVersion): string {
  return [sayingOf(version), version.who].filter(Boolean).join(' · ') || 'Guardada pelo editor';
}

/** More of what changed than this is only counted. */
const mostTold = 2;

/** A longer change is told without the values of before and after. */
const longest = 100;

function shorten(change: string): string {
  return change.length > longest ? change.replace(/: ".*$/s, '') : change;
}

/** What a version would change, in a few words; nothing where nothing can be told. */
export function summarise(changes: readonly string[]): string | undefined {
  if (changes.length === 0) return undefined;
  const told = changes.slice(0, mostTold).map(shorten).join('; ');
  const more = changes.length - mostTold;
  return more > 0 ? `${told} e mais ${more === 1 ? 'uma mudança' : `${more} mudanças`}` : told;
}
