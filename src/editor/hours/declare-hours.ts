import {
  insertData,
  putField,
  readData,
  removeField,
  removeItem,
  setValue,
  valueAt,
  type Edit,
} from '../../core/core.ts';
import { inTurn, type NewHours } from './change-hours.ts';
import { writeLike, type Day } from './days.ts';

const list = ['claims'] as const;

const weekdays = [0, 1, 2, 3, 4] as const;

/** The days that a subject of declarations is about; none for a figure. */
export function daysOf(subject: string): readonly Day[] {
  return subject === 'weekdays' ? weekdays : subject === 'saturday' ? [5] : subject === 'sunday' ? [6] : [];
}

/** The days that are declared together. */
export const declaredDays = ['weekdays', 'saturday', 'sunday'].map(daysOf);

/** What declarations call some days; a part of the working days has no name. */
function subjectsOf({ days }: NewHours): readonly string[] {
  return [
    ...(weekdays.every((day) => days.includes(day)) ? ['weekdays'] : []),
    ...(days.includes(5) ? ['saturday'] : []),
    ...(days.includes(6) ? ['sunday'] : []),
  ];
}

interface Entry {
  readonly subject: unknown;
  readonly value: string;
  readonly where: readonly string[];
}

function entriesOf(text: string): readonly Entry[] {
  const claims = valueAt(readData(text), list);
  return (Array.isArray(claims) ? claims : []).map((claim) => {
    const where = valueAt(claim, ['where']);
    return {
      subject: valueAt(claim, ['subject']),
      value: String(valueAt(claim, ['value'])),
      where: (Array.isArray(where) ? where : []).map(String),
    };
  });
}

/** Adds a declaration; the first one makes the list. */
function addEntry(text: string, index: number, claim: Omit<Entry, 'subject'> & { subject: string }): Edit {
  return entriesOf(text).length === 0
    ? putField(text, { path: list, value: [{ ...claim }] })
    : insertData(text, list, index, { ...claim });
}

/** Takes a declaration away; with the last one the whole list. */
function removeEntry(text: string, index: number): Edit {
  return entriesOf(text).length === 1 ? removeField(text, list) : removeItem(text, list, index);
}

/** Brings the places of a declaration to these. */
function setPlaces(text: string, index: number, wanted: readonly string[]): Edit {
  const path = [...list, index, 'where'];
  const where = entriesOf(text)[index]?.where ?? [];
  const fresh = wanted.filter((place) => !where.includes(place));
  const gone = [...where.keys()].filter((at) => !wanted.includes(where[at] ?? ''));
  return inTurn(text, [
    ...fresh.map((place, at) => (now: string) => insertData(now, path, where.length + at, place)),
    ...gone.toReversed().map((at) => (now: string) => removeItem(now, path, at)),
  ]);
}

/** Has the places of a subject declared with one value: by the first declaration that can say it, which keeps its comments. */
function declare(text: string, subject: string, value: string, places: readonly string[]): Edit {
  const own = [...entriesOf(text).entries()].filter(([, entry]) => entry.subject === subject);
  const rest = ({ where }: Entry) => where.filter((place) => !places.includes(place));
  const isFree = (entry: Entry) => rest(entry).length === 0 || writeLike(value, entry.value) === entry.value;
  const free = own.filter(([, entry]) => isFree(entry));
  const home = free.length === own.length ? undefined : free[0]?.[0];
  const written = writeLike(value, '8h–18h');
  const all = [...new Set([...free.flatMap(([, entry]) => rest(entry)), ...places])];
  // From the last on, so that the places of the others stay.
  const edits = own.toReversed().map(([index, entry]) => (now: string): Edit => {
    if (index !== home) return isFree(entry) ? removeEntry(now, index) : setPlaces(now, index, rest(entry));
    const path = [...list, index, 'value'];
    return inTurn(now, [
      (next) =>
        writeLike(value, entry.value) === entry.value
          ? { ok: true, text: next }
          : setValue(next, path, written),
      (next) => setPlaces(next, index, all),
    ]);
  });
  if (free.length > 0) return inTurn(text, edits);
  const last = own.at(-1)?.[0] ?? 0;
  const claim = { subject, value: written, where: places };
  return inTurn(text, [(now) => addEntry(now, last + 1, claim), ...edits]);
}

/**
 * Brings the declarations of `site.yaml` to what places say now: they are declared with the new hours while others are
 * declared with other ones, and no more once nothing differs.
 */
export function declareHours(text: string, hours: NewHours, places: readonly string[]): Edit {
  const declared = new Set(entriesOf(text).map(({ subject }) => subject));
  const subjects = subjectsOf(hours).filter((subject) => declared.has(subject));
  return inTurn(
    text,
    subjects.map((subject) => (now) => declare(now, subject, hours.time, places)),
  );
}

/** What is declared of a subject for a place. */
const declaredFor = (text: string, subject: string, place: string) =>
  entriesOf(text).find((entry) => entry.subject === subject && entry.where.includes(place))?.value;

/** Brings to the hours of a place what the editor has noted for it since the site had another text: what is written goes before that. */
export function noteAnew(text: string, earlier: string, hours: NewHours, place: string): Edit {
  const subjects = subjectsOf(hours).filter((subject) => {
    const noted = declaredFor(text, subject, place);
    return noted !== undefined && noted !== declaredFor(earlier, subject, place);
  });
  return inTurn(
    text,
    subjects.map((subject) => (now) => declare(now, subject, hours.time, [place])),
  );
}

/** Has a place declared to be closed on some working day, beside what is declared of its other ones. */
function declareSomeDay(text: string, place: string): Edit {
  const entries = entriesOf(text);
  const index = entries.findIndex(({ subject, value }) => subject === 'weekdays' && value === 'fechado');
  const where = entries[index]?.where;
  if (where === undefined)
    return addEntry(text, entries.length, { subject: 'weekdays', value: 'fechado', where: [place] });
  return where.includes(place) ? { ok: true, text } : setPlaces(text, index, [...where, place]);
}

/** Declares that a place alone is closed on some days, of which others, whose hours these are, tell that they are open. */
export function declareClosed(
  text: string,
  { days, time }: NewHours,
  place: string,
  others: readonly string[],
): Edit {
  const apart = (now: string, subject: string) => {
    const done = declare(now, subject, 'fechado', [place]);
    return !done.ok || others.length === 0 ? done : declare(done.text, subject, time, others);
  };
  const isOfSome = days.some((day) => weekdays.some((one) => one === day));
  return inTurn(text, [
    ...subjectsOf({ days: days.filter((day) => day > 4), time }).map(
      (subject) => (now: string) => apart(now, subject),
    ),
    ...(isOfSome ? [(now: string) => declareSomeDay(now, place)] : []),
  ]);
}

/** Takes places that tell no hours of some days any more out of the declarations for these. */
export function dropPlaces(text: string, days: NewHours['days'], places: readonly string[]): Edit {
  const subjects = subjectsOf({ days, time: '' });
  const own = [...entriesOf(text).entries()].filter(([, { subject }]) =>
    subjects.some((one) => one === subject),
  );
  return inTurn(
    text,
    own.toReversed().map(([index, { where }]) => (now) => {
      const rest = where.filter((place) => !places.includes(place));
      return rest.length === 0 ? removeEntry(now, index) : setPlaces(now, index, rest);
    }),
  );
}
