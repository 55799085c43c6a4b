import { finding, type Finding } from '../problems/finding.ts';
import { valueAt } from './place.ts';
import type { Path } from '../problems/problem.ts';
import { locate, type Source } from './source.ts';

/** The lines of an item that begins with two dashes, with one of them taken away. */
function withOneDash(lines: readonly string[], outer: number, inner: number): readonly string[] {
  const [first = '', ...rest] = lines;
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= outer);
  const own = end === -1 ? rest : rest.slice(0, end);
  const more = own.slice(0, own.findLastIndex((line) => line.trim() !== '') + 1);
  const shift = inner - outer;
  const isBelow = (line: string) => line.slice(0, shift).trim() === '';
  return [
    first.slice(0, outer) + first.slice(inner),
    ...more.map((line) => (isBelow(line) ? line.slice(shift) : line)),
  ];
}

/** What to say of an entry that is a list because it begins with two dashes, where one of them is too many. */
export function explainDoubleDash(source: Source, path: Path): Finding | undefined {
  const value = valueAt(source.data, path);
  if (!Array.isArray(value) || value.length !== 1) return undefined;
  const { line, column } = locate(source, path);
  const lines = source.text.split(/\r?\n/).slice(line - 1);
  const dashes = /^\s*(?:- +)*?(- +)$/.exec(lines[0]?.slice(0, column - 1) ?? '')?.[1];
  // A field's own name, or a bracket, may stand behind the one dash.
  if (dashes === undefined || lines[0]?.[column - 1] !== '-') return undefined;
  const outer = column - 1 - dashes.length;
  return finding('doubleDash', { better: withOneDash(lines, outer, column - 1), line });
}
