/** What a live site answered. */
export interface LiveAnswer {
  /** The whole address that was asked for. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** At most as much as is ever read of one. */
  readonly body: string;
}

/** How a request went: an answer, or why there is none. */
export type Reply = LiveAnswer | { readonly failure: Failure };

/** Why there is no answer: it came too late, who answers does not prove to be this host, or there was nobody. */
export type Failure = 'time' | 'certificate' | 'connection';

/** Asks one origin, reads only, and only for so long. */
export interface SiteVisitor {
  readonly origin: string;
  /** How many requests have been sent. */
  readonly count: () => number;
  /** Whether the time for all of it is over. */
  readonly isOver: () => boolean;
  readonly ask: (path: string, method?: 'GET' | 'HEAD') => Promise<Reply>;
}

/** What an address leads to; nothing where it is none. */
export function parseAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Most bytes that are read of an answer, once it is unpacked. */
const mostBytes = 8 * 1024 * 1024;

/** How long one answer may take, in milliseconds. */
const patience = 10_000;

/** Codes of certificates that are expired, of another name, or signed by nobody who is known. */
const certificateCodes = /CERT|SIGNATURE/;

/** Why a request failed, by what `fetch` throws. */
function reasonOf(error: unknown): Failure {
  const { name, cause } = Object(error) as Partial<Error>;
  if (name === 'TimeoutError' || name === 'AbortError') return 'time';
  const { code } = Object(cause) as Partial<NodeJS.ErrnoException>;
  return certificateCodes.test(code ?? '') ? 'certificate' : 'connection';
}

async function readBody({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done || bytes > mostBytes) break;
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

/** Makes who asks a site of this origin, and nobody else: no redirect is followed. `seconds` is the time for all of it. */
export function visitSite(origin: string, seconds: number): SiteVisitor {
  const end = AbortSignal.timeout(seconds * 1000);
  let count = 0;
  return {
    origin,
    count: () => count,
    isOver: () => end.aborted,
    async ask(path, method = 'GET') {
      const url = new URL(path, origin);
      if (url.origin !== origin) throw new Error(`${url.href} is of another site.`);
      count += 1;
      try {
        const signal = AbortSignal.any([end, AbortSignal.timeout(patience)]);
        const response = await fetch(url, { method, redirect: 'manual', signal });
        const { status, headers } = response;
        return { url: url.href, status, headers, body: method === 'GET' ? await readBody(response) : '' };
      } catch (error) {
        return { failure: reasonOf(error) };
      }
    },
  };
}
