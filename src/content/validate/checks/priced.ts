import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import type { Path } from '../../problems/problem.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';

/** Something with a price on a page, in its own fields. */
export interface Priced {
  readonly name: string;
  readonly price: string;
  /** All that may be said of it: its price, and the one before. */
  readonly prices: readonly string[];
  readonly section: CheckedSection;
  readonly path: Path;
  /** The words on its button. */
  readonly label: string | undefined;
  /** Whether a field of its own says what the price is for: the thing has this one price, and is not part of another. */
  readonly isLabelled: boolean;
  /** Whether nothing beside the name says which of several it is, or what the price is by. */
  readonly isPlain: boolean;
  /** Whether it is one of several sizes, of which this is the lowest price. */
  readonly isOfSizes?: boolean;
}

/** Names so short stand in many a sentence that is about something else. */
const shortest = 4;

/** `R$1.234,50` as every other way to write it. */
export const amountOf = (price: string) =>
  price
    .replace(/\.(?=\d{2}$)/, ',')
    .replace(/[^\d,]/g, '')
    .replace(/,00$/, '');

function* pricedIn(section: CheckedSection, value: unknown, path: Path = []): Generator<Priced> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* pricedIn(section, item, [...path, index]);
  }
  if (!isRecord(value) || Array.isArray(value)) return;
  const { price, originalPrice, priceLabel, label } = value;
  const name = priceLabel ?? value['name'] ?? value['title'];
  if (typeof price === 'string' && typeof name === 'string' && name.length >= shortest) {
    const prices = [price, ...(typeof originalPrice === 'string' ? [originalPrice] : [])].map(amountOf);
    yield {
      name,
      price,
      prices,
      section,
      path,
      label: typeof label === 'string' ? label : undefined,
      isLabelled: priceLabel !== undefined,
      isPlain: ['size', 'detail', 'priceSuffix'].every((field) => value[field] === undefined),
    };
  }
  for (const [field, child] of Object.entries(value)) {
    if (typeof child === 'object') yield* pricedIn(section, child, [...path, field]);
  }
}

/** What a name ends in that says which of several sizes it is, without accents. */
const sizeBehind =
  /[\s(,:–-]+(?:(?:porte )?(?:pp?|m|gg?|mini|pequen[oa]|medi[oa]|grande|gigante)|(?:ate|acima de) \d[\d.,]* ?\p{L}*)\)?$/u;

const centsOf = (price: string) => Number(amountOf(price).replace(',', '.')) || 0;

/** The words with which two names begin alike, as far as each goes on with others. */
function commonStart(one: string, other: string): string {
  const [words, others] = [one.split(' '), other.split(' ')];
  const length = words.findIndex((word, at) => word !== others[at]);
  return words.slice(0, length === -1 || length === others.length ? 0 : length).join(' ');
}

/** What one of several of a thing is called without what tells it from those beside it; two words or more where no size says so. */
function nameAlone({ name, section }: Priced, beside: readonly (Priced | undefined)[]): string {
  const folded = fold(name);
  const bare = folded.replace(sizeBehind, '');
  if (bare !== folded) return bare;
  const starts = beside.map((other) =>
    other?.section === section ? commonStart(folded, fold(other.name)) : '',
  );
  return starts.find((start) => start.includes(' ')) ?? folded;
}

/** One thing in several sizes, each with a name and a price of its own, as what a text calls by its name alone. */
function* listSizes(all: readonly Priced[]): Generator<Priced> {
  const sizes = new Map<string, Priced[]>();
  for (const [at, one] of all.entries()) {
    const folded = fold(one.name);
    const name = nameAlone(one, [all[at - 1], all[at + 1]]);
    if (name !== folded && name.length >= shortest) sizes.set(name, [...(sizes.get(name) ?? []), one]);
  }
  for (const [name, group] of sizes) {
    const [first] = group.toSorted((one, other) => centsOf(one.price) - centsOf(other.price));
    if (first === undefined || group.length < 2 || all.some((one) => fold(one.name) === name)) continue;
    yield {
      ...first,
      name: first.name.slice(0, name.length),
      prices: group.flatMap(({ prices }) => prices),
      label: undefined,
      isOfSizes: true,
    };
  }
}

/** What was found of pages that are still at hand: several checks ask the same. */
const priced = new WeakMap<PageInWork, readonly Priced[]>();

/** Everything with a price that a page shows. */
export function listAllPriced(page: PageInWork): readonly Priced[] {
  const known = priced.get(page) ?? page.sections.flatMap((section) => [...pricedIn(section, section.data)]);
  priced.set(page, known);
  return known;
}

/** What has one price on the page, or one for each size, by its name; what has several has none that a text could be held against. */
export function listPriced(page: PageInWork): ReadonlyMap<string, Priced> {
  const found = new Map<string, Priced>();
  const several = new Set<string>();
  const all = listAllPriced(page);
  for (const one of [...all, ...listSizes(all)]) {
    const name = fold(one.name);
    const known = found.get(name);
    if (known === undefined) found.set(name, one);
    else if (amountOf(known.price) !== amountOf(one.price)) several.add(name);
  }
  return new Map([...found].filter(([name]) => !several.has(name)));
}
