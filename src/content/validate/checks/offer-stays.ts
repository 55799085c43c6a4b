import { months } from '../../../defaults/months.ts';
import { fold } from '../../../fields/fold.ts';
import { saidEnds, saidMonth, saidSpans, type SaidEnd } from '../../../fields/said-ends.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { isRealDate } from '../../../fields/repair-date.ts';
import { daysBetween, formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { outlineOf } from '../../schema/outline.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { datedIn } from './dated-in.ts';
import { dayIn } from './day-fields.ts';

/** What stands before the last day of an offer, which may say how much less something costs, and of what: `20% em tudo`. */
const offering = String.raw`(?:(?:só|somente|apenas|v[áa]lid[oa]s?|valem?|promoç(?:ão|ões)|ofertas?|vagas|inscrições)|(?:descontos?|\boff|\d\s?%)(?:\s(?:de|em|n[ao]s?)\s[\p{L}\d%]+){0,2})\s`;

/** What stands before the first of the days in a row on which it holds. */
const fromDay = String.raw`(?:(?:de|d[eo]s? dias?)\s)?`;

/** What a file says somewhere that says of anything that it ends on a day. */
const mayEnd = new RegExp(String.raw`${offering}\s*(?:até\s|${fromDay}\d)`, 'iu');

/** What the texts of a cover say that ends besides: all of one is days in a row, or it is of a month alone. */
const mayEndOnCover = /(?:só|somente|apenas)\s+em\s|\d\s(?:a|à|até)\s\d/i;

/** What stands around days in a row where a text says nothing else. */
const aroundDays =
  /^[^\p{L}\d]*(?:(?:só|somente|apenas|v[áa]lid[oa]s?|promoção|ofertas?)[^\p{L}\d]+)?(?:(?:de|dias?|do dia)\s)?[^\p{L}\d]*$/iu;

/** What stands right before the last day of an offer. */
const leading = new RegExp(String.raw`(?<!\p{L})${offering}$`, 'iu');
const leadingSpan = new RegExp(String.raw`(?<!\p{L})${offering}${fromDay}$`, 'iu');

/** A day without its year is the next such one; further away it may be one that has been. In days. */
const mostAhead = 180;

/** The day that a text says, in the year of today or the next, as ISO; nothing where it has been or is too far away. */
function dayMeant(said: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const days = said.length === 10 ? [said] : [year, year + 1].map((one) => `${one}${said.slice(-6)}`);
  return days
    .filter((day) => isRealDate(formatDay(day)))
    .find((day) => day >= today && daysBetween(today, day) <= mostAhead);
}

/** What is no offer, or was one: `Valeu só até`, `A garantia é válida até`, `O plantão atende só até`. */
const noOffer = /(?<!\p{L})(?:valeu|foi|era|garantia|carteir|plant[ãa]o|atend)/iu;

/** The last day that a text gives an offer, with the words for it; nothing where it gives several. */
function endIn(text: string, today: string) {
  if (noOffer.test(text)) return undefined;
  const isLed = (lead: RegExp, { phrase }: SaidEnd) => lead.test(text.slice(0, text.indexOf(phrase)));
  const found = [
    ...saidEnds(text).filter((said) => isLed(leading, said)),
    ...saidSpans(text, today).filter((said) => isLed(leadingSpan, said)),
  ];
  const [first, ...more] = found;
  const day = first && dayMeant(first.day, today);
  const isOne = more.every((one) => dayMeant(one.day, today) === day);
  return first === undefined || day === undefined || !isOne ? undefined : { day, phrase: first.phrase };
}

/** The day on which what a cover says ends, which is no sentence of its own: `De 01/02 a 27/02`, `… só em fevereiro`. */
function endOnCover(text: string, today: string) {
  if (noOffer.test(text)) return undefined;
  const [span, ...more] = saidSpans(text, today);
  if (span !== undefined) {
    const isAll = more.length === 0 && aroundDays.test(text.replace(span.phrase, ''));
    const day = isAll ? dayMeant(span.day, today) : undefined;
    return day === undefined ? undefined : { day, phrase: span.phrase };
  }
  const month = saidMonth(text, today);
  const day = month && dayMeant(month.day, today);
  return month === undefined || day === undefined ? undefined : { day, phrase: month.phrase };
}

/** The item that a text of a section stands in, nearest first of those that may have a last day; its section where it is of no item. */
function holderOf({ schema, data }: CheckedSection, path: Path): Path | undefined {
  if (path.length === 1) return [];
  const [list = '', index] = path;
  const field = outlineOf(schema);
  const items = field.kind === 'group' ? field.fields.get(String(list))?.outline : undefined;
  const isDated = items?.kind === 'list' && items.item.kind === 'group' && items.item.fields.has('showUntil');
  const item = valueAt(data, path.slice(0, 2));
  // What goes with an item that is hidden, or goes by itself, does not stay.
  const isOpen = isRecord(item) && item['hidden'] !== true && item['showUntil'] === undefined;
  return isDated && isOpen && path.length === 3 && typeof index === 'number' ? path.slice(0, 2) : undefined;
}

/** What a page is called that is there for some time of a year. */
const ofSomeTime = new RegExp(
  String.raw`\d\/\d|\b(?:${months.map(fold).join('|')}|verao|outono|inverno|primavera|natal\w*|pascoa|carnaval|ferias|black|semana|dias? d[aeo]s?|campanha|mutirao|promo\w*|ofertas?|liquidacao|descontos?)\b`,
);

/**
 * Whether a page is there for good, for all that it says besides the text at a place of a section: it is called after no time of a
 * year, and nothing else of it ends.
 */
function isLasting(page: PageInWork, own: CheckedSection, at: Path): boolean {
  const names = [
    page.route,
    page.data?.title,
    ...page.written.map(({ block, data }) => block.titlesPage && data['title']),
  ];
  if (names.some((name) => typeof name === 'string' && ofSomeTime.test(fold(name)))) return false;
  return page.placed.every(({ section }) => {
    const { block, data, schema } = section;
    if (block.isPreface === true) return true;
    if (data['hidden'] === true) return true;
    if (data['validUntil'] !== undefined) return false;
    if (datedIn(section).some((one) => dayIn(one.data, 'showUntil') !== undefined)) return false;
    return listStatements(schema, data).every(
      ({ kind, value, path }) =>
        kind !== 'prose' ||
        typeof value !== 'string' ||
        (data === own.data && path.join() === at.join()) ||
        saidEnds(value).length === 0,
    );
  });
}

/**
 * Texts that give an offer a last day, `só até 19/12` or `válida de 01/12 a 19/12`, where neither their section, their item nor
 * their page has one: they would be there after it. What opens a page cannot go, and the page has that day unless it is there for
 * good: there days in a row or a month tell it as well.
 */
export function checkOfferStays(work: PageInWork, today: string): readonly Problem[] {
  const { source: own, data: page, written } = work;
  if (page === undefined || page.validUntil !== undefined) return [];
  const [isEnding, isEndingCover] = [mayEnd, mayEndOnCover].map((words) => words.test(own.text));
  if (!isEnding && !isEndingCover) return [];
  const told = new Set<string>();
  return written.flatMap((section) => {
    const { source, base, schema, block, data } = section;
    const isOpen = ['hidden', 'showUntil', 'validUntil'].every((name) => data[name] === undefined);
    const isCover = block.titlesPage === true;
    if (block.isPreface === true || !isOpen || source !== own || !(isEnding || isCover)) return [];
    return listStatements(schema, data).flatMap(({ kind, value, path }) => {
      const isProse = kind === 'prose' && typeof value === 'string';
      const end = isProse
        ? (endIn(value, today) ?? (isCover ? endOnCover(value, today) : undefined))
        : undefined;
      const holder = end && holderOf(section, path);
      if (end === undefined || holder === undefined) return [];
      const key = isCover ? 'page' : [...base, ...holder].join();
      if (told.has(key)) return [];
      told.add(key);
      const ofCover = isCover && (isLasting(work, section, path) ? 'cover' : 'page');
      const of = ofCover || (holder.length === 0 ? 'section' : 'item');
      const mistake = finding('offerStays', { said: end.phrase, last: formatDay(end.day), of });
      const field = [...base, ...path];
      return [{ ...placeProblem(source, field, mistake), range: placePhrase(source, field, end.phrase) }];
    });
  });
}
