import { finding, type Finding } from '../problems/finding.ts';
import { fieldsIn, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { readLines } from '../source/lines.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { guessTypes } from '../source/syntax/lost-type.ts';

/** Fields behind a gap that their section does not know, with those that stand among them: a section whose first line was lost. */
export function findUntypedBelow(
  { source, base, schema }: Checked,
  foreign: readonly string[],
): Finding | undefined {
  const data = Object(valueAt(source.data, base)) as Readonly<Record<string, unknown>>;
  const keys = Object.keys(data);
  const lines = readLines(source.text);
  const lineOf = (key: string) => locate(source, [...base, key], 'key').line;
  const isBehindGap = (key: string) => lines[lineOf(key) - 2]?.kind !== 'content';
  const first = keys.findIndex((key) => foreign.includes(key));
  const gap = keys.findLastIndex((key, at) => at > 0 && at <= first && isBehindGap(key));
  // Where nothing stands between, what comes behind all that the section must have is the other's.
  const needed = fieldsIn(outlineOf(schema)).filter(({ isNeeded }) => isNeeded);
  const last = Math.max(...needed.map(({ name }) => keys.indexOf(name)));
  const isWhole = foreign.length > 2 && last > 0 && last < first;
  const start = gap === -1 && isWhole ? last + 1 : gap;
  const key = keys[start];
  if (start < 1 || key === undefined) return undefined;
  const said = Object.fromEntries(keys.slice(start).map((name) => [name, data[name]]));
  const types = guessTypes(said);
  const title = typeof said['title'] === 'string' ? said['title'] : undefined;
  const margin = lines[lineOf('type') - 1]?.indent ?? 0;
  return types.length === 0
    ? undefined
    : finding('lostType', { title, types, line: lineOf(key), margin, key });
}
