import { locate, type BuiltSite } from './built-site.ts';

/**
 * What an address is for. A link may leave the site; what a page loads may not; an absolute one is read without the
 * page (shared links, search engines) and names this site; an identity need not be an anchor. An address in a place that
 * the crawl does not know has no purpose.
 */
export type Purpose = 'link' | 'resource' | 'absolute' | 'identity' | 'none';

/** An address where it stands. */
export interface Reference {
  /** The file that holds it. */
  readonly file: string;
  /** The document that `#anchor` means, where it is not the file itself. */
  readonly document?: string | undefined;
  /** Where in the file, such as `a href`. */
  readonly place: string;
  readonly address: string;
  readonly purpose: Purpose;
}

/** Where an address leads: a file of the site, perhaps to an id in it, or outside; or what is wrong with it. */
export type Target =
  | { readonly file: string; readonly fragment?: string | undefined }
  | { readonly isOutside: true }
  | { readonly fault: string };

const chat = /^https:\/\/wa\.me\/[1-9]\d{9,14}(\?text=[^&=#]+)?$/;
const forms: Readonly<Record<string, RegExp>> = {
  tel: /^tel:\+[1-9]\d{7,14}$/,
  mailto: /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}$/,
};

/** What an address says; nothing where it is escaped wrongly. */
function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function findOutsideFault(address: string): string | undefined {
  const [scheme = ''] = address.split(':', 1);
  const form = forms[scheme];
  if (form) return form.test(address) ? undefined : `is no ${scheme} address`;
  if (scheme !== 'https') return 'is not https';
  const url = parseAddress(address);
  if (url === undefined) return 'cannot be read';
  const { hostname, username } = url;
  if (username !== '' || !/^[\w-]+(\.[\w-]+)+$/.test(hostname)) return 'names no public host';
  if (/(^|\.)(wa\.me|whatsapp\.com)$/.test(hostname) && !chat.test(address)) return 'is no wa.me address';
  return undefined;
}

function followInside(site: BuiltSite, { document, file, purpose }: Reference, address: string): Target {
  const [whole = '', fragment] = address.split('#', 2);
  const [path = ''] = whole.split('?', 1);
  const found = path === '' ? { file: document ?? file } : locate(site, path);
  if ('fault' in found || purpose === 'identity' || fragment === undefined) return found;
  if (fragment === '') return { fault: 'has an empty anchor' };
  return { ...found, fragment: decodeURIComponent(fragment) };
}

function pathOnSite({ url }: BuiltSite, address: string): string | undefined {
  if (url === '' || !address.startsWith(url)) return undefined;
  const path = address.slice(url.length);
  if (path === '') return '/';
  return /^[/?#]/.test(path) ? path : undefined;
}

/** Where an address leads. It says nothing of whether the id that it names exists. */
export function follow(site: BuiltSite, reference: Reference): Target {
  const { address, purpose } = reference;
  if (purpose === 'none') return { fault: 'stands where the crawl expects no address' };
  if (address === '') return { fault: 'is empty' };
  if (/[\s<>"\\^`{|}]/.test(address) || decode(address) === undefined) return { fault: 'cannot be read' };
  if (address.startsWith('//')) return { fault: 'leaves the protocol open' };
  const own = pathOnSite(site, address);
  if (own !== undefined) return followInside(site, reference, own);
  if (purpose === 'absolute') return { fault: `is not an absolute address of ${site.url}` };
  if (/^[/#]/.test(address)) return followInside(site, reference, address);
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return { fault: 'depends on the page it is read from' };
  if (purpose === 'resource') return { fault: 'is loaded from another site' };
  const fault = findOutsideFault(address);
  return fault === undefined ? { isOutside: true } : { fault };
}
