import { finding } from '../problems/finding.ts';
import { meantBy } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { findBlock, writeAsSection } from '../schema/as-section.ts';
import { namesIn, outlineOf } from '../schema/outline.ts';
import type { RegisteredBlock } from '../schema/registry.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import type { Meant } from './by-value.ts';

/** `aviso: Fechamos cedo` as a field of a page: a section of its own, where that needs one text alone. */
function findInPage({ source }: Checked, key: string, block: RegisteredBlock): Meant | undefined {
  const value = valueAt(source.data, [key]);
  if (typeof value !== 'string' || !Array.isArray(valueAt(source.data, ['sections']))) return undefined;
  const [place, first] = [locate(source, [key]), locate(source, ['sections', 0])];
  const lines = writeAsSection(block, value);
  const above = locate(source, ['sections'], 'key').line + 1;
  const column = source.text
    .slice(source.text.lastIndexOf('\n', first.start - 1) + 1, first.start)
    .search(/-/);
  if (lines === undefined || place.line !== place.endLine || column < 0) return undefined;
  return {
    told: finding('fieldAsSection', { key, label: block.label, lines, line: place.line, above, column }),
  };
}

/** The same in the file of the whole site, which has no sections. */
function findInSite({ source }: Checked, key: string, block: RegisteredBlock): Meant | undefined {
  const { type, label } = block;
  const lines = writeAsSection(block, valueAt(source.data, [key])) ?? [`- type: ${type}`];
  return { told: finding('sectionInSite', { key, label, lines }) };
}

/** A section that was written as a field of a whole file. */
export function findAsSection(checked: Checked, path: Path, key: string): Meant | undefined {
  const { kind } = checked.source;
  const block = findBlock(key);
  if (block === undefined || [...checked.base, ...path].length > 0) return undefined;
  const own = namesIn(outlineOf(checked.schema));
  if (meantBy(key).some((name) => own.includes(name))) return undefined;
  if (kind === 'site') return findInSite(checked, key, block);
  return kind === 'page' ? findInPage(checked, key, block) : undefined;
}
