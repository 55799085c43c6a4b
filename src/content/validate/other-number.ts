import { isRecord } from '../../fields/is-record.ts';
import { repairPhone } from '../../fields/repair.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { writeJoined } from './given-field.ts';

/** A number as it is dialled: the last digits, without what stands for the country. */
const dialled = (typed: string) => (repairPhone(typed) ?? typed).replaceAll(/\D/g, '').replace(/^55/, '');

/** A number in a button of several, where it is not the site's: a text is to tell it, since no button calls it. */
export function findOtherNumber(checked: Checked, path: Path, key: string): Finding | undefined {
  const { source, base, phone } = checked;
  const button = valueAt(source.data, [...base, ...path]);
  const buttons = valueAt(source.data, [...base, ...path.slice(0, -1)]);
  const typed = valueAt(button, [key]);
  const isOneOfMany = Array.isArray(buttons) && buttons.length > 1;
  if (phone === undefined || typeof typed !== 'string' || !isRecord(button) || !isOneOfMany) return undefined;
  // A number without its area may be the site's own.
  if (dialled(phone).endsWith(dialled(typed))) return undefined;
  const { label } = button;
  const number = repairPhone(typed) ?? typed;
  const words = typeof label === 'string' ? `${label}: ${number}` : number;
  const isNoted = path.length === 2 && typeof valueAt(source.data, [...base, 'note']) === 'string';
  const { line, last, lines } = isNoted ? writeJoined(checked, ['note'], words) : {};
  return finding('otherNumber', { typed, line, last, lines });
}
