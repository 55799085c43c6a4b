import { finding, type Finding } from '../problems/finding.ts';
import type { z } from 'zod';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { ownFirst } from '../schema/own-fields.ts';
import { fieldsIn, isNeededAt, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import type { Home } from '../problems/kinds/fields.ts';
import { findBlock } from '../schema/as-section.ts';
import { findAsSection } from './as-section.ts';
import { findByValue, type Meant } from './by-value.ts';
import { findDatumOfSite } from './datum-of-site.ts';
import { explainGiven } from './given-field.ts';
import { findItemsAsFields, findPricesAsFields } from './items-as-fields.ts';
import { findItemOfOther } from './item-of-other.ts';
import { findSecondPrice } from './second-price.ts';
import { findSpecialDay } from './special-day.ts';
import { findMapLink } from './map-link.ts';
import { findHome } from './misplaced.ts';
import { besideOf, indentAt } from './other-fields.ts';
import { explainRenamed, findLeaving } from './renamed-field.ts';
import { findPriceInText, findWordsInText } from './said-in-text.ts';
import { findNearest, meantBy } from '../problems/nearest.ts';
import { isFieldName } from '../schema/files.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { readLines } from '../source/lines.ts';
import { findOtherItems } from '../source/syntax/other-items.ts';
import { findRuns, type Runs } from '../source/runs.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { splitItem } from '../schema/split-item.ts';
import { writeField, writeItem } from '../schema/write-item.ts';
import { findToldOfPrice } from './told-of-price.ts';
import { findUntypedBelow } from './untyped-below.ts';

type Issue = z.core.$ZodIssue;

/** The fields that may stand at a path, the block's own before those that every section has. */
function fieldsAt(checked: Checked, path: Path): readonly string[] {
  return ownFirst(outlineAt(outlineOf(checked.schema), path)).map(({ name }) => name);
}

/** The section that a name asks for, as it is told; not the one that it stands in, nor one that a field's name is like. */
function nameBlock({ source, base, schema }: Checked, key: string) {
  const block = findBlock(key);
  const own = valueAt(source.data, [...base, 'type']);
  const isField = namesIn(outlineOf(schema)).includes(block?.type ?? '');
  return block === undefined || block.type === own || isField
    ? undefined
    : { type: block.type, label: block.label };
}

/** Whether what is checked is a section, of a page or of its own. */
function isSection({ source, base }: Checked): boolean {
  return base[0] === 'sections' || source.kind === 'shared';
}

/** A field that a schema does not know. */
export interface Unknown {
  readonly path: Path;
  readonly key: string;
  /** The known field beside it that it was meant to be. */
  readonly nearest?: string | undefined;
  /** Where a field of this name belongs, when it is only misplaced. */
  readonly home?: Home | undefined;
  /** What it is told as, when what stands in it says more than its name. */
  readonly told?: Finding | undefined;
}

/** Of several fields that a name may mean, the one that takes what stands in it, as it is or as it would be repaired. */
function findFitting({ schema, ...checked }: Checked, path: Path, key: string, free: readonly string[]) {
  const value = valueAt(checked.source.data, [...checked.base, ...path, key]);
  const meant = meantBy(key).filter((name) => free.includes(name));
  if (meant.length < 2 || typeof value !== 'string') return undefined;
  const beside = besideOf({ schema, ...checked }, [...path, key]);
  return meant.find((name) => {
    const field = outlineAt(outlineOf(schema), [...path, name])?.schema;
    return (
      (field && isAccepted(field, value)) ||
      (field && behaviourFor(field)?.repair?.(value, [], beside)) !== undefined
    );
  });
}

/** The field that a name was meant for: one that is not given yet goes before any other. */
export function nearestField(
  { source, base, ...checked }: Checked,
  path: Path,
  key: string,
): string | undefined {
  // A section that is checked has its type.
  const known = fieldsAt({ source, base, ...checked }, path).filter((name) => name !== 'type');
  const free = known.filter((name) => valueAt(source.data, [...base, ...path, name]) === undefined);
  const nearest =
    findFitting({ source, base, ...checked }, path, key, free) ??
    findNearest(key, free) ??
    findNearest(key, known);
  // What has a meaning of its own elsewhere is not one of these mistyped: `validUntil` is not `showUntil`.
  return nearest !== undefined && isFieldName(key) && !meantBy(key).includes(nearest) ? undefined : nearest;
}

/** `- Repouso: 10 dias sem pular`, where items have a title and a longer text. */
function asTitle(item: Outline, name: string, value: string): Readonly<Record<string, string>> | undefined {
  const [title, ...others] = fieldsIn(item).filter(({ isNeeded }) => isNeeded);
  const text = fieldsIn(item).find(({ outline }) => outline.kind === 'text' && outline.control === 'long');
  const isTitled = title?.outline.kind === 'text' && text !== undefined && text.name !== title.name;
  // Of somebody's words more may be needed than who said them.
  const isQuote = title?.name === 'name' && others.some(({ name: other }) => other === text?.name);
  const isWhole = isQuote || others.every(({ name: other }) => other === text?.name);
  return isTitled && isWhole && /^\p{Lu}/u.test(name)
    ? { [title.name]: name, [text.name]: value }
    : undefined;
}

/** `- Domingo: 9h às 12h`: an item whose only line tells two of its fields. */
function findSplit(checked: Checked, path: Path, key: string): Meant | undefined {
  const item = valueAt(checked.source.data, [...checked.base, ...path]);
  const outline = outlineAt(outlineOf(checked.schema), path);
  const value = valueAt(item, [key]);
  const isOnly = typeof path.at(-1) === 'number' && Object.keys(Object(item)).length === 1;
  if (!isOnly || outline === undefined || typeof value !== 'string') return undefined;
  if (nearestField(checked, path, key) !== undefined) return undefined;
  const typed = splitItem(outline, `${key}: ${value}`) ?? asTitle(outline, key, value);
  const lines = typed && writeItem(outline, typed);
  return (
    lines && {
      told: finding('wantsFields', { field: String(path.at(-2)), lines, indent: indentAt(checked, path) }),
    }
  );
}

/** `hidden` at the head of a page: only what is in it can be hidden. */
function findHiddenPage({ source, base }: Checked, path: Path, key: string): Meant | undefined {
  if (source.kind !== 'page' || base.length + path.length > 0 || findNearest(key, ['hidden']) === undefined)
    return undefined;
  return { told: finding('hiddenPage', { field: key, file: `${source.name}.yaml` }) };
}

/** The field that an item still needs and that takes what stands under a name of an outer one: `url` of a profile is no address of the site. */
function findLacking(checked: Checked, path: Path, key: string, home: Home | undefined): string | undefined {
  if (home?.in !== 'outside' || typeof path.at(-1) !== 'number') return undefined;
  const nearest = nearestField(checked, path, key);
  if (nearest === undefined || !isNeededAt(outlineOf(checked.schema), [...path, nearest])) return undefined;
  const isGiven = valueAt(checked.source.data, [...checked.base, ...path, nearest]) !== undefined;
  return isGiven ? undefined : nearest;
}

/** All unknown fields among a schema's complaints. */
export function listUnknown(checked: Checked, issues: readonly Issue[]): readonly Unknown[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const second = findSecondPrice(
      checked,
      path,
      issue.keys.filter((key) => findToldOfPrice(checked, path, key) === undefined),
    );
    const [first, ...rest] = second?.parameters.fields ?? [];
    return issue.keys.flatMap((key): readonly Unknown[] => {
      // Prices that stand together are one mistake.
      if (rest.includes(key)) return [];
      if (key === first) return [{ path, key, told: second }];
      const beside =
        findToldOfPrice(checked, path, key) ??
        findPriceInText(checked, path, key) ??
        findMapLink(checked, path, key);
      if (beside !== undefined) return [{ path, key, told: beside }];
      const home = findHome(outlineOf(checked.schema), path, key);
      const meant =
        findHiddenPage(checked, path, key) ??
        findSpecialDay(checked, path, key) ??
        findByValue(checked, path, key) ??
        findSplit(checked, path, key) ??
        findAsSection(checked, path, key);
      if (meant?.told !== undefined) return [{ path, key, told: meant.told }];
      const sure = meant?.isSure === true ? meant.nearest : findLacking(checked, path, key, home);
      if (home !== undefined && sure === undefined) return [{ path, key, home }];
      const nearest = sure ?? nearestField(checked, path, key) ?? meant?.nearest;
      const datum = nearest === undefined ? findDatumOfSite(checked, path, key) : undefined;
      if (datum !== undefined) return [{ path, key, told: datum }];
      const isGiven =
        nearest !== undefined &&
        valueAt(checked.source.data, [...checked.base, ...path, nearest]) !== undefined;
      return isGiven
        ? [{ path, key, nearest, told: explainGiven(checked, path, key, nearest) }]
        : [{ path, key, nearest, told: explainRenamed(checked, [...path, key], nearest) }];
    });
  });
}

/** Whether an unknown field was meant to be the one missing at a path. */
export function isMeant(unknown: Unknown, path: Path): boolean {
  if (unknown.home !== undefined) return path.at(-1) === unknown.key;
  return [...unknown.path, unknown.nearest].join('/') === path.join('/');
}

/** Whether a field is no misspelling of one beside it, but came from elsewhere. */
export function isForeign({ nearest }: Unknown): boolean {
  return nearest === undefined;
}

/** Items that hold foreign fields: several in a row came together. */
export function findForeignRuns(unknown: readonly Unknown[]): Runs {
  return findRuns(unknown.filter(isForeign).map(({ path }) => path));
}

/** Fields that buttons ask for as messages: the line above them was lost. */
function explainLostMessages(
  { source, base }: Checked,
  path: Path,
  together: readonly Unknown[],
): Finding | undefined {
  const keys = together.map(({ key }) => key);
  const asked = new Set([...source.text.matchAll(/^[ -]*chat: *(\S+) *$/gm)].map(([, key]) => key));
  if (
    base.length > 0 ||
    valueAt(source.data, ['messages']) !== undefined ||
    !keys.every((key) => asked.has(key))
  )
    return undefined;
  const { line } = locate(source, [...path, keys[0] ?? ''], 'key');
  return finding('unnamedList', { keys, name: 'messages', line, indent: 0 });
}

/** An item with the fields that it lacks. */
function writeMissing(checked: Checked, path: Path): readonly string[] | undefined {
  if (typeof path.at(-1) !== 'number') return undefined;
  const item = outlineAt(outlineOf(checked.schema), path);
  const given = valueAt(checked.source.data, [...checked.base, ...path]);
  const missing = fieldsIn(item).some(
    ({ name, isNeeded }) => isNeeded && valueAt(given, [name]) === undefined,
  );
  return missing ? writeItem(item, undefined) : undefined;
}

/** A misplaced field as it is to be written where it belongs, and the way there. */
function writeHome({ source, base, schema }: Checked, { path, key }: Unknown, home: Home) {
  const outline = outlineOf(schema);
  const value = valueAt(source.data, [...base, ...path, key]);
  if (home.in === 'outside') {
    const outer = path.findLastIndex((_, at) => namesIn(outlineAt(outline, path.slice(0, at))).includes(key));
    const to = path.slice(0, outer);
    return { lines: writeField(key, value, outlineAt(outline, [...to, key])), to: [...base, ...to] };
  }
  const inner = outlineAt(outline, [...path, home.name]);
  const isThere = valueAt(source.data, [...base, ...path, home.name]) !== undefined;
  const typed = inner?.kind === 'list' ? [{ [key]: value }] : { [key]: value };
  if (!isThere) return { lines: writeField(home.name, typed, inner), to: [...base, ...path] };
  const lines =
    inner?.kind === 'list'
      ? writeItem(inner.item, { [key]: value })
      : writeField(key, value, outlineAt(outline, [...path, home.name, key]));
  return { lines, to: [...base, ...path, home.name] };
}

/** An item that is one of another kind of section, beside items that are not. */
function findItemOfKind({ source, base }: Checked, path: Path, first: string): Finding | undefined {
  const isRoot = base.length + path.length === 0;
  if (typeof path.at(-1) !== 'number' && !isRoot) return undefined;
  const place = isRoot ? locate(source, [first], 'key') : locate(source, [...base, ...path]);
  return findOtherItems(readLines(source.text), place.line - 1);
}

/** The mistake for an unknown field; foreign ones that stand together are told with the first of them. */
function describeUnknown(checked: Checked, unknown: readonly Unknown[], one: Unknown): Finding | undefined {
  const { path, key, home, told } = one;
  if (told !== undefined) return told;
  const together = unknown.filter((other) => isForeign(other) && other.path.join('/') === path.join('/'));
  if (isForeign(one) && together.length > 1) {
    if (together[0] !== one) return undefined;
    const lost = explainLostMessages(checked, path, together);
    if (lost !== undefined) return lost;
    const fields = together.map(({ key }) => key);
    const moved = findItemOfOther(checked, path) ?? findItemOfKind(checked, path, key);
    if (moved !== undefined) return moved;
    const items = findItemsAsFields(checked, path, fields) ?? findPricesAsFields(checked, path, fields);
    if (items !== undefined) return items;
    const untyped = isSection(checked) && path.length === 0 ? findUntypedBelow(checked, fields) : undefined;
    if (untyped !== undefined) return untyped;
    return finding('unknownFields', {
      fields,
      known: fieldsAt(checked, path),
      home,
      lines: writeMissing(checked, path),
    });
  }
  return home === undefined
    ? finding('unknownField', {
        typed: key,
        known: fieldsAt(checked, path),
        nearest: one.nearest,
        block: isSection(checked) ? nameBlock(checked, key) : undefined,
        into: isForeign(one) ? findWordsInText(checked, path, key) : undefined,
        leaves: findLeaving(checked, [...path, key], one.nearest),
      })
    : finding('misplacedField', { field: key, home, ...writeHome(checked, one, home) });
}

/** Whether what was found has the items that follow among its lines already. */
const hasAll = ({ kind, parameters }: Finding) =>
  (kind === 'otherItems' || kind === 'strayItem') &&
  parameters.lines.filter((line) => /^ *- (?!type: )/.test(line)).length > 1;

/** Fields that fit nowhere near are one accident when they stand together: the line above them was lost. */
export function explainAllUnknown(checked: Checked, unknown: readonly Unknown[]): readonly Problem[] {
  const runs = findForeignRuns(unknown);
  const told = new Set<string>();
  return unknown.flatMap((one) => {
    const { path, key } = one;
    const mistake = runs.follows(path) ? undefined : describeUnknown(checked, unknown, one);
    if (mistake === undefined) return [];
    const place = path.join('/');
    const worded = told.has(place) || hasAll(mistake) ? mistake : runs.note(path, mistake);
    told.add(place);
    return [placeProblem(checked.source, [...checked.base, ...path, key], worded, 'key')];
  });
}
