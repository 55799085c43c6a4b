import { writeValue } from '../../problems/wording.ts';
import { isWritten, withValue, type Line } from '../lines.ts';

/** A value, and what begins an item on its own line: `agendar - title: Corte`. */
const merged = /^(\S.*?) - ([a-z][A-Za-z]*): (.*)$/;

/** `chat: agendar - title: Corte` as the two lines that it was: items around it begin with the second field. */
export function splitMergedItem(
  line: Line,
  lines: readonly Line[],
  index: number,
): readonly string[] | undefined {
  const [, value = '', name = '', rest = ''] = merged.exec(line.value) ?? [];
  if (rest.trim() === '' || line.key === undefined) return undefined;
  const isOpener = (one: Line) => one.dashes === 1 && one.key === name && one.column <= line.column;
  const at = lines.findLastIndex((one, place) => place <= index && isWritten(one) && isOpener(one));
  const opener = lines[at];
  if (opener === undefined) return undefined;
  const isAround = lines.slice(at, index + 1).every((one) => !isWritten(one) || one.indent >= opener.indent);
  if (!isAround) return undefined;
  return [
    withValue(line, writeValue(value.trimEnd())),
    `${' '.repeat(opener.indent)}- ${name}: ${writeValue(rest.trim())}`,
  ];
}
