import { finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOn, type Fault } from './fault.ts';

const isStart = (line: Line) => isWritten(line) && line.dashes > 0 && line.key === 'type';

/** Sections among the fields of `site.yaml`, which has none: all that stand together are told at the first. */
export function findSiteSection(lines: readonly Line[]): Fault | undefined {
  const from = lines.findIndex((line) => isStart(line) && outlineOfSection(line.value) !== undefined);
  const line = lines[from];
  if (line === undefined) return undefined;
  const isOwn = (one: Line) => !isWritten(one) || one.indent > line.indent || isStart(one);
  const end = lines.findIndex((one, at) => at > from && !isOwn(one));
  const own = lines.slice(from, end === -1 ? lines.length : end);
  const last = from + own.findLastIndex(({ kind }) => kind === 'content') + 1;
  const above = lines.slice(0, from).findLast(isWritten);
  const first = above?.key === 'sections' && above.value === '' ? lines.indexOf(above) + 1 : from + 1;
  const mistake = finding('siteSection', { first, from: from + 1, last });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
}
