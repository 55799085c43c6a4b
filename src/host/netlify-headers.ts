import { lastingCache, type Headers, type HostTable } from './table.ts';

/** What Cloudflare Pages reads of a `_headers` file, which is less than Netlify does: https://developers.cloudflare.com/pages/configuration/headers/ */
const most = { rules: 100, lineLength: 2000 };

function formatRule(address: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...lines].join('\n');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of all rules that fit an address, so a
 * header stands in one rule only. They have no rule for unknown addresses: 404.html carries its policy itself.
 */
export function formatNetlifyHeaders({ everywhere, pages, lasting }: HostTable): string {
  const rules = [
    formatRule('/*', everywhere),
    ...pages.map(({ route, policy }) => formatRule(route, { 'Content-Security-Policy': policy })),
    ...lasting.map((address) => formatRule(address, { 'Cache-Control': lastingCache })),
  ];
  const text = `${rules.join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  if (rules.length > most.rules || longest > most.lineLength)
    throw new Error(
      `_headers has ${rules.length} rules and lines of ${longest} characters, too much for a host.`,
    );
  return text;
}
