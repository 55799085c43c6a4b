import { closeSync, createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { readAddress } from './address.ts';
import { readHeaders } from './headers.ts';
import { readRange, type Part } from './range.ts';
import { isKnown, represent, type Representation } from './representation.ts';
import { route } from './route.ts';

/** A request for something of a folder, and what answers it. */
export interface Exchange {
  readonly folder: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Text {
  readonly status: number;
  readonly text: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers as a static host does that reads `_headers`. */
export function answer(exchange: Exchange): void {
  const { folder, request, response } = exchange;
  const target = request.url ?? '/';
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of readHeaders(folder, readAddress(target) ?? '/'))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(exchange, { status: 405, headers: { Allow: 'GET, HEAD' }, text: 'Method Not Allowed' });
  }
  const found = route(folder, target);
  if (found.status === 200) return sendFound(exchange, found.file);
  if (found.status === 404) return sendNotFound(exchange);
  if (found.status === 400) return sendText(exchange, { status: 400, text: 'Bad Request' });
  return sendText(exchange, {
    status: 301,
    headers: { Location: found.location },
    text: 'Moved Permanently',
  });
}

function representFor({ request }: Exchange, file: string): Representation | undefined {
  const accepted = request.headers['accept-encoding'];
  return represent({ file, acceptEncoding: Array.isArray(accepted) ? accepted.join() : accepted });
}

function sendFound(exchange: Exchange, file: string): void {
  const { request, response } = exchange;
  const found = representFor(exchange, file);
  if (found === undefined) return sendNotFound(exchange);
  const { descriptor, size, etag, headers } = found;
  response.setHeader('ETag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) {
    closeSync(descriptor);
    response.writeHead(304, 'Vary' in headers ? { Vary: headers['Vary'] } : {}).end();
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const { range, 'if-range': conditions } = request.headers;
  const ifRange = [conditions].flat()[0];
  const part = request.method === 'GET' ? readRange({ range, ifRange, size, etag }) : undefined;
  if (part === undefined) return sendFile(exchange, found, { status: 200 });
  if (part !== 'beyond') return sendFile(exchange, found, { status: 206, part });
  closeSync(descriptor);
  response.removeHeader('ETag');
  const contentRange = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-cache' };
  return sendText(exchange, { status: 416, headers: contentRange, text: 'Range Not Satisfiable' });
}

function sendNotFound(exchange: Exchange): void {
  // The address may come to be a picture's, which is to last.
  exchange.response.setHeader('Cache-Control', 'no-cache');
  const found = representFor(exchange, join(exchange.folder, '404.html'));
  if (found === undefined) return sendText(exchange, { status: 404, text: 'Not Found' });
  return sendFile(exchange, found, { status: 404 });
}

function sendFile(
  { request, response }: Exchange,
  { descriptor, size, headers }: Representation,
  { status, part }: { readonly status: number; readonly part?: Part },
): void {
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const contentRange = part === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` };
  response.writeHead(status, { ...headers, 'Content-Length': end - start + 1, ...contentRange });
  if (request.method === 'HEAD' || size === 0) {
    closeSync(descriptor);
    response.end();
    return;
  }
  const content = createReadStream('', { fd: descriptor, start, end });
  // A visitor who leaves early ends the pipeline with an error that concerns nobody.
  pipeline(content, response, () => {});
}

/** Says something in a plain sentence. */
export function sendText({ request, response }: Exchange, { status, text, headers }: Text): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
