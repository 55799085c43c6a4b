import { createHash } from 'node:crypto';
import type { Document } from 'happy-dom';
import { textOfFile, type BuiltSite } from './built-site.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a policy allows, by directive. */
function readPolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The contents of a document's own elements, byte by byte as browsers hash them. */
function readInline(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, content = '']) => content);
}

const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Attributes that a strict policy refuses. */
function findRefusedAttributes(document: Document): readonly string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value ?? ''),
      )
      .map(({ name }) => `${element.localName} has the attribute ${name}`),
  );
}

function findDocumentFaults(site: BuiltSite, file: string, document: Document): readonly string[] {
  const html = textOfFile(site, file);
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy" i]');
  const policy = readPolicy(meta?.getAttribute('content') ?? '');
  const isAllowed = (directive: string) => (text: string) => policy.get(directive)?.includes(hash(text));
  const refused = [
    ...readInline(html, style)
      .filter((text) => isAllowed('style-src')(text) !== true)
      .map(() => 'refuses its own style'),
    ...readInline(html, script)
      .filter((text) => isAllowed('script-src')(text) !== true)
      .map(() => 'refuses its own script'),
  ];
  const loose = [...policy].flatMap(([directive, sources]) =>
    sources.filter((source) => /unsafe|\*/.test(source)).map((source) => `${directive} allows ${source}`),
  );
  const isStrict = policy.get('default-src')?.join(' ') === "'none'";
  return [
    ...(isStrict ? [] : ['has no policy that begins by allowing nothing']),
    ...refused,
    ...loose,
    ...findRefusedAttributes(document),
  ];
}

/** Documents whose security policy is missing, too loose, or refuses what they hold themselves. */
export function findPolicyFaults(site: BuiltSite): readonly string[] {
  return [...site.documents, ...site.redirects].flatMap(([file, document]) =>
    findDocumentFaults(site, file, document).map((fault) => `${file}: ${fault}`),
  );
}
