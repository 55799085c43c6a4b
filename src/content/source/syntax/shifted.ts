import { page } from '../../../fields/page.ts';
import { finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { blocks } from '../../schema/registry.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOn, type Fault, type Telltale } from './fault.ts';

/** Whether a section begins on a line. */
export const isSection = (line: Line) => isWritten(line) && line.dashes === 1 && line.key === 'type';

/** A section that stands further in, or out, than those above it, with all its lines. */
export function findShiftedSection(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  const home = lines.slice(0, index).find(isSection)?.indent;
  if (line === undefined || !isSection(line) || home === undefined || line.indent === home) return undefined;
  const isNext = (one: Line) =>
    isWritten(one) && (one.indent < line.indent || (isSection(one) && one.indent === home));
  const next = lines.findIndex((one, at) => at > index && isNext(one));
  const own = lines.slice(index, next === -1 ? lines.length : next);
  const whole = own.slice(0, own.findLastIndex(({ kind }) => kind === 'content') + 1);
  const by = line.indent - home;
  const mistake = finding('shiftedSection', {
    first: index + 1,
    last: index + whole.length,
    by,
    lines: whole.map(({ text, indent }) =>
      by < 0 && text !== '' ? ' '.repeat(-by) + text : text.slice(Math.min(by, indent)),
    ),
  });
  return faultOn(line, Math.min(home, line.indent), line.column + 'type'.length, mistake);
}

/** Whether the section that begins on a line has a field of that name. */
const hasField = ({ value }: Line, name: string) => namesIn(outlineOfSection(value)).includes(name);

/** A field of the section above at the margin, where a page's own stand: `hidden: sim` below a section. */
export const marginField: Telltale = (line, lines, index) => {
  if (line.indent > 0 || line.dashes > 0 || line.key === undefined || Object.hasOwn(page.shape, line.key))
    return undefined;
  const type = lines
    .slice(0, index)
    .findLast((one) => isSection(one) || (isWritten(one) && one.key === 'sections'));
  if (type === undefined || type.key === 'sections') return undefined;
  if (line.key === 'type' && blocks.has(line.value)) {
    const better = `${' '.repeat(type.indent)}- ${line.text}`;
    return faultOn(line, 0, line.key.length, finding('missingItemDash', { line: better }));
  }
  const next = lines[index + 1];
  const isApart = lines[index - 1]?.kind !== 'content';
  // Right above a section and apart from the one before, it is a field of the section that comes.
  if (next !== undefined && isSection(next) && isApart && hasField(next, line.key)) {
    const better = [next.text, ' '.repeat(next.column) + line.text];
    return faultOn(
      line,
      0,
      line.key.length,
      finding('fieldAboveSection', { number: index + 1, lines: better }),
    );
  }
  if (!hasField(type, line.key)) return undefined;
  const mistake = finding('indentedWrong', { line: ' '.repeat(type.column) + line.text });
  return faultOn(line, 0, line.key.length, mistake);
};
