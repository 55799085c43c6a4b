import { withoutControls } from './without-controls.ts';

/** A text of several lines as it stands in a field of one: those of an address are its parts, with commas between them. */
export function inOneLine(typed: string, isAddress: boolean): string {
  const text = withoutControls(typed);
  const parts = isAddress ? text.replaceAll(/(?<!\s)(?:\s*[-–:;,])?[^\S\n]*\n\s*(?=\S)/g, ', ') : text;
  return parts.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
}
