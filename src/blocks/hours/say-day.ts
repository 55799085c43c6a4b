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
