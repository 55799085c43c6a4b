import { isRecord } from '../../fields/is-record.ts';
import { repairPhone } from '../../fields/repair.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { findChatLink } from './chat-link.ts';
import { wayOut } from './leaving.ts';
import { dashBefore, isFree } from './other-fields.ts';
import { longTextIn, writeInText } from './write-in-text.ts';

/** A number without what makes a link of it: `tel:5433112020`. */
const withoutScheme = (typed: string) => typed.trim().replace(/^(?:tel|callto):(?:\/\/)?\s*/i, '');

/** Whether a text is a telephone number of Brazil, as people write it. */
export function isPhone(typed: string): boolean {
  return repairPhone(typed) !== undefined || /^(?:0[38]00[\d -]{7,9}|9?\d{4}-\d{4})$/.test(typed.trim());
}

/** A number as it is dialled: the last digits, without what stands for the country. */
const dialled = (typed: string) => (repairPhone(typed) ?? typed).replaceAll(/\D/g, '').replace(/^55/, '');

/** A number in a button where it is not the site's: a text is to tell it, since no button calls it. */
export function findOtherNumber(checked: Checked, path: Path, key: string): Finding | undefined {
  const { source, base, phone } = checked;
  const button = valueAt(source.data, [...base, ...path]);
  const value = valueAt(button, [key]);
  const isButton = namesIn(outlineAt(outlineOf(checked.schema), path)).includes('href');
  if (phone === undefined || typeof value !== 'string' || !isRecord(button) || !isButton) return undefined;
  const typed = withoutScheme(value);
  // A number without its area may be the site's own.
  if (dialled(phone).endsWith(dialled(typed))) return undefined;
  const { label } = button;
  // One without its area is of the site's, and becomes no link without it.
  const area = repairPhone(phone)?.slice(4, 6) ?? '';
  const number = repairPhone(typed) ?? repairPhone(`${area}${typed}`) ?? typed;
  const words = typeof label === 'string' ? `${label}: ${number}` : number;
  const out = wayOut(checked, path, key);
  const text =
    (out.way === 'fields' ? writeInText(checked, path, words, longTextIn) : undefined) ??
    writeInText(checked, [], words, longTextIn);
  const line = `${dashBefore(checked, [...path, key])}tel: sim`;
  return finding('otherNumber', { typed, text, line, out });
}

/** `href: tel:…` or `to: 54 3311-2020`: a call, which a button makes by `tel: sim`, and to the site's number alone. */
export function findCall(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const outline = outlineAt(outlineOf(checked.schema), path);
  const isTarget = outline?.kind === 'text' && /^(?:link|address)$/.test(outline.control ?? '');
  if (!isTarget || typeof value !== 'string' || checked.phone === undefined) return undefined;
  // What takes any address takes that of a chat.
  const chat = findChatLink(checked, path, value);
  if (chat !== undefined) return outline.control === 'address' ? undefined : chat;
  if (!isPhone(withoutScheme(value)) || !isFree(checked, path, 'tel')) return undefined;
  const field = String(path.at(-1));
  const line = `${dashBefore(checked, path)}tel: sim`;
  return (
    findOtherNumber(checked, path.slice(0, -1), field) ??
    finding('otherField', { field, better: 'tel', line })
  );
}
