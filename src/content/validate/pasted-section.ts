import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import { namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Path } from '../problems/problem.ts';
import { blocks } from '../schema/registry.ts';
import { lastLineOf } from '../source/range.ts';
import { locate } from '../source/source.ts';
import { findCutSection, type PastedSection } from './cut-section.ts';
import { findLeftSection } from './left-section.ts';
import { findLostHead } from './lost-head.ts';
import { lineBehind } from './section-lines.ts';

type Item = Readonly<Record<string, unknown>>;

function listsOf(section: unknown): readonly (readonly [string, readonly unknown[]])[] {
  if (!isRecord(section)) return [];
  return Object.entries(section).flatMap(([field, value]) =>
    Array.isArray(value) ? [[field, value as readonly unknown[]] as const] : [],
  );
}

/** Whether an item has the fields that the items of another section's list have. */
function isLike(item: Item, section: unknown): boolean {
  const keys = Object.keys(item);
  return listsOf(section).some(([, [first]]) => isRecord(first) && keys.every((key) => key in first));
}

/** The first item of a list that continues a list of the section above: this section was pasted before it. */
function findOtherItems(checked: Checked, [field, items]: readonly [string, readonly unknown[]]) {
  const { source, base } = checked;
  const number = base[1];
  if (base.length !== 2 || typeof number !== 'number' || number === 0) return undefined;
  const above = valueAt(source.data, ['sections', number - 1]);
  const outline = outlineOf(checked.schema);
  const list = outlineAt(outline, [field]);
  // A list whose own name is unknown is told at that name.
  if (list === undefined) return undefined;
  const known = namesIn(outlineAt(outline, [field, 0]) ?? list);
  const at = items.findIndex((item, index) => {
    if (!isRecord(item) || index === 0 || Object.keys(item).every((key) => known.includes(key))) return false;
    return isLike(item, above);
  });
  const item = items[at];
  if (!isRecord(item)) return undefined;
  const path = [...base, field, at];
  const [key = ''] = Object.keys(item);
  const { line } = locate(source, [...path, key], 'key');
  const first = locate(source, [...base, 'type'], 'key').line;
  const mistake = finding('sectionBetweenItems', {
    keys: Object.keys(item),
    first,
    last: line - 1,
    above: lineBehind(source, number),
  });
  return {
    problem: placeProblem(source, [...path, key], mistake, 'key'),
    // What follows the list is the other section's too.
    covers: (one: Path) =>
      one.length === 0 || (one[0] === field && (one.length === 1 || Number(one[1]) >= at)),
  };
}

/** The first item of a list whose fields are those of another list of this section: the line with its name was lost. */
function findUnnamedList(checked: Checked, [field, items]: readonly [string, readonly unknown[]]) {
  const { source, base, schema } = checked;
  const outline = outlineOf(schema);
  const namesBelow = (one: Outline) => namesIn(one.kind === 'list' ? one.item : one);
  const elements = namesIn(outline).map((name) => {
    const inner = outlineAt(outline, [name]);
    return [name, inner === undefined ? [] : namesBelow(inner)] as const;
  });
  const known = new Map(elements).get(field);
  // A list whose own name is unknown is told at that name.
  if (known === undefined) return undefined;
  for (const [at, item] of items.entries()) {
    const keys = isRecord(item) ? Object.keys(item) : [];
    if (at === 0 || keys.length < 2 || keys.every((key) => known.includes(key))) continue;
    const name = elements.find(([, fields]) => keys.every((key) => fields.includes(key)))?.[0];
    if (name === undefined || valueAt(source.data, [...base, name]) !== undefined) return undefined;
    const path = [...base, field, at, keys[0] ?? ''];
    const { line } = locate(source, path, 'key');
    const { column } = locate(source, [...base, field], 'key');
    const mistake = finding('unnamedList', { keys, name, line, indent: column - 1 });
    return {
      problem: placeProblem(source, path, mistake, 'key'),
      covers: (one: Path) => one[0] === field && (one.length === 1 || Number(one[1]) >= at),
    };
  }
  return undefined;
}

/** Where a section stands that is an item, and where it belongs. */
function placeOfItem({ source, base }: Checked, field: string, at: number, item: Item) {
  const keys = Object.keys(item);
  const first = locate(source, [...base, field, at, keys[0] ?? ''], 'key').line;
  const next = valueAt(source.data, [...base, field, at + 1]);
  const [key] = Object.keys(Object(next));
  const above = lineBehind(source, Number(base[1]));
  const end = key === undefined ? above : locate(source, [...base, field, at + 1, key], 'key').line;
  const { column } = locate(source, [...base, 'type'], 'key');
  return { type: String(item['type']), first, last: end - 1, above, column: Math.max(0, column - 3) };
}

/** An item that is a whole section. */
function findSectionAsItem(checked: Checked, [field, items]: readonly [string, readonly unknown[]]) {
  const { source, base, schema } = checked;
  const at = items.findIndex((item) => isRecord(item) && blocks.has(String(item['type'])));
  const outline = outlineOf(schema);
  const known = namesIn(outlineAt(outline, [field, 0]) ?? outline);
  const item = items[at];
  if (!isRecord(item) || known.includes('type')) return undefined;
  const mistake = finding('sectionAsItem', placeOfItem(checked, field, at, item));
  return {
    problem: placeProblem(source, [...base, field, at, 'type'], mistake, 'key'),
    covers: (one: Path) => one[0] === field && one[1] === at,
  };
}

/** A section of which only the beginning is there, because the next one begins with the same lines. */
function findBegunTwice({ source, base }: Checked): readonly PastedSection[] {
  const number = base[1];
  if (base.length !== 2 || typeof number !== 'number') return [];
  const [here, next] = [number, number + 1].map((at) => valueAt(source.data, ['sections', at]));
  if (!isRecord(here) || !isRecord(next)) return [];
  const fields = Object.entries(here);
  const isBeginning = fields.every(([key, value]) => typeof value === 'string' && next[key] === value);
  if (!isBeginning || Object.keys(next).length <= fields.length) return [];
  const path = [...base, 'type'];
  const first = locate(source, path, 'key').line;
  const last = Math.max(...fields.map(([key]) => lastLineOf(locate(source, [...base, key]))));
  const lines = source.text.split('\n').slice(first - 1, last);
  // A note may stand nowhere else.
  const hasNote = lines.some((line) => /(^|\s)#/.test(line));
  const mistake = finding('sectionBegunTwice', { type: String(here['type']), first, last, hasNote });
  return [{ problem: placeProblem(source, path, mistake, 'key'), covers: () => true }];
}

/** Sections that a cut and a paste put into another section's list. */
export function findPastedSections(checked: Checked): readonly PastedSection[] {
  if (checked.base.length === 0 && checked.source.kind !== 'shared') return [];
  const lists = listsOf(valueAt(checked.source.data, checked.base));
  const headless = lists.flatMap((list) => findLostHead(checked, list) ?? []).slice(0, 1);
  if (headless.length > 0) return headless;
  const inLists = lists.flatMap(
    (list) =>
      findOtherItems(checked, list) ??
      findSectionAsItem(checked, list) ??
      findUnnamedList(checked, list) ??
      [],
  );
  const cut = findCutSection(checked);
  return [
    ...inLists,
    ...cut,
    ...(cut.length > 0 ? [] : findLeftSection(checked)),
    ...findBegunTwice(checked),
  ];
}
