import { z } from 'zod';
import { aboutAlternatives } from './alternatives.ts';
import { withBehaviour, type Complaint, type Parent } from './behaviour.ts';
import { calledPhone } from './called-phone.ts';
import { nameDays } from './days-and-hours.ts';
import { hourForm, repairHour } from './repair.ts';
import { isLastByName, promisesPart, readSpecialDays } from './special-day.ts';
import { stating } from './statement.ts';
import { checkLine, date, formatDay, text, yesNo } from './text.ts';

/** The days of the week as editors write them, from Monday on. */
export const dayNames = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const;

/** The place of a day, as ISO, in its week: 0 is Monday. */
export const placeInWeek = (isoDay: string): number => (new Date(isoDay).getUTCDay() + 6) % 7;

/** Whether a list of days of the week has that of a day, as ISO. */
export function hasDayOf(days: readonly (typeof dayNames)[number][], isoDay: string): boolean {
  return days.some((name) => dayNames.indexOf(name) === placeInWeek(isoDay));
}

/** A day of the week. */
const dayOfWeek = withBehaviour(z.enum(dayNames), {
  repair: (typed) => {
    const [day, ...others] = nameDays(typed, dayNames) ?? [];
    return others.length === 0 && day !== typed ? day : undefined;
  },
});

/** A list of days of the week. */
export const daysOfWeek = z.array(dayOfWeek).min(1);

/** An hour of the day, such as `08:30`. */
export const hour = withBehaviour(
  z.string().regex(hourForm, {
    error: 'Escreva a hora como 08:30. Um dia com pausa tem dois itens: um até ela, outro depois.',
  }),
  { repair: repairHour },
);

/** The latest hour at which a night that began the day before may end; what closes later has its hours swapped. */
const lateNight = '06:00';

/** Whether an hour of closing can be none beside one of opening. */
export const closesTooEarly = (opens: string, closes: string): boolean =>
  closes <= opens && closes > lateNight;

function checkClosing(closes: string, _: unknown, { opens }: Parent): readonly Complaint[] {
  return typeof opens === 'string' && closesTooEarly(opens, closes)
    ? [{ kind: 'closes-before-opening', opens, closes }]
    : [];
}

/** Midnight as the end of a day. */
const midnight = /^24(?::00|h(?:00)?)$/i;

/** An hour of closing. Up to 06:00 it may be one of the next day. */
const closing = withBehaviour(hour.clone(), {
  repair: (typed, _, beside) =>
    // Who is open `das 24h às 24h` means all day.
    midnight.test(typed.trim()) && !String(beside?.['opens']).startsWith('24') ? '00:00' : repairHour(typed),
  check: checkClosing,
});

const span = {
  opens: hour.describe('Hora de abrir, como 08:30.'),
  closes: closing.describe('Hora de fechar, como 18:30. Até 06:00, pode ser a madrugada do dia seguinte.'),
};

/** A refinement that asks for one hour where the other is given. */
function together(given: 'opens' | 'closes', wanted: 'opens' | 'closes') {
  const isMet = (hours: Readonly<Record<string, unknown>>) =>
    hours[given] === undefined || hours[wanted] !== undefined;
  const error = `Escreva também a outra hora, em "${wanted}: ". Sem as duas, o dia fica fechado.`;
  return [isMet, { error, params: aboutAlternatives({ fields: [wanted] }) }] as const;
}

/** What a day is called; when it is open is said by the hours beside it, without which it is closed. */
const dayName = withBehaviour(text.clone(), {
  check: (name, { today }, { date: day, opens, closes }) => {
    const isSaid = opens !== undefined || closes !== undefined || typeof day !== 'string';
    const isAsked = !isSaid && (promisesPart(name) || isLastByName(name, formatDay(day)));
    const rows = isSaid
      ? undefined
      : (readSpecialDays(name, formatDay(day), today) ?? (isAsked ? [] : undefined));
    return rows === undefined ? checkLine(name) : [{ kind: 'hours-in-name', name, rows }];
  },
});

const exception = z
  .strictObject({
    days: dayName.describe('O nome do dia, como Natal.'),
    date: date.describe('A data, como 25/12/2026. Passado o dia, a linha não vale mais.'),
    opens: span.opens.optional(),
    closes: span.closes.optional(),
  })
  .refine(...together('opens', 'closes'))
  .refine(...together('closes', 'opens'));

/** When a business is open: every week, on days unlike the others, and on call beyond that. */
export const schedule = z.strictObject({
  week: stating(
    'opening-hours',
    z
      .array(z.strictObject({ days: daysOfWeek.describe('Os dias da semana, um por linha.'), ...span }))
      .min(1)
      .max(21),
  ).describe('O horário de cada semana. Quem fecha ao meio-dia escreve os mesmos dias duas vezes.'),
  exceptions: z
    .array(exception)
    .max(60)
    .optional()
    .describe('Feriados e dias especiais, um por linha. Sem opens e closes, o dia fica fechado.'),
  duty: calledPhone('Escreva "sim" ou "não", ou "segundo", se o plantão atende no segundo telefone.')
    .optional()
    .describe(
      'sim: fora do horário, há plantão 24h, no telefone do site ou, com "segundo", no segundo telefone.',
    ),
});

export type ScheduleFields = z.output<typeof schedule>;

/** The hour at which a week as it is written opens on a day, as ISO, where that is before the one of closing that the day tells alone. */
export function usualOpening(week: unknown, isoDay: string, closes: string): string | undefined {
  const { data = [] } = schedule.shape.week.safeParse(week);
  return data.find(({ days, opens }) => hasDayOf(days, isoDay) && opens < closes)?.opens;
}

/** Minutes after midnight, from opening to closing; what closes on the next day is above 1440. */
export type Span = readonly [opens: number, closes: number];

/** When a business is open, as the browser reckons with it. */
export interface Schedule {
  /** The spans of each day of the week, from Sunday on. */
  readonly week: readonly (readonly Span[])[];
  /** The spans of days unlike the others, by ISO day. */
  readonly exceptions: Readonly<Record<string, readonly Span[]>>;
  readonly hasDuty: boolean;
}

/** What a page knows of the hours of the business: to be read, and to be reckoned with. */
export interface Opening {
  readonly rows: readonly { readonly days: string; readonly time: string }[];
  readonly exceptions: readonly { readonly days: string; readonly date: string; readonly time: string }[];
  readonly schedule: Schedule;
}

/** Says whether the business is open now, for which `site.yaml` has to know its hours. */
export const openNow = withBehaviour(yesNo.clone(), {
  check: (isWanted, { hasHours }) => (isWanted && !hasHours ? [{ kind: 'open-now-without-hours' }] : []),
});
