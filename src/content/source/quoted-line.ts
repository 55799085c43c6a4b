import type { Checked } from './place-problem.ts';
import type { Path } from '../problems/problem.ts';
import { locate } from './source.ts';
import { quote } from '../problems/wording.ts';

/** The line of a text that opens with a bracket, with quotes around the text. */
export function quotedLine({ source, base }: Checked, path: Path): string | undefined {
  const { line } = locate(source, [...base, ...path], 'key');
  const text = source.text.split(/\r?\n/)[line - 1] ?? '';
  const [, head, value] = /^(\s*(?:(?:- +)+|(?:- +)*[^:]+: +))([[{].*)$/.exec(text) ?? [];
  return head === undefined || value === undefined ? undefined : head + quote(value.trim());
}

/** The line of an item such as `- Bônus: um corte`, with quotes around the text. */
export function colonLine({ source, base }: Checked, path: Path, value: unknown): string | undefined {
  const isPair = typeof value === 'object' && value !== null && Object.keys(value).length === 1;
  if (!isPair || typeof path.at(-1) !== 'number') return undefined;
  const { line } = locate(source, [...base, ...path]);
  const text = /^\s*- +([^"'\s[{].*)$/.exec(source.text.split(/\r?\n/)[line - 1] ?? '')?.[1];
  return text === undefined ? undefined : `- ${quote(text.trim())}`;
}
