import { finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { blocks } from '../../schema/registry.ts';
import { isWritten, withHeading, type Line } from '../lines.ts';
import { faultOn, type Telltale } from './fault.ts';
import { isSection } from './shifted.ts';

const isSections = (line: Line) => isWritten(line) && line.key === 'sections' && line.column === 0;

/** The lines of a section from its type on, whose fields stand at the margin, as in a file of its own. */
function ownLines(lines: readonly Line[], index: number, names: readonly string[]): readonly Line[] {
  const isOwn = (line: Line) =>
    line.isText ||
    (line.kind === 'content' &&
      (line.indent > 0 || (line.dashes > 0 ? line.key !== 'type' : names.includes(line.key ?? ''))));
  const end = lines.findIndex((line, at) => at > index && !isOwn(line));
  return lines.slice(index, end === -1 ? lines.length : end);
}

/** Below which line, counted from 1, a section goes that stands above all: the name of their list, or the first of them. */
function placeBelow(lines: readonly Line[], type: string): number {
  const list = lines.findIndex(isSections);
  const [, second] = lines.flatMap((line, at) => (at > list && isSection(line) ? [at] : []));
  if (blocks.get(type)?.isPreface === true) return list + 1;
  return second === undefined
    ? lines.findLastIndex(({ kind }) => kind === 'content') + 1
    : withHeading(lines, second);
}

/** A section among those of a page, or above them, whose fields stand at the margin: its lines as they are to be. */
export const marginSection: Telltale = (line, lines, index) => {
  if (line.indent > 0 || line.key !== 'type' || line.dashes > 1 || !blocks.has(line.value)) return undefined;
  const list = lines.findIndex(isSections);
  const own = ownLines(lines, index, namesIn(outlineOfSection(line.value)));
  const isBare = own.slice(1).some((one) => isWritten(one) && one.indent === 0 && one.dashes === 0);
  if (list === -1 || !isBare || (line.dashes > 0 && list < index)) return undefined;
  const margin = lines.find((one, at) => at > list && isSection(one))?.indent ?? 0;
  const shifted = own.map(({ text }, at) => {
    const lead = ' '.repeat(margin);
    if (at === 0) return `${lead}- ${text.replace(/^- +/, '').trimEnd()}`;
    return text.trim() === '' ? '' : `${lead}  ${text.trimEnd()}`;
  });
  const place = { first: index + 1, last: index + own.length };
  const after = list < index ? undefined : placeBelow(lines, line.value);
  const mistake = finding('marginSection', { ...place, after, lines: shifted });
  return faultOn(line, 0, line.column + line.key.length, mistake);
};
