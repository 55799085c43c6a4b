import {
  capital,
  dayNames,
  insertData,
  isSamePath,
  putField,
  readData,
  removeItem,
  setValue,
  valueAt,
  writeDays,
  type Edit,
  type ToldHours,
} from '../../core/core.ts';
import { changeHours, inTurn, type NewHours } from './change-hours.ts';
import { writeLike, type Day } from './days.ts';
import { hoursIn, type HoursPlace } from './find-hours.ts';

const refusal: Edit = { ok: false, reason: 'Estes dias não puderam ser escritos aqui. Mude-os à mão.' };

/** Writes the days of which a text tells hours. */
function writePhrase(text: string, { path, said, phrase = '' }: ToldHours, days: readonly Day[]): Edit {
  const value = valueAt(readData(text), path);
  const halves = typeof value === 'string' ? value.split(phrase) : [];
  const names = /^\p{Lu}/u.test(phrase) ? capital(writeDays(days)) : writeDays(days);
  return halves.length === 2 && days.length > 0
    ? putField(text, { path, value: halves.join(`${names} ${said}`) })
    : refusal;
}

/** Takes days out of a place that tells their hours; others that it tells stay. */
export function takeDays(text: string, told: ToldHours, days: readonly Day[]): Edit {
  const rest = told.days.filter((day) => !days.includes(day));
  if (told.kind === 'opening') return changeHours(text, told, { days, time: 'fechado' });
  if (told.kind !== 'row') return writePhrase(text, told, rest);
  return rest.length === 0
    ? removeItem(text, told.path.slice(0, -1), Number(told.path.at(-1)))
    : setValue(text, [...told.path, 'days'], capital(writeDays(rest)));
}

/** Adds days to a place that tells their hours of others. */
function addDays(text: string, told: ToldHours, days: readonly Day[]): Edit {
  const all = [...new Set([...told.days, ...days])].toSorted((one, other) => one - other);
  if (told.kind === 'row') return setValue(text, [...told.path, 'days'], capital(writeDays(all)));
  if (told.kind !== 'opening') return writePhrase(text, told, all);
  const list = [...told.path, 'days'];
  return inTurn(
    text,
    days
      .filter((day) => !told.days.includes(day))
      .map((day) => (now) => insertData(now, list, all.indexOf(day), dayNames[day])),
  );
}

const isIn = (list: HoursPlace['path'], { path, kind }: HoursPlace) =>
  isSamePath(kind === 'row' || kind === 'opening' ? path.slice(0, -1) : path, list);

/** Has a list or a line of hours tell some days as well: with those of the same hours, or else in a row of their own. */
export function putDays(
  text: string,
  { file, path }: Pick<HoursPlace, 'file' | 'path'>,
  { days, time }: NewHours,
): Edit {
  const places = hoursIn(file, readData(text)).filter((place) => isIn(path, place));
  const isClosed = (place: HoursPlace) =>
    place.time === 'fechado' && place.days.some((day) => days.includes(day));
  const closed = places.find(isClosed);
  // What says that they are closed goes first.
  if (closed !== undefined) {
    const without = takeDays(text, closed, days);
    return without.ok ? putDays(without.text, { file, path }, { days, time }) : without;
  }
  const same = places.find((place) => place.time === time);
  if (same !== undefined) return addDays(text, same, days);
  const [first] = places;
  if (first?.kind !== 'row' && first?.kind !== 'opening') return refusal;
  const before = places.findLast((place) => Math.min(...place.days) < Math.min(...days));
  const index = before === undefined ? 0 : Number(before.path.at(-1)) + 1;
  if (first.kind === 'row')
    return insertData(text, path, index, {
      days: capital(writeDays(days)),
      time: time === 'fechado' ? capital(time) : writeLike(time, first.said),
    });
  const names = days.map((day) => dayNames[day]);
  const rows = time.split(' ').map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { days: names, opens, closes };
  });
  return inTurn(
    text,
    rows.map((row, at) => (now) => insertData(now, path, index + at, row)),
  );
}
