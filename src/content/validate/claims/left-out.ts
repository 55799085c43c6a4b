import { groupBy } from './group.ts';
import { isTimeAlone, type Day } from '../../../fields/days-and-hours.ts';
import type { PlainClaim } from './collect.ts';
import { dayOfKey } from './key.ts';
import { closed, type WeekTold } from './recognise.ts';

/** A list or a line of hours, with what it tells of each day. */
export interface Week extends WeekTold {
  readonly file: string;
  readonly times: ReadonlyMap<Day, PlainClaim>;
  readonly claims: readonly PlainClaim[];
}

/** Days that a week leaves out, and the claims of others that tell them open at one time. */
export interface LeftOut {
  readonly week: Week;
  readonly days: readonly Day[];
  readonly told: readonly PlainClaim[];
  /** How many more others tell them so. */
  readonly more: number;
  /** Whether it tells them to be closed. */
  readonly isClosed: boolean;
}

/** The lists and lines of hours that claims are of. */
export function listWeeks(claims: readonly PlainClaim[]): readonly Week[] {
  const ofWeeks = claims.filter(({ week, isShown }) => isShown && week !== undefined);
  return groupBy(ofWeeks, ({ file, week }) => `${file}\n${week?.path.join('\n')}`).flatMap((group) => {
    const [first] = group;
    if (first?.week === undefined) return [];
    // Words beside hours may say that they are of something else than all others.
    const alone = group.filter(({ said }) => isTimeAlone(said));
    const times = new Map(alone.flatMap((claim) => claim.keys.map((key) => [dayOfKey(key), claim] as const)));
    return [{ ...first.week, file: first.file, times: times as Week['times'], claims: group }];
  });
}

/** So many days two weeks must both tell before one can be held against the other. */
const fewest = 3;

/** Whether two weeks are hours of the same thing: of most days that both tell they say the same. */
function isAlike({ times }: Week, other: Week): boolean {
  const both = [...times].flatMap(([day, { value }]) => {
    const there = other.times.get(day)?.value;
    return there === undefined ? [] : [value === there];
  });
  return both.length >= fewest && both.filter(Boolean).length > both.length / 2;
}

/** The days that a week leaves out and another one tells. A line may leave out those that have hours of their own. */
function findMissing(week: Week, other: Week): readonly Day[] {
  const own = new Set([...week.times.values()].map(({ value }) => value));
  return [...other.times].flatMap(([day, { value }]) =>
    value === closed ||
    (week.named.includes(day) && !week.closed.includes(day)) ||
    week.noted?.includes(day) === true ||
    (week.kind === 'hours-line' && !own.has(value))
      ? []
      : [day],
  );
}

/** Whether hours are those that search engines read of the whole site. */
const isForSearch = ({ file, kind, path }: Week) =>
  kind === 'opening-hours' && path[0] === 'meta' && file.endsWith('site.yaml');

/** Whether two weeks are hours of the business itself, however unlike they are: by which the site says whether it is open, and what search engines read. */
const areOfSite = (one: Week, other: Week) =>
  (isForSearch(one) && isOfSite(other)) || (isOfSite(one) && isForSearch(other));

/** Equal for weeks that say the same in the same way: of many pages most do. */
function signOf(week: Week): string {
  const { kind, named, noted = [], closed: shut, times } = week;
  const told = [...times].map(([day, { value }]) => `${day} ${value}`);
  return [
    kind,
    isForSearch(week),
    named.toSorted().join(''),
    shut.join(''),
    noted.toSorted().join(''),
    ...told.toSorted(),
  ].join('\n');
}

/** So many equal weeks are looked at, since no message names more of them; the others are counted. */
const mostHeld = 12;

/** Weeks that say the same in the same way. */
interface Alike {
  readonly first: Week;
  readonly weeks: readonly Week[];
  /** Those that speak of the whole business: some of them, and how many there are. */
  readonly ofAll: { readonly held: readonly Week[]; readonly count: number };
  readonly ofFile: ReadonlyMap<string, readonly Week[]>;
}

/** Whether hours are the ones by which the site says whether it is open. */
const isOfSite = ({ path }: Pick<Week, 'path'>) => path[0] === 'hours';

/** The weeks that say the same, together. Hours unlike the site's own are of a part of the business. */
function groupAlike(weeks: readonly Week[]): readonly Alike[] {
  const site = weeks.find(isOfSite);
  return groupBy(weeks, signOf).flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const isOfAll = site === undefined || isAlike(first, site);
    const ofAll = same.filter((week) => isOfAll || week === site);
    const held = ofAll.filter((week, at) => at < mostHeld || week === site);
    const ofFile = new Map(
      groupBy(same, ({ file }) => file).map((some) => [some[0]?.file ?? '', some.slice(0, mostHeld)]),
    );
    return [{ first, weeks: same, ofAll: { held, count: ofAll.length }, ofFile }];
  });
}

/** The days that a week leaves out, and another one tells. */
interface Missing {
  readonly week: Week;
  readonly days: readonly Day[];
}

/** What tells the days that a week leaves out: others of its file, and of the whole business where it is of that too. */
function findOthers(week: Week, lacking: readonly Alike[], isOfAll: boolean) {
  return lacking.map(({ ofFile, ofAll, first }) => {
    const near = ofFile.get(week.file) ?? [];
    const { held, count } = isOfAll ? ofAll : { held: [], count: 0 };
    const looked = [...new Set([...near, ...held])];
    return { first, looked, more: Math.max(0, count - looked.length) };
  });
}

/** The claims of others about a day that a week leaves out: the site's own go first, then those of the same file. */
function findTelling(week: Week, missing: readonly Missing[], day: Day): readonly PlainClaim[] {
  const rank = (claim: PlainClaim) => (isOfSite(claim) ? 0 : claim.file === week.file ? 1 : 2);
  const claims = missing.flatMap((one) => (one.days.includes(day) ? (one.week.times.get(day) ?? []) : []));
  const sorted = claims.toSorted((a, b) => rank(a) - rank(b));
  return sorted.filter(({ value }) => value === sorted[0]?.value);
}

/** The days that a week leaves out, those together of which others tell one time. */
function findDays(week: Week, others: ReturnType<typeof findOthers>): readonly LeftOut[] {
  const missing = others.flatMap(({ first, looked }) => {
    const days = findMissing(week, first);
    return looked.map((other) => ({ week: other, days }));
  });
  const days = [...new Set(missing.flatMap((one) => one.days))].toSorted();
  const told = days.map((day) => ({ day, claims: findTelling(week, missing, day) }));
  const signFor = ({ day, claims }: (typeof told)[number]) =>
    `${week.closed.includes(day)} ${claims[0]?.value ?? ''}`;
  return groupBy(told, signFor).map((same) => {
    const tells = ({ times }: Week) =>
      same.some(({ day, claims }) => times.get(day)?.value === claims[0]?.value);
    return {
      week,
      isClosed: same.some(({ day }) => week.closed.includes(day)),
      days: same.map(({ day }) => day),
      told: [...new Set(same.flatMap(({ claims }) => claims))],
      more: others.reduce((sum, { first, more }) => sum + (tells(first) ? more : 0), 0),
    };
  });
}

/** The days that weeks leave out, which others of the same business tell with hours: by these a visitor would come in vain, or stay away. */
export function findLeftOut(weeks: readonly Week[]): readonly LeftOut[] {
  const groups = groupAlike(weeks);
  return groups.flatMap((group) => {
    const { first } = group;
    const lacking = groups.filter(
      (other) =>
        other !== group &&
        findMissing(first, other.first).length > 0 &&
        (areOfSite(first, other.first) || isAlike(first, other.first)),
    );
    if (lacking.length === 0) return [];
    const ofAll = group.ofAll.count === group.weeks.length;
    return group.weeks.flatMap((week) =>
      findDays(week, findOthers(week, lacking, ofAll || isOfSite(week))).filter(
        ({ told }) => told.length > 0,
      ),
    );
  });
}
