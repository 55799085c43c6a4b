import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from '../serve/address.ts';
import { everywhere } from '../host/headers.ts';

/** As a host's, but that the catalogue frames its own examples, and that nobody else may load what is here. */
const { 'Strict-Transport-Security': _onlyWithTls, ...shared } = everywhere;
const headers = {
  ...shared,
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Addresses of Vite that do something on this machine, such as opening a file in the editor. */
const isTool = (address: string) => address.startsWith('/__');

function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === undefined || [`http://${host}`, `https://${host}`].includes(origin);
}

/**
 * Whether a request comes from a page of another site, another port of this machine included. A visit to a page by a
 * link is none of these. Browsers that do not say where a request comes from say at least what page asks to read.
 */
function isForeign(request: IncomingHttpHeaders, address: string): boolean {
  const site = request['sec-fetch-site'];
  if (isTool(address) && site !== 'same-origin') return true;
  if (site === undefined) return !isOwnOrigin(request);
  if (site === 'same-origin' || site === 'none') return false;
  return request['sec-fetch-mode'] !== 'navigate' || request['sec-fetch-dest'] !== 'document';
}

interface Refusal {
  readonly status: number;
  readonly text: string;
}

function findRefusal({ method = '', url = '', headers: sent }: IncomingMessage): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Method Not Allowed' };
  const address = readAddress(url);
  if (address === undefined) return { status: 400, text: 'Bad Request' };
  return isForeign(sent, address) ? { status: 403, text: 'Forbidden' } : undefined;
}

/** Gives every answer of the dev server its headers, and refuses what no page of its own would ask. */
export function guard(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const refusal = findRefusal(request);
  if (refusal === undefined) return next();
  response.writeHead(refusal.status, {
    'content-type': 'text/plain; charset=utf-8',
    ...(refusal.status === 405 && { allow: 'GET, HEAD' }),
  });
  response.end(refusal.text);
}
