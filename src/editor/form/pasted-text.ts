import type { ClipboardEvent } from 'react';
import { withoutMailHead, withoutStamps } from '../../core/core.ts';
import { withoutControls } from './without-controls.ts';

/** Signs of word processors, each with what a keyboard has for it. The one that joins pictures stays. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/\u2011/g, '-'],
  [/[\u00AD\u200B\u2060\uFEFF]/g, ''],
];

/** What they put before a line of a list within a list, and before one of a list whose sign is of their own font. */
const innerBullet = /^[^\S\n]{0,20}(?:[o§]\t|[\uF000-\uF0FF]\s)[^\S\n]{0,20}(?=[^\t\n]+$)/gm;

/** A text without the signs that only other programs know: nobody sees them, and no number with them is one. */
export const withoutSigns = (text: string): string =>
  signs.reduce(
    (done, [sign, plain]) => done.replaceAll(sign, plain),
    withoutControls(text).replaceAll(innerBullet, '• '),
  );

/** What a chat puts before each message, without brackets: an agenda has a day, an hour and a name there as well. */
const bareStamp = /^\s*\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? - ([^:\n]{1,60}):/gm;

/** Whether stamps without brackets are surely a chat's: several, and somebody wrote more than one message. */
function isChat(text: string): boolean {
  const writers = [...text.matchAll(bareStamp)].map(([, writer = '']) => writer);
  return writers.length === 0 || new Set(writers).size < writers.length;
}

/** A text without who wrote it when, as a chat puts it before each message. */
export function withoutChat(text: string): string {
  const bare = isChat(text) ? withoutStamps(text) : '';
  return bare === '' || bare === text.trim() ? text : bare;
}

/** What is pasted, without signs that nobody sees, without who wrote it when, as a chat puts it before each message, and without the head of a letter. */
export const pastedText = (event: Pick<ClipboardEvent, 'clipboardData'>): string =>
  withoutMailHead(withoutChat(pastedWhole(event)));

/** The same with what tells who has written it, and when: the stamps of a chat, or the head of a letter. */
export const pastedWhole = ({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): string =>
  withoutSigns(clipboardData.getData('text/plain'));

/** Pastes a text without what nobody is to see, as if its keys had been pressed: it can be undone, and the cursor is behind it. */
export function pasteText(event: ClipboardEvent): void {
  const text = pastedText(event);
  if (event.isDefaultPrevented() || text === event.clipboardData.getData('text/plain')) return;
  if (document.execCommand('insertText', false, text)) event.preventDefault();
}
