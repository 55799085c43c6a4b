import type { Part } from './divide-price.ts';
import { repairFreePhone, repairMail, repairPhone } from './repair.ts';

/** What people write beside a number for chats. */
const chats = /\(?\b(?:whats(?:\s?app)?|zap|wpp)\b\)?/i;

/** A number without the words beside it. */
const bare = (typed: string) =>
  typed
    .replaceAll(/\([^()\d]*\)/g, '')
    .replace(/^\p{L}[\p{L} .]*:?\s*(?=[\d(+])/u, '')
    .replace(/(?<=\d)\s*\p{L}[\p{L} .]*$/u, '')
    .trim();

/**
 * Two numbers in one text as the first and the second telephone, or as the one for chats where it is called so. The second
 * may leave the area to the first.
 */
export function dividePhones(typed: string): readonly (readonly Part[])[] {
  const [first = '', second = '', ...more] = typed.trim().split(/\s*(?:[/|;,]|\be\b|\bou\b)\s*/);
  const phone = repairPhone(bare(first));
  const area = phone?.slice(4, 6);
  const other =
    repairPhone(bare(second)) ?? repairFreePhone(bare(second)) ?? repairPhone(`${area}${bare(second)}`);
  if (phone === undefined || other === undefined || more.length > 0) return [];
  const [isFirst, isSecond] = [chats.test(first), chats.test(second)];
  const way = (field: string, told: string, beside: string): readonly Part[] => [
    { field: 'phone', value: told },
    { field, value: beside },
  ];
  const plain = way('otherPhone', phone, other);
  if (isFirst === isSecond) return [plain];
  return [isSecond ? way('whatsapp', phone, other) : way('whatsapp', other, phone), plain];
}

/** `(54) 3311-2020 ramal 2` as the number, and the words for a note beside it. */
export function phoneAndRest(typed: string) {
  const [, number = '', rest = ''] = /^(.*\d\)?)[\s,;-]*\(?(ramal:?\s*\d+)\)?$/i.exec(typed.trim()) ?? [];
  const value = repairPhone(bare(number));
  return value === undefined ? undefined : { value, rest };
}

/** `a@x.com ou b@x.com` as the first address, and the other for a note beside it. */
export function mailAndRest(typed: string) {
  const [first = '', second = '', ...more] = typed.trim().split(/\s*(?:[/|;,]|\s(?:e|ou)\s)\s*|\s+/);
  const [value, other] = [repairMail(first), repairMail(second)];
  return value === undefined || other === undefined || more.length > 0
    ? undefined
    : { value, rest: `ou ${other}` };
}
