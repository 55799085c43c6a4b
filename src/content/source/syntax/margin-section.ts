import { finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { namesIn } from '../../schema/outline.ts';
import { blocks } from '../../schema/registry.ts';
import { isWritten, withHeading, type Line } from '../lines.ts';
import { faultOn, type Telltale } from './fault.ts';
import { isSection } from './shifted.ts';

const isSections = (line: Line) => isWritten(line) && line.key === 'sections' && line.column === 0;

/** The lines of a section from its type on, whose fields stand at the margin, as in a file of its own: each of them once. */
function ownLines(lines: readonly Line[], index: number, names: readonly string[]): readonly Line[] {
  const given = new Set(['type']);
  let end = index + 1;
  for (const [at, line] of lines.entries()) {
    if (at <= index || line.kind !== 'content') continue;
    const isField = isWritten(line) && line.indent === 0 && line.dashes === 0;
    const isOwn = isField
      ? names.includes(line.key ?? '') && !given.has(line.key ?? '')
      : line.isText || (line.kind === 'content' && !(line.dashes > 0 && line.key === 'type'));
    if (!isOwn) break;
    if (isField) given.add(line.key ?? '');
    end = at + 1;
  }
  return lines.slice(index, end);
}

/** The lines up to the one that the page cannot do without: its only title. */
function withoutHead(lines: readonly Line[], own: readonly Line[]): readonly Line[] {
  const isTitle = (line: Line) => isWritten(line) && line.indent === 0 && line.key === 'title';
  const isOnly = lines.filter(isTitle).length === 1;
  const head = isOnly ? own.findIndex(isTitle) : -1;
  return head === -1 ? own : own.slice(0, head);
}

/** Below which line, counted from 1, a section goes that stands above all: the name of their list, or the first of them. */
function placeBelow(lines: readonly Line[], type: string): number {
  const list = lines.findIndex(isSections);
  if (blocks.get(type)?.isPreface === true) return list + 1;
  const isNext = (line: Line, at: number) =>
    at > list && isWritten(line) && line.indent === 0 && line.dashes === 0 && line.key !== undefined;
  const next = lines.findIndex(isNext);
  const [, second] = lines.flatMap((line, at) => (at > list && isSection(line) ? [at] : []));
  const end = Math.min(...[second, next === -1 ? undefined : next].filter((at) => at !== undefined));
  const before = Number.isFinite(end) ? lines.slice(0, withHeading(lines, end)) : lines;
  return before.findLastIndex(({ kind }) => kind === 'content') + 1;
}

/** A section among those of a page, or above them, whose fields stand at the margin: its lines as they are to be. */
export const marginSection: Telltale = (line, lines, index) => {
  if (line.indent > 0 || line.key !== 'type' || line.dashes > 1 || !blocks.has(line.value)) return undefined;
  const list = lines.findIndex(isSections);
  // A shared section is a file of its own, and has no colours.
  const isPage = lines.some((one) => isWritten(one) && one.indent === 0 && one.key === 'theme');
  const whole = ownLines(lines, index, namesIn(outlineOfSection(line.value)));
  const own = list < index ? whole : withoutHead(lines, whole);
  const isBare = own.slice(1).some((one) => isWritten(one) && one.indent === 0 && one.dashes === 0);
  if (list === -1 || !isPage || !isBare || (line.dashes > 0 && list < index)) return undefined;
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
