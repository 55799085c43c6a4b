import { finding } from '../problems/finding.ts';
import { meantBy } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { fieldsIn, outlineOf } from '../schema/outline.ts';
import { blocks } from '../schema/registry.ts';
import { writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import type { Meant } from './by-value.ts';

/** The section that is for what a name asks, by the words that people have for it. */
export function findBlock(key: string) {
  const type = meantBy(key).find((name) => blocks.has(name));
  return type === undefined ? undefined : blocks.get(type);
}

/** `aviso: Fechamos cedo` as a field of a page: a section of its own, where that needs one text alone. */
export function findAsSection({ source, base }: Checked, path: Path, key: string): Meant | undefined {
  const value = valueAt(source.data, [key]);
  const block = findBlock(key);
  if (source.kind !== 'page' || [...base, ...path].length > 0 || block === undefined) return undefined;
  if (typeof value !== 'string' || !Array.isArray(valueAt(source.data, ['sections']))) return undefined;
  const outline = outlineOf(block.schema);
  const needed = fieldsIn(outline).filter(({ name, isNeeded }) => isNeeded && name !== 'type');
  const [only, ...more] = needed;
  const [place, first] = [locate(source, [key]), locate(source, ['sections', 0])];
  if (only?.outline.kind !== 'text' || more.length > 0 || place.line !== place.endLine) return undefined;
  const lines = writeItem(outline, { type: block.type, [only.name]: value });
  const above = locate(source, ['sections'], 'key').line + 1;
  const column = source.text
    .slice(source.text.lastIndexOf('\n', first.start - 1) + 1, first.start)
    .search(/-/);
  if (lines === undefined || column < 0) return undefined;
  return {
    told: finding('fieldAsSection', { key, label: block.label, lines, line: place.line, above, column }),
  };
}
