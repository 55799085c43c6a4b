import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { isAccepted } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { dashBefore } from './other-fields.ts';

/** Whether a text is a link to a place on a map, as people copy it from there. */
export const isMapLink = (value: string) =>
  /^\s*https?:\/\/(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|(?:www\.)?google\.[a-z.]{2,8}\/maps|maps\.google\.)/i.test(
    value,
  );

/** Whether a group is the address of the business. */
function isAddress({ source, schema }: Checked, path: Path): boolean {
  return source.kind === 'site' && namesIn(outlineAt(outlineOf(schema), path)).includes('postalCode');
}

/** `map: https://maps.app.goo.gl/…` in a section: a button of its list of those. */
export function findMapLink(checked: Checked, path: Path, key: string): Finding | undefined {
  const { source, base, schema } = checked;
  const group = valueAt(source.data, [...base, ...path]);
  const value = valueAt(group, [key]);
  if (typeof value !== 'string' || !isMapLink(value)) return undefined;
  const lists = fieldsIn(outlineAt(outlineOf(schema), path)).filter(
    ({ outline }) =>
      outline.kind === 'list' && ['label', 'href'].every((name) => namesIn(outline.item).includes(name)),
  );
  const list = lists.find(({ name }) => /map/i.test(name)) ?? lists.find(({ name }) => name === 'actions');
  if (list?.outline.kind !== 'list')
    return isAddress(checked, path) ? finding('mapOfSite', { field: key, link: value.trim() }) : undefined;
  const button = { label: 'Ver no mapa', href: value.trim() };
  const given = valueAt(group, [list.name]);
  const lines = writeItem(list.outline.item, button);
  if (lines === undefined) return undefined;
  if (!Array.isArray(given)) {
    const dash = dashBefore(checked, [...path, key]);
    const whole = [`${dash}${list.name}:`, ...lines.map((line) => `${' '.repeat(dash.length + 2)}${line}`)];
    return finding('mapLink', { field: key, list: list.name, lines: whole });
  }
  const isRoom = isAccepted(list.outline.schema, [...(given as readonly unknown[]), button]);
  const to = [...base, ...path, list.name];
  if (isRoom) return finding('mapLink', { field: key, list: list.name, lines, to });
  const full = given.findIndex((item) => valueAt(item, ['maps']) !== undefined);
  if (full === -1) return undefined;
  const { line, column } = locate(source, [...to, full, 'maps'], 'key');
  const before = source.text.split(/\r?\n/)[line - 1]?.slice(0, column - 1) ?? '';
  const at = { field: key, list: list.name, lines: [`${before}href: ${value.trim()}`], line };
  return finding('mapLink', at);
}
