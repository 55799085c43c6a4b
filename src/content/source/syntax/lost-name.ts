import { finding, type Finding } from '../../problems/finding.ts';
import { findListOf } from '../../schema/files.ts';
import type { Line } from '../lines.ts';

const isStructure = ({ kind, isText }: Line) => kind === 'content' && !isText;

/** The line with a list's name that is missing above an item: that of the sections, or the one list whose items begin so. */
export function explainLostName(lines: readonly Line[], item: Line): Finding {
  const at = lines.indexOf(item);
  if (item.key === 'type') return finding('missingList', { name: 'sections', line: at + 1, indent: 0 });
  const start = lines.findLastIndex((line, index) => index < at && line.key === 'type');
  const type = lines[start];
  const column = type?.column ?? Math.max(0, item.indent - 2);
  const next = lines.findIndex((line, index) => index > at && isStructure(line) && line.indent < column);
  const own = lines
    .slice(start, next === -1 ? lines.length : next)
    .filter((line) => isStructure(line) && line.column === column);
  const name =
    type && item.key && findListOf(type.value, item.key, (list) => !own.some(({ key }) => key === list));
  return finding('missingList', { name: name || undefined, line: at + 1, indent: column });
}
