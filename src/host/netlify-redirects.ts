/** An old address and where it leads. */
export interface Lead {
  readonly from: string;
  readonly to: string;
}

/** Cloudflare Pages reads so many: https://developers.cloudflare.com/pages/configuration/redirects/ */
const most = 2000;

/**
 * The `_redirects` file of Cloudflare Pages and Netlify; nothing where there are none. Each address has a document that
 * leads on as well: those beyond the limit are led by it, and so is all of Netlify, where a file goes before a rule.
 */
export function formatNetlifyRedirects(redirects: readonly Lead[]): string {
  return redirects
    .slice(0, most)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}
