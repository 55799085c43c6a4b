import { capital } from '../../fields/capital.ts';
import type { Part } from '../../fields/divide-price.ts';
import type { Behaviour } from '../../fields/behaviour.ts';
import { fold } from '../../fields/fold.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { quote, writeValue } from '../problems/wording.ts';
import { ownLink } from '../../fields/link.ts';
import { repairAddress, toSlug } from '../../fields/repair.ts';
import { isEmpty } from '../../fields/is-empty.ts';
import { isRecord } from '../../fields/is-record.ts';
import { splitItem } from '../schema/split-item.ts';
import { splitSurely } from '../schema/split-surely.ts';
import { hasRemarks } from './item-rows.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor } from '../schema/fields.ts';
import { fieldsIn, isNeededAt, namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { findNamedLink } from './named-link.ts';

/** The ids of the sections of a page. */
export function idsOf({ source }: Checked): readonly string[] {
  const sections = valueAt(source.data, ['sections']);
  return (Array.isArray(sections) ? sections : []).flatMap((section) => {
    const id = valueAt(section, ['id']);
    return typeof id === 'string' ? [id] : [];
  });
}

function behaviourAt({ schema }: Checked, path: Path): Behaviour | undefined {
  const outline = outlineAt(outlineOf(schema), path);
  return outline && behaviourFor(outline.schema);
}

/** Whether a field may be written beside the one at a path, and is not. */
export function isFree({ source, base, schema }: Checked, path: Path, field: string): boolean {
  const around = path.slice(0, -1);
  const isGiven = valueAt(source.data, [...base, ...around, field]) !== undefined;
  return !isGiven && namesIn(outlineAt(outlineOf(schema), around)).includes(field);
}

/** The columns before the line of a field or an item. */
export function indentAt({ source, base }: Checked, path: Path): number {
  const { line } = locate(source, [...base, ...path], 'key');
  return /^ */.exec(source.text.split(/\r?\n/)[line - 1] ?? '')?.[0].length ?? 0;
}

/** The dashes before a field, if its line begins with some. */
export function dashBefore({ source, base }: Checked, path: Path): string {
  const { line } = locate(source, [...base, ...path], 'key');
  return /^\s*((?:- +)*)/.exec(source.text.split(/\r?\n/)[line - 1] ?? '')?.[1] ?? '';
}

/** What is written on the line of a field, without the dash of its item. */
function lineAt({ source, base }: Checked, path: Path): string {
  const { line } = locate(source, [...base, ...path], 'key');
  return (source.text.split(/\r?\n/)[line - 1] ?? '').replace(/^\s*(?:- +)*/, '').trimEnd();
}

/** Whether something stands behind a # right after the name of a field, or a dash. */
export function hasRemark({ source, base }: Checked, path: Path): boolean {
  const { line } = locate(source, [...base, ...path], 'key');
  return /^\s*(?:- +)*(?:[\w-]+:)?\s+#/.test(source.text.split(/\r?\n/)[line - 1] ?? '');
}

/** The fields beside one, as they are written. */
export function besideOf({ source, base }: Checked, path: Path): Readonly<Record<string, unknown>> {
  const around = valueAt(source.data, [...base, ...path.slice(0, -1)]);
  return isRecord(around) ? around : {};
}

function nameOf(path: Path): string {
  return String(path.at(-1));
}

/** `www.exemplo.com.br/precos`, the site's own address, in a link inside it: that page; or the page's name in a menu. */
export function findOwnLink(checked: Checked, path: Path, value: unknown): string | undefined {
  const outline = outlineAt(outlineOf(checked.schema), path);
  const isLink = outline?.kind === 'text' && outline.control === 'link';
  if (!isLink || typeof value !== 'string') return undefined;
  const { url, links } = checked;
  const own = url === undefined ? undefined : ownLink(repairAddress(value) ?? value, url);
  const to = own ?? (idsOf(checked).includes(toSlug(value)) ? undefined : findNamedLink(value, links));
  return to === undefined ? undefined : quote(to);
}

/** What stands beside a price alone, where what stands in the price's place goes elsewhere. */
function besidePrice(field: string, beside: Readonly<Record<string, unknown>>) {
  const needy = ['originalPrice', 'pricePrefix', 'priceSuffix'].filter((name) => beside[name] !== undefined);
  return field === 'price' && needy.length > 0 ? needy : undefined;
}

/** The field beside this one that a value was meant for, with the line that says so. */
export function findOther(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const beside = besideOf(checked, path);
  const fields = typeof value === 'string' ? behaviourAt(checked, path)?.other?.(value, beside) : undefined;
  const better = fields?.find(({ field }) => isFree(checked, path, field));
  if (better === undefined) return undefined;
  const line = `${dashBefore(checked, path)}${better.field}: ${better.value}`;
  const field = nameOf(path);
  return finding('otherField', { field, better: better.field, line, besides: besidePrice(field, beside) });
}

/** A price that goes from one to another, whose given words before it (`A partir de`) tell the lower alone. */
function beginRange(way: readonly Part[], prefix: unknown): readonly Part[] {
  const upper = way.find(({ field }) => field === 'priceSuffix')?.value ?? '';
  const [, sign] = /^(a|até|e) R\$/.exec(upper) ?? [];
  const isBegun = sign === undefined || way.some(({ field }) => field === 'pricePrefix');
  if (isBegun || typeof prefix !== 'string') return way;
  return [{ field: 'pricePrefix', value: sign === 'e' ? 'Entre' : 'De' }, ...way];
}

/** The fields that a value is to be divided among, with the lines that say so. */
export function findDivided(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const ways = typeof value === 'string' ? behaviourAt(checked, path)?.divide?.(value) : undefined;
  // The price of before that is given already needs no second telling.
  const beside = valueAt(checked.source.data, [...checked.base, ...path.slice(0, -1)]);
  const earlier = valueAt(beside, ['originalPrice']);
  const prefix = valueAt(beside, ['pricePrefix']);
  const isTold = ({ field, value: part }: Part) =>
    (field === 'originalPrice' && earlier === part) ||
    (field === 'pricePrefix' && typeof prefix === 'string' && fold(prefix) === fold(part));
  const isOther = ({ field }: Part) =>
    field !== nameOf(path) &&
    ((field === 'originalPrice' && earlier !== undefined) ||
      (field === 'pricePrefix' && prefix !== undefined));
  const parts = ways
    ?.map((way) => beginRange(way, prefix).filter((part) => !isTold(part)))
    .find((way) =>
      way.every((part) => part.field === nameOf(path) || isOther(part) || isFree(checked, path, part.field)),
    );
  if (parts === undefined) return undefined;
  const replaced = parts.find(isOther)?.field;
  const old =
    replaced === undefined
      ? undefined
      : { field: replaced, line: `${replaced}: ${String(valueAt(beside, [replaced]))}` };
  const dash = dashBefore(checked, path);
  const lines = parts.map(
    ({ field, value: part }, index) => `${index === 0 ? dash : ' '.repeat(dash.length)}${field}: ${part}`,
  );
  const around = outlineAt(outlineOf(checked.schema), path.slice(0, -1));
  const isPhone = ({ field }: (typeof parts)[number]) => {
    const outline = around && outlineAt(around, [field]);
    return outline?.kind === 'text' && outline.control === 'phone';
  };
  return parts.every(isPhone)
    ? finding('twoPhones', { field: nameOf(path), lines })
    : finding('dividedValue', { field: nameOf(path), lines, old });
}

/** Fields with what they say, as the lines of an item whose first has what stands before it. */
function writeFields(dash: string, fields: readonly (readonly [string, string])[]): readonly string[] {
  return fields.map(
    ([name, said], index) => `${index === 0 ? dash : ' '.repeat(dash.length)}${name}: ${writeValue(said)}`,
  );
}

/**
 * `days: Sábado 8h às 12h`: a text that tells a field that is missing beside it as well, and where it stands. Where that is
 * there but empty, or one of several, it may still be written: then only a text that surely tells it counts.
 */
export function findSplitText(checked: Checked, path: Path, isChoice = false) {
  const { source, base, schema } = checked;
  const [around, missing] = [path.slice(0, -1), nameOf(path)];
  const item = valueAt(source.data, [...base, ...around]);
  if (!isRecord(item) || !isEmpty(item[missing])) return undefined;
  const isThere = item[missing] !== undefined;
  const outline = outlineAt(outlineOf(schema), around);
  if (outline === undefined || hasRemarks(checked, around)) return undefined;
  const isOpen = isThere || isChoice;
  const first = fieldsIn(outline).find(({ isNeeded }) => isNeeded)?.name;
  for (const [field, value] of Object.entries(item)) {
    if (typeof value !== 'string' || value.trim().includes('\n') || (isOpen && field !== first)) continue;
    const parts = (isOpen ? splitSurely : splitItem)(outline, value);
    if (parts?.[field] === undefined || parts[missing] === undefined) continue;
    const others = Object.entries(parts).filter(([name]) => name !== field && name !== missing);
    if (others.some(([name]) => item[name] !== undefined)) continue;
    const at = [...around, field];
    // The other field's name may still stand between the two.
    const isName = new RegExp(String.raw`\s+${missing}$`, 'i');
    const said = [field, missing].map((name) => [name, (parts[name] ?? '').replace(isName, '')] as const);
    const lines = writeFields(dashBefore(checked, at), [...said, ...others]);
    const old = isThere ? { field: missing, line: lineAt(checked, [...around, missing]) } : undefined;
    return { path: [...base, ...at], mistake: finding('dividedValue', { field, lines, old, missing }) };
  }
  return undefined;
}

/** `a combinar` as the sentence that it is away from its price. */
function sayPriceWords(words: string): string {
  if (/^consult(?:e|ar)$/i.test(words)) return 'Consulte o preço.';
  const isPart = /^(?:a|sob|por|conforme|mediante|de acordo|depende|varia(?:vel|ável)?|sujeito)(?: |$)/i.test(
    words,
  );
  const sentence = isPart ? `Preço ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
  return `${capital(sentence)}.`;
}

/** Words in the place of a price that an item can do without: they go behind its text. */
export function findPriceWords(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const { source, base, schema } = checked;
  const around = path.slice(0, -1);
  const isWords = behaviourAt(checked, path)
    ?.other?.(String(value), besideOf(checked, path))
    .some(({ field }) => field === 'priceText');
  const outline = outlineAt(outlineOf(schema), around);
  if (isWords !== true || isNeededAt(outlineOf(schema), path)) return undefined;
  const text = fieldsIn(outline).find(
    ({ name, outline: { kind } }) => kind === 'text' && longTexts.has(name),
  );
  const given = text && valueAt(source.data, [...base, ...around, text.name]);
  if (text === undefined || (given !== undefined && typeof given !== 'string')) return undefined;
  const said = (given ?? '').trim();
  if (said.includes('\n')) return undefined;
  const words = `${said}${said === '' ? '' : /[.!?]$/.test(said) ? ' ' : '. '}${sayPriceWords(String(value).trim())}`;
  const line = `${text.name}: ${writeValue(words)}`;
  const besides = ['pricePrefix', 'priceSuffix'].filter(
    (name) => valueAt(source.data, [...base, ...around, name]) !== undefined,
  );
  return finding('priceWords', {
    field: nameOf(path),
    text: text.name,
    line,
    isGiven: given !== undefined,
    besides,
  });
}

/** Where an item's own words stand. */
const longTexts = new Set(['description', 'text', 'detail']);
