/** A rule of the top level: what it begins with, and what is between its braces. */
const rule = /([^{}]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const classNames = /\.[a-z][\w-]*/gi;

interface Group {
  /** What is asked of the window, as in `@media (min-width: 48rem)`; nothing for rules that always hold. */
  readonly condition: string;
  readonly rules: string[];
}

/**
 * CSS whose rules for one kind of window stand together, so that a document names each kind once or twice and not with
 * each of its parts. The rules of a part stay in their order; those of two parts change places, which no element has both
 * of.
 */
export function gatherMedia(css: string): string {
  const groups: Group[] = [{ condition: '', rules: [] }];
  /** By class, the last group that has a rule for it. */
  const last = new Map<string, number>();
  for (const [whole, start = '', inner = ''] of css.matchAll(rule)) {
    const names = whole.match(classNames) ?? [];
    const condition = /^@(?:media|supports)/.test(start) ? start : '';
    const from = Math.max(0, ...names.map((name) => last.get(name) ?? 0));
    const found = groups.findIndex((group, index) => index >= from && group.condition === condition);
    const index = found === -1 ? groups.push({ condition, rules: [] }) - 1 : found;
    groups[index]?.rules.push(condition === '' ? whole : inner);
    for (const name of names) last.set(name, index);
  }
  return groups
    .map(({ condition, rules }) => (condition === '' ? rules.join('') : `${condition}{${rules.join('')}}`))
    .join('');
}
