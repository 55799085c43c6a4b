import { everywhere, lastingCache, type Headers } from './headers.ts';

function formatRule(address: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...lines].join('\n');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of all rules that fit an address, so a
 * header stands in one rule only. Cloudflare reads 100 rules, which is why none is about a page:
 * https://developers.cloudflare.com/pages/configuration/headers/
 * `lasting`: addresses that bear the hash of their content, one that ends in `/*` for a whole folder.
 */
export function formatNetlifyHeaders(lasting: readonly string[]): string {
  const rules = [
    formatRule('/*', everywhere),
    ...lasting.map((address) => formatRule(address, { 'Cache-Control': lastingCache })),
  ];
  return `${rules.join('\n\n')}\n`;
}
