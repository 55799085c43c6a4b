import { outlineOfSection } from '../../schema/files.ts';
import type { Outline } from '../../schema/outline.ts';
import { isWritten, type Line } from '../lines.ts';
import { itemsNamed } from './dashless.ts';
import { isSection } from './shifted.ts';

/** The item, or the section, whose fields stand in a column: what it may have, and the names of what it has. */
export function findGroup(lines: readonly Line[], index: number, column: number) {
  const isOpener = (one: Line) => one.dashes === 1 && one.column === column;
  const isEdge = (one: Line) => isWritten(one) && (isOpener(one) || one.column < column);
  const at = lines.slice(0, index).findLastIndex(isEdge);
  const opener = lines[at];
  if (opener === undefined || !isOpener(opener)) return undefined;
  const isPast = (one: Line) => isWritten(one) && one.indent <= opener.indent;
  const end = lines.findIndex((one, place) => place > at && place !== index && isPast(one));
  const own = lines.slice(at, end === -1 ? lines.length : end);
  const names = own.flatMap((one) => (one.isText || one.column !== column ? [] : (one.key ?? [])));
  return { outlines: outlinesOf(lines.slice(0, at), opener), names };
}

/** What a section, or an item of one of its lists, may have, by the line that opens it. */
function outlinesOf(before: readonly Line[], opener: Line): readonly Outline[] {
  if (isSection(opener)) return [outlineOfSection(opener.value)].filter((one) => one !== undefined);
  const list = before.findLast((one) => isWritten(one) && one.dashes === 0 && one.column <= opener.indent);
  return itemsNamed(before.findLast(isSection)?.value, list?.key ?? '');
}
