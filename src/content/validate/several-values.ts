import type { NamedPrice } from '../../fields/several-prices.ts';
import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor } from '../schema/fields.ts';
import { fold } from '../../fields/fold.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { longTextIn, noteIn } from './write-in-text.ts';

/** A text, or the items of a list or the fields of a group as one: `pequeno: 35` and `grande: 60`. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(asText).join('; ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .map(([name, said]) => `${name} ${String(said)}`)
    .join('; ');
}

type Prices = readonly NamedPrice[];

/** An item with the lowest of several prices, and all of them in its text, where it has one of a line at most. */
function findLowest(checked: Checked, path: Path, values: Prices) {
  const item = outlineAt(outlineOf(checked.schema), path.slice(0, -1));
  const around = valueAt(checked.source.data, [...checked.base, ...path.slice(0, -1)]);
  const text = isRecord(around) ? noteIn(fieldsIn(item), around) : undefined;
  if (!isRecord(around) || text === undefined || !namesIn(item).includes('pricePrefix')) return undefined;
  const { pricePrefix: prefix, [text]: given = '' } = around;
  if (prefix !== undefined && (typeof prefix !== 'string' || fold(prefix) !== 'a partir de'))
    return undefined;
  if (typeof given !== 'string' || given.trim().includes('\n')) return undefined;
  const amountOf = (price: string) => Number(price.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  const [least] = values.toSorted((one, other) => amountOf(one.price) - amountOf(other.price));
  const before = /^$|[.!?]$/.test(given.trim()) ? given.trim() : `${given.trim()}.`;
  const told = values.map(({ words, price }) => `${words} ${price}`.trim()).join(', ');
  const isLong = longTextIn(fieldsIn(item), around) === text;
  const said = `${before} ${told}${isLong ? '.' : ''}`.trim();
  return least && { pricePrefix: 'A partir de', [String(path.at(-1))]: least.price, [text]: said };
}

/** The field in which the items of several values differ: the size, unless that says something else, or else their name. */
function nameField(item: Outline | undefined, around: Readonly<Record<string, unknown>>, values: Prices) {
  const size = around['size'];
  const isSame = ({ words }: Prices[number]) =>
    fold(words).replace(/\s/g, '') === fold(String(size)).replace(/\s/g, '');
  const isSized = namesIn(item).includes('size') && (size === undefined || values.some(isSame));
  return isSized ? 'size' : fieldsIn(item).find((one) => one.isNeeded)?.name;
}

/** Several values in a field of an item that takes one: the item is several. */
export function findSeveral(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const outline = outlineOf(checked.schema);
  const [field, at] = [String(path.at(-1)), path.slice(0, -1)];
  const [wanted, item] = [outlineAt(outline, path), outlineAt(outline, at)];
  const around = valueAt(checked.source.data, [...checked.base, ...at]);
  const values = wanted && behaviourFor(wanted.schema)?.several?.(asText(value));
  const [first, ...others] = values ?? [];
  if (values === undefined || first === undefined || others.length === 0) return undefined;
  if (typeof at.at(-1) !== 'number' || !isRecord(around)) return undefined;
  const name = nameField(item, around, values);
  if (name === undefined || name === field) return undefined;
  const own = name !== 'size' && typeof around[name] === 'string' ? around[name] : undefined;
  const { pricePrefix: given } = around;
  const isPrefixed = values.some(({ prefix }) => prefix !== undefined);
  const isRoom = given === undefined || fold(String(given)).trim() === 'a partir de';
  if (isPrefixed && !(isRoom && namesIn(item).includes('pricePrefix'))) return undefined;
  const write = ({ words, price, prefix }: typeof first) => ({
    [name]: own === undefined ? words : `${own} ${words === '' ? '…' : words}`,
    [field]: price,
    ...(given === undefined && prefix !== undefined && { pricePrefix: prefix }),
  });
  const items = others.map((one) => writeItem(item, { ...around, ...write(one) }));
  if (items.some((lines) => lines === undefined)) return undefined;
  return finding('severalValues', {
    field,
    own: write(first),
    at: [...checked.base, ...at],
    items: items.map((lines) => lines ?? []),
    lowest: findLowest(checked, path, values),
  });
}

/** `P R$ 42, M R$ 55`: several values, each with the words of an item of its own. */
export function findSeveralNamed(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const found = findSeveral(checked, path, value);
  return found?.kind === 'severalValues' && !Object.values(found.parameters.own).join().includes('…')
    ? found
    : undefined;
}
