export type Headers = Readonly<Record<string, string>>;

/** For files that never change under their name. */
export const lastingCache = 'public, max-age=31536000, immutable';
/** For documents: kept, and asked for again each time. */
export const revalidatedCache = 'no-cache';

/**
 * Headers of every answer, page or not. None of them knows the content, so that a server's settings fit every build.
 * HSTS leaves subdomains out, since a business may have some that are not ours. The permissions are those that every
 * browser that reads the header knows; another name would be logged as a fault. Who frames a page can only be said
 * here; the rest of its policy stands in the document.
 */
export const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': "frame-ancestors 'none'",
};
