const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

/** An ISO day as it is said in Brazil: `25/12/2026, sexta-feira`. */
export function sayDay(isoDay: string): string {
  const weekday = weekdays[new Date(`${isoDay}T00:00Z`).getUTCDay()];
  return `${isoDay.split('-').reverse().join('/')}, ${weekday}`;
}

/** The name of a day without the date that is shown beside it: `Natal (25/12)` as `Natal`. What says another date stays. */
export function withoutDate(name: string, isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  const bare = (digits: string) => digits.replace(/^0/, '0?');
  const date = `(?<!\\d)${bare(day)}[/.]${bare(month)}(?:[/.](?:${year}|${year.slice(2)}))?(?![\\d/.])`;
  return name
    .replace(new RegExp(`\\s*(?:[-–—,:]\\s*)?(?:\\(${date}\\)|${date})`), '')
    .replace(/^\s*[-–—,:]\s*/, '')
    .trim();
}
