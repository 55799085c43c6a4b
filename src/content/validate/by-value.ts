import { isRecord } from '../../fields/is-record.ts';
import { nextSuchDay } from '../../fields/repair-date.ts';
import { repairPhone } from '../../fields/repair.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { findNearest } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { isAccepted } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Field } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { dashBefore } from './other-fields.ts';

/** Whether a text is a telephone number of Brazil, as people write it. */
function isPhone(typed: string): boolean {
  return repairPhone(typed) !== undefined || /^(?:0[38]00[\d -]{7,9}|9?\d{4}-\d{4})$/.test(typed.trim());
}

/** What an unknown field was meant to be by what stands in it: another field, or something to be told in its own words. */
interface Meant {
  readonly nearest?: string | undefined;
  readonly told?: Finding | undefined;
}

/** The names that the items of a list have, each once. */
function keysIn(items: readonly unknown[]): readonly string[] {
  return [...new Set(items.filter(isRecord).flatMap((item) => Object.keys(item)))];
}

/** The lists of a group that are not written yet and whose items have the most of such fields; one that is only alike counts half. */
function findLists(free: readonly Field[], keys: readonly string[]): readonly Field[] {
  const lists = free.flatMap((field) => {
    const names = field.outline.kind === 'list' ? namesIn(field.outline.item) : [];
    const exact = keys.filter((key) => names.includes(key));
    const like = keys.filter((key) => !names.includes(key) && findNearest(key, names) !== undefined);
    const known = exact.length + like.length / 2;
    return known === 0 ? [] : [{ field, known }];
  });
  const most = Math.max(0, ...lists.map(({ known }) => known));
  return lists.filter(({ known }) => known === most).map(({ field }) => field);
}

function findByItems(free: readonly Field[], key: string, items: readonly unknown[]): Meant | undefined {
  const lists = findLists(free, keysIn(items));
  if (lists.length < 2) return { nearest: lists[0]?.name };
  const named = lists.map(({ name, outline }) => ({ name, description: outline.description }));
  return { told: finding('otherList', { field: key, lists: named }) };
}

/** A number that is written once, in `site.yaml`: a button has it by `tel: sim`. */
function findByNumber(checked: Checked, path: Path, key: string): Meant | undefined {
  const { kind } = checked.source;
  const fields = fieldsIn(outlineAt(outlineOf(checked.schema), path));
  const yes = fields.find(
    ({ name, outline }) => /^(?:tel|phone)$/.test(name) && outline.kind === 'choice' && outline.isYesNo,
  );
  if (yes === undefined && kind === 'site') return undefined;
  const line = yes && `${dashBefore(checked, [...path, key])}${yes.name}: sim`;
  return { told: finding('numberOfSite', { line }) };
}

/** What an unknown field was meant to be, as far as its value tells. */
export function findByValue(checked: Checked, path: Path, key: string): Meant | undefined {
  const { source, base, schema } = checked;
  const around = valueAt(source.data, [...base, ...path]);
  const value = valueAt(around, [key]);
  if (typeof value === 'string' && isPhone(value)) return findByNumber(checked, path, key);
  if (!Array.isArray(value)) return undefined;
  const fields = fieldsIn(outlineAt(outlineOf(schema), path));
  const free = fields.filter(({ name }) => valueAt(around, [name]) === undefined);
  return findByItems(free, key, value);
}

/** A telephone number where `sim` says that the site's own is meant. */
export function findNumber(checked: Checked, path: Path, value: string): Finding | undefined {
  const outline = outlineAt(outlineOf(checked.schema), path);
  if (outline?.kind !== 'choice' || !outline.isYesNo || !isPhone(value)) return undefined;
  return finding('numberOfSite', { line: `${dashBefore(checked, path)}${String(path.at(-1))}: sim` });
}

/** A day without its year, where a whole one is wanted. */
export function findLostYear({ schema, today }: Checked, path: Path, value: unknown): Finding | undefined {
  const next = typeof value !== 'string' || today === undefined ? undefined : nextSuchDay(value, today);
  const wanted = outlineAt(outlineOf(schema), path)?.schema;
  return next === undefined || wanted === undefined || !isAccepted(wanted, next)
    ? undefined
    : finding('lostYear', { field: String(path.at(-1)), typed: String(value), next });
}
