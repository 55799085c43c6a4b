import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { outlineOfSection } from '../schema/files.ts';
import { fieldsIn, namesIn, outlineAt, type Outline } from '../schema/outline.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { readLines, withHeading } from '../source/lines.ts';
import { locate, type Source } from '../source/source.ts';
import { lineBehind, lineOfSection } from './section-lines.ts';

/** A section that was pasted into the middle of another, with the paths below which nothing else is to be told. */
export interface PastedSection {
  readonly problem: Problem;
  readonly covers: (path: Path) => boolean;
}

/** A section of a page, with its fields. */
function sectionAt(source: Source, number: number) {
  const data = valueAt(source.data, ['sections', number]);
  const outline = isRecord(data) ? outlineOfSection(String(data['type'])) : undefined;
  return isRecord(data) && outline !== undefined ? { data, outline } : undefined;
}

/** Whether a list's items have fields of which a section's list of this name knows each. */
function fitsList(value: unknown, key: string, outline: Outline): boolean {
  const known = namesIn(outlineAt(outline, [key, 0]));
  const isLike = (item: unknown) => isRecord(item) && Object.keys(item).every((name) => known.includes(name));
  return Array.isArray(value) && value.length > 0 && value.every(isLike);
}

/** Whether a list ends with an item that has a field of which its section knows nothing. */
function hasForeignEnd(value: unknown, key: string, outline: Outline): boolean {
  const last: unknown = Array.isArray(value) ? value.at(-1) : undefined;
  const known = namesIn(outlineAt(outline, [key, 0]));
  return known.length > 0 && isRecord(last) && Object.keys(last).some((name) => !known.includes(name));
}

/** The fields at the end of a section that it does not know, and that the one above it lacks: it was pasted above them. */
function findTail(source: Source, number: number) {
  const [above, own] = [sectionAt(source, number - 1), sectionAt(source, number)];
  if (above === undefined || own === undefined) return undefined;
  const keys = Object.keys(own.data);
  const at = keys.findIndex((key) => !namesIn(own.outline).includes(key));
  const [key, ...rest] = keys.slice(at);
  if (at < 1 || key === undefined) return undefined;
  const isLacking = (name: string) =>
    namesIn(above.outline).includes(name) && valueAt(above.data, [name]) === undefined;
  if (![key, ...rest].every(isLacking)) return undefined;
  const { line } = locate(source, ['sections', number, key], 'key');
  // A section that was pasted is whole, and ends with its own.
  if (hasForeignEnd(own.data[keys[at - 1] ?? ''], keys[at - 1] ?? '', own.outline)) return undefined;
  const isApart = source.text.split('\n')[line - 2]?.trim() === '';
  const isNeeded = fieldsIn(above.outline).some((one) => one.name === key && one.isNeeded);
  const isSure = isApart || isNeeded || fitsList(own.data[key], key, above.outline);
  return isSure ? { keys: [key, ...rest], line } : undefined;
}

/** A section that was pasted into the middle of the one above it, between two of its fields. */
function findBetween(source: Source, number: number): PastedSection | undefined {
  const tail = findTail(source, number);
  const [key] = tail?.keys ?? [];
  if (tail === undefined || key === undefined) return undefined;
  const typeOf = (one: number) => String(valueAt(source.data, ['sections', one, 'type']));
  const lines = readLines(source.text);
  const withComments = (line: number) => withHeading(lines, line - 1) + 1;
  const isBare = Object.keys(Object(valueAt(source.data, ['sections', number - 1]))).join() === 'type';
  const mistake = finding('sectionBetweenFields', {
    bare: isBare ? lineOfSection(source, number - 1) : undefined,
    type: typeOf(number),
    outer: typeOf(number - 1),
    keys: tail.keys,
    first: withComments(lineOfSection(source, number)),
    last: lines.findLastIndex(({ kind }, at) => at < tail.line - 1 && kind !== 'blank') + 1,
    above: withComments(lineBehind(source, number)),
    line: tail.line,
  });
  return {
    problem: placeProblem(source, ['sections', number, key], mistake, 'key'),
    covers: (path: Path) => path.length === 0 || tail.keys.includes(String(path[0])),
  };
}

/** Of a section that another was pasted into, and of the one that was: both lack what is told once. */
export function findCutSection({ source, base }: Checked): readonly PastedSection[] {
  const [list, number] = base;
  if (list !== 'sections' || base.length !== 2 || typeof number !== 'number') return [];
  return [findBetween(source, number), findBetween(source, number + 1)].flatMap((found) => found ?? []);
}
