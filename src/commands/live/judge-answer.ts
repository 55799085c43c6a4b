import { contentType } from '../../host/content-types.ts';
import { everywhere, lastingCache } from '../../host/headers.ts';
import { isLasting } from '../site-folder/mark.ts';
import type { Fault } from './faults.ts';
import { parseAddress, type LiveAnswer, type Reply } from './site-visitor.ts';

/** What is wrong with getting an answer at all; nothing where it is a sound 200. */
export function judgeReply(reply: Reply, address: string, from?: string): Fault | undefined {
  const place = { address, ...(from !== undefined && { from }) };
  if ('failure' in reply) return { kind: reply.failure === 'time' ? 'late' : 'lost', ...place };
  const { url, status, headers } = reply;
  if (status === 200) return undefined;
  const to = headers.get('location');
  if (to === null || status < 300 || status > 399) return { kind: 'status', status, ...place };
  return parseAddress(to, url)?.href === url
    ? { kind: 'circle', status, ...place }
    : { kind: 'moved', status, to, ...place };
}

const secondsOf = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

function hasHeader(name: string, found: string, wanted: string): boolean {
  // Longer is stricter.
  if (name === 'Strict-Transport-Security') return secondsOf(found) >= secondsOf(wanted);
  return found.toLowerCase().replaceAll(/\s+/g, ' ') === wanted.toLowerCase();
}

/** Whether something is asked for again each time. */
function isAskedAgain(cache: string): boolean {
  return /no-cache|no-store|max-age=0\b/.test(cache);
}

function judgeCache(cache: string, address: string): Fault | undefined {
  if (isLasting.test(address.slice(1)))
    return cache === lastingCache ? undefined : { kind: 'unkept', address, found: cache };
  return isAskedAgain(cache) || cache === '' ? undefined : { kind: 'kept', address, found: cache };
}

/** The file that a host serves at an address. */
function fileAt(address: string): string {
  return /\.[^/]+$/.test(address) ? address : `${address}.html`;
}

/** What of an answer's headers is not as `src/host` says that it should be. */
export function judgeHeaders({ headers }: LiveAnswer, address: string): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [name, wanted] of Object.entries(everywhere)) {
    const found = headers.get(name) ?? '';
    if (!hasHeader(name, found, wanted)) faults.push({ kind: 'header', address, name, found, wanted });
  }
  const [wanted, found] = [contentType(fileAt(address)), headers.get('content-type') ?? ''];
  const bare = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase();
  if (bare(found) !== bare(wanted)) faults.push({ kind: 'type', address, found, wanted });
  const cache = judgeCache(headers.get('cache-control') ?? '', address);
  return cache === undefined ? faults : [...faults, cache];
}

/** Whether a text is structured data that search engines read. */
export function isStructuredData(text: string): boolean {
  try {
    const {
      '@context': context,
      '@type': type,
      '@graph': graph,
    } = Object(JSON.parse(text)) as Record<string, unknown>;
    return /^https?:\/\/schema\.org\/?$/.test(String(context)) && (type !== undefined || graph !== undefined);
  } catch {
    return false;
  }
}
