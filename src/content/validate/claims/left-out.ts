import { groupBy } from './group.ts';
import type { Day } from '../../../fields/days-and-hours.ts';
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
  /** Whether it tells them to be closed. */
  readonly isClosed: boolean;
}

/** The lists and lines of hours that claims are of. */
export function listWeeks(claims: readonly PlainClaim[]): readonly Week[] {
  const ofWeeks = claims.filter(({ week, isShown }) => isShown && week !== undefined);
  return groupBy(ofWeeks, ({ file, week }) => `${file}\n${week?.path.join('\n')}`).flatMap((group) => {
    const [first] = group;
    if (first?.week === undefined) return [];
    const times = new Map(group.flatMap((claim) => claim.keys.map((key) => [dayOfKey(key), claim] as const)));
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
    (week.kind === 'hours-line' && !own.has(value))
      ? []
      : [day],
  );
}

/** Equal for weeks that say the same in the same way: of many pages most do. */
function signOf({ kind, named, times }: Week): string {
  const told = [...times].map(([day, { value }]) => `${day} ${value}`);
  return [kind, named.toSorted().join(''), ...told.toSorted()].join('\n');
}

/** The claims of others about the days that a week leaves out: the site's own go first, then those of the same file. */
function findTelling(week: Week, missing: readonly (readonly [day: Day, week: Week])[], day: Day) {
  const rank = ({ file, path }: PlainClaim) => (path[0] === 'hours' ? 0 : file === week.file ? 1 : 2);
  const claims = missing.flatMap(([one, { times }]) => (one === day ? (times.get(day) ?? []) : []));
  const sorted = claims.toSorted((a, b) => rank(a) - rank(b));
  return sorted.filter(({ value }) => value === sorted[0]?.value);
}

/** The days that weeks leave out, which others of the same business tell with hours: by these a visitor would come in vain, or stay away. */
export function findLeftOut(weeks: readonly Week[]): readonly LeftOut[] {
  const groups = groupBy(weeks, signOf);
  const site = weeks.find(({ path }) => path[0] === 'hours');
  // Hours unlike the site's own are of a part of the business, which others tell in the same file alone.
  const isOfPart = (week: Week) => site !== undefined && week !== site && !isAlike(week, site);
  const isOfSame = (week: Week, other: Week) =>
    week !== other &&
    isAlike(week, other) &&
    (week.file === other.file || (!isOfPart(week) && !isOfPart(other)));
  return groups.flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const lacking = groups.filter(([other]) => other !== undefined && findMissing(first, other).length > 0);
    return (lacking.length === 0 ? [] : [first, ...more]).flatMap((week) => {
      const missing = lacking
        .flat()
        .filter((other) => isOfSame(week, other))
        .flatMap((other) => findMissing(week, other).map((day) => [day, other] as const));
      const days = [...new Set(missing.map(([day]) => day))];
      const told = days.toSorted().map((day) => ({ day, claims: findTelling(week, missing, day) }));
      const signFor = ({ day, claims }: (typeof told)[number]) =>
        `${week.closed.includes(day)} ${claims[0]?.value ?? ''}`;
      return groupBy(told, signFor).map((same) => ({
        week,
        isClosed: same.some(({ day }) => week.closed.includes(day)),
        days: same.map(({ day }) => day),
        told: [...new Set(same.flatMap(({ claims }) => claims))],
      }));
    });
  });
}
