import { capital } from '../../../fields/capital.ts';
import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { isShownWith, neededLists } from '../../schema/fields.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { CheckedSection } from '../pages.ts';

/** Numbers by their words; of the second there is one for each gender. */
const words = 'um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ');
const most = words.length;

/** A text that begins with a number and what it counts; a word for all of them may stand before it. */
const counted = new RegExp(
  String.raw`^(?:(?:em|com|são|temos|conheça|veja|apenas)\s)?(?:(?:as|os|[ae]st[ae]s|noss[ao]s|seus|suas)\s)?(?<number>\d{1,2}|duas|${words.slice(1).join('|')})\s(?<noun>\p{L}+)(?!\p{L})(?<rest>.*)`,
  'isu',
);

/** The end of what a noun stands in; another number behind a comma counts something more. */
const ending = String.raw`\s*(?:$|[.:;!?–—]|,(?!\s(?:e\s)?(?:\d|(?:uma|duas|${words.join('|')})(?!\p{L}))))`;

/** What leaves a number that of all items, behind the noun: whatever else stands there may tell that it is of some of them. */
const ofAll = {
  intro: new RegExp(String.raw`^(?:${ending}|\sque\s\p{L}+\sjunt[oa]s(?!\p{L}))`, 'iu'),
  title: new RegExp(
    String.raw`^(?:\ssimples)?(?:${ending}|\sque\s|\se\s(?:pronto|só)(?!\p{L})|\spara\s(?:\p{L}+[aei]r|[oa]s?\s(?:seus?|suas?|ano))(?!\p{L}))`,
    'iu',
  ),
};

function numberOf(typed: string): number {
  const word = fold(typed) === 'duas' ? 2 : words.findIndex((one) => fold(one) === fold(typed)) + 1;
  return word === 0 ? Number(typed) : word;
}

/** A number as the one before it was written: in digits, or as a word of the noun's gender where that is sure. */
function writeLike(typed: string, amount: number, noun: string): string {
  const isFeminine = /(?:(?<!blem|gram|tem)as|[oõ]es|ases|gens|des)$/i.test(noun);
  const isSure = amount !== 2 || isFeminine || /(?:os|otes|[ae]is)$/i.test(noun);
  const word = amount === 2 && isFeminine ? 'duas' : words[amount - 1];
  if (/^\d/.test(typed) || word === undefined || !isSure) return String(amount);
  return /^\p{Lu}/u.test(typed) ? capital(word) : word;
}

/** The plurals that the first word of a name may have, without accents. */
function pluralsOf(name: unknown): readonly string[] {
  const [, word] = /^(\p{L}{3,})(?!\p{L})/u.exec(fold(String(name))) ?? [];
  if (word === undefined) return [];
  return [`${word}s`, word.replace(/m$/, 'ns'), word.replace(/ao$/, 'oes'), word.replace(/[rz]$/, '$&es')];
}

/** Whether a noun is what a section's items are counted as, or the word that the name of each begins with. */
function countsItems(noun: string, { block }: CheckedSection, items: readonly unknown[]): boolean {
  const folded = fold(noun);
  if (block.countedAs?.some((one) => fold(one) === folded) === true) return true;
  return items.every((one) => isRecord(one) && pluralsOf(one['title'] ?? one['name']).includes(folded));
}

/** The items that a section shows, where it has one list without which it is nothing. */
function listShown({ block, data, today }: CheckedSection): readonly unknown[] {
  const [list, ...more] = neededLists(block.schema);
  const items = list === undefined || more.length > 0 ? undefined : data[list.name];
  if (list === undefined || !Array.isArray(items)) return [];
  return items.filter((value) => isShownWith({ outline: list.item, value, today: today ?? '' }));
}

/** Titles and introductions that count the items of their own section, and say another number than it shows. */
export function checkCountedItems(section: CheckedSection): readonly Problem[] {
  const { source, base, data } = section;
  const shown = listShown(section);
  if (data['hidden'] === true || shown.length === 0 || shown.length > most) return [];
  return ['eyebrow', 'title', 'intro'].flatMap((name): readonly Problem[] => {
    const { number = '', noun = '', rest = '' } = counted.exec(String(data[name] ?? ''))?.groups ?? {};
    if (number === '') return [];
    const amount = numberOf(number);
    if (amount < 2 || amount > most || amount === shown.length) return [];
    if (!(name === 'intro' ? ofAll.intro : ofAll.title).test(rest)) return [];
    if (!countsItems(noun, section, shown)) return [];
    const said = `${number} ${noun}`;
    const right = shown.length === 1 ? undefined : `${writeLike(number, shown.length, noun)} ${noun}`;
    const field = [...base, name];
    const mistake = finding('countedItems', {
      said,
      right,
      shown: shown.length,
      isMore: amount > shown.length,
    });
    return [{ ...placeProblem(source, field, mistake), range: placePhrase(source, field, said) }];
  });
}
