import { closeSync, createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { readAddress } from './address.mjs';
import { readHeaders } from './headers.mjs';
import { isKnown, represent } from './representation.mjs';
import { readRange } from './range.mjs';
import { route } from './route.mjs';

const attempts = 50;

/**
 * Serves a folder of finished pages as a static host does: clean addresses, 404.html with status 404, precompressed
 * neighbours, lasting caches for hashed names. A busy port moves to the next; port 0 takes any free one.
 */
export async function serveFolder({ folder, host = '127.0.0.1', port = 4173 }) {
  const root = path.resolve(folder);
  const server = createServer((request, response) => answer({ root, request, response }));
  await listen({ server, host, port });
  return {
    url: `http://${hostInUrl(host)}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function hostInUrl(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function listen({ server, host, port }) {
  const last = port === 0 ? 0 : Math.min(port + attempts, 65_535);
  for (let next = port; next <= last; next++) {
    const error = await tryPort(server, host, next);
    if (!error) return;
    if (error.code !== 'EADDRINUSE' || next === last) throw error;
  }
}

function tryPort(server, host, port) {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ host, port }, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}

/** A fault of ours is told where the server runs; visitors hear no more than that there is one. */
function answer({ root, request, response }) {
  try {
    respond({ root, request, response });
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendText({ response, status: 500, text: 'Internal Server Error' });
  }
}

function respond({ root, request, response }) {
  response.setHeader('Cache-Control', 'no-cache');
  const address = readAddress(request.url);
  for (const [name, value] of readHeaders(root, address ?? '/')) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText({ response, status: 405, headers: { Allow: 'GET, HEAD' }, text: 'Method Not Allowed' });
  }
  const { status, file, location } = route(root, request.url);
  if (status === 200) return sendFound({ root, file, request, response });
  if (status === 404) return sendNotFound({ root, request, response });
  if (status === 400) return sendText({ response, status, text: 'Bad Request' });
  return sendText({ response, status, headers: { Location: location }, text: 'Moved Permanently' });
}

function sendFound({ root, file, request, response }) {
  const found = represent({ file, acceptEncoding: request.headers['accept-encoding'] });
  if (!found) return sendNotFound({ root, request, response });
  const { descriptor, size, headers } = found;
  if (isKnown(request.headers['if-none-match'], headers.ETag)) {
    closeSync(descriptor);
    const kept = ['ETag', 'Vary'].filter((name) => name in headers);
    return response.writeHead(304, Object.fromEntries(kept.map((name) => [name, headers[name]]))).end();
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const { range, 'if-range': ifRange } = request.headers;
  const part = request.method === 'GET' && readRange({ range, ifRange, size, etag: headers.ETag });
  if (!part) return sendFile({ request, response, status: 200, found });
  if (!part.isBeyond) return sendFile({ request, response, status: 206, found, part });
  closeSync(descriptor);
  const contentRange = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-cache' };
  return sendText({ response, status: 416, headers: contentRange, text: 'Range Not Satisfiable' });
}

function sendNotFound({ root, request, response }) {
  // The address may come to be a picture's, which is to last.
  response.setHeader('Cache-Control', 'no-cache');
  const file = path.join(root, '404.html');
  const found = represent({ file, acceptEncoding: request.headers['accept-encoding'] });
  if (!found) return sendText({ response, status: 404, text: 'Not Found' });
  const { ETag: _tag, ...headers } = found.headers;
  return sendFile({ request, response, status: 404, found: { ...found, headers } });
}

function sendFile({ request, response, status, found: { descriptor, size, headers }, part }) {
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const contentRange = part && { 'Content-Range': `bytes ${start}-${end}/${size}` };
  response.writeHead(status, { ...headers, 'Content-Length': end - start + 1, ...contentRange });
  if (request.method === 'HEAD' || size === 0) {
    closeSync(descriptor);
    return response.end();
  }
  const content = createReadStream('', { fd: descriptor, start, end });
  // A visitor who leaves early ends the pipeline with an error that concerns nobody.
  return pipeline(content, response, () => {});
}

function sendText({ response, status, headers, text }) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
