import { readHalf, readTime } from '../../../fields/days-and-hours.ts';
import { namedDays, type NamedDay } from '../../../fields/holidays.ts';
import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import { repairHour } from '../../../fields/repair.ts';
import { dayNames } from '../../../fields/schedule.ts';
import { daysBetween, formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate, type Source } from '../../source/source.ts';
import { rowsOfItem } from '../item-rows.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import type { Survey } from './links.ts';

type Hours = NonNullable<Survey['site']['hours']>;

/** A row of hours, or a sentence, that is about days with a date. */
interface Row {
  readonly source: Source;
  readonly path: Path;
  readonly time: string;
  readonly until: string | undefined;
  readonly days: readonly NamedDay[];
}

const isClosed = (time: string) => readTime(time) === 'fechado';

/** A row's days: those that it names, or the last one on which it is shown where it is closed until then. */
function readRow(row: unknown, today: string): Omit<Row, 'source' | 'path'> | undefined {
  if (!isRecord(row)) return undefined;
  const [said, time, last] = ['days', 'time', 'showUntil'].map((name) => String(row[name] ?? ''));
  const until = last === undefined || last === '' ? undefined : formatDay(last);
  const named =
    last === undefined || last === ''
      ? namedDays(said ?? '', today, 'next')
      : namedDays(said ?? '', last, 'last');
  const own = until !== undefined && isClosed(time ?? '') ? [{ days: said ?? '', date: until }] : [];
  const days = (named.length > 0 ? named : own).filter(({ date }) => isoOf(date) >= today);
  return days.length === 0 ? undefined : { days, time: time ?? '', until };
}

/** What says of a business that it is closed, in a text without accents. */
const closing =
  /\b(?<!\bnao )(?:fechad[oa]s?|fech(?:a|am|amos|aremos)(?! (?:as?|ao) (?:\d|meio))|nao (?:(?:ha|havera|vamos|iremos|teremos) )?(?:abr|atend|funcion)\w*)\b/;

/** What says that it is open, for some of the time. */
const opening =
  /\b(?<!\bnao )(?:atend(?:e|emos|eremos)|abert[oa]s?|abr(?:e|imos|iremos)|funciona(?:mos|remos)?)\b/;

/** Where something else is said, or another day begins. */
const turning =
  /[()]|\s+(?:mas|por[eé]m)\s+|\s+e (?=abert|fechad|abr[ei]|atend|fech|n[aã]o )|,\s*(?=(?:e |no |em )*(?:(?:dias? )?\d|abert|fechad|abr[ei]|atend|fech|n[aã]o ))|\s+e (?=(?:no |em )*dias? )/i;

/** Closes at an hour, and is open until then. */
const closesAt = /\bfech(?:a|am|amos|aremos)\b.*\b(?:as|ao) (?:\d|meio)/;

/** What a part that says both says of the closed days: before it says of others that they are open, or behind their hours. */
function closedHalf(part: string): string {
  const folded = fold(part);
  const [closed, open] = [folded.search(closing), folded.search(opening)];
  if (closed < open) return part.slice(0, open);
  const behind = /^.*\d(?:h\d{0,2}|:\d{2})\b(.*)$/is.exec(part)?.[1];
  const halves = part
    .split(/\s+e\s+/)
    .filter((half) => closing.test(fold(half)) && !opening.test(fold(half)));
  return behind ?? halves.join('; ');
}

/** The parts of a sentence about several days that say of some that it is closed. */
function closedParts(sentence: string): string {
  const says = (part: string, what: RegExp) => what.test(fold(part));
  if (!says(sentence, opening) && !says(sentence, closesAt)) return sentence;
  const parts: string[] = [];
  for (const part of sentence.split(turning)) {
    // Further days, of which the same is said as of those before.
    const isMore = !says(part, closing) && !says(part, opening) && parts.length > 0;
    if (isMore) parts.push(`${parts.pop() ?? ''}, ${part}`);
    else parts.push(part);
  }
  const closed = parts.filter((part) => says(part, closing) && !says(part, closesAt));
  return closed.map((part) => (says(part, opening) ? closedHalf(part) : part)).join('; ');
}

/** The days with a date on which some text says that it is closed; until the last day on which it is shown, those before that. */
function closedDays(text: string, today: string, until: string | undefined): readonly NamedDay[] {
  // Dates have no sign in them that ends a sentence.
  return text
    .split(/[.!?;\n]/)
    .filter((sentence) => closing.test(fold(sentence)) && !partOfDay.test(fold(sentence)))
    .map(closedParts)
    .flatMap((sentence) =>
      until === undefined ? namedDays(sentence, today, 'next') : namedDays(sentence, until, 'last'),
    )
    .filter(({ date }) => isoOf(date) >= today);
}

/** What tells of a part of a day alone. */
const partOfDay = /\b(?:de|a|pela) (?:manha|tarde|noite)\b|\ba partir d/;

/** Until when it is open, in a text without accents. */
const untilHour = /\bate (?:as |ao? )?(?:\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)|meio[- ]dia)(?![\d/])/;

/** The days with a date on which some text says that it is open for some hours, each part of a sentence with its own. */
function openDays(text: string, today: string): readonly (readonly [NamedDay, string])[] {
  const sentences = text.replaceAll(/\([^()]*\)/g, ' ').split(/[!?;\n]|\.(?!\d)/);
  const parts = sentences.flatMap((sentence) => sentence.split(turning));
  return parts.flatMap((part) => {
    const said = fold(part);
    const isOpen = opensFor.test(said) || onlyHours.test(said);
    if (!isOpen || closing.test(said) || partOfDay.test(said)) return [];
    // The month of a date is no hour.
    const [span = '', ...more] = (readTime(part.replaceAll(/\d{1,2}\/[\d/]+/g, ' ')) ?? '').split(' ');
    const { 0: until, index = part.length } = untilHour.exec(said) ?? {};
    const time = span.includes('-') ? span : until;
    // Behind a day an hour would read as the end of a span of days.
    const rest = `${part.slice(0, index)} ${part.slice(index + (until?.length ?? 0))}`;
    const days = namedDays(rest, today, 'next').filter(({ date }) => isoOf(date) >= today);
    return time === undefined || more.length > 0 ? [] : days.map((day) => [day, time] as const);
  });
}

/** Days and hours with nothing else beside them. */
const onlyHours =
  /^(?:\s|,|:|[–-]|\b(?:n?os?|em|e|dias?|das?|de|as|ao?|ate|so|somente|apenas|vespera|natal|ano|novo|meio)\b|[\d/]+(?:h\d*|:\d\d)?)+$/;

/** What says that a business is open, and not that something else takes place. */
const opensFor = /\b(?:atend\w+|abert[oa]s?|abr(?:e|imos|iremos)|funciona\w*|horario)\b/;

/** What says that something holds from a day on, and not until then. */
const beginning = /\b(?:a partir d\w|desde|de agora em diante)\b/;

/** What says that something holds until a day: any other day may be one on which something happened. */
const ending = /\b(?:ate|termina|acaba|valid[ao])\b/;

/** A day without a year is one that has just passed, and not the next such day, for so many days. */
const justPassed = 30;

/** A day that a text names as the next such one, as that which has just passed where it gives no year. */
function asMeant(date: string, text: string, today: string): string {
  const [year = '', ...others] = date.split('/').toReversed();
  const before = [...others.toReversed(), Number(year) - 1].join('/');
  const ago = daysBetween(isoOf(before), today);
  return !text.includes(year) && ago > 0 && ago <= justPassed ? before : date;
}

/** The last of the days that a notice names, after which it has nothing to say; nothing where it names none that counts. */
function lastNamed(text: string, today: string): string | undefined {
  const days = text
    .split(/[.!?;\n]/)
    .filter((sentence) => !beginning.test(fold(sentence)))
    .flatMap((sentence) => namedDays(sentence, today, 'next'))
    .map(({ date }) => date)
    .filter((date) => isoOf(date) >= today);
  const meant = days.map((date) => asMeant(date, text, today));
  const isOver = ending.test(fold(text)) && meant.every((date) => isoOf(date) < today);
  // Of one that has just passed nobody means that of next year.
  const coming = isOver ? meant : days.filter((date) => meant.includes(date));
  return coming.toSorted((a, b) => isoOf(a).localeCompare(isoOf(b))).at(-1);
}

/** A notice about days with a date that would stay on the page after them. */
function tellLasting(
  { source, base, schema, block, data }: CheckedSection,
  today: string,
): readonly Problem[] {
  if (block.isPreface !== true || data['hidden'] === true || data['showUntil'] !== undefined) return [];
  const named = listStatements(schema, data).flatMap(({ kind, value, path }) => {
    const isText = kind === 'prose' && typeof value === 'string' && path.length === 1;
    const last = isText ? lastNamed(value, today) : undefined;
    return last === undefined ? [] : [{ path, last }];
  });
  const [first] = named.toSorted((a, b) => isoOf(b.last).localeCompare(isoOf(a.last)));
  if (first === undefined) return [];
  const kind = isoOf(first.last) < today ? 'noticeOver' : 'noticeStays';
  return [placeProblem(source, [...base, ...first.path], finding(kind, { last: first.last }))];
}

/** Stands for what nobody has said. */
const open = '…';

/** When it is open on such a day; nothing where it is closed. */
function hoursOn(time: string, date: string, { week }: Hours): { opens?: string; closes?: string } {
  if (isClosed(time)) return {};
  const [opens, closes] = readTime(time)?.split(' ')[0]?.split('-') ?? [];
  const half = readHalf(time);
  const hour = half && repairHour(half.hour);
  const name = dayNames[(new Date(isoOf(date)).getUTCDay() + 6) % 7];
  const usual = week.filter(({ days }) => name !== undefined && days.includes(name));
  const first = opens ?? (half?.end === 'opens' ? hour : usual[0]?.opens);
  const last = closes ?? (half?.end === 'closes' ? hour : usual.at(-1)?.closes);
  const isKnown = opens !== undefined || half !== undefined;
  return isKnown ? { opens: first ?? open, closes: last ?? open } : { opens: open, closes: open };
}

/** Whether the site's hours have such a day, or are closed on it anyway. */
function isKnown({ date }: NamedDay, time: string, { week, exceptions = [] }: Hours): boolean {
  const name = dayNames[(new Date(isoOf(date)).getUTCDay() + 6) % 7];
  const isOpen = week.some(({ days }) => name !== undefined && days.includes(name));
  return exceptions.some((one) => one.date === isoOf(date)) || (isClosed(time) && !isOpen);
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

/** A day as an item of `exceptions`. */
function itemFor({ time }: Row, day: NamedDay, hours: Hours) {
  return { ...day, ...hoursOn(time, day.date, hours) };
}

function tellUnknown(rows: readonly Row[], siteSource: Source, hours: Hours): Problem | undefined {
  const missing = rows.flatMap((row) =>
    row.days.flatMap((day) => (isKnown(day, row.time, hours) ? [] : [{ row, day }])),
  );
  const [first] = missing;
  if (first === undefined) return undefined;
  const { after, column, isNew } = findEnd(siteSource, hours);
  const lead = ' '.repeat(column);
  const days = missing.map(({ row, day }) => itemFor(row, day, hours));
  const items = days.flatMap((day) =>
    Object.entries(day).map(
      ([name, value], index) => `${lead}  ${index === 0 ? '- ' : '  '}${name}: ${value}`,
    ),
  );
  const mistake = finding('daysNotInHours', {
    days,
    file: siteSource.file,
    after,
    lines: isNew ? [`${lead}exceptions:`, ...items] : items,
  });
  const { source, path } = first.row;
  const range = locate(siteSource, ['hours'], 'key');
  return { ...placeProblem(source, path, mistake), other: { file: siteSource.file, range } };
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

/** The sections that the page shows, and those that it will: what they say is to be known before the day comes. */
function listComing({ placed }: PageInWork, today: string): readonly CheckedSection[] {
  return placed.flatMap(({ section, isShown }) => {
    const { hidden, showFrom } = section.data;
    const isComing = hidden !== true && typeof showFrom === 'string' && showFrom > today;
    return isShown || isComing ? [section] : [];
  });
}

/**
 * Rows of hours about holidays and other days with a date, and texts that it is closed then: the site's own hours are to know
 * of them too. What is about such days alone is to go after them.
 */
export function checkUnlikeDays(page: PageInWork, { site, siteSource, siteMap }: Survey): readonly Problem[] {
  const { today } = siteMap;
  const tell = (rows: readonly Row[]) => (site.hours && tellUnknown(rows, siteSource, site.hours)) ?? [];
  return listComing(page, today).flatMap((section) => {
    const { source, base, schema, data } = section;
    const told = listStatements(schema, data).flatMap(({ kind, value, path }) => {
      const place = [...base, ...path];
      if (kind === 'prose' && typeof value === 'string') {
        const last = data['showUntil'];
        const days = closedDays(value, today, typeof last === 'string' ? last : undefined);
        const open = typeof last === 'string' && last < today ? [] : openDays(value, today);
        return tell([
          { source, path: place, time: 'fechado', until: undefined, days },
          ...open.map(([day, time]) => ({ source, path: place, time, until: undefined, days: [day] })),
        ]);
      }
      if (kind !== 'hours' || !Array.isArray(value)) return [];
      const rows = value.flatMap((one, at): readonly Row[] => {
        const row = readRow(one, today);
        return row === undefined ? [] : [{ ...row, source, path: [...place, at, 'days'] }];
      });
      return [tell(rows), rows.flatMap(tellStaying)].flat();
    });
    return [told, tellLasting(section, today)].flat();
  });
}
