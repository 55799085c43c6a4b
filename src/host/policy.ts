import type { Hash } from '../fields/hash.ts';
import { workerPolicy } from './worker.ts';

/** What a document needs its policy to allow. */
export interface PolicyNeeds {
  /** What its own style and script elements hold. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly hasPixel: boolean;
  /** Origins of players that the document may hold. */
  readonly frames?: readonly string[];
  /** Whether the document has a service worker to start. */
  readonly hasWorker?: boolean;
  readonly hash: Hash;
}

/** Where Meta's pixel comes from and what it talks to. */
const pixelHosts = { script: 'https://connect.facebook.net', answers: 'https://www.facebook.com' };

function toBase64(digits: string): string {
  const bytes = digits.match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
}

function listHashes(texts: readonly string[], hash: Hash): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${toBase64(hash(text))}'`);
}

/** The policy of a document that has neither style nor script, and fetches nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * The Content-Security-Policy of a document: its own styles and scripts by their hashes, files of this site, and
 * nothing else. The application adds its rules to the document's own style.
 * Trusted Types hold because the application names the few strings it turns into markup (client/trusted.ts).
 * It stands in the document, so it says nothing that only a header may: who frames a page is told in headers.ts.
 */
export function makePolicy({
  styles,
  scripts,
  hasPixel,
  frames = [],
  hasWorker = false,
  hash,
}: PolicyNeeds): string {
  const pixel = hasPixel ? pixelHosts : undefined;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...listHashes(scripts, hash), pixel?.script],
    'style-src': listHashes(styles, hash),
    'img-src': ["'self'", pixel?.answers],
    'font-src': ["'self'"],
    'connect-src': ["'self'", pixel?.script, pixel?.answers],
    'manifest-src': ["'self'"],
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Meta's script assigns the addresses of further scripts as plain strings.
    ...(hasPixel
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['default', hasWorker ? workerPolicy : undefined],
        }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].filter(Boolean).join(' '))
    .join('; ');
}
