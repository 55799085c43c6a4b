import { finding } from '../../problems/finding.ts';
import { faultOn, type Fault } from './fault.ts';
import type { Line } from '../lines.ts';

/** What git writes at the margin around two versions of the same lines, and before what both of them were made of. */
const mark = /^(?:[<>|]{7}(?: |$)|={7}\s*$)/;

/** The first mark of two versions that were left in a file, and the upper one of them where all three marks are there. */
export function findConflict(lines: readonly Line[]): Fault | undefined {
  const index = lines.findIndex(({ text }) => mark.test(text));
  const line = lines[index];
  if (line === undefined) return undefined;
  const after = (sign: string) => lines.findIndex(({ text }, at) => at > index && isMark(text, sign));
  const [base, middle, end] = [after('|'), after('='), after('>')];
  if (!isMark(line.text, '<') || middle === -1 || end < middle)
    return faultOn(line, 0, 7, finding('halfConflict', { mark: line.text.slice(0, 7), line: index + 1 }));
  const upper = lines.slice(index + 1, base !== -1 && base < middle ? base : middle);
  const version = upper.map(({ text }) => text);
  return faultOn(line, 0, 7, finding('conflict', { first: index + 1, last: end + 1, version }));
}

const isMark = (text: string, sign: string) => text.startsWith(sign) && mark.test(text);
