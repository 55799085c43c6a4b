const timeZone = 'America/Sao_Paulo';

const dayOf = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const inWords = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day before one such as `2026-03-01`. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Whether a moment lies on a day before another's, by the clocks of São Paulo. */
export function isBeforeDay(when: string, now: Date): boolean {
  return dayOf.format(new Date(when)) < dayOf.format(now);
}

/** A moment as people say it, by the clocks of São Paulo: `hoje, 14:32`, `ontem, 9:05`, `12 de março de 2026, 9:05`. */
export function describeMoment(when: string, now: Date): string {
  const date = new Date(when);
  const [day, today] = [dayOf.format(date), dayOf.format(now)];
  const said = day === today ? 'hoje' : day === dayBefore(today) ? 'ontem' : inWords.format(date);
  return `${said}, ${clock.format(date).replace(/^0(?=\d:)/, '')}`;
}
