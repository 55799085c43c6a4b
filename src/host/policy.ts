import { createHash } from 'node:crypto';

/** What a document's own elements hold. */
export interface InlineParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** What a document needs its policy to allow. */
export interface PolicyNeeds extends InlineParts {
  readonly hasPixel: boolean;
}

/** Where Meta's pixel comes from and what it talks to. */
const pixelHosts = { script: 'https://connect.facebook.net', answers: 'https://www.facebook.com' };

/** Scripts that are data and never run. */
const inlineScript = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The styles and scripts that stand in a document itself. */
export function readInlineParts(html: string): InlineParts {
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, content = '']) => content);
  return { styles: contents(inlineStyle), scripts: contents(inlineScript) };
}

function listHashes(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/**
 * The Content-Security-Policy of a document: its own styles and scripts by their hashes, files of this site, and
 * nothing else. Emotion adds its rules to an element that it writes empty, whence the empty style.
 * Trusted Types hold because the application names the few strings it turns into markup (client/trusted.ts).
 */
export function makePolicy({ styles, scripts, hasPixel }: PolicyNeeds): string {
  const pixel = hasPixel ? pixelHosts : undefined;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...listHashes(scripts), pixel?.script],
    'style-src': listHashes(['', ...styles]),
    'img-src': ["'self'", pixel?.answers],
    'font-src': ["'self'"],
    'connect-src': ["'self'", pixel?.script, pixel?.answers],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Meta's script assigns the addresses of further scripts as plain strings.
    ...(hasPixel ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].filter(Boolean).join(' '))
    .join('; ');
}

/** The policy as a header. Only there may a page say who frames it; a `<meta>` may not. */
export function makePolicyHeader(needs: PolicyNeeds): string {
  return `${makePolicy(needs)}; frame-ancestors 'none'`;
}
