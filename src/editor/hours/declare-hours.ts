import { insertData, readData, removeField, removeItem, valueAt, type Edit } from '../../core/core.ts';
import { inTurn, type NewHours } from './change-hours.ts';
import { writeLike } from './days.ts';

const list = ['claims'] as const;

const weekdays = [0, 1, 2, 3, 4] as const;

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
  readonly where: readonly unknown[];
}

function entriesOf(text: string): readonly Entry[] {
  const claims = valueAt(readData(text), list);
  return (Array.isArray(claims) ? claims : []).map((claim) => {
    const where = valueAt(claim, ['where']);
    return { subject: valueAt(claim, ['subject']), where: Array.isArray(where) ? where : [] };
  });
}

/** Takes a declaration away; with the last one the whole list. */
function removeEntry(text: string, index: number): Edit {
  return entriesOf(text).length === 1 ? removeField(text, list) : removeItem(text, list, index);
}

/** Takes places out of the declarations of a subject; a declaration without any goes. */
function withdraw(text: string, subject: string, places: readonly string[]): Edit {
  const entries = [...entriesOf(text).entries()].filter(([, entry]) => entry.subject === subject);
  // From the last on, so that the places of the others stay.
  const edits = entries.toReversed().flatMap(([index, { where }]): readonly ((now: string) => Edit)[] => {
    const gone = where.flatMap((place, at) => (places.includes(String(place)) ? [at] : []));
    if (gone.length === where.length) return [(now) => removeEntry(now, index)];
    return gone.toReversed().map((at) => (now: string) => removeItem(now, [...list, index, 'where'], at));
  });
  return inTurn(text, edits);
}

/**
 * Brings the declarations of `site.yaml` to what places say now: they are declared with the new hours while others are
 * declared with other ones, and no more once nothing differs.
 */
export function declareHours(text: string, hours: NewHours, places: readonly string[]): Edit {
  let now = text;
  for (const subject of subjectsOf(hours)) {
    if (!entriesOf(now).some((entry) => entry.subject === subject)) continue;
    const left = withdraw(now, subject, places);
    if (!left.ok) return left;
    const entries = entriesOf(left.text);
    const claim = { subject, value: writeLike(hours.time, '8h–18h'), where: places };
    const edit = entries.some((entry) => entry.subject === subject)
      ? insertData(left.text, list, entries.findLastIndex((entry) => entry.subject === subject) + 1, claim)
      : left;
    if (!edit.ok) return edit;
    now = edit.text;
  }
  return { ok: true, text: now };
}
