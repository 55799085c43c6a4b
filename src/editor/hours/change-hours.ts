import {
  capital,
  dayNames,
  insertData,
  putField,
  readData,
  removeItem,
  setValue,
  valueAt,
  writeDays,
  type Edit,
  type ToldHours,
} from '../../core/core.ts';
import { writeLike, type Day } from './days.ts';

/** The hours that some days have now. */
export interface NewHours {
  readonly days: readonly Day[];
  /** As `08:30-18:30`. */
  readonly time: string;
  /** The half of it that is new, where the other one is as it was. */
  readonly half?: 'opens' | 'closes' | undefined;
  /** The days that were open with these until now and are closed from now on: a place that has them beside these loses them. */
  readonly closed?: readonly Day[] | undefined;
}

const halvesOf = (time: string) => (/^[\d:]+-[\d:]+$/.test(time) ? time.split('-') : undefined);

/** Which half of hours is new; nothing where both are, or one of them is closed or has a break. */
export function newHalf(before: string, now: string): NewHours['half'] {
  const [old, fresh] = [halvesOf(before), halvesOf(now)];
  if (old === undefined || fresh === undefined) return undefined;
  const [opens, closes] = [old[0] !== fresh[0], old[1] !== fresh[1]];
  return opens === closes ? undefined : opens ? 'opens' : 'closes';
}

/** The hours that a place is to have: of those that are new in one half it keeps its own other one. */
export function meet(hours: NewHours, { time }: Pick<ToldHours, 'time'>): NewHours {
  const [own, fresh] = [halvesOf(time), halvesOf(hours.time)];
  if (hours.half === undefined || own === undefined || fresh === undefined) return hours;
  return { ...hours, time: (hours.half === 'opens' ? [fresh[0], own[1]] : [own[0], fresh[1]]).join('-') };
}

const refusal: Edit = { ok: false, reason: 'Estas horas não puderam ser escritas aqui. Mude-as à mão.' };

/** Makes edits one after the other, none where one cannot be made. */
export function inTurn(text: string, edits: readonly ((text: string) => Edit)[]): Edit {
  let now = text;
  for (const make of edits) {
    const edit = make(now);
    if (!edit.ok) return edit;
    now = edit.text;
  }
  return { ok: true, text: now };
}

/** Which of the days of a place change, which go, and which stay. */
function divide(told: ToldHours, { days, closed = [] }: NewHours) {
  const ours = told.days.filter((day) => days.includes(day));
  const gone = ours.length === 0 ? [] : told.days.filter((day) => closed.includes(day));
  return { ours, gone, rest: told.days.filter((day) => !ours.includes(day) && !gone.includes(day)) };
}

/** What a place will say once it has new hours: `segunda 8h–18h, terça a sexta 9h–18h`, or `terça a sexta 9h–18h, sem segunda`. */
export function sayChanged(told: ToldHours, wanted: NewHours): string {
  const hours = meet(wanted, told);
  const { ours, gone, rest } = divide(told, hours);
  const isLeftOut = told.kind === 'opening' && hours.time === 'fechado';
  const parts = [
    ...(isLeftOut ? [] : [{ days: ours, time: writeLike(hours.time, told.said) }]),
    ...(rest.length === 0 ? [] : [{ days: rest, time: told.said }]),
  ].toSorted((one, other) => (isBefore(one.days, other.days) ? -1 : 1));
  const left = isLeftOut ? ours : gone;
  return [
    ...parts.map(({ days, time }) => `${writeDays(days)} ${time}`),
    ...(left.length === 0 ? [] : [`sem ${writeDays(left)}`]),
  ].join(', ');
}

/** Whether some days begin the week before others do. */
const isBefore = (some: readonly Day[], others: readonly Day[]) => Math.min(...some) < Math.min(...others);

function changeRow(text: string, told: ToldHours, hours: NewHours): Edit {
  const { path, said } = told;
  const { ours, gone, rest } = divide(told, hours);
  const time = writeLike(hours.time, said);
  if (rest.length === 0)
    return inTurn(text, [
      (now) => setValue(now, [...path, 'time'], time),
      (now) =>
        gone.length === 0
          ? { ok: true, text: now }
          : setValue(now, [...path, 'days'], capital(writeDays(ours))),
    ]);
  const row = { days: capital(writeDays(ours)), time };
  const place = Number(path.at(-1)) + (isBefore(ours, rest) ? 0 : 1);
  return inTurn(text, [
    (now) => setValue(now, [...path, 'days'], capital(writeDays(rest))),
    (now) => insertData(now, path.slice(0, -1), place, row),
  ]);
}

/** Hours with a break are two items with the same days: until the break, and after it. */
function changeOpening(text: string, told: ToldHours, hours: NewHours): Edit {
  const { path } = told;
  const { ours, gone, rest } = divide(told, hours);
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const days = ours.map((day) => dayNames[day]);
  const spans = hours.time === 'fechado' ? [] : hours.time.split(' ');
  const rows = spans.map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { days, opens, closes };
  });
  const [first, ...others] = rows;
  const add = (more: typeof rows) =>
    more.map((row, at) => (now: string) => insertData(now, list, index + 1 + at, row));
  const names = valueAt(readData(text), [...path, 'days']);
  const withoutDays = (some: readonly Day[]) =>
    some
      .map((day) => (Array.isArray(names) ? names.indexOf(dayNames[day]) : -1))
      .toSorted((one, other) => other - one)
      .map((place) => (now: string) => removeItem(now, [...path, 'days'], place));
  if (rest.length === 0)
    return first === undefined
      ? removeItem(text, list, index)
      : inTurn(text, [
          ...withoutDays(gone),
          (now) => setValue(now, [...path, 'opens'], first.opens),
          (now) => setValue(now, [...path, 'closes'], first.closes),
          ...add(others),
        ]);
  return inTurn(text, [...withoutDays([...ours, ...gone]), ...add(rows)]);
}

function changeText(text: string, told: ToldHours, hours: NewHours): Edit {
  const { path, said, phrase = '' } = told;
  const { ours, gone, rest } = divide(told, hours);
  const time = writeLike(hours.time, said);
  const parts = [`${writeDays(rest)} ${said}`, `${writeDays(ours)} ${time}`] as const;
  const [first, second] = isBefore(ours, rest) ? parts.toReversed() : parts;
  const kept = rest.length > 0 ? `${first}, ${second}` : `${writeDays(ours)} ${time}`;
  const isAll = rest.length === 0 && gone.length === 0;
  const written = isAll ? phrase.replace(said, time) : /^\p{Lu}/u.test(phrase) ? capital(kept) : kept;
  const value = valueAt(readData(text), path);
  const halves = typeof value === 'string' ? value.split(phrase) : [];
  return halves.length === 2 ? putField(text, { path, value: halves.join(written) }) : refusal;
}

/** Writes the hours that some days have now at a place that tells others; its other days keep theirs. */
export function changeHours(text: string, told: ToldHours, wanted: NewHours): Edit {
  const hours = meet(wanted, told);
  if (divide(told, hours).ours.length === 0) return { ok: true, text };
  if (told.kind === 'row') return changeRow(text, told, hours);
  return told.kind === 'opening' ? changeOpening(text, told, hours) : changeText(text, told, hours);
}

/** Whether hours can be written at a place as it writes them. */
export function canChange(told: ToldHours, hours: NewHours): boolean {
  if (told.kind === 'opening') return !told.time.includes(' ');
  const { rest, gone } = divide(told, hours);
  return told.kind === 'row' || told.kind === 'line' || rest.length + gone.length === 0;
}
