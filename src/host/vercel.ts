import type { Lead } from './netlify-redirects.ts';
import { everywhere, lastingCache, type Headers } from './headers.ts';

function makeRule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Vercel takes so many. Those beyond are led on by their documents. */
const mostRedirects = 1024;

function makeRedirect({ from, to }: Lead) {
  return { source: from, destination: to, permanent: true };
}

/** The content of `vercel.json`: https://vercel.com/docs/project-configuration. `lasting` as `_headers` has it. */
export function formatVercelSettings(lasting: readonly string[], redirects: readonly Lead[] = []): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      makeRule('/(.*)', everywhere),
      ...lasting.map((address) =>
        makeRule(address.replace(/\*$/, '(.*)'), { 'Cache-Control': lastingCache }),
      ),
    ],
    ...(redirects.length > 0 && { redirects: redirects.slice(0, mostRedirects).map(makeRedirect) }),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
