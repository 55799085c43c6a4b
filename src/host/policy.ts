import { createHash } from 'node:crypto';

/** What a document's own elements hold. */
export interface InlineParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

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
export function makePolicy({ styles, scripts }: InlineParts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...listHashes(scripts)],
    'style-src': listHashes(['', ...styles]),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The policy as a header. Only there may a page say who frames it; a `<meta>` may not. */
export function makePolicyHeader(parts: InlineParts): string {
  return `${makePolicy(parts)}; frame-ancestors 'none'`;
}
