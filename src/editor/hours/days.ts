import { dayNames, writeDays, type ToldHours } from '../../core/core.ts';

export type Day = ToldHours['days'][number];

/** Days as a list of them names them: `segunda a sexta`; a word that is no day ends it. */
export function nameWeek(words: readonly unknown[]): string {
  const days = words.map((word) => dayNames.findIndex((name) => name === word));
  const known = days.filter((day): day is Day => day >= 0).toSorted((one, other) => one - other);
  return [writeDays(known), ...words.filter((_, at) => days[at] === -1).map(String)]
    .filter(Boolean)
    .join(', ');
}

/** Hours, given as `08:30-18:30`, as others are written: `8h30–18h30` beside `8h–18h`. */
export function writeLike(time: string, said: string): string {
  if (time === 'fechado') return /^\p{Lu}/u.test(said) ? 'Fechado' : time;
  const isShort = !/\d:\d/.test(said);
  const [, joint = '–'] = /\d(?:h\d{0,2})?(\s?(?:[-–—]|às|as|até)\s?)\d/i.exec(said) ?? [];
  const write = (hour: string) => {
    const [hours = '', minutes = ''] = hour.split(':');
    return isShort ? `${Number(hours)}h${minutes === '00' ? '' : minutes}` : hour;
  };
  return time
    .split(' ')
    .map((span) => span.split('-').map(write).join(joint))
    .join(' e ');
}
