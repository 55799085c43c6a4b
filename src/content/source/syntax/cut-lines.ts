import { finding } from '../../problems/finding.ts';
import { blocks } from '../../schema/registry.ts';
import { withHeading, type Line } from '../lines.ts';
import { faultOn, type Fault } from './fault.ts';

/** What some fields of a section say, by their lines. */
type Reader = (lines: readonly Line[]) => Readonly<Record<string, unknown>>;

/**
 * Fields from `start` to `end` that complete the section above the one in which they stand, and that it lacks: theirs
 * was pasted in the middle of it. `head` is the line of the pasted one's dash.
 */
export function findCutLines(
  lines: readonly Line[],
  { head, start, end }: { readonly head: number; readonly start: number; readonly end: number },
  read: Reader,
): Fault | undefined {
  const isHead = (line: Line) => line.dashes === 1 && line.key === 'type' && !line.isText;
  const outer = lines.findLastIndex((line, at) => at < head && isHead(line));
  const [line, opener] = [lines[start], lines[outer]];
  const schema = blocks.get(opener?.value ?? '')?.schema;
  if (line?.key === undefined || opener?.indent !== lines[head]?.indent || schema === undefined)
    return undefined;
  const said = read(lines.slice(start, end));
  // The opener's dash makes a list of its section.
  const own = { ...read(lines.slice(outer + 1, head)), type: opener?.value };
  const keys = Object.keys(said);
  if (keys.some((key) => Object.hasOwn(own, key))) return undefined;
  if (!schema.safeParse({ ...own, ...said }).success) return undefined;
  const isBlank = (at: number) => lines[at]?.kind === 'blank';
  if (schema.safeParse(own).success && !isBlank(start - 1)) return undefined;
  const last = lines.findLastIndex(({ kind }, at) => at < start && kind === 'content');
  const isBare = lines.slice(outer + 1, head).every(({ kind }) => kind !== 'content');
  const mistake = finding('sectionBetweenFields', {
    bare: isBare ? outer + 1 : undefined,
    type: lines[head]?.value ?? '',
    outer: opener?.value ?? '',
    keys,
    first: withHeading(lines, head) + 1,
    last: last + 1,
    above: withHeading(lines, end) + 1,
    line: start + 1,
  });
  return faultOn(line, line.column, line.column + line.key.length, mistake);
}
