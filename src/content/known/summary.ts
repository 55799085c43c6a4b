import type { PageData } from '../../fields/page-data.ts';
import { nameContent } from '../pictures/digest.ts';
import { collectWidths } from '../pictures/widths.ts';
import type { CheckedPage } from '../validate/validate.ts';

/** What is made beside a page has to know of it, as plain data. */
export interface PageSummary {
  /** Equal for pages whose data is equal. */
  readonly name: string;
  /** Where its picture for shared links is served, if it has one. */
  readonly share: string | undefined;
  /** The files that its sections come from, its own first. */
  readonly files: readonly string[];
  /** Whether search engines should be led to it. */
  readonly isListed: boolean;
}

/** The pictures of a page, as plain data. */
export interface ShownPictures {
  /** The widths in which it shows pictures, by their bases. */
  readonly widths: readonly (readonly [base: string, widths: readonly number[]])[];
  /** The bases of all pictures that it names. */
  readonly pictures: readonly string[];
}

/** Whether search engines should be led to a page: one that exists, shows something and has not ended. */
function isListed({ isNotFound, data, sections }: CheckedPage, today: string): boolean {
  if (isNotFound || sections.length === 0) return false;
  return data.validUntil === undefined || today <= data.validUntil;
}

/** A page's final data, and the same as text. */
export interface MadePage {
  readonly data: PageData;
  readonly text: string;
}

/** Lists the pictures of a page. */
export function listShown({ data: page, text }: MadePage): ShownPictures {
  const widths = [...collectWidths(page)].map(([base, found]) => [base, [...found]] as const);
  const named = [...text.matchAll(/"(\/images\/[^"\\]*)"/g)].map(([, base = '']) => base);
  return { widths, pictures: [...new Set(named)] };
}

/** Sums a page up that was made on a day. */
export function summarise({ data: page, text }: MadePage, checked: CheckedPage, today: string): PageSummary {
  const files = [checked.source, ...checked.sections.map(({ source }) => source)].map(({ file }) => file);
  return {
    name: nameContent(text),
    share: page.share,
    files: [...new Set(files)],
    isListed: isListed(checked, today),
  };
}
