import { valueAt } from '../source/place.ts';
import { locate, type Source } from '../source/source.ts';

/** The line on which a page's section begins: that of its dash. */
export function lineOfSection(source: Source, number: number): number {
  return locate(source, ['sections', number, 'type'], 'key').line;
}

/** The line of the section after one, or the line behind the last. */
export function lineBehind(source: Source, number: number): number {
  if (valueAt(source.data, ['sections', number + 1]) !== undefined) return lineOfSection(source, number + 1);
  return source.text.trimEnd().split('\n').length + 1;
}
