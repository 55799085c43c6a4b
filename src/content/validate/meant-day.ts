import {
  dayForm,
  isoOf,
  isRealDate,
  repairDate,
  repairSoleDay,
  suchDay,
  suchEnd,
  suchSpan,
} from '../../fields/repair-date.ts';
import { daysBetween, formatDay, shiftDay } from '../../fields/text.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { dashBefore, isFree } from './other-fields.ts';

/** For so many days a coming day may be meant where one that has passed is usual, as with news. */
const season = 92;

/** A day without its year, where a whole one is wanted. */
export function findLostYear({ schema, today }: Checked, path: Path, value: unknown): Finding | undefined {
  const wanted = outlineAt(outlineOf(schema), path)?.schema;
  if (typeof value !== 'string' || today === undefined || wanted === undefined) return undefined;
  if (behaviourFor(wanted)?.repair === repairSoleDay && suchEnd(value, today) !== undefined) return undefined;
  const which = behaviourFor(wanted)?.isPast === true ? 'last' : 'next';
  const day = suchDay(value, today, which);
  const ahead = which === 'last' ? suchDay(value, today, 'next') : undefined;
  const next = ahead !== undefined && daysBetween(today, isoOf(ahead)) <= season ? ahead : undefined;
  return day === undefined || !isAccepted(wanted, day)
    ? undefined
    : finding('lostYear', { field: String(path.at(-1)), typed: value, day, which, next });
}

/** `showFrom: até 05/01`, a last day where only another has its place: the field for it. */
export function findEnd(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const wanted = outlineAt(outlineOf(checked.schema), path)?.schema;
  if (typeof value !== 'string' || checked.today === undefined || wanted === undefined) return undefined;
  const day = behaviourFor(wanted)?.repair === repairSoleDay ? suchEnd(value, checked.today) : undefined;
  if (day === undefined || !isFree(checked, path, 'showUntil')) return undefined;
  const line = `${dashBefore(checked, path)}showUntil: ${day}`;
  // A year that nobody wrote is for the editor to see, not to be written for them.
  const besides = repairDate(value) === undefined ? [] : undefined;
  return finding('otherField', { field: String(path.at(-1)), better: 'showUntil', line, besides });
}

const agoWords =
  /^(?:(?:há|ha|faz) )?(?<count>um|uma|\d{1,2}) (?<unit>dia|semana|m[eê]s|ano)(?:e?s)?(?: atrás)?$/i;

/** `há 2 meses`, of a day that was: about then. */
export function findAgo({ schema, today }: Checked, path: Path, value: unknown): string | undefined {
  const wanted = outlineAt(outlineOf(schema), path)?.schema;
  if (typeof value !== 'string' || today === undefined || wanted === undefined) return undefined;
  const { count = '', unit = '' } = agoWords.exec(value.trim())?.groups ?? {};
  if (unit === '' || behaviourFor(wanted)?.isPast !== true) return undefined;
  const amount = /^u/i.test(count) ? 1 : Number(count);
  const day = new Date(`${today}T00:00:00Z`);
  if (/^d/i.test(unit)) day.setUTCDate(day.getUTCDate() - amount);
  else if (/^s/i.test(unit)) day.setUTCDate(day.getUTCDate() - 7 * amount);
  else day.setUTCMonth(day.getUTCMonth() - (/^a/i.test(unit) ? 12 : 1) * amount, 1);
  return formatDay(day.toISOString().slice(0, 10));
}

/** The day before one, both as `31/01/2026`. */
function dayBefore(day: string): string {
  return formatDay(shiftDay(isoOf(day), -1));
}

/** The next day with a number from one on, which is given as ISO: of this month, or of the first after it that has one. */
function comingDay(number: number, today: string): string | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const days = [0, 1, 2].map((more) => {
    const day = new Date(Date.UTC(year, month - 1 + more, number));
    return day.getUTCDate() === number ? day.toISOString().slice(0, 10) : '';
  });
  const next = days.find((day) => day >= today);
  return next === undefined || number === 0 ? undefined : formatDay(next);
}

/** `hidden: até 1º de dezembro`: the first day on which it is shown again, or the last one on which it still is. */
export function findHiddenDays(checked: Checked, path: Path, value: string): Finding | undefined {
  const [, sign = '', typed = ''] =
    /^(?:(?:sim|s[oó]|de \p{L}+|est[aá] de \p{L}+),? )?(at[eé]|a partir d[eo]|desde|depois d[eo]|)\s*(?:o )?(?:dia )?(\d.*|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{L}*(?: (?:de )?\d{4})?)$/iu.exec(
      value.trim(),
    ) ?? [];
  if (path.at(-1) !== 'hidden' || typed === '' || checked.today === undefined) return undefined;
  const isAhead = /^(?:at|a partir|depois)/i.test(sign);
  const month = isAhead && /^\d{1,2}$/.test(typed) ? comingDay(Number(typed), checked.today) : undefined;
  const whole = dayForm.test(typed) && isRealDate(typed) ? typed : repairDate(typed);
  const inMonth = /^\p{L}/u.test(typed) ? `1 de ${typed}` : typed;
  const day = month ?? whole ?? repairDate(inMonth) ?? suchDay(inMonth, checked.today, 'next');
  const isUntil = sign === '' || /^at/i.test(sign);
  const better = isUntil ? 'showFrom' : 'showUntil';
  if (day === undefined || !isFree(checked, path, better)) return undefined;
  const shown = isUntil ? day : dayBefore(day);
  return finding('otherField', {
    field: 'hidden',
    better,
    line: `${dashBefore(checked, path)}${better}: ${shown}`,
  });
}

/** Two days in a field for the first or the last of them: each in its own. */
export function findSpan(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const field = String(path.at(-1));
  if (typeof value !== 'string' || checked.today === undefined || !/^show(?:From|Until)$/.test(field))
    return undefined;
  const beside = field === 'showFrom' ? 'showUntil' : 'showFrom';
  const days = suchSpan(value, checked.today);
  if (days === undefined || !isFree(checked, path, beside)) return undefined;
  const dash = dashBefore(checked, path);
  const lines = [`${dash}showFrom: ${days[0]}`, `${' '.repeat(dash.length)}showUntil: ${days[1]}`];
  return finding('twoDays', { lines });
}
