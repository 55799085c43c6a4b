import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** An answer that refuses, with what the editor tells whoever uses it. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415;
  readonly reason: string;
  /** The methods that are taken, where another one was tried. */
  readonly allow?: string;
}

/** The header that bears the token of this start. */
const tokenHeader = 'x-editor-token';

/** The most bytes of a body: a picture of 20 MB in base64, and texts beside it. */
export const mostBytes = 32 * 1024 * 1024;

const strange: Refusal = {
  status: 403,
  reason:
    'O editor foi aberto de novo depois desta janela. Recarregue a página: o que não foi salvo continua guardado neste navegador.',
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are the same; how long that takes says nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const isLoopback = (address: string | undefined) => /^(::ffff:)?127\.|^::1$/.test(address ?? '');

/** Whether a request comes from this machine to a name of this machine: any other name may be one that was made to lead here. */
export function isAtHome({ socket, headers, rawHeaders }: IncomingMessage): boolean {
  const { localAddress, remoteAddress, localPort } = socket;
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${localPort}`);
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const isNamed = hosts.length === 1 && names.includes(headers.host ?? '');
  return isNamed && isLoopback(localAddress) && isLoopback(remoteAddress);
}

/** Whether a page of another address asks, as browsers say it. */
export function isFromOutside({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return (
    (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== `http://${host}`)
  );
}

/** Whether a page of this very address asks. Browsers leave the origin out of their own GET alone, and then say what it is. */
function isOwn(headers: IncomingHttpHeaders, method: string): boolean {
  if (isFromOutside(headers)) return false;
  return headers.origin !== undefined || (method === 'GET' && headers['sec-fetch-site'] === 'same-origin');
}

function refuseBody(headers: IncomingHttpHeaders, method: string): Refusal | undefined {
  const length = headers['content-length'];
  const hasBody = headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (method === 'GET')
    return hasBody ? { status: 400, reason: 'Um pedido de leitura não leva dados.' } : undefined;
  const isJson = /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '');
  if (!isJson || headers['content-encoding'] !== undefined)
    return { status: 415, reason: 'O pedido não está em JSON.' };
  if (Number(length) > mostBytes) return tooLarge;
  return undefined;
}

/** What is said of more than can be taken. */
export const tooLarge: Refusal = {
  status: 413,
  reason: 'O pedido passa de 32 MB. Diminua as fotos, ou grave uma de cada vez.',
};

/** Why a request is not even read, if it is not. */
export function refuseRequest(
  request: IncomingMessage,
  allowed: 'GET' | 'POST',
  token: string,
): Refusal | undefined {
  const { method = '', headers } = request;
  if (method !== allowed)
    return { status: 405, reason: 'O editor não faz este tipo de pedido.', allow: allowed };
  if (!isAtHome(request) || !isOwn(headers, method)) return strange;
  if (!isSame(String(headers[tokenHeader]), token)) return strange;
  return refuseBody(headers, method);
}
