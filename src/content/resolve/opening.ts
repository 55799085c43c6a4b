import { capital } from '../../fields/capital.ts';
import { dayNames, type Opening, type ScheduleFields, type Span } from '../../fields/schedule.ts';

const fullDay = 1440;

interface Hours {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The span of a row: over midnight where it closes no later than it opens; nothing for a day that is closed. */
function spansOf({ opens, closes }: Hours): readonly Span[] {
  if (opens === undefined || closes === undefined) return [];
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  // Who never closes often writes the last minute of the day.
  const end = last === fullDay - 1 ? fullDay : last;
  return [[first, end > first ? end : end + fullDay]];
}

function sayMinutes(minutes: number): string {
  const pad = (count: number) => String(count).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

/** The hours of a day; on one without any, who is on call is not closed. */
function saySpans(spans: readonly Span[], hasDuty: boolean): string {
  if (spans.length === 0) return hasDuty ? 'Só plantão 24h' : 'Fechado';
  return spans
    .map(([opens, closes]) =>
      closes - opens === fullDay ? '24h' : `${sayMinutes(opens)}–${sayMinutes(closes)}`,
    )
    .join(' e ');
}

function sayDays(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (days.length === 1) return capital(first);
  return capital(days.length === 2 ? `${first} e ${last}` : `${first} a ${last}`);
}

function bySpan([one]: Span, [other]: Span): number {
  return one - other;
}

/** One row for each run of days with the same hours, from Monday on. */
function listRows({ week, hasDuty }: Opening['schedule']): Opening['rows'] {
  const runs: { days: string[]; time: string }[] = [];
  for (const [index, day] of dayNames.entries()) {
    const time = saySpans(week[(index + 1) % 7] ?? [], hasDuty);
    const run = runs.at(-1);
    if (run?.time === time) run.days.push(day);
    else runs.push({ days: [day], time });
  }
  return runs.map(({ days, time }) => ({ days: sayDays(days), time }));
}

/** What a site's hours say and mean. Days before yesterday are left out: no night of theirs is still going on. */
export function makeOpening({ week, exceptions = [], duty }: ScheduleFields, today: string): Opening {
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const spans = ['domingo' as const, ...dayNames.slice(0, -1)].map((day) =>
    week
      .filter(({ days }) => days.includes(day))
      .flatMap(spansOf)
      .toSorted(bySpan),
  );
  const coming = exceptions.filter(({ date }) => date >= yesterday);
  const special = [...new Set(coming.map(({ date }) => date))].toSorted().map((date) => {
    const rows = coming.filter((row) => row.date === date);
    return [date, rows[0]?.days ?? '', rows.flatMap(spansOf).toSorted(bySpan)] as const;
  });
  const schedule = {
    week: spans,
    exceptions: Object.fromEntries(special.map(([date, , ofDay]) => [date, ofDay])),
    hasDuty: duty !== undefined && duty !== false,
  };
  return {
    rows: listRows(schedule),
    exceptions: special
      .filter(([date]) => date >= today)
      .map(([date, days, ofDay]) => ({ days, date, time: saySpans(ofDay, schedule.hasDuty) })),
    schedule,
  };
}
