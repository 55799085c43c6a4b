import { fold } from '../../../fields/fold.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import { groupBy } from '../claims/group.ts';
import type { PageInWork } from '../pages.ts';
import { headingOf, isHeadedAlike, tellingWords } from './price-heading.ts';
import { amountOf, listAllPriced } from './priced.ts';
import { readToldPrices, tellsPrice } from './read-told-prices.ts';
import { isForSomeDays, listTelling } from './told-prices.ts';

/** What a page asks for something, as plain data. */
interface Asked {
  /** Without accents and capitals. */
  readonly key: string;
  readonly name: string;
  readonly price: string;
  /** All that may be said of it. */
  readonly prices: readonly string[];
  readonly path: Path;
  /** The words above it in its section that tell it from others, and those of its page. */
  readonly about: string;
  readonly subject: string;
}

/** What a page asks for things that other pages may speak of, and its texts that tell prices, as plain data. */
export interface Pricing {
  readonly asked: readonly Asked[];
  readonly texts: readonly { readonly path: Path; readonly text: string }[];
}

/** Names that are a thing's only beside others, or on the page of what they belong to. */
const isPart =
  /^(?:planos?|pacotes?|combos?|kits?|portes?|ate|acima|de|a partir|tamanho|pequen[oa]|medi[oa]|grande|mini|p|m|g|gg|\d\S*)\b/;

/** Whether a name says what it is of, wherever it stands: by two words, or a long one. */
const isTelling = (key: string) => !isPart.test(key) && (key.includes(' ') || key.length > 8);

/** What a page of its own tells of prices; one that ends, and what holds for some days, has others. */
export function listPricing(page: PageInWork): Pricing {
  const { source, data } = page;
  if (data === undefined || data.validUntil !== undefined) return { asked: [], texts: [] };
  // The first page is about everything.
  const subject = page.route === '/' ? '' : tellingWords(data.title.split(/ [|–—·-] /)[0] ?? '');
  const asked = listAllPriced(page).flatMap(
    ({ name, price, prices, section, path, isPlain, isLabelled }): readonly Asked[] => {
      const key = fold(name);
      // What a section is titled with invites, and names nothing.
      const isOwn =
        section.source === source &&
        isPlain &&
        (path.length > 0 || isLabelled) &&
        !isForSomeDays(section.data, [...path, 'price']);
      if (!isOwn || !isTelling(key)) return [];
      const about = tellingWords(headingOf(section.data, path));
      return [{ key, name, price, prices, path: [...section.base, ...path, 'price'], about, subject }];
    },
  );
  const texts = listTelling(page, tellsPrice).map(({ field, text }) => ({ path: field, text }));
  return { asked, texts };
}

interface Pricer {
  readonly route: string;
  readonly pricing: Pricing;
  readonly read: () => PageInWork;
}

/** What is asked for a thing, and by whom. */
interface AskedBy extends Asked {
  readonly page: Pricer;
}

const sectionOf = ({ page, path }: AskedBy) => `${page.route} ${path[1]}`;

const isSame = (one: AskedBy, other: AskedBy) => one.prices.some((amount) => other.prices.includes(amount));

/** What is asked otherwise in a section and in another one, told at the first. */
function tellOther(first: AskedBy, other: AskedBy): Problem {
  const [{ source: here }, { source: there }] = [first.page.read(), other.page.read()];
  const mistake = finding('otherPrice', {
    name: first.name,
    price: first.price,
    there: other.price,
    route: first.page === other.page ? undefined : other.page.route,
    asked: { file: there.file, path: other.path },
  });
  const place = { file: there.file, range: locate(there, other.path) };
  return { ...placeProblem(here, first.path, mistake), other: place };
}

/** Whether the headings of two things leave them the same; on one page its subject tells nothing apart. */
const isAlike = (one: AskedBy, other: AskedBy) =>
  one.page === other.page
    ? isHeadedAlike({ ...one, subject: '' }, { ...other, subject: '' })
    : isHeadedAlike(one, other);

/** So many sets of prices of a thing, and so many sections with each, are what others are held against. */
const most = { sets: 20, sections: 5 };

/** What is priced in two sections, and never the same in both: at each of them, and on one page at the later. */
function checkTwice(all: readonly AskedBy[]): readonly Problem[] {
  const [one] = all;
  if (one === undefined || all.every(({ prices }) => prices.includes(one.prices[0] ?? ''))) return [];
  const groups = groupBy(all, sectionOf);
  const amountsOf = (group: readonly AskedBy[]) => group.flatMap(({ prices }) => prices).join(' ');
  const sets = groupBy(groups, amountsOf).slice(0, most.sets);
  const others = sets.flatMap((set) => set.slice(0, most.sections));
  return groups.flatMap((group): readonly Problem[] => {
    const [first] = group;
    if (first === undefined) return [];
    const isLike = (that: AskedBy) => group.some((mine) => isSame(mine, that));
    const [other] =
      others.find(([head, ...more]) => head && isAlike(first, head) && ![head, ...more].some(isLike)) ?? [];
    const isLater = other?.page === first.page && Number(other.path[1]) > Number(first.path[1]);
    return other === undefined || isLater ? [] : [tellOther(first, other)];
  });
}

/** That a text of a page tells another price than the page asks that sells what it speaks of. */
function tellText(page: Pricer, path: Path, said: string, one: AskedBy): Problem {
  const { name, price, path: at } = one;
  const [{ source }, { source: there }] = [page.read(), one.page.read()];
  const asked = { file: there.file, path: at };
  const mistake = finding('toldPrice', { name, said, price, asked, route: one.page.route });
  const other = { file: there.file, range: locate(there, at) };
  return { ...placeProblem(source, path, mistake), range: placePhrase(source, path, said), other };
}

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** What texts may speak of. */
interface Names {
  readonly byWords: ReadonlyMap<string, AskedBy>;
  /** How many words the longest name has, by the first of them: few words of a text begin one. */
  readonly longest: ReadonlyMap<string, number>;
}

function listNames(things: readonly AskedBy[]): Names {
  const named = things.map((one) => [wordsOf(one.key), one] as const);
  const longest = new Map<string, number>();
  for (const [{ [0]: first = '', length }] of named)
    longest.set(first, Math.max(length, longest.get(first) ?? 0));
  return { byWords: new Map(named.map(([words, one]) => [words.join(' '), one])), longest };
}

/** What a text names, each once. */
function findNamed(text: string, { byWords, longest }: Names): readonly AskedBy[] {
  const said = wordsOf(text);
  const found = said.flatMap((word, at) =>
    Array.from(
      { length: longest.get(word) ?? 0 },
      (_, more) => byWords.get(said.slice(at, at + more + 1).join(' ')) ?? [],
    ).flat(),
  );
  return [...new Set(found)];
}

/** A page's texts that tell another price of something than the one page which sells it. */
function checkTexts(page: Pricer, names: Names): readonly Problem[] {
  const { asked, texts } = page.pricing;
  const own = new Set(asked.map(({ key }) => key));
  return texts.flatMap(({ path, text }) =>
    findNamed(text, names)
      .filter(({ key }) => !own.has(key))
      .flatMap((one) =>
        readToldPrices(text, one.key)
          .filter((said) => !one.prices.includes(amountOf(said)))
          .map((said) => tellText(page, path, said, one)),
      ),
  );
}

/** Prices that are told of something on one page and asked on another, or asked in two places, and are not the same. */
export function checkPricesElsewhere(pages: readonly Pricer[]): readonly Problem[] {
  const all = pages.flatMap((page) => page.pricing.asked.map((one): AskedBy => ({ ...one, page })));
  const byName = groupBy(all, ({ key }) => key);
  const sure = byName.flatMap(([first, ...more]) =>
    first !== undefined && more.every(({ price }) => amountOf(price) === amountOf(first.price))
      ? [first]
      : [],
  );
  const names = listNames(sure);
  return [...byName.flatMap(checkTwice), ...pages.flatMap((page) => checkTexts(page, names))];
}
