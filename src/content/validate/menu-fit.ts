import type { z } from 'zod';
import type { header as headerSchema } from '../../fields/layout.ts';
import { isShownOn } from '../../fields/item.ts';
import { isDropped } from '../../fields/link.ts';
import type { PageContext } from './context.ts';
import { widthOf } from './letter-widths.ts';
import type { SiteFile } from './pages.ts';

/** What stands in the row of the header besides its links. */
interface Row {
  readonly links: readonly string[];
  readonly name: string;
  readonly hasLogo: boolean;
  readonly phone: string | undefined;
  readonly buttons: readonly { readonly label: string; readonly hasIcon: boolean }[];
}

type Header = z.output<typeof headerSchema>;

/** The row of a page's header, as it is shown today. */
export function rowOf(header: Header, site: SiteFile, context: PageContext): Row {
  const shown = (button: { readonly to?: string | undefined }) =>
    !isDropped(button.to, context) && isShownOn(button, context.today);
  const wide = (header.actions ?? []).filter((action) => shown(action) && action.showOn !== 'small');
  return {
    links: (header.links ?? []).filter(shown).map(({ label }) => label),
    name: site.name,
    hasLogo: site.logo !== undefined,
    phone: header.phone === true ? context.phone.replace(/^\S+ (\d+)/, '($1)') : undefined,
    buttons: wide.map(({ label, icon, chat }) => ({
      label,
      hasIcon: icon !== undefined || chat !== undefined,
    })),
  };
}

const rem = 16;
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

/** A button's label in two lines. */
function buttonWidth({ label, hasIcon }: Row['buttons'][number], window: number): number {
  const longest = Math.max(...label.split(/\s+/).map(widthOf));
  const text = Math.max(longest, widthOf(label) * 0.55) * 0.9375 * rem;
  const isRoomy = window > 60 * rem;
  const padding = isRoomy ? rem : between(0.5 * rem, window * 0.015, 0.75 * rem);
  const icon = isRoomy && hasIcon ? 32 : 0;
  return Math.max(44, text + icon + 2 * padding + 4);
}

/** About how many pixels the row needs in a window; the numbers are those of `layout/header.tsx` and `ui/logo.tsx`. */
function neededIn(row: Row, window: number): number {
  const size = between(15, 0.6 * rem + window * 0.007, 17);
  const padding = between(0.5 * rem, window * 0.011, rem);
  const links = row.links.map((label) => widthOf(label) * size + 2 * padding);
  const isWide = window >= 68 * rem;
  const mark = row.hasLogo ? 44 : 0;
  // A long name stands in lines of 19rem at most.
  const logo = isWide ? mark + 10 + Math.min(widthOf(row.name) * 1.375, 19) * rem : 44;
  const digits = row.phone !== undefined && window >= 74 * rem ? 30 + widthOf(row.phone) * 18 : 44;
  const phone = row.phone === undefined ? [] : [digits];
  const tools = [...phone, ...row.buttons.map((button) => buttonWidth(button, window))];
  const gaps = Math.max(0, tools.length - 1) * between(0.25 * rem, window * 0.015, 0.75 * rem);
  return logo + sum(links) + sum(tools) + gaps + 2 * between(0.375 * rem, window * 0.01, rem);
}

function fits(row: Row, window: number): boolean {
  const gutter = between(1.125 * rem, window * 0.04, 2 * rem);
  return neededIn(row, window) <= Math.min(window - 2 * gutter, 72 * rem);
}

/** How many of the first links have room in a window. */
export function countFitting(row: Row, window: number): number {
  const isRoom = (count: number) => fits({ ...row, links: row.links.slice(0, count) }, window);
  return row.links.findLastIndex((_, index) => isRoom(index + 1)) + 1;
}

/** From here on the row is as wide as it gets, and so is what stands in it. */
const widest = 77;

/**
 * The window, in rem, from which all links of the row have room; `never` where there is none, and nothing where a
 * tablet's is enough.
 */
export function findFold(row: Row): number | 'never' | undefined {
  const windows = Array.from({ length: widest - 47 }, (_, index) => 48 + index);
  const last = windows.findLast((window) => !fits(row, window * rem));
  if (row.links.length === 0 || last === undefined) return undefined;
  return last === widest ? 'never' : last + 1;
}
