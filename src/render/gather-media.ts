import { keptFor } from './kept-for.ts';
import { shortenCss } from './shorten-css.ts';

/** A rule of the top level: what it begins with, and what is between its braces. */
const rule = /([^{}]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const classNames = /\.[a-z][\w-]*/gi;

interface Group {
  /** What is asked of the window, as in `@media (min-width: 48rem)`; nothing for rules that always hold. */
  readonly condition: string;
  readonly rules: string[];
}

/** A rule as it stands in a group. */
interface Rule {
  readonly condition: string;
  readonly names: readonly string[];
  readonly text: string;
}

/** The rules of a part, shortened. What a part is told by its page may differ from page to page. */
const takeApart = keptFor(
  1000,
  (part: string) =>
    Array.from(part.matchAll(rule), ([whole, start = '', inner = '']): Rule => {
      const condition = /^@(?:media|supports)/.test(start) ? start : '';
      const text = shortenCss(condition === '' ? whole : inner);
      return { condition, names: whole.match(classNames) ?? [], text };
    }),
  (part) => part,
);

/**
 * The CSS of parts, shortened, whose rules for one kind of window stand together, so that a document names each kind once
 * or twice and not with each of its parts. The rules of a part stay in their order; those of two parts change places,
 * which no element has both of.
 */
export function gatherMedia(parts: readonly string[]): string {
  const groups: Group[] = [{ condition: '', rules: [] }];
  /** By class, the last group that has a rule for it. */
  const last = new Map<string, number>();
  for (const { condition, names, text } of parts.flatMap((part) => takeApart(part))) {
    const from = Math.max(0, ...names.map((name) => last.get(name) ?? 0));
    const found = groups.findIndex((group, index) => index >= from && group.condition === condition);
    const index = found === -1 ? groups.push({ condition, rules: [] }) - 1 : found;
    groups[index]?.rules.push(text);
    for (const name of names) last.set(name, index);
  }
  return groups
    .map(({ condition, rules }) =>
      condition === '' ? rules.join('') : `${shortenCss(condition)}{${rules.join('')}}`,
    )
    .join('');
}
