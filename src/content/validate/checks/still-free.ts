import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { locate, type Source } from '../../source/source.ts';
import type { PageInWork } from '../pages.ts';
import { amountOf, listAllPriced, type Priced } from './priced.ts';
import { readToldFree } from './read-told-prices.ts';
import { isForSomeDays } from './told-prices.ts';

/** What says that something costs nothing, at all. */
const saysFree = /gr[aá](?:t|[cç]a)|por nossa conta|sem custo/i;

/** The last word before one that says so: what is free. */
const freeThing = /(\p{L}{4,}) (?:gratuit[ao]s?|gratis)(?!\p{L})/u;

/** What words as `Avaliação gratuita`, or a button that says so, are of. */
const thingIn = (words: unknown): readonly string[] =>
  typeof words === 'string' ? (freeThing.exec(fold(words))?.slice(1) ?? []) : [];

/** A short line above a title which is nothing but a name: `Avaliação`. */
function nameIn(eyebrow: unknown): readonly string[] {
  const folded = typeof eyebrow === 'string' ? fold(eyebrow.trim()) : '';
  return /^\p{L}{4,}$/u.test(folded) ? [folded] : [];
}

/** What a section calls the thing that it asks a price for, beside the words of that price: above its title, on its first button and in the message of this. */
function thingsOf({ section, path, name }: Priced, page: PageInWork): readonly string[] {
  const data = valueAt(section.data, path);
  const eyebrow = valueAt(data, ['eyebrow']);
  const button = valueAt(data, ['actions', 0]) ?? valueAt(data, ['action']);
  const chat = valueAt(button, ['chat']);
  const message = typeof chat === 'string' ? valueAt(page.data, ['messages', chat]) : undefined;
  // A button may speak of another thing that is free, as a delivery.
  const called = fold(`${name} ${typeof eyebrow === 'string' ? eyebrow : ''}`);
  const told = [valueAt(button, ['label']), message]
    .flatMap(thingIn)
    .filter((thing) => called.includes(thing));
  return [...new Set([...thingIn(eyebrow), ...told, ...nameIn(eyebrow)])];
}

interface Said {
  readonly source: Source;
  readonly path: Path;
  readonly text: string;
}

/** The texts of some data that say of anything that it is free, without those of some days. */
function* listFree(source: Source, data: unknown, base: Path, path: Path = []): Generator<Said> {
  const value = valueAt(data, path);
  if (typeof value === 'string') {
    const isRead = path.at(-1) !== 'keywords' && saysFree.test(value) && !isForSomeDays(data, path);
    if (isRead) yield { source, path: [...base, ...path], text: value };
  } else if (Array.isArray(value) || isRecord(value)) {
    const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    for (const name of names) yield* listFree(source, data, base, [...path, name]);
  }
}

/** Right before a name, what says that one gets it and pays nothing. */
const gets =
  /(?<!\p{L})(?:ganh(?:e|a|am|ar|em)|leve)(?: de (?:presente|brinde))?(?: (?:[ao]s?|uma?|suas?|seus?))? $/u;

/** Behind a name, what the price is told by, or what is of it and not the whole. */
const goesOn = /^[\s,(:–-]*(?:por|com|a partir|pel[ao]|na metade|\d|r\$)(?![\p{L}])/u;

const isFree = ({ price }: Priced) => Number(amountOf(price).replace(',', '.')) === 0;

/** The words of a text by which one gets, for nothing, what has a name. */
function readGift(text: string, name: string): string | undefined {
  const folded = fold(text);
  const at = folded.length === text.length ? folded.indexOf(name) : -1;
  if (at === -1) return undefined;
  const [before, behind] = [folded.slice(0, at), folded.slice(at + name.length)];
  const found = gets.exec(before);
  return found === null || goesOn.test(behind) || /^\p{L}/u.test(behind)
    ? undefined
    : text.slice(found.index, at + name.length);
}

/** The texts beside a price of something, of which they say that one gets it for nothing. */
function tellGifts(one: Priced): readonly Problem[] {
  const { section, path, name, price } = one;
  const { source, data, base } = section;
  return Object.entries(valueAt(data, path) ?? {}).flatMap(([field, text]: [string, unknown]) => {
    const phrase =
      typeof text === 'string' && field !== 'priceLabel' ? readGift(text, fold(name)) : undefined;
    if (phrase === undefined) return [];
    const at = [...base, ...path, field];
    const said = phrase.slice(0, phrase.indexOf(' '));
    const problem = placeProblem(
      source,
      at,
      finding('stillFree', { name, said, phrase, price, rest: undefined }),
    );
    const asked = locate(source, [...base, ...path, 'price']);
    return Object.assign(problem, {
      range: placePhrase(source, at, phrase),
      other: { file: source.file, range: asked },
    });
  });
}

/** The text without a word that says that something is free. */
const withoutFree = (phrase: string, said: string) => phrase.slice(0, -said.length).trimEnd();

/** So often one text is told that it says so. */
const mostTold = 3;

function tellFree({ source, path, text }: Said, thing: string, one: Priced): readonly Problem[] {
  return readToldFree(text, thing)
    .slice(0, mostTold)
    .map((said) => {
      const at = text.indexOf(said);
      const start = fold(text).lastIndexOf(thing, at);
      const phrase = text.slice(start, at + said.length);
      // Behind a verb more has to be said than the name.
      const isAttribute = phrase.length === thing.length + 1 + said.length && /^gr/i.test(said);
      const rest = isAttribute ? withoutFree(phrase, said) : undefined;
      const { name, price, section } = one;
      const problem = placeProblem(source, path, finding('stillFree', { name, said, phrase, price, rest }));
      const asked = locate(section.source, [...section.base, ...one.path, 'price']);
      const other = { file: section.source.file, range: asked };
      return Object.assign(problem, { range: placePhrase(source, path, phrase), other });
    });
}

/** Whatever still says of something, by another name than its price has, that it is free. */
function checkNamed(page: PageInWork, priced: readonly Priced[]): readonly Problem[] {
  const [one, ...others] = priced;
  // Where several things are sold, nobody can say which one a word is of.
  const isClear = others.every(({ name, price }) => name === one?.name && price === one.price);
  if (one === undefined || isFree(one) || !isClear) return [];
  const things = [...new Set(priced.flatMap((each) => thingsOf(each, page)))].filter(
    (thing) => thing !== fold(one.name),
  );
  const texts = [
    ...(page.data === undefined ? [] : listFree(page.source, page.data, [])),
    ...page.sections.flatMap(({ source, data, base }) => [...listFree(source, data, base)]),
  ];
  return texts.flatMap((text) => things.flatMap((thing) => tellFree(text, thing, one)));
}

/**
 * Buttons, menus, messages and lines above a title that still say of what a page asks a price for that it is free, by another name than
 * the price has; and words beside a price by which one gets its thing for nothing.
 */
export function checkStillFree(page: PageInWork): readonly Problem[] {
  const sources = new Set([page.source, ...page.sections.map(({ source }) => source)]);
  const isSaid = (words: RegExp) => [...sources].some(({ text }) => words.test(text));
  const [isNamed, isGift] = [isSaid(saysFree), isSaid(/ganh[ae]|leve/i)];
  if (!isNamed && !isGift) return [];
  const priced = listAllPriced(page).filter(({ isLabelled }) => isLabelled);
  const gifts = isGift ? priced.filter((one) => !isFree(one)).flatMap(tellGifts) : [];
  return [...(isNamed ? checkNamed(page, priced) : []), ...gifts];
}
