import type { Subject } from '../../../fields/claim.ts';
import type { Day } from '../../../fields/days-and-hours.ts';

/** What two claims must share to contradict each other: a subject, or `weekdays.0` to `.4`, the hours of one day. */
export type Key = Subject;

const weekdays = ['weekdays.0', 'weekdays.1', 'weekdays.2', 'weekdays.3', 'weekdays.4'] as const;

const week: readonly Day[] = [0, 1, 2, 3, 4, 5, 6];

/** Whether a day is one of those that declarations name together. */
export const isWorkingDay = (day: Day): boolean => day < 5;

/** The hours of a day. */
export function keyOfDay(day: Day): Key {
  if (day === 5) return 'saturday';
  return day === 6 ? 'sunday' : `weekdays.${day}`;
}

/** The day that a key tells the hours of. */
export function dayOfKey(key: Key): Day | undefined {
  return week.find((day) => keyOfDay(day) === key);
}

/** All that a subject speaks of. */
export function keysOf(subject: Subject): readonly Key[] {
  return subject === 'weekdays' ? weekdays : [subject];
}

/** The subject as a declaration names it. */
export function subjectOf(key: Key): Subject {
  return key.startsWith('weekdays.') ? 'weekdays' : key;
}

/** The last of days on which only a part of the business is closed, as its places say: no text says it as a figure. */
export const partClosed = 'part-closed' satisfies Subject;

/** Whether a subject is the hours of some days, and no figure. */
export function isHours(subject: Subject): boolean {
  return subject === 'weekdays' || subject === 'saturday' || subject === 'sunday';
}
