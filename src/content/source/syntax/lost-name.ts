import { finding, type Finding } from '../../problems/finding.ts';
import { findListOf, outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, namesIn, walkOutline } from '../../schema/outline.ts';
import { isWritten, type Line } from '../lines.ts';
import { findBelowList, findStrayItem } from './stray-item.ts';

/** An item right below a field of another one that has a list of such items: the line with that list's name is missing. */
export function findInnerName(lines: readonly Line[], index: number): Finding | undefined {
  const item = lines[index];
  const above = lines.slice(0, index).findLast(isWritten);
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  const section = type && outlineOfSection(type.value);
  if (item?.key === undefined || item.dashes === 0 || section === undefined) return undefined;
  if (above?.key === undefined || above.value === '' || above === type || item.indent < above.column)
    return undefined;
  for (const { outline } of walkOutline(section)) {
    const group = outline.kind === 'list' ? outline.item : undefined;
    if (group === undefined || !namesIn(group).includes(above.key)) continue;
    const inner = fieldsIn(group).find(
      ({ outline: list }) => list.kind === 'list' && namesIn(list.item).includes(item.key ?? ''),
    );
    if (inner !== undefined)
      return finding('missingList', { name: inner.name, line: index + 1, indent: above.column });
  }
  return undefined;
}

/** A list's name on the line right above its first item with words behind it, as `items Nossas vantagens`. */
function findNameWithWords(lines: readonly Line[], item: Line, type: Line): Finding | undefined {
  const at = lines.indexOf(item);
  const over = lines.findLastIndex(({ kind }, index) => index < at && kind === 'content');
  const { text = '', indent } = lines[over] ?? {};
  const name = /^ *([a-z][A-Za-z]*):? /.exec(text)?.[1];
  const isName = indent === type.column && findListOf(type.value, item.key ?? '', (list) => list === name);
  return isName ? finding('missingList', { name, line: at + 1, indent, over: over + 1 }) : undefined;
}

/** The line with a list's name that is missing above an item: that of the sections, or the one list whose items begin so. */
export function explainLostName(lines: readonly Line[], item: Line): Finding {
  const at = lines.indexOf(item);
  if (item.key === 'type') return finding('missingList', { name: 'sections', line: at + 1, indent: 0 });
  const start = lines.findLastIndex((line, index) => index < at && line.key === 'type');
  const type = lines[start];
  const worded = type && findNameWithWords(lines, item, type);
  if (worded !== undefined) return worded;
  const column = type?.column ?? Math.max(0, item.indent - 2);
  const next = lines.findIndex((line, index) => index > at && isWritten(line) && line.indent < column);
  const own = lines
    .slice(start, next === -1 ? lines.length : next)
    .filter((line) => isWritten(line) && line.column === column);
  const name =
    type && item.key && findListOf(type.value, item.key, (list) => !own.some(({ key }) => key === list));
  const stray = name ? undefined : findStrayItem(lines, item);
  const below = name ? undefined : findBelowList(lines, item);
  return stray ?? below ?? finding('missingList', { name: name || undefined, line: at + 1, indent: column });
}
