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
function thingsOf({ section, path }: Priced, page: PageInWork): readonly string[] {
  const data = valueAt(section.data, path);
  const eyebrow = valueAt(data, ['eyebrow']);
  const button = valueAt(data, ['actions', 0]) ?? valueAt(data, ['action']);
  const chat = valueAt(button, ['chat']);
  const message = typeof chat === 'string' ? valueAt(page.data, ['messages', chat]) : undefined;
  const texts = [eyebrow, valueAt(button, ['label']), message];
  return [...new Set([...texts.flatMap(thingIn), ...nameIn(eyebrow)])];
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

/** The text without a word that says that something is free. */
const withoutFree = (phrase: string, said: string) => phrase.slice(0, -said.length).trimEnd();

function tellFree({ source, path, text }: Said, thing: string, one: Priced): readonly Problem[] {
  return readToldFree(text, thing).map((said) => {
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

/** Buttons, menus, messages and lines above a title that still say of what a page asks a price for that it is free, by another name than the price has. */
export function checkStillFree(page: PageInWork): readonly Problem[] {
  const sources = new Set([page.source, ...page.sections.map(({ source }) => source)]);
  if (![...sources].some(({ text }) => saysFree.test(text))) return [];
  const priced = listAllPriced(page).filter(({ isLabelled }) => isLabelled);
  const isFree = ({ price }: Priced) => Number(amountOf(price).replace(',', '.')) === 0;
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
