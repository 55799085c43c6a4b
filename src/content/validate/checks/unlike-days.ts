import { readHalf, readTime } from '../../../fields/days-and-hours.ts';
import {
  daysWithMonths,
  mayNameDays,
  namedDays,
  withPlainDays,
  type NamedDay,
} from '../../../fields/holidays.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { isoOf, isRealDate } from '../../../fields/repair-date.ts';
import { withoutStamps } from '../../../fields/marks.ts';
import { repairHour } from '../../../fields/repair.ts';
import { hasDayOf } from '../../../fields/schedule.ts';
import { daysBetween, daysFrom, formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { writeValue } from '../../problems/wording.ts';
import { listStatements } from '../../schema/fields.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate, type Source } from '../../source/source.ts';
import { rowsOfItem } from '../item-rows.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { closedDays } from './closed-days.ts';
import { daysInSpan } from './days-in-span.ts';
import { hoursForWhile, type HoursForWhile } from './hours-for-while.ts';
import { lastNamed } from './last-named.ts';
import { partClosed } from '../claims/key.ts';
import { readScope } from '../claims/scope.ts';
import type { Survey } from './links.ts';
import { daysInRow } from './recess.ts';
import { isUsualTime } from './day-words.ts';
import { asUsual, openDays, usualDays } from './open-days.ts';
import { hasOpenPart, isOfOther, isOfPart } from './part-of-business.ts';
import { hasWrongWeekday } from './weekdays.ts';

type Hours = NonNullable<Survey['site']['hours']>;

/** A row of hours, or a sentence, that is about days with a date. */
interface Row {
  readonly source: Source;
  readonly path: Path;
  readonly time: string;
  /** What a row says in the place of its time, as typed. */
  readonly said?: string;
  readonly until: string | undefined;
  readonly days: readonly NamedDay[];
  /** Whether a text says it. */
  readonly isText: boolean;
}

const isClosed = (time: string) => readTime(time) === 'fechado';

/** A day with its date in a field: without a name in letters it has the one of its date. */
function ownDay(said: string, date: string): NamedDay {
  const name = /\p{L}/u.test(said) ? said : namedDays(date, date, 'next')[0]?.days;
  return { days: name ?? said, date };
}

/** A row's days: its date or those that it names, or the last one on which it is shown where it is closed until then. */
function readRow(row: unknown, today: string): Pick<Row, 'time' | 'said' | 'until' | 'days'> | undefined {
  if (!isRecord(row) || row['hidden'] === true) return undefined;
  const [said, typed, last] = ['days', 'time', 'showUntil'].map((name) => String(row[name] ?? ''));
  const time = isUsualTime(typed ?? '') ? asUsual : typed;
  const until = last === undefined || last === '' ? undefined : formatDay(last);
  const named =
    last === undefined || last === ''
      ? namedDays(said ?? '', today, 'next')
      : namedDays(said ?? '', last, 'last');
  const closedInRow = isClosed(time ?? '') ? daysInRow(said ?? '', today) : [];
  const spanned = closedInRow.length > 0 ? closedInRow : daysInSpan(said ?? '', today);
  const own = until !== undefined && isClosed(time ?? '') ? [{ days: said ?? '', date: until }] : [];
  const dated = typeof row['date'] === 'string' ? [ownDay(said ?? '', formatDay(row['date']))] : undefined;
  const days = (dated ?? (spanned.length > 0 ? spanned : named.length > 0 ? named : own)).filter(
    ({ date }) => isoOf(date) >= today,
  );
  return days.length === 0 ? undefined : { days, time: time ?? '', said: typed ?? '', until };
}

/** All that a section says; the stamps of a copied chat are nobody's words. */
const wordsOf = ({ schema, data }: CheckedSection) =>
  listStatements(schema, data)
    .flatMap(({ kind, value }) =>
      kind === 'prose' && typeof value === 'string' ? [withoutStamps(value)] : [],
    )
    .join('\n');

/** A longer text is no notice of a day, and would only take time. In letters. */
const longestRead = 4000;

const sentencesOf = (text: string) => text.split(/(?<=[!?;\n]|\.(?!\d))/);

const withoutSentences = (text: string, isOut: (sentence: string) => boolean) =>
  sentencesOf(text)
    .filter((sentence) => !isOut(sentence))
    .join('');

/**
 * What reads the days of a section's texts: a notice names some by their number alone, with the month in another of its texts. Of
 * an example one text may be an editor's and another not yet.
 */
function monthsFor(section: CheckedSection, today: string): (text: string) => string {
  const isNotice = section.block.isPreface === true;
  const notice = isNotice && section.data['placeholder'] !== true ? wordsOf(section) : undefined;
  return (typed) => {
    if (typed.length > longestRead || !mayNameDays(notice ?? typed)) return '';
    // A sentence whose day of the week is another than its date's says nothing sure.
    const text = withoutSentences(
      withPlainDays(withoutStamps(typed)).replaceAll(/[ \t]{2,}/g, ' '),
      (sentence) => hasWrongWeekday(sentence, { today, isNotice }),
    );
    return isNotice ? daysWithMonths(text, today, notice) : text;
  };
}

/** The sentences of a text that are about the whole business. */
function ofWhole(text: string, site: Survey['site']): string {
  if (text === '' || hasOpenPart(text)) return '';
  return withoutSentences(text, (sentence) => isOfPart(sentence, site) || isOfOther(sentence, site));
}

/** Whether a page tells hours of its own, or will not say whether the business is open: its days are not those of the site. */
const hasOwnHours = ({ data }: PageInWork) =>
  data?.header?.openNow === false || data?.footer?.hours !== undefined;

/** Whether a notice is about a part of the business: by its title, or as one of its texts says that the rest stays open. */
function isNoticeOfPart(section: CheckedSection, site: Survey['site']): boolean {
  const { block, data } = section;
  if (block.isPreface !== true) return false;
  const title = String(data['title'] ?? '');
  return isOfPart(title, site) || hasOpenPart(wordsOf(section));
}

/** Whether `site.yaml` notes of a page that until some day, such as those that it names, only a part of the business is closed. */
function isNotedPart({ claims = [] }: Survey['site'], route: string, days: readonly NamedDay[]): boolean {
  return claims.some(
    ({ subject, value, where }) =>
      subject === partClosed &&
      isRealDate(value) &&
      where.some((place) => readScope(place).route === route) &&
      days.every(({ date }) => isoOf(date) <= isoOf(value)),
  );
}

/** A notice about days with a date that would stay on the page after them. */
function tellLasting(section: CheckedSection, today: string): readonly Problem[] {
  const { source, base, schema, block, data } = section;
  if (block.isPreface !== true || data['hidden'] === true || data['showUntil'] !== undefined) return [];
  const withMonths = monthsFor(section, today);
  const notice = wordsOf(section);
  const named = listStatements(schema, data).flatMap(({ kind, value, path }) => {
    const isText = kind === 'prose' && typeof value === 'string' && path.length === 1;
    const last = isText ? lastNamed(withMonths(value), today, notice) : undefined;
    return last === undefined ? [] : [{ path, last }];
  });
  const [first] = named.toSorted((a, b) => isoOf(b.last).localeCompare(isoOf(a.last)));
  if (first === undefined) return [];
  const kind = isoOf(first.last) < today ? 'noticeOver' : 'noticeStays';
  return [placeProblem(source, [...base, ...first.path], finding(kind, { last: first.last }))];
}

/** Stands for what nobody has said. */
const open = '…';

interface Opening {
  readonly opens?: string;
  readonly closes?: string;
}

const isEqual = (some: readonly Opening[], others: readonly Opening[]) =>
  some.length === others.length &&
  some.every(({ opens, closes }) => others.some((one) => one.opens === opens && one.closes === closes));

/** When it is open on such a day, each of several times; one without hours where it is closed. */
function openingsOn(time: string, date: string, hours: Hours): readonly Opening[] {
  const spans = readTime(time)?.split(' ') ?? [];
  return spans.length > 1
    ? spans.map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))
    : [hoursOn(time, date, hours)];
}

/** The same of a day with one time at most. */
function hoursOn(time: string, date: string, { week }: Hours): Opening {
  if (isClosed(time)) return {};
  const [opens, closes] = readTime(time)?.split(' ')[0]?.split('-') ?? [];
  const half = readHalf(time);
  const hour = half && repairHour(half.hour);
  const usual = week.filter(({ days }) => hasDayOf(days, isoOf(date)));
  if (time === asUsual) return { opens: usual[0]?.opens ?? open, closes: usual.at(-1)?.closes ?? open };
  const first = opens ?? (half?.end === 'opens' ? hour : usual[0]?.opens);
  const last = closes ?? (half?.end === 'closes' ? hour : usual.at(-1)?.closes);
  // A day that ends before it begins was read amiss.
  const isTurned = first !== undefined && last !== undefined && last <= first;
  const isKnown = !isTurned && (opens !== undefined || half !== undefined);
  return isKnown ? { opens: first ?? open, closes: last ?? open } : { opens: open, closes: open };
}

/** Whether the site's hours have such a day, or are the same on it anyway. */
function isKnown({ date }: NamedDay, time: string, hours: Hours): boolean {
  const { week, exceptions = [] } = hours;
  const usual = week.filter(({ days }) => hasDayOf(days, isoOf(date)));
  const isSame = isClosed(time)
    ? usual.length === 0
    : time === asUsual || isEqual(openingsOn(time, date, hours), usual);
  return isSame || exceptions.some((one) => one.date === isoOf(date));
}

/** All days of the week. */
const someWeek = daysFrom('2024-01-01', '2024-01-07');

/**
 * Other hours for a while, with those of their days on which the site's are others: from the first opening to the last closing, as a
 * text tells no break. Where it names no day of the week, one that ends earlier than most anyway is not meant.
 */
function withOthers(one: HoursForWhile, hours: Hours): HoursForWhile {
  const closesOn = (iso: string) => {
    const closes = hours.week.findLast(({ days }) => hasDayOf(days, iso))?.closes;
    // Past midnight is later than any hour of the day itself.
    return closes !== undefined && closes <= '06:00' ? `24+${closes}` : closes;
  };
  const closings = someWeek.flatMap((iso) => closesOn(iso) ?? []);
  const isShort = (iso: string) => {
    const own = closesOn(iso) ?? '';
    return closings.filter((closes) => closes > own).length > closings.length / 2;
  };
  const days = one.days.filter(({ date }) => {
    const usual = hours.week.filter((row) => hasDayOf(row.days, isoOf(date)));
    const { opens, closes } = hoursOn(one.time, date, hours);
    const isSame = opens === usual[0]?.opens && closes === usual.at(-1)?.closes;
    return !isSame && !(one.isOfAll && isShort(isoOf(date)));
  });
  return { ...one, days };
}

/** Other hours for a while, as the sentences of a notice tell them, and the notice without these. */
function apartFromWhiles(
  text: string,
  section: CheckedSection,
  { site, siteMap: { today } }: Pick<Survey, 'site' | 'siteMap'>,
): { readonly whiles: readonly HoursForWhile[]; readonly rest: string } {
  if (section.block.isPreface !== true || text === '' || hasOpenPart(text)) return { whiles: [], rest: text };
  const read = (sentence: string) =>
    isOfPart(sentence, site) ? undefined : hoursForWhile(sentence, today, site.name);
  return {
    whiles: sentencesOf(text)
      .flatMap((sentence) => read(sentence) ?? [])
      .map((one) => (site.hours === undefined ? one : withOthers(one, site.hours))),
    rest: withoutSentences(text, (sentence) => read(sentence) !== undefined),
  };
}

/** Where `exceptions` goes on, or begins: the line above, and how far in its items stand. */
function findEnd(source: Source, { week, exceptions }: Hours) {
  const list = exceptions === undefined ? 'week' : 'exceptions';
  const last = (exceptions ?? week).length - 1;
  const column = locate(source, ['hours', list], 'key').column - 1;
  return {
    after: rowsOfItem({ source, base: ['hours'] }, [list, last]).last,
    column,
    isNew: exceptions === undefined,
  };
}

const withOpening = (day: NamedDay, opening: Opening) => ({ ...day, ...opening });

/** A day as items of `exceptions`. */
function itemsFor({ time }: Row, day: NamedDay, hours: Hours) {
  return openingsOn(time, day.date, hours).map((opening) => withOpening(day, opening));
}

function tellUnknown(
  rows: readonly Row[],
  { site, siteSource }: Pick<Survey, 'site' | 'siteSource'>,
  hours: Hours,
  route: string,
): Problem | undefined {
  const missing = rows.flatMap((row) =>
    row.days.flatMap((day) => (isKnown(day, row.time, hours) ? [] : [{ row, day }])),
  );
  const [first] = missing;
  const isNoted = isNotedPart(
    site,
    route,
    missing.map(({ day }) => day),
  );
  if (first === undefined || isNoted) return undefined;
  const { after, column, isNew } = findEnd(siteSource, hours);
  const lead = ' '.repeat(column);
  const items = missing.flatMap(({ row, day }) => itemsFor(row, day, hours));
  // What two rows or sentences say of one day is written once.
  const days = [
    ...new Map(items.map((item) => [JSON.stringify({ ...item, days: undefined }), item])).values(),
  ].toSorted((one, other) => isoOf(one.date).localeCompare(isoOf(other.date)));
  const written = days.flatMap((day) =>
    Object.entries(day).map(
      ([name, value], index) =>
        `${lead}  ${index === 0 ? '- ' : '  '}${name}: ${value === open ? open : writeValue(value)}`,
    ),
  );
  const mistake = finding('daysNotInHours', {
    days,
    file: siteSource.file,
    after,
    routes: [route],
    lines: isNew ? [`${lead}exceptions:`, ...written] : written,
  });
  const { source, path } = first.row;
  const range = locate(siteSource, ['hours'], 'key');
  return { ...placeProblem(source, path, mistake), other: { file: siteSource.file, range } };
}

/** Hours as they are told; without any it is closed. */
export const sayHours = ({ opens, closes = '' }: { readonly [Name in keyof Opening]: string | undefined }) =>
  opens === undefined ? 'Fechado' : `${opens}–${closes}`;

/** A day of a row, or of a text, that the site's hours have with other hours. */
function tellOther(
  { source, path, days, time, said: typed, isText }: Row,
  { week, exceptions = [] }: Hours,
): readonly Problem[] {
  const [day, ...more] = days;
  const known = exceptions.filter(({ date }) => day !== undefined && date === isoOf(day.date));
  const [own] = known;
  const isOne = more.length === 0 && known.length === 1 && readTime(time)?.includes(' ') !== true;
  if (day === undefined || own === undefined || !isOne) return [];
  const told = hoursOn(time, day.date, { week, exceptions });
  const { opens, closes } = told;
  const isSame = opens === own.opens && closes === own.closes;
  if (isSame || opens === open || closes === open) return [];
  const said = typed ?? sayHours(told);
  const mistake = finding('otherOnDay', { date: day.date, said, known: sayHours(own), opens, closes });
  return [placeProblem(source, isText ? path : [...path.slice(0, -1), 'time'], mistake)];
}

/** For so many days, the first and the last among them, a business writes days unlike others; for more it changes its hours. */
const mostAsDays = 10;

/** The days on which the business is open for a while at other hours, as days unlike others; none where they are too many, or have a break that half of their hours tells nothing of. */
function asDays({ first, last, days, time }: HoursForWhile, { week }: Hours): readonly NamedDay[] {
  const isHalf = readHalf(time) !== undefined;
  const rowsOn = ({ date }: NamedDay) => week.filter((row) => hasDayOf(row.days, isoOf(date)));
  const isSure = !isHalf || days.every((day) => rowsOn(day).length < 2);
  const isShort = daysBetween(isoOf(first), isoOf(last)) < mostAsDays;
  return isShort && isSure ? days.filter((day) => rowsOn(day).length > 0) : [];
}

/** Other hours of the business for a while, of which the site's hours know nothing: by these it says whether it is open. */
function tellWhile(
  one: HoursForWhile,
  { source, path }: Pick<Row, 'source' | 'path'>,
  { site, siteMap }: Pick<Survey, 'site' | 'siteMap'>,
  route: string,
): readonly Problem[] {
  const { hours } = site;
  const { first, last, time, days } = one;
  if (hours === undefined || asDays(one, hours).length > 0 || isNotedPart(site, route, days)) return [];
  const usualOn = ({ date }: NamedDay) => hours.week.filter((row) => hasDayOf(row.days, isoOf(date)));
  const unknown = days.filter((day) => usualOn(day).length > 0 && !isKnown(day, time, hours));
  if (unknown.length === 0) return [];
  const known = [...new Set(unknown.flatMap(usualOn).map(sayHours))];
  const mistake = finding('hoursForWhile', {
    first,
    last,
    said: time,
    known,
    hasBegun: isoOf(first) <= siteMap.today,
  });
  return [placeProblem(source, path, mistake)];
}

/** For so many days after its own last one a row is still of the days that it names, and not of those a year later. */
const mostEarly = 10;

/** A row about a day with a date that would be gone on that day. */
function tellEarly(row: unknown, path: Path, source: Source, today: string): readonly Problem[] {
  if (!isRecord(row) || row['hidden'] === true) return [];
  const { days: said, showUntil: until } = row;
  if (typeof said !== 'string' || typeof until !== 'string' || until < today) return [];
  const late = namedDays(said, until, 'next')
    .map(({ date }) => date)
    .filter((date) => isoOf(date) > until && daysBetween(until, isoOf(date)) <= mostEarly)
    .toSorted((one, other) => isoOf(one).localeCompare(isoOf(other)));
  const last = late.at(-1);
  if (last === undefined) return [];
  const mistake = finding('rowGoesEarly', { until: formatDay(until), last });
  return [placeProblem(source, [...path, 'showUntil'], mistake)];
}

function tellStaying({ source, path, days, until }: Row): readonly Problem[] {
  const last = days
    .map(({ date }) => date)
    .toSorted((a, b) => isoOf(a).localeCompare(isoOf(b)))
    .at(-1);
  return until !== undefined || last === undefined
    ? []
    : [placeProblem(source, path, finding('rowStays', { last }))];
}

/**
 * Rows of hours about holidays and other days with a date, and texts that it is closed then: the site's own hours are to know
 * of them too. What is about such days alone is to go after them.
 */
export function checkUnlikeDays(page: PageInWork, { site, siteSource, siteMap }: Survey): readonly Problem[] {
  const { today } = siteMap;
  const tell = (rows: readonly Row[]) =>
    (site.hours && tellUnknown(rows, { site, siteSource }, site.hours, page.route)) ?? [];
  const tellTheSites = (row: Row) => (site.hours === undefined ? [] : tellOther(row, site.hours));
  // What is shown later is to be known before the day comes.
  const seen = page.placed.filter(({ isShown, isComing }) => isShown || isComing);
  return seen.flatMap(({ section }) => {
    const { source, base, schema, data } = section;
    const withMonths = monthsFor(section, today);
    const isOfSite = !hasOwnHours(page) && !isNoticeOfPart(section, site);
    const told = listStatements(schema, data).flatMap(({ kind, value, path }) => {
      const place = [...base, ...path];
      if (kind === 'prose' && typeof value === 'string') {
        const { whiles, rest } = apartFromWhiles(isOfSite ? withMonths(value) : '', section, {
          site,
          siteMap,
        });
        const text = ofWhole(rest, site);
        if (text === '' && whiles.length === 0) return [];
        const last = data['showUntil'];
        const closed = closedDays(text, today, typeof last === 'string' ? last : undefined);
        const open = typeof last === 'string' && last < today ? [] : openDays(text, today);
        const row = { source, path: place, until: undefined, isText: true };
        const timed = (time: string) => (day: NamedDay) => ({ ...row, time, days: [day] });
        const unlike = open.map(([day, time]) => timed(time)(day));
        const usual = usualDays(text, today);
        // What a sentence says of both is of the others.
        const days = closed.filter(({ date }) => !usual.some((day) => day.date === date));
        const other = [...days.map(timed('fechado')), ...unlike, ...usual.map(timed(asUsual))];
        const short = whiles.map((one) => ({
          ...row,
          time: one.time,
          days: site.hours === undefined ? [] : asDays(one, site.hours),
        }));
        return [
          tell([{ ...row, time: 'fechado', days }, ...unlike, ...short]),
          other.flatMap(tellTheSites),
          whiles.flatMap((one) => tellWhile(one, row, { site, siteMap }, page.route)),
        ].flat();
      }
      if ((kind !== 'hours' && kind !== 'special-days') || !Array.isArray(value)) return [];
      const rows = value.flatMap((one, at): readonly Row[] => {
        const row = readRow(one, today);
        return row === undefined ? [] : [{ ...row, source, path: [...place, at, 'days'], isText: false }];
      });
      // Of days unlike others one without a date is no mistake.
      const staying = kind === 'hours' ? rows.flatMap(tellStaying) : [];
      const early = value.flatMap((one, at) => tellEarly(one, [...place, at], source, today));
      return [tell(rows), staying, early, rows.flatMap(tellTheSites)].flat();
    });
    return [told, tellLasting(section, today)].flat();
  });
}
