import { safeParse } from 'zod';
import { alternativesOf } from '../../fields/alternatives.ts';
import { isRecord } from '../../fields/is-record.ts';
import { fitWhole, writeValue } from '../problems/wording.ts';
import { targets } from '../../fields/action.ts';
import { page } from '../../fields/page.ts';
import { blocks } from './registry.ts';
import { fitWeek } from './fit-days.ts';
import { readQuestions } from './read-questions.ts';
import { splitItem } from './split-item.ts';
import { dayNames } from '../../fields/schedule.ts';
import { nameDays, readWeek } from '../../fields/days-and-hours.ts';
import { fieldsIn, namesIn, outlineOf, type Outline } from './outline.ts';

/** What stands where only the editor knows what to write. */
const open = '…';

/** The fields that an item must have, in their order; of a button also the usual one of those that say where it leads. */
function neededIn(item: Outline, given: Readonly<Record<string, unknown>>): readonly string[] {
  const fields = fieldsIn(item);
  const names = fields.map(({ name }) => name);
  const needed = fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
  const texts = fields.filter(({ outline }) => outline.kind === 'text').map(({ name }) => name);
  const first = needed.length === 0 ? texts.slice(0, 1) : needed;
  const isButton =
    needed.includes('label') && names.includes('chat') && !targets.some((target) => target in given);
  const choice = isButton ? [usualTarget(item)] : alternativeIn(item, given, first);
  return [...new Set([...first, ...choice])];
}

/** Where a button leads, unless it says so. */
function usualTarget(button: Outline): string {
  return alternativeIn(button, {}, ['label'])[0] ?? 'chat';
}

/** What stands at where a button leads that nobody has said: of a few words the first. */
function usualValue(name: string, outline: Outline | undefined): string | undefined {
  return outline?.kind === 'choice' && targets.some((target) => target === name)
    ? outline.words[0]?.word
    : undefined;
}

/** The first of the fields of which an item must have one, where it has none. */
function alternativeIn(
  item: Outline,
  given: Readonly<Record<string, unknown>>,
  needed: readonly string[],
): readonly string[] {
  // What is to be written is as good as given.
  const said = Object.entries(given).map(([name, value]) => [name, value ?? open] as const);
  const whole = { ...Object.fromEntries(needed.map((name) => [name, open])), ...Object.fromEntries(said) };
  const issues = safeParse(item.schema, whole).error?.issues ?? [];
  const told = issues.flatMap((issue) => (issue.path.length === 0 ? (alternativesOf(issue) ?? []) : []));
  return told.flatMap(({ fields, given: both }) => (both === undefined ? fields.slice(0, 1) : []));
}

type Lines = readonly string[];

/** Lines behind the first of which the others stand indented. */
function behind(first: string, lines: Lines): Lines {
  return lines.map((line, index) => (index === 0 ? first : line === '' ? '' : '  ') + line);
}

const indented = (lines: Lines): Lines => behind('  ', lines);

/** The lines of all parts; nothing where one of them has none. */
function joined(parts: readonly (Lines | undefined)[]): Lines | undefined {
  return parts.every((lines) => lines !== undefined) ? parts.flat() : undefined;
}

/** Lines that can be shown whole: who copies a part of them loses the rest. */
function fitted(lines: Lines | undefined): Lines | undefined {
  return lines !== undefined && fitWhole(lines) ? lines : undefined;
}

/** The page's first section, where a block asks to be that: the usual beginning of a list of sections. */
function writeSection(): Lines {
  const first = [...blocks.values()].find(({ contracts }) => contracts?.some(({ rule }) => rule === 'first'));
  return first === undefined ? [`- type: ${open}`] : writeTyped(first.type);
}

/** A section of a type with the fields that it cannot do without. */
export function writeTyped(type: string): Lines {
  const block = blocks.get(type);
  const outline = block && outlineOf(block.schema);
  const needed = fieldsIn(outline).filter(({ name, isNeeded }) => isNeeded && name !== 'type');
  return [`- type: ${type}`, ...needed.flatMap((field) => indented(openField(field.name, field.outline)))];
}

/** What stands behind a colon or a dash; the lines of a text of several stand below. */
function textLines(start: string, typed: unknown): Lines | undefined {
  if (typeof typed !== 'string' && typed !== undefined && typed !== null) return undefined;
  const text = (typed ?? '').trim();
  if (text === '') return [`${start} ${open}`];
  if (!text.includes('\n')) return [`${start} ${writeValue(text)}`];
  return [`${start} |`, ...indented(text.split(/\r?\n/).map((line) => line.trimEnd()))];
}

/** The names that stand between commas, as in `lavar, secar, passar`; of a sentence none. */
function splitNames(typed: string): Lines {
  const names = typed.split(/\s*[,;](?!\d)\s*/).filter((name) => name !== '');
  const isName = (name: string) => name.length <= 40 && !/[.!?:]/.test(name) && name.split(/\s+/).length <= 4;
  return names.length > 1 && names.every(isName) ? names : [];
}

/** Whether items of a list are days of the week. */
const isDay = (item: Outline) =>
  item.kind === 'choice' && dayNames.every((day) => item.words.some(({ word }) => word === day));

/** Items that were typed as fields: under numbers, or a week's hours under their days. */
export function itemsUnderNames(
  item: Outline,
  typed: Readonly<Record<string, unknown>>,
): readonly unknown[] | undefined {
  const names = Object.keys(typed);
  if (names.length > 0 && names.every((name) => /^\d{1,2}[.)ºª°]?$/.test(name))) return Object.values(typed);
  const rows = Object.entries(typed).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : ''}`,
  );
  const isRows = names.every((name) => !namesIn(item).includes(name)) && item.kind === 'group';
  if (isRows && rows.length > 1 && rows.every((row) => splitItem(item, row) !== undefined)) return rows;
  const isWeek = ['days', 'opens', 'closes'].every((name) => namesIn(item).includes(name));
  return isWeek ? readWeek(typed, dayNames) : undefined;
}

/** What may stand between the items of a list in one text, if not each on its line; lines without a sign for them have been joined by then. */
const betweenItems = [
  /\s*\n\s*/,
  /(?<=[\dh]|horas|min|dia|tarde|noite|fechad[oa])(?:\s*[,;](?!\d)|\s+e)\s+(?=(?:aos? |n[oa]s? )?(?:seg|ter|qua|qui|sex|s[áa]b|dom))/i,
  /\s*[,;](?!\d)\s*/,
  /\s*\|\s*|\s+\/\s+/,
  /(?<=R\$ ?\d[\d.]*(?:,\d{2})?)\s+(?=\p{Lu}|\d+ ?\p{L})/u,
];

/** Whether items of a list are questions with answers, in which a comma parts nothing. */
const isAnswered = (item: Outline) => ['question', 'answer'].every((name) => namesIn(item).includes(name));

/** A text as the items that it lists, where each part is one. */
function splitItems(item: Outline, typed: string): readonly string[] | undefined {
  return betweenItems
    .map((sign) => typed.trim().split(sign))
    .find((parts) => parts.length > 1 && parts.every((part) => splitItem(item, part) !== undefined));
}

/** What parts people in a sentence; a comma between brackets is one of theirs. */
const betweenNames = /(?:\s*[,;](?![^(]*\))|\s+e)\s+(?:(?:e\s+)?[ao]s?\s+)?(?=\p{Lu})/u;

/** `Ana (massas), Marcos (bolos) e a Ju na recepção` as the items that it lists: most of them have both words. */
function splitNamed(item: Outline, typed: string): Lines {
  const parts = typed
    .trim()
    .split(betweenNames)
    .map((part) => part.replace(/^((?:\p{Lu}[\p{L}.]+ ?)+) n[ao] (\p{Ll}.*?)\.?$/u, '$1 ($2)'));
  const named = parts.filter((part) => /\([^()]+\)$/.test(part) && splitItem(item, part) !== undefined);
  return parts.length > 1 && named.length * 2 > parts.length && parts.every((part) => part.length <= 80)
    ? parts
    : [];
}

/** The lines of `1. Ligue 2. Escolha 3. Venha`, joined by then, without their numbers or bullets. */
function splitNumbered(typed: string): Lines {
  const [before, ...parts] = typed.trim().split(/(?:^|\s+)(\d{1,2}|[•●▪◦])[.)ºª°]?\s+/);
  const signs = parts.filter((_, index) => index % 2 === 0);
  const isCounted = signs.every((sign, index) => /\D/.test(sign) || sign === String(index + 1));
  const texts = parts.filter((_, index) => index % 2 === 1);
  return before === '' && texts.length > 1 && isCounted ? texts : [];
}

/** The items that a list's value is meant as: the names between commas are one each. */
function itemsOf(item: Outline, typed: unknown): readonly unknown[] {
  if (Array.isArray(typed)) return typed.length > 0 ? typed : [undefined];
  const told = isRecord(typed) ? itemsUnderNames(item, typed) : undefined;
  if (told !== undefined) return told;
  const days = typeof typed === 'string' && isDay(item) ? nameDays(typed, dayNames) : undefined;
  if (days !== undefined) return days;
  const asked = typeof typed === 'string' && isAnswered(item) ? readQuestions(typed) : undefined;
  if (asked !== undefined) return asked;
  const parts = typeof typed === 'string' && !isAnswered(item) ? splitItems(item, typed) : undefined;
  if (parts !== undefined) return parts;
  const numbered = typeof typed === 'string' ? [...splitNamed(item, typed), ...splitNumbered(typed)] : [];
  if (numbered.length > 0) return numbered;
  // Days and hours, or prices, between commas are else the fields of one item.
  const isOne = typeof typed !== 'string' || (item.kind !== 'text' && /\d/.test(typed));
  const names = isOne ? [] : splitNames(typed.trim());
  return names.length > 0 ? names : [typed];
}

function entryLines(item: Outline, typed: unknown): Lines | undefined {
  if (item.kind === 'any') return writeSection();
  if (item.kind === 'group') return itemLines(item, typed);
  // Of several lines each may be an item, or all of them one.
  return typeof typed === 'string' && typed.trim().includes('\n') ? undefined : textLines('-', typed);
}

function fieldLines(name: string, typed: unknown, outline: Outline | undefined): Lines | undefined {
  // What is unknown is written as it was typed.
  const list = outline?.kind === 'list' ? outline.item : undefined;
  if (list !== undefined || (outline === undefined && Array.isArray(typed))) {
    const items = list === undefined ? (typed as readonly unknown[]) : itemsOf(list, typed);
    // A week in full, a line for each of its days, is too long to be shown.
    if (list !== undefined && isDay(list) && items[0] !== undefined)
      return [`${name}: [${items.join(', ')}]`];
    const lines = joined(
      items.map((item) => (list === undefined ? textLines('-', item) : entryLines(list, item))),
    );
    return lines && [`${name}:`, ...indented(lines)];
  }
  if (outline?.kind !== 'group') return textLines(`${name}:`, typed);
  const lines = groupLines(outline, typed);
  return lines && [`${name}:`, ...indented(lines)];
}

/** `Consulta: R$ 150`, where a name that the group does not know is what its first field is to say. */
function saidByName(group: Outline, typed: unknown): string | undefined {
  const [[name, value] = [], ...more] = isRecord(typed) ? Object.entries(typed) : [];
  if (name === undefined || more.length > 0 || namesIn(group).includes(name)) return undefined;
  return typeof value === 'string' && value !== '' ? `${name}: ${value}` : undefined;
}

/** A sentence of days and hours as the week that a group has; nothing where a word of it would be lost. */
function weekIn(group: Outline, typed: unknown): Readonly<Record<string, unknown>> | undefined {
  const week = fieldsIn(group).find(({ name }) => name === 'week')?.outline;
  if (typeof typed !== 'string' || week?.kind !== 'list') return undefined;
  const { rows = [], left = [] } = fitWeek(week.item, typed.trim().split(/\r?\n/)) ?? {};
  if (rows.length === 0 || left.length > 0) return undefined;
  return { week: rows.map(({ days, opens, closes }) => ({ days: String(days).split('\n'), opens, closes })) };
}

/** The lines of a group: the fields that were typed, and those that it needs. */
function groupLines(group: Outline, said: unknown): Lines | undefined {
  const typed = weekIn(group, said) ?? said;
  const only: unknown = Array.isArray(typed) && typed.length === 1 ? typed[0] : typed;
  if (Array.isArray(only)) return undefined;
  const line = typeof only === 'string' ? only : saidByName(group, only);
  const own = (line !== undefined && !line.trim().includes('\n') && splitItem(group, line)) || only;
  const given = isRecord(own) ? own : {};
  const needed = neededIn(group, given);
  const names = [...Object.keys(given), ...needed.filter((name) => !(name in given))];
  const outlines = new Map(fieldsIn(group).map(({ name, outline }) => [name, outline]));
  return joined(
    names.map((name, index) => {
      const value = index === 0 && !isRecord(own) ? own : given[name];
      const outline = outlines.get(name);
      return fieldLines(name, value ?? usualValue(name, outline), outline);
    }),
  );
}

function itemLines(item: Outline, typed: unknown): Lines | undefined {
  const lines = groupLines(item, typed);
  return lines && behind('- ', lines);
}

/** What was typed, without its texts. */
function emptied(typed: unknown): unknown {
  if (Array.isArray(typed)) return typed.slice(0, 1).map(emptied);
  if (!isRecord(typed)) return undefined;
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, emptied(value)]));
}

/** A field as it is to be written, with `…` for every text; of what was typed only the names are taken. */
export function openField(name: string, outline: Outline | undefined, typed?: unknown): Lines {
  return fieldLines(name, emptied(typed), outline) ?? [`${name}: ${open}`];
}

/**
 * A field as it is to be written, with all that was typed in it, and `…` for the rest. Nothing for what only the file can
 * hold, and for what is too much to be shown whole.
 */
export function writeField(name: string, typed: unknown, outline: Outline | undefined): Lines | undefined {
  return fitted(fieldLines(name, typed, outline));
}

/**
 * An item of a list as it is to be written: what was typed as its first field, or the fields that were typed, and `…` for
 * the rest. Nothing for items without fields, for what only the file can hold, and for what is too much to be shown whole.
 */
export function writeItem(item: Outline | undefined, typed: unknown): Lines | undefined {
  return item?.kind === 'group' ? fitted(itemLines(item, typed)) : undefined;
}

/** An item of a list with the fields that were typed, however long it is: to be written by a button, not to be copied. */
export function writeWholeItem(item: Outline | undefined, typed: unknown): Lines | undefined {
  return item?.kind === 'group' ? itemLines(item, typed) : undefined;
}

/** A page as far as every one must be written. */
export function writePage(): Lines {
  const needed = fieldsIn(outlineOf(page)).filter(({ isNeeded }) => isNeeded);
  return needed.flatMap(({ name, outline }) => openField(name, outline));
}
