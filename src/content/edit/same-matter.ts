import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';

/** Words that tell no thing from another. */
const small = new Set(
  'das dos nas nos por para pelo pela com sem que mas mais menos muito ate entre apos antes depois desde cada todo toda sim nao ser sao foi tem ter voce seu sua nosso nossa como quando quanto quanta qual onde esse essa este esta isso uma partir pode podem cerca leva minuto hora dia semana mes ano vez desconto'.split(
    ' ',
  ),
);

/** So many letters tell what a word is about, be it a verb or a noun: `fermenta`, `fermentação`. */
const stem = 6;

/** The words that say what a text is about, by their stems. */
function wordsIn(text: string): readonly string[] {
  return (fold(text).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !small.has(word) && !small.has(word.replace(/e?s$/, '')))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word).slice(0, stem));
}

/** The part of a text around a place, between what a pattern matches. */
function partAround(
  text: string,
  at: number,
  divider: RegExp,
): { readonly text: string; readonly start: number } {
  const ends = [...text.matchAll(divider)];
  const before = ends.findLast((end) => end.index + end[0].length <= at);
  const start = before === undefined ? 0 : before.index + before[0].length;
  return { text: text.slice(start, ends.find((end) => end.index >= at)?.index), start };
}

const sentenceEnd = /[.!?]+(?=\s|$)|[\n;]/g;
const clauseEnd = /[,:()]|\s(?:e|mas|ou)\s(?=\p{L}*\s?\d|[oa]s?\s)/gu;

const sentenceAt = (text: string, at: number) => partAround(text, at, sentenceEnd);

/** The first of these fields that an item has says what it is; a question is no name that others use. */
const naming = ['title', 'name', 'label'];

/** A name of more words is a sentence, in which other items may be named. */
const longestName = 7;

function nameOf(item: unknown, fields = naming): string {
  const names = fields.map((field) => valueAt(item, [field]));
  return names.find((name) => typeof name === 'string') ?? '';
}

/** A list of items that a place stands in, and in which of them. */
interface Within {
  readonly list: string;
  readonly index: number;
  /** Of each item the words that none of the others is called by. */
  readonly own: readonly ReadonlySet<string>[];
}

function ownWords(items: readonly unknown[]): Within['own'] {
  const names = items.map((item) => nameOf(item));
  const all = names.map((name) => (name.split(/\s+/).length > longestName ? [] : wordsIn(name)));
  return all.map(
    (words, index) =>
      new Set(words.filter((word) => !all.some((others, other) => other !== index && others.includes(word)))),
  );
}

/** A sentence of so many words says by itself what it is about. */
const fullSentence = 3;

/** A place in the texts of a page, and what is said there of what. */
export interface Spoken {
  /** What stands there, and where in it. */
  readonly text: string;
  readonly at: number;
  readonly within: readonly Within[];
  /** The words of the sentence. */
  readonly words: ReadonlySet<string>;
  /** The words that its item is called by. */
  readonly name: ReadonlySet<string>;
  /** Those, or the words of its question. */
  readonly topic: ReadonlySet<string>;
  /** Those, and what the item's texts begin with. */
  readonly item: ReadonlySet<string>;
  /** The words of the sentence that stand next to the place, on either side. */
  readonly beside: readonly string[];
  /** The sentence, or all that the item says where that has no words. */
  readonly said: string;
}

/** What is said at a place of a text; of what stands in no item, the section's title says it. */
export function readSpoken(data: unknown, path: Path, text: string, at: number): Spoken {
  const lists = path.flatMap((step, depth): readonly Within[] => {
    const list = path.slice(0, depth);
    const items = valueAt(data, list);
    if (typeof step !== 'number' || depth < 2 || !Array.isArray(items) || !items.some(isRecord)) return [];
    return [{ list: list.join('\n'), index: step, own: ownWords(items) }];
  });
  const items = path.flatMap((step, depth) => {
    const item = typeof step === 'number' && depth > 1 ? valueAt(data, path.slice(0, depth + 1)) : undefined;
    return isRecord(item) ? [item] : [];
  });
  const name = items.flatMap((item) => wordsIn(nameOf(item)));
  const topic = items.flatMap((item) => wordsIn(nameOf(item, [...naming, 'question'])));
  const texts = Object.values(items.at(-1) ?? {}).filter((value) => typeof value === 'string');
  const begun = texts.flatMap((value) => wordsIn(sentenceAt(value, 0).text));
  const { text: sentence, start } = sentenceAt(text, at);
  const [before, behind] = [sentence.slice(0, at - start), sentence.slice(at - start)];
  const words = new Set(wordsIn(sentence));
  return {
    text,
    at,
    within: lists,
    words,
    name: new Set(name),
    topic: new Set(topic),
    item: new Set([...topic, ...begun]),
    beside: [...wordsIn(before).slice(-1), ...wordsIn(behind).slice(0, 1)],
    said: fold(words.size > 0 ? sentence : texts.join('\n')),
  };
}

/** Which item of a list is spoken of at a place, by the words that it alone is called by. */
function findOwner({ text, at }: Pick<Spoken, 'text' | 'at'>, own: Within['own']): number | undefined {
  const sentence = sentenceAt(text, at);
  const named = [...sentence.text.matchAll(/\p{L}{3,}/gu)].flatMap(({ 0: typed, index }) => {
    const [word] = wordsIn(typed);
    const owner = word === undefined ? -1 : own.findIndex((words) => words.has(word));
    return owner === -1 ? [] : [{ owner, at: sentence.start + index }];
  });
  const clause = partAround(text, at, clauseEnd);
  const inClause = named.filter(
    (one) => one.at >= clause.start && one.at < clause.start + clause.text.length,
  );
  for (const some of [named, inClause]) {
    const owners = new Set(some.map(({ owner }) => owner));
    if (owners.size === 1) return [...owners][0];
  }
  const near = inClause.length > 0 ? inClause : named;
  return (near.findLast((one) => one.at < at) ?? near[0])?.owner;
}

const share = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((word) => others.has(word));

/** Whether a text names another item than the one of a list that a place stands in. */
const isOfAnother = (spoken: Spoken, { within }: Spoken) =>
  within.some(({ own, index }) => (findOwner(spoken, own) ?? index) !== index);

/** What is told of a thing in two ways that are opposite: the time before it and after it, what is taken off and what is put on. */
const before = /\b(?:antes|antecedencia|jejum|previ[ao])\b/;
const after = /\b(?:depois|apos)\b/;
const less = /\bdescontos?\b/;
const more = /\b(?:multas?|juros|taxas?|acrescimos?)\b/;

/** Which of two opposites a place speaks of; nothing where it speaks of neither, or of both. */
function sideOf({ said }: Spoken, sides: readonly RegExp[]): RegExp | undefined {
  const [side, ...others] = sides.filter((one) => one.test(said));
  return others.length === 0 ? side : undefined;
}

function isOpposite(one: Spoken, other: Spoken, sides: readonly RegExp[]): boolean {
  const [here, there] = [sideOf(one, sides), sideOf(other, sides)];
  return here !== undefined && there !== undefined && here !== there;
}

/** The words that say what a place is about; of a text that says by itself what it counts, its own alone. */
function aboutOf({ words, name, item }: Spoken): ReadonlySet<string> {
  const named = words.size + name.size > 0 ? name : item;
  return new Set([...words, ...(words.size >= fullSentence ? [] : named)]);
}

/** Whether both places stand in the same item of a list, and in no others of one. */
function isSameItem({ within }: Spoken, other: Spoken): boolean {
  const shared = other.within.filter(({ list }) => within.some((its) => its.list === list));
  return (
    shared.length > 0 &&
    shared.every(({ list, index }) => within.every((its) => its.list !== list || its.index === index))
  );
}

/** So many words in common tell the same thing; of one, much may be told. */
const enoughWords = 2;

/**
 * Whether two places of the same matter tell so surely of the same that what the one says may be written at the other: they
 * stand in one item, have more than one word in common or the one next to it, one repeats all words of the other, or names its item.
 */
export function isSureMatter(one: Spoken, other: Spoken): boolean {
  const about = aboutOf(one);
  if (about.size === 0 || isSameItem(one, other)) return true;
  const its = other.words.size > 0 ? other.words : other.item;
  const common = [...about].filter((word) => its.has(word)).length;
  const isNamed = one.within.some(({ own, index }) => findOwner(other, own) === index);
  const isRepeated = common === Math.min(about.size, its.size);
  const both = less.test(one.said) && less.test(other.said) ? 1 : 0;
  if (common + both >= enoughWords) return true;
  const isNext = one.beside.some((word) => (other.words.size > 0 ? other.beside : [...its]).includes(word));
  const [here, there] = [one, other].map((spoken) => sideOf(spoken, [before, after]));
  // What an item says in other texts of it need not be said with its value.
  const isOnSide = here === there || (one.words.size === 0 && there === undefined);
  return isOnSide && (isNamed || isRepeated || isNext);
}

/**
 * Whether two places may speak of the same thing. Not where the words around one of them name another item than that of the
 * other or the opposite of it, nor where they have no word in common; where there are no words at all, nothing is known
 * against it.
 */
export function isSameMatter(one: Spoken, other: Spoken): boolean {
  if (isOfAnother(one, other) || isOfAnother(other, one)) return false;
  if (isOpposite(one, other, [before, after]) || isOpposite(one, other, [less, more])) return false;
  if (isSameItem(one, other)) return true;
  const isBeside = one.within.some(({ list }) => other.within.some((its) => its.list === list));
  if (isBeside) return share(other.words, one.words) && share(other.words, one.topic);
  // A text that says by itself what it counts is compared with that alone.
  const isFull = one.words.size >= fullSentence;
  const about = aboutOf(one);
  if (about.size === 0) return true;
  const hasWords = other.words.size > 0;
  const said = hasWords || one.words.size === 0 ? about : one.words;
  if (!share(hasWords ? other.words : other.item, said)) return false;
  if (isFull || one.name.size === 0) return true;
  const saysNoMore = hasWords && [...other.words].every((word) => about.has(word));
  return saysNoMore || share(other.words, one.name) || share(other.item, one.name);
}
