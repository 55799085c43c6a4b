// Control characters are what this file is about.
/* oxlint-disable no-control-regex */
import { cleanText } from '../../core/core.ts';

/** What other programs break a line with: one for slides, one for pages. */
const breaks = /[\u000B\u000C\u0085\u2028\u2029]/g;

/** What no file may hold. Half of an emoji stays: the other half may be the next that is typed. */
const controls =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]/g;

/** A text with the line breaks of a keyboard, and without signs that nobody types and no file may hold. */
export const withoutControls = (text: string): string =>
  text.replaceAll(breaks, '\n').replaceAll(controls, (sign) => cleanText(sign));
