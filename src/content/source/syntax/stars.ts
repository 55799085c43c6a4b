import { writeValue } from '../../problems/wording.ts';
import { isLongText } from '../../schema/files.ts';
import type { Line } from '../lines.ts';
import { quoted } from './quotes.ts';

const starred = /\*{1,2}([^*\s](?:[^*]*[^*\s])?)\*{1,2}/g;

/** A text that begins with stars as its field shows it: bold where there is bold, and else without them. */
export function writeStarred({ key, value }: Line): string {
  const isBold = key !== undefined && isLongText(key);
  const text = value.replaceAll(starred, isBold ? '**$1**' : '$1');
  return /^["'*]/.test(text) ? quoted(text) : writeValue(text);
}
