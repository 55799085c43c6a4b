import { isRecord } from '../../../fields/is-record.ts';
import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { movedDays } from '../../source/move-days.ts';
import { locate, type Source } from '../../source/source.ts';
import { listStatements } from '../../schema/fields.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { dayAfter, dayBefore, dayIn } from './day-fields.ts';
import { datedIn, type Dated, type DatedPart } from './dated-in.ts';
import { checkEnds } from './ends.ts';
import { fieldEnd, type End } from './last-days.ts';
import { checkShownTogether } from './shown-together.ts';
import { checkUnsold } from './unsold.ts';

/** The day from which on another item may stand in an item's place, where its list has none from then on. */
function nextPriceDay({ data }: DatedPart, path: Path, day: string): string | undefined {
  const list = valueAt(data, path.slice(0, -1));
  const isTaken = Array.isArray(list) && list.some((item) => isRecord(item) && item['showFrom'] === day);
  return isTaken ? undefined : formatDay(day);
}

function tellSchedule(section: DatedPart, { path, data, what }: Dated, today: string): Problem | undefined {
  const [from, until] = [dayIn(data, 'showFrom'), dayIn(data, 'showUntil')];
  // Days the wrong way round are told as such, and decide nothing.
  if (from !== undefined && until !== undefined && until < from) return undefined;
  const comes = from !== undefined && from > today ? formatDay(from) : undefined;
  const goes = until !== undefined && until >= today ? formatDay(until) : undefined;
  const ended = until !== undefined && until < today ? formatDay(until) : undefined;
  if (data['hidden'] === true || (comes ?? goes ?? ended) === undefined) return undefined;
  const field = comes === undefined ? 'showUntil' : 'showFrom';
  const next =
    what === 'item' && typeof data['price'] === 'string' && goes !== undefined && until !== undefined
      ? nextPriceDay(section, path, dayAfter(until))
      : undefined;
  return placeProblem(
    section.source,
    [...section.base, ...path, field],
    finding('schedule', {
      what,
      from: comes,
      until: goes,
      ended,
      next: comes === undefined ? next : undefined,
    }),
  );
}

/** The parts of a file whose links and buttons may have days. */
export function layoutOf(
  source: Source,
  data: { readonly header?: unknown; readonly footer?: unknown } | undefined,
): readonly DatedPart[] {
  return (['header', 'footer'] as const).flatMap((name) => {
    const part = data?.[name];
    return isRecord(part) ? [{ source, base: [name], data: part }] : [];
  });
}

/** What days decide, told while they lie ahead, since nobody sees it on the page today. */
export function checkSchedules(sections: readonly DatedPart[], today: string): readonly Problem[] {
  return sections.flatMap((section) =>
    datedIn(section).flatMap((one) => tellSchedule(section, one, today) ?? []),
  );
}

/**
 * The last day of offers of a page that are valid again, where the others are not since the page's own last day, which is
 * over, and it has a section that is shown until then: without one, others may have taken their place.
 */
export function renewedDay(page: PageInWork, today: string): string | undefined {
  const own = page.data?.validUntil;
  const isTurned = page.written.some(
    ({ data }) => data['hidden'] !== true && dayIn(data, 'showUntil') === own,
  );
  const days = page.sections.flatMap((section) => fieldEnd(section, 'validUntil').map(({ day }) => day));
  const first = days.find((day) => day >= today);
  if (own === undefined || own >= today || !isTurned || first === undefined) return undefined;
  return days.every((day) => day === first || day === own) ? first : undefined;
}

/** The lines on which offers say a last day that they keep. */
const keptLines = ({ sections, source }: PageInWork, day: string): ReadonlySet<number> =>
  new Set(
    sections
      .filter((section) => section.source === source)
      .flatMap((section) => fieldEnd(section, 'validUntil'))
      .filter((end) => end.day === day)
      .map(({ path }) => locate(source, path).line),
  );

/** Offers that are valid again on a page that goes on as if they had ended, and the lines to change. */
function findRenewed(page: PageInWork, today: string) {
  const [own, until] = [page.data?.validUntil, renewedDay(page, today)];
  if (own === undefined || until === undefined) return undefined;
  const kept = keptLines(page, own);
  const edits = movedDays(page.source.text, formatDay(own), formatDay(until)).filter(
    ({ line }) => !kept.has(line),
  );
  const mistake = finding('renewedOffers', { former: formatDay(own), until: formatDay(until), edits });
  // Told where the day was given last, most likely; what lies in another file cannot be cured with the page.
  const ofPage: Path = ['validUntil'];
  const path = page.sections
    .filter(({ source }) => source === page.source)
    .flatMap((section) => fieldEnd(section, 'validUntil'))
    .findLast(({ day }) => day === until)?.path;
  const other = path && { file: page.source.file, range: locate(page.source, ofPage) };
  return {
    problem: { ...placeProblem(page.source, path ?? ofPage, mistake), ...(other && { other }) },
    lines: new Set(edits.map(({ line }) => line)),
  };
}

/** Words that say that something has ended. */
const overWords =
  /\b(?:terminou|terminaram|acabou|acabaram|encerrou|encerraram|encerrad[ao]s?|chegou ao fim)\b/iu;

function saysOver({ schema, data }: CheckedSection): boolean {
  return listStatements(schema, data).some(
    ({ kind, value }) => kind === 'prose' && typeof value === 'string' && overWords.test(value),
  );
}

/** Sections that say that an offer has ended and stand above one that has not: their first day is that of an older one. */
function checkEarlyEnds(page: PageInWork, today: string): readonly Problem[] {
  const ends = [
    ...page.sections.flatMap((section) => fieldEnd(section, 'validUntil')),
    ...(page.data?.validUntil === undefined
      ? []
      : [{ day: page.data.validUntil, source: page.source, path: ['validUntil'] }]),
  ];
  const last = ends.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (last === undefined || last.day < today) return [];
  return page.sections.flatMap((section) => {
    const from = section.data['showFrom'];
    const isOf = (end: End) => dayAfter(end.day) === from;
    if (typeof from !== 'string' || from > today || ends.some(isOf) || !saysOver(section)) return [];
    const mistake = finding('endToldEarly', {
      from: formatDay(from),
      until: formatDay(last.day),
      next: formatDay(dayAfter(last.day)),
    });
    const problem = placeProblem(section.source, [...section.base, 'showFrom'], mistake);
    return [{ ...problem, other: { file: last.source.file, range: locate(last.source, last.path) } }];
  });
}

/** The first such day of a year from a day on, both as ISO. */
function nextSuch(day: string, from: string): string {
  const inYear = (year: number) => `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
  const year = Number(from.slice(0, 4));
  return inYear(year) < from ? inYear(year + 1) : inYear(year);
}

/** Sections that come back after the last day that they tell: they would say at once that it is over. */
function checkReturns(page: PageInWork, today: string): readonly Problem[] {
  return page.written.flatMap(({ source, base, data }) => {
    const [from, until] = [dayIn(data, 'showFrom'), data['validUntil']];
    if (from === undefined || from <= today || typeof until !== 'string' || until >= from) return [];
    if (data['hidden'] === true) return [];
    // What goes itself on some day says until then that it is valid.
    const last = dayIn(data, 'showUntil');
    const next = last !== undefined && last >= from ? last : nextSuch(until, from);
    const days = { from: formatDay(from), until: formatDay(until), next: formatDay(next) };
    const problem = placeProblem(source, [...base, 'validUntil'], finding('endsBeforeReturn', days));
    return [{ ...problem, other: { file: source.file, range: locate(source, [...base, 'showFrom']) } }];
  });
}

/** Sections that say without an end that an offer is over, and that would stand beside it once it comes back. */
function checkToldOn(page: PageInWork, today: string): readonly Problem[] {
  const shown = page.written.filter(({ data }) => data['hidden'] !== true);
  const [offer] = shown
    .flatMap(({ source, base, data }) => {
      const from = dayIn(data, 'showFrom');
      const isBack = from !== undefined && from > today && typeof data['validUntil'] === 'string';
      return isBack ? [{ day: from, source, path: [...base, 'showFrom'] }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (offer === undefined) return [];
  return shown.flatMap((section) => {
    const { source, base, data } = section;
    const [from, until] = [dayIn(data, 'showFrom'), dayIn(data, 'showUntil')];
    if (from === undefined || from > today || until !== undefined || !saysOver(section)) return [];
    const days = { from: formatDay(offer.day), until: formatDay(dayBefore(offer.day)) };
    const problem = placeProblem(source, [...base, 'showFrom'], finding('endToldOn', days));
    return [{ ...problem, other: { file: offer.source.file, range: locate(offer.source, offer.path) } }];
  });
}

/** What days decide on a page, and days that do not agree. */
export function checkDays(page: PageInWork, today: string): readonly Problem[] {
  const renewed = findRenewed(page, today);
  const isRenewed = ({ file, range }: Problem) =>
    file === page.source.file && renewed?.lines.has(range.line) === true;
  const lasts = [
    ...checkEnds(page, today),
    ...checkEarlyEnds(page, today),
    ...checkReturns(page, today),
    ...checkToldOn(page, today),
    ...checkUnsold(page, today),
  ];
  const ends = [...lasts.filter((problem) => !isRenewed(problem)), ...checkShownTogether(page, today)];
  const told = ends.flatMap(({ file, range, other }) => [{ file, range }, ...(other ? [other] : [])]);
  const isTold = ({ file, range }: Problem) =>
    told.some((place) => place.file === file && place.range.start === range.start);
  const parts = [...layoutOf(page.source, page.data), ...page.written];
  const schedules = checkSchedules(parts, today).filter((problem) => !isTold(problem) && !isRenewed(problem));
  return [...(renewed ? [renewed.problem] : []), ...ends, ...schedules];
}
