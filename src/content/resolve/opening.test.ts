import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { defaultWords } from '../../defaults/words.ts';
import { dayNames, schedule, type ScheduleFields } from '../../fields/schedule.ts';
import { amount } from '../../testing/amount.ts';
import { findChange, readClock, sayOpening } from '../../ui/opening.ts';
import { makeOpening } from './opening.ts';

const minute = 60_000;
const dayLength = 1440 * minute;

/** São Paulo has had no summer time since 2019: three hours behind UTC. */
const local = (instant: number) => new Date(instant - 180 * minute).toISOString();

type Row = { readonly opens?: string | undefined; readonly closes?: string | undefined };

function rowsOn(fields: ScheduleFields, isoDay: string): readonly Row[] {
  const special = (fields.exceptions ?? []).filter(({ date }) => date === isoDay);
  if (special.length > 0) return special;
  const name = dayNames[(new Date(isoDay).getUTCDay() + 6) % 7];
  return fields.week.filter(({ days }) => name !== undefined && days.includes(name));
}

/** What anybody would say who reads the list and looks at a clock on the clinic's wall. */
function isOpenAt(fields: ScheduleFields, instant: number): boolean {
  const today = local(instant).slice(0, 10);
  const yesterday = local(instant - dayLength).slice(0, 10);
  const now = local(instant).slice(11, 16);
  const passesMidnight = ({ opens = '', closes = '' }: Row) => closes <= opens;
  return (
    rowsOn(fields, today).some((row) => {
      const { opens, closes } = row;
      if (opens === undefined || closes === undefined) return false;
      const isBefore = passesMidnight(row) || now < closes || closes === '23:59';
      return opens <= now && isBefore;
    }) ||
    rowsOn(fields, yesterday).some(
      (row) => row.closes !== undefined && passesMidnight(row) && now < row.closes,
    )
  );
}

/** The first minute at which it is otherwise, looked for minute by minute. */
function walk(fields: ScheduleFields, from: number, days: number): number | undefined {
  const isOpen = isOpenAt(fields, from);
  const first = Math.floor(from / minute) * minute;
  for (let at = first + minute; at < from + days * dayLength; at += minute)
    if (isOpenAt(fields, at) !== isOpen) return at;
  return undefined;
}

const pad = (count: number) => String(count).padStart(2, '0');
const hours = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 0, 30, 45, 59))
  .map(([hour, minutes]) => `${pad(hour)}:${pad(minutes)}`);
const span = fc
  .record({ opens: hours, closes: hours })
  .filter(({ opens, closes }) => closes > opens || closes <= '06:00');
const special = fc.record({
  days: fc.constant('Feriado'),
  // Around the end of a year, and the day that three years in four lack.
  date: fc.constantFrom('30/12/2027', '31/12/2027', '01/01/2028', '02/01/2028', '28/02/2028', '29/02/2028'),
  hours: fc.option(span, { nil: undefined }),
});
const fields = fc
  .record({
    week: fc.array(fc.record({ days: fc.subarray([...dayNames], { minLength: 1 }), hours: span }), {
      minLength: 1,
      maxLength: 6,
    }),
    exceptions: fc.array(special, { maxLength: 5 }),
  })
  .map(({ week, exceptions }) =>
    schedule.parse({
      week: week.map(({ days, hours: given }) => ({ days, ...given })),
      exceptions: exceptions.map(({ hours: given, ...row }) => ({ ...row, ...given })),
    }),
  );
const instant = fc
  .oneof(
    fc.integer({ min: Date.UTC(2027, 11, 28) / 1000, max: Date.UTC(2028, 0, 5) / 1000 }),
    fc.integer({ min: Date.UTC(2028, 1, 26) / 1000, max: Date.UTC(2028, 2, 3) / 1000 }),
  )
  .map((seconds) => seconds * 1000);

it('agrees with whoever walks from minute to minute, across midnights, holidays and years', () => {
  const property = fc.property(fields, instant, (given, now) => {
    const built = makeOpening(given, local(now).slice(0, 10));
    const clock = readClock(new Date(now));
    const { isOpen, at } = findChange(built.schedule, clock);
    expect(isOpen).toBe(isOpenAt(given, now));
    const change = walk(given, now, 9);
    const seen = at === undefined ? undefined : at - clock;
    // What lies further ahead than the walk is nothing that it could contradict.
    expect(seen !== undefined && seen >= 9 * dayLength ? undefined : seen).toBe(
      change === undefined ? undefined : change - now,
    );
  });
  fc.assert(property, { numRuns: amount(60, 2000), seed: 15 });
});

it.each(['America/Sao_Paulo', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Lisbon'])(
  'reads the same clock on a telephone of %s',
  (zone) => {
    const own = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      // Midnight in São Paulo, and the second before.
      expect(new Date(readClock(new Date('2026-12-25T03:00:00Z'))).toISOString()).toBe(
        '2026-12-25T00:00:00.000Z',
      );
      expect(new Date(readClock(new Date('2026-12-25T02:59:59Z'))).toISOString()).toBe(
        '2026-12-24T23:59:59.000Z',
      );
    } finally {
      if (own === undefined) delete process.env['TZ'];
      else process.env['TZ'] = own;
    }
  },
);

const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'];
const usual = {
  week: [
    { days: weekdays, opens: '08:30', closes: '12:00' },
    { days: weekdays, opens: '13:30', closes: '18:30' },
    { days: ['sábado'], opens: '08:00', closes: '16:00' },
  ],
  exceptions: [
    { days: 'Natal', date: '25/12/2026' },
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:30', closes: '12:00' },
  ],
};

/** What is said at a time in São Paulo. */
function say(input: object, at: string): string {
  const { schedule: made } = makeOpening(schedule.parse(input), at.slice(0, 10));
  return sayOpening({ ...made, words: defaultWords }, Date.parse(`${at}Z`));
}

test.each([
  ['2026-11-23T09:00', 'Aberto agora · fecha às 12h'],
  ['2026-11-23T12:00', 'Fechado · abre às 13:30'],
  ['2026-11-23T18:29', 'Aberto agora · fecha às 18:30'],
  ['2026-11-23T18:30', 'Fechado · abre amanhã às 8:30'],
  ['2026-11-27T20:00', 'Fechado · abre amanhã às 8h'],
  ['2026-11-28T16:00', 'Fechado · abre na segunda às 8:30'],
  ['2026-12-24T13:00', 'Fechado · abre no sábado às 8h'],
  ['2026-12-25T10:00', 'Fechado · abre amanhã às 8h'],
])('at %s it says: %s', (at, said) => {
  expect(say(usual, at)).toBe(said);
});

it('says that somebody is on call when it is closed', () => {
  expect(say({ ...usual, duty: 'sim' }, '2026-11-23T03:00')).toBe('Plantão 24h agora');
  expect(say({ ...usual, duty: 'sim' }, '2026-11-23T09:00')).toBe('Aberto agora · fecha às 12h');
});

it('goes on over midnight, and never closes where nothing says so', () => {
  const bar = { week: [{ days: ['sexta', 'sábado'], opens: '18:00', closes: '01:00' }] };
  expect(say(bar, '2026-11-27T23:30')).toBe('Aberto agora · fecha à 1h');
  expect(say(bar, '2026-11-28T00:30')).toBe('Aberto agora · fecha à 1h');
  const always = { week: [{ days: [...dayNames], opens: '00:00', closes: '23:59' }] };
  expect(say(always, '2026-11-28T23:59')).toBe('Aberto agora');
});

it('names the day of an opening that is more than a week away', () => {
  const holidays = Array.from({ length: 12 }, (_, index) => ({
    days: 'Férias',
    date: `${pad(index + 1)}/02/2027`,
  }));
  expect(say({ ...usual, exceptions: holidays }, '2027-02-01T09:00')).toBe('Fechado · abre em 13/02 às 8h');
});

it('puts days with the same hours into one row, and tells only holidays to come', () => {
  const { rows, exceptions } = makeOpening(schedule.parse(usual), '2026-12-25');
  expect(rows).toEqual([
    { days: 'Segunda a sexta', time: '08:30–12:00 e 13:30–18:30' },
    { days: 'Sábado', time: '08:00–16:00' },
    { days: 'Domingo', time: 'Fechado' },
  ]);
  expect(exceptions).toEqual([{ days: 'Natal', date: '2026-12-25', time: 'Fechado' }]);
});

it('calls no day closed on which somebody is on call', () => {
  const { rows, exceptions } = makeOpening(schedule.parse({ ...usual, duty: 'sim' }), '2026-12-25');
  expect([rows.at(-1)?.time, exceptions[0]?.time]).toEqual(['Só plantão 24h', 'Só plantão 24h']);
});
