import { makePolicyHeader, readInlineParts } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** A finished document and where it lies. */
export interface HostedDocument {
  /** The one address that visitors see, such as `/consulta`. */
  readonly route: string;
  /** Its file in the site's folder, such as `consulta.html`. */
  readonly file: string;
  readonly html: string;
  readonly isNotFound: boolean;
  /** Whether the page may load Meta's pixel. */
  readonly hasPixel: boolean;
}

/** A page as a host serves it. */
export interface HostedPage extends Omit<HostedDocument, 'html'> {
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** All that a host needs to know to serve the site. Every host's own file is written from this one table. */
export interface HostTable {
  /** Headers of every answer. */
  readonly everywhere: Headers;
  readonly pages: readonly HostedPage[];
  readonly notFound: HostedPage | undefined;
  /**
   * Addresses that bear the hash of their content. One that ends in `/*` is a whole folder. Scripts are named one
   * by one: a host gives its headers to a missing file too, and a script's 404 must not be kept for a year.
   */
  readonly lasting: readonly string[];
}

/** For files that never change under their name. */
export const lastingCache = 'public, max-age=31536000, immutable';
/** For documents: kept, and asked for again each time. */
export const revalidatedCache = 'no-cache';

/**
 * For every answer, pages or not. HSTS leaves subdomains out, since the clinic may have some that are not ours.
 * The permissions are those that every browser that reads the header knows; another name would be logged as a fault.
 */
const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The table of a built site. `lasting` as `HostTable` has it. */
export function makeHostTable(documents: readonly HostedDocument[], lasting: readonly string[]): HostTable {
  const pages = documents.map(({ html, ...page }) => {
    return { ...page, policy: makePolicyHeader({ ...readInlineParts(html), hasPixel: page.hasPixel }) };
  });
  return {
    everywhere,
    pages: pages.filter(({ isNotFound }) => !isNotFound),
    notFound: pages.find(({ isNotFound }) => isNotFound),
    lasting,
  };
}
