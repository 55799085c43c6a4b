import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { outlineOfSection } from '../schema/files.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { blocks } from '../schema/registry.ts';
import { readLines } from '../source/lines.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import type { PastedSection } from './cut-section.ts';

const neededIn = (outline: Outline | undefined) =>
  fieldsIn(outline).flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []));

/** Whether an item says all that the items of a list need. */
const isWhole = (item: unknown, outline: Outline | undefined) =>
  neededIn(outline).every((name) => Object.hasOwn(Object(item), name));

/** Whether a list takes some items as they are. */
function takes(outline: Outline | undefined, items: readonly unknown[]): boolean {
  if (outline?.kind !== 'group') return false;
  const known = new Set(namesIn(outline));
  return items.every(
    (item) => isRecord(item) && isWhole(item, outline) && Object.keys(item).every((key) => known.has(key)),
  );
}

/** The only other type of section that has a list of this name for some items, and the fields that stand below it. */
function findOwner(own: string, field: string, items: readonly unknown[], tail: readonly string[]) {
  const fitting = [...blocks.values()].filter(({ type, replacedBy }) => {
    const outline = outlineOfSection(type);
    if (type === own || replacedBy !== undefined || outline === undefined) return false;
    const names = namesIn(outline);
    return tail.every((key) => names.includes(key)) && takes(outlineAt(outline, [field, 0]), items);
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What stands above the first key of items: nothing of their list, or a comment further out than they are, as headings of sections are. */
function lookAbove({ source, base }: Checked, field: string, items: readonly unknown[]) {
  const lines = readLines(source.text);
  return items.map((item, at) => {
    const [key] = Object.keys(Object(item));
    if (key === undefined) return { line: 0, isGap: false, isHeaded: false };
    const { line } = locate(source, [...base, field, at, key], 'key');
    const [above, own] = [lines[line - 2], lines[line - 1]];
    const isGap = above !== undefined && above.kind !== 'content' && !above.isText;
    const isHeaded = isGap && above.kind === 'comment' && above.indent < (own?.indent ?? 0);
    return { line, isGap, isHeaded };
  });
}

/** The item of a list with which another section begins that lost all that stands above its items. */
function findStart(checked: Checked, field: string, items: readonly unknown[], hasForeign: boolean) {
  // What an item is called: who only forgot another field has written this one.
  const [name] = neededIn(outlineAt(outlineOf(checked.schema), [field, 0]));
  const isOwn = (item: unknown) => name === undefined || Object.hasOwn(Object(item), name);
  const other = items.findIndex((item) => !isOwn(item));
  const isAlike = other === -1;
  if (other === 0 || (isAlike && !hasForeign)) return undefined;
  if (!isAlike && items.slice(other).some(isOwn)) return undefined;
  const above = lookAbove(checked, field, items);
  const gaps = above.flatMap(({ isGap }, at) => (at > 0 && isGap ? [at] : []));
  // Where both lists take all items, only a single gap tells them apart.
  const at = isAlike ? (gaps.length === 1 ? gaps[0] : undefined) : other;
  if (at === undefined || !(hasForeign || above[at]?.isHeaded === true)) return undefined;
  return { at, line: above[at]?.line ?? 0 };
}

/** The line that begins a section, and its fields that cannot be left out, but for those that are given. */
export function writeHead(type: string, given: readonly string[], margin: number): readonly string[] {
  const missing = neededIn(outlineOfSection(type)).filter((name) => name !== 'type' && !given.includes(name));
  const lines = [`- type: ${type}`, ...missing.map((name) => `  ${name}: …`)];
  return lines.map((line) => ' '.repeat(margin) + line);
}

/** Items and fields at the end of a section that are those of another one, of which all that stands above its items was lost. */
export function findLostHead(
  checked: Checked,
  [field, items]: readonly [string, readonly unknown[]],
): PastedSection | undefined {
  const { source, base, schema } = checked;
  const data = valueAt(source.data, base);
  if (base.length !== 2 || !isRecord(data) || items.length < 2) return undefined;
  const outline = outlineOf(schema);
  if (outlineAt(outline, [field, 0])?.kind !== 'group') return undefined;
  const keys = Object.keys(data);
  const tail = keys.slice(keys.indexOf(field) + 1);
  const hasForeign = tail.some((key) => !namesIn(outline).includes(key));
  const start = findStart(checked, field, items, hasForeign);
  const owner = start && findOwner(String(data['type']), field, items.slice(start.at), tail);
  if (start === undefined || owner === undefined) return undefined;
  const { column } = locate(source, [...base, 'type'], 'key');
  const margin = Math.max(0, column - 3);
  const lines = [...writeHead(owner.type, [field], margin), `${' '.repeat(margin)}  ${field}:`];
  const mistake = finding('lostHead', { type: owner.type, label: owner.label, line: start.line, lines });
  const [key = ''] = Object.keys(Object(items[start.at]));
  return {
    problem: placeProblem(source, [...base, field, start.at, key], mistake, 'key'),
    covers: (one: Path) =>
      one.length === 0 ||
      tail.includes(String(one[0])) ||
      (one[0] === field && (one.length === 1 || Number(one[1]) >= start.at)),
  };
}
