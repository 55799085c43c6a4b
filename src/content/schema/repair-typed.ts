import { withoutChatMarks } from '../../fields/chat-marks.ts';
import { writeDays, writeTime } from '../../fields/week-rows.ts';
import { campaign, tracking } from '../../fields/tracking.ts';
import { networkOf } from '../../fields/repair-profile.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import type { Outline } from './outline.ts';
import { withoutOwnName } from './own-name.ts';

const ofMaps = /^(?:g_ep|entry)=/i;
const isMaps = /^https:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+|goo\.gl)\//i;

/** An address without what only tells who passed it on. */
function withoutTracking(address: string): string {
  const isTracking = (part: string) =>
    tracking.test(part) ||
    (campaign.test(part) && networkOf(address) !== undefined) ||
    (ofMaps.test(part) && isMaps.test(address));
  const [, page = '', query = '', place = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(address.trim()) ?? [];
  const parts = query.split('&');
  const kept = parts.filter((part) => !isTracking(part));
  if (kept.length === parts.length) return address;
  return `${page}${kept.length > 0 ? `?${kept.join('&')}` : ''}${place === '#' ? '' : place}`;
}

/** What stands before a line of a list elsewhere, and on a line of its own draws a second sign beside the page's. */
const listSign = /^\s*[-•●▪]\s+(?=\p{L})/u;

/** A sound text as all others of its kind are written; nothing for one that is. */
function tidy(outline: Outline, typed: string, name: string): string | undefined {
  const written = name === 'days' ? writeDays(typed) : name === 'time' ? writeTime(typed) : typed;
  if (written !== typed) return written;
  const control = outline.kind === 'text' ? outline.control : undefined;
  if (control === 'price' && /^R\$\d/.test(typed)) return typed.replace('R$', 'R$ ');
  const isLine = outline.kind === 'text' && (control ?? 'line') === 'line';
  const bare =
    control === 'address' ? withoutTracking(typed) : isLine ? typed.replace(listSign, '').trim() : typed;
  return bare === typed ? undefined : bare;
}

/** The text without the field's name before it, where that is all that stands before what the field takes. */
function repairNamed(outline: Outline, typed: string, name: string): string | undefined {
  const isLong = outline.kind !== 'text' || (outline.control === 'long' && name !== 'answer');
  const rest = isLong ? undefined : withoutOwnName(typed, name);
  if (rest === undefined) return undefined;
  return repairTyped(outline, rest, name) ?? (isAccepted(outline.schema, rest) ? rest : undefined);
}

/**
 * What was meant by a text of which only the form is not a field's, as a form has it: `14:00` of `14h`, `R$ 45` of
 * `R$45`, `GG` of `Tamanho: GG`, and a line without the sign of a list before it or blanks around it. Nothing for one
 * that is as it should be, and where that is in doubt. `name` is the field's.
 */
export function repairTyped(outline: Outline, typed: string, name = ''): string | undefined {
  const { schema } = outline;
  // Blanks alone say nothing: as a value they would be a mistake that nobody sees.
  if (typed.trim() === '') return typed === '' ? undefined : '';
  const named = repairNamed(outline, typed, name);
  if (named !== undefined) return named;
  if (isAccepted(schema, typed)) return tidy(outline, typed, name);
  const bare = withoutChatMarks(typed).trim();
  if (bare !== typed && isAccepted(schema, bare)) return tidy(outline, bare, name) ?? bare;
  // What would be no text in the file is written in quotes there.
  const meant = behaviourFor(schema)
    ?.repair?.(bare)
    ?.replace(/^"(.*)"$/, '$1');
  return meant !== undefined && isAccepted(schema, meant) ? meant : undefined;
}
