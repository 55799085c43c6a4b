import { toSlug } from '../../fields/repair.ts';
import { valueAt } from '../source/place.ts';
import { readData } from './parse.ts';
import type { SiteTexts } from './site-links.ts';

/** A whole address as people copy it from a browser: its host, and the way behind that. */
const whole =
  /^(?<scheme>https?:\/{1,2})?(?<host>[a-z\d-]+(?:\.[a-z\d-]+)+)(?::\d+)?(?:\/(?<way>[^?#]*))?(?:[?#].*)?$/iu;

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** The host of the site's own address, as `site.yaml` says it; nothing where it does not. */
function ownHost(texts: SiteTexts): string | undefined {
  const url = valueAt(readData(texts['site.yaml'] ?? ''), ['url']);
  const host = typeof url === 'string' ? whole.exec(url.trim())?.groups?.['host'] : undefined;
  return host && bareHost(host);
}

/** What was meant by a text in the field for a page's address. */
interface MeantAddress {
  /** The address without its slash, as it may be written; empty where none is meant. */
  readonly name: string;
  /** Whether the text is a whole address: of this site, or of another. */
  readonly of?: 'site' | 'other';
}

/** `https://www.exemplo.com.br/Corte e cor` on that very site, or `Corte e cor`, as `corte-e-cor`. */
export function meantAddress(texts: SiteTexts, typed: string): MeantAddress {
  const { scheme, host = '', way = '' } = whole.exec(typed.trim())?.groups ?? {};
  const isOwn = host !== '' && bareHost(host) === ownHost(texts);
  if (isOwn) return { name: toSlug(decoded(way).replace(/\.html?$/i, '')), of: 'site' };
  if (scheme !== undefined || /^www\./i.test(host)) return { name: '', of: 'other' };
  return { name: toSlug(typed) };
}

/** `Camas%20e%20mantas` as it reads. */
function decoded(way: string): string {
  try {
    return decodeURIComponent(way);
  } catch {
    return way;
  }
}
