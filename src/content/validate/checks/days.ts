import { isRecord } from '../../../fields/is-record.ts';
import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { locate, type Source } from '../../source/source.ts';
import { listStatements } from '../../schema/fields.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { dayAfter, dayBefore, dayIn } from './day-fields.ts';
import { datedIn, type Dated, type DatedPart } from './dated-in.ts';
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
  const comes = from !== undefined && from > today ? formatDay(from) : undefined;
  const goes = until !== undefined && until >= today ? formatDay(until) : undefined;
  const isOver = until !== undefined && until < today && (from === undefined || from <= until);
  const ended = isOver ? formatDay(until) : undefined;
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

/** A last day as it is written somewhere on a page; a year that is not written fits any. */
interface End {
  readonly day: string;
  readonly source: Source;
  readonly path: Path;
  readonly phrase?: string;
}

const spoken = /\baté (?:o dia )?(0?[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])(?:\/(\d{4}))?(?![\d/])/giu;

function endsIn(text: string, source: Source, path: Path): readonly End[] {
  return [...text.replaceAll('**', '').matchAll(spoken)].map(([phrase, day = '', month = '', year = '']) => ({
    day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    source,
    path,
    phrase,
  }));
}

function spokenEnds({ source, base, schema, data }: CheckedSection): readonly End[] {
  return listStatements(schema, data).flatMap(({ kind, value, path }) =>
    kind === 'prose' && typeof value === 'string' ? endsIn(value, source, [...base, ...path]) : [],
  );
}

/** Last days in what search results show of a page. */
function headEnds({ source, data }: PageInWork): readonly End[] {
  return (['title', 'description'] as const).flatMap((name) => endsIn(data?.[name] ?? '', source, [name]));
}

function fieldEnd({ source, base, data }: CheckedSection, name: string): readonly End[] {
  const day = data[name];
  return typeof day === 'string' ? [{ day, source, path: [...base, name] }] : [];
}

const isSame = (a: End, b: End) =>
  a.day.slice(-6) === b.day.slice(-6) && (a.day.length < 10 || b.day.length < 10 || a.day === b.day);

/** Whether a day comes before another, in the year of that where it has none. */
const isBefore = (one: End, other: End) =>
  (one.day.length < 10 ? other.day.slice(0, 4) + one.day.slice(-6) : one.day) < other.day;

const sayDay = ({ day }: End) => formatDay(day).replace(/\/$/, '');

/** The lines of a page that say a day of before or begin on the day after it, as they are with another last day. */
function moveDays(source: Source, before: string, last: string): DayEdits {
  const [old, next] = [before, last].map(formatDay);
  const [oldStart, nextStart] = [before, last].map((day) => formatDay(dayAfter(day)));
  const end = new RegExp(`((?:validUntil|showUntil): *["']?|\\baté (?:o dia )?)${old ?? ''}`, 'giu');
  const start = new RegExp(`(showFrom: *["']?)${oldStart ?? ''}`, 'gu');
  return source.text.split(/\r?\n/).flatMap((written, at) => {
    if (written.trimStart().startsWith('#')) return [];
    const text = written.replaceAll(end, `$1${next ?? ''}`).replaceAll(start, `$1${nextStart ?? ''}`);
    return text === written ? [] : [{ line: at + 1, text }];
  });
}

type DayEdits = readonly { readonly line: number; readonly text: string }[];

function tellDifferent(here: End, there: End): Problem {
  const isPage = here.path.length === 1 && here.path[0] === 'validUntil';
  const edits = isPage ? moveDays(here.source, there.day, here.day) : undefined;
  const mistake = finding('differentEnds', { here: sayDay(here), there: sayDay(there), edits });
  return {
    ...placeProblem(here.source, here.path, mistake),
    range: placePhrase(here.source, here.path, here.phrase),
    other: { file: there.source.file, range: locate(there.source, there.path) },
  };
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
  const edits = moveDays(page.source, own, until).filter(({ line }) => !kept.has(line));
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

/** Last days of one offer that are not the same: of its page, its section and the words in it. */
function checkEnds(page: PageInWork, today: string): readonly Problem[] {
  // One that is over is told as that.
  const last = page.data?.validUntil;
  const ofPage: readonly End[] =
    last === undefined || last < today ? [] : [{ day: last, source: page.source, path: ['validUntil'] }];
  const [offer] =
    ofPage.length > 0 ? ofPage : page.sections.flatMap((section) => fieldEnd(section, 'validUntil'));
  const head =
    offer === undefined || offer.day < today
      ? []
      : headEnds(page)
          .filter((other) => !isSame(other, offer))
          .map((other) => tellDifferent(other, offer));
  const isRenewed = page.sections.some((section) =>
    fieldEnd(section, 'validUntil').some(({ day }) => day === ofPage[0]?.day),
  );
  // Each telling of the page's own day reads the whole file.
  const told = new Set<string>();
  const inSections = page.sections.flatMap((section) => {
    const valid = fieldEnd(section, 'validUntil');
    const [end] = [...valid, ...fieldEnd(section, 'showUntil'), ...ofPage];
    if (end === undefined) return [];
    // Beside offers that go on with the page, others have ended, which is told of them.
    const isLeft = isRenewed && valid.some(({ day }) => day < today);
    const others = [
      ...(valid.length > 0 ? [...fieldEnd(section, 'showUntil'), ...(isLeft ? [] : ofPage)] : []),
      ...spokenEnds(section),
    ];
    // A notice may well tell of a day before the last on which it stands.
    const isEarlier = (other: End) =>
      section.block.isPreface === true &&
      valid.length === 0 &&
      other.phrase !== undefined &&
      isBefore(other, end);
    return others
      .filter((other) => !isEarlier(other))
      .filter((other) => !isSame(other, end) && !(ofPage.includes(other) && told.has(end.day)))
      .map((other) => {
        if (ofPage.includes(other)) told.add(end.day);
        return tellDifferent(other, end);
      });
  });
  return [...head, ...inSections];
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
