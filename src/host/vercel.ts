import { everywhere, lastingCache, type Headers } from './headers.ts';

function makeRule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** The content of `vercel.json`: https://vercel.com/docs/project-configuration. `lasting` as `_headers` has it. */
export function formatVercelSettings(lasting: readonly string[]): string {
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
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
