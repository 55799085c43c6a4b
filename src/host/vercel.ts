import { lastingCache, type Headers, type HostTable } from './table.ts';

function makeRule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** The content of `vercel.json`: https://vercel.com/docs/project-configuration. 404.html carries its policy itself. */
export function formatVercelSettings({ everywhere, pages, lasting }: HostTable): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      makeRule('/(.*)', everywhere),
      ...pages.map(({ route, policy }) => makeRule(route, { 'Content-Security-Policy': policy })),
      ...lasting.map((address) =>
        makeRule(address.replace(/\*$/, '(.*)'), { 'Cache-Control': lastingCache }),
      ),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
