import { writeValue } from '../../problems/wording.ts';
import { isLongTextIn } from '../../schema/files.ts';
import type { Line } from '../lines.ts';
import { quoted } from './quotes.ts';

const starred = /\*{1,2}([^*\s](?:[^*]*[^*\s])?)\*{1,2}/g;

/** A text that begins with stars as its field shows it: bold where there is bold, and else without them. */
export function writeStarred(lines: readonly Line[], { start, key, value }: Line): string {
  const isType = (one: Line) => one.start <= start && one.key === 'type' && one.dashes > 0 && !one.isText;
  const type = lines.findLast(isType)?.value ?? '';
  const isBold = key !== undefined && isLongTextIn(type, key);
  const text = value.replaceAll(starred, isBold ? '**$1**' : '$1');
  return /^["'*]/.test(text) ? quoted(text) : writeValue(text);
}
