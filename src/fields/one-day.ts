import { readDays } from './days-and-hours.ts';
import { fold } from './fold.ts';
import { namedDays, tellsSpan } from './holidays.ts';
import { dayForm, isoOf, isRealDate, repairDate } from './repair-date.ts';

/** The one day that some words name; or why they name none, `weekday` where it is not the day of the week that they tell. */
type OneDay =
  | { readonly fault?: undefined; readonly day: string; readonly isYearTold: boolean }
  | { readonly fault: 'none' | 'several' | 'unreal'; readonly day?: undefined }
  | { readonly fault: 'weekday'; readonly day: string };

const hours = /\b\d{1,2}\s?(?:h(?:\d{2})?|:\d{2}h?)(?:s|rs|oras)?(?![a-z\d])/g;

/** Words without accents and hours, with dates in numbers as `5/12/2026`. */
const plainDates = (text: string) =>
  fold(text)
    .replaceAll(hours, ' ')
    .replace(/^\s*(\d{1,2})[-.](\d{1,2})\s*$/, '$1/$2')
    .replaceAll(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, '$3/$2/$1')
    .replaceAll(/\b(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})\b/g, '$1/$2/$3')
    .replaceAll(/(\d\/\d{1,2}\/)(\d{2})\b(?!\d)/g, '$120$2')
    .replaceAll(/( de [a-z]{3,9}),? (\d{4})\b/g, '$1 de $2');

const weekday =
  /\b(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?|(?:seg|ter|qua|qui|sex|sab|dom)(?=,? \d))\b/g;

/** Whether the day of the week that some words tell, if they tell one alone, is that of a date. */
function isOnWeekday(said: string, date: string): boolean {
  const [told, ...more] = said.match(weekday) ?? [];
  const [day] = told === undefined ? [] : (readDays(told) ?? []);
  return day === undefined || more.length > 0 || (new Date(isoOf(date)).getUTCDay() + 6) % 7 === day;
}

/** What makes another thing of two numbers: a measure, an amount, or what is not so. */
const isOther =
  /r\$|\bnao\b|\d\/\d{1,2}(?!\/|\d) ?(?:kg|g|ml|l|de [a-z]+(?! de \d{4})|un\w*|doses?|xicaras?)\b/;

/** A longer text is no day. In letters. */
const longest = 200;

/** `até domingo 06/12` as the one day that it names, as `06/12/2026`; one without its year is the next such day from today on, as ISO. */
export function readOneDay(text: string, today: string): OneDay {
  if (text.length > longest) return { fault: 'none' };
  const said = plainDates(text).trim();
  if (tellsSpan(said)) return { fault: 'several' };
  if (isOther.test(said) || /^\d{1,2}\/\d{4}$/.test(said)) return { fault: 'none' };
  const whole = repairDate(said);
  const found = whole === undefined ? namedDays(said, today, 'next').map(({ date }) => date) : [whole];
  const days = [...new Set(found)].filter((date) => dayForm.test(date) && isRealDate(date));
  const [day] = days;
  if (days.length > 1) return { fault: 'several' };
  if (day === undefined) return { fault: /\d\/\d|\d de [a-z]/.test(said) ? 'unreal' : 'none' };
  // A holiday is told without its date, and perhaps with a year.
  const [year] = said.match(/\b20\d{2}\b/) ?? [];
  if (year !== undefined && !day.endsWith(year)) return { fault: 'unreal' };
  return isOnWeekday(said, day) ? { day, isYearTold: /\b\d{4}\b/.test(said) } : { fault: 'weekday', day };
}
