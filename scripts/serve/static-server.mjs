import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { readHeaders } from './headers.mjs';
import { isKnown, represent } from './representation.mjs';
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

function answer({ root, request, response }) {
  response.setHeader('Cache-Control', 'no-cache');
  const rules = readHeaders(root, request.url.split('?')[0]);
  for (const [name, value] of rules) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText({ response, status: 405, headers: { Allow: 'GET, HEAD' }, text: 'Method Not Allowed' });
  }
  const { status, file, location } = route(root, request.url);
  if (status === 200) return sendFound({ file, request, response });
  if (status === 404) return sendNotFound({ root, request, response });
  if (status === 400) return sendText({ response, status, text: 'Bad Request' });
  return sendText({ response, status, headers: { Location: location }, text: 'Moved Permanently' });
}

function sendFound({ file, request, response }) {
  const acceptEncoding = request.headers['accept-encoding'];
  const { file: body, headers } = represent({ file, acceptEncoding });
  if (!isKnown(request.headers['if-none-match'], headers.ETag)) {
    return sendFile({ request, response, status: 200, file: body, headers });
  }
  const kept = ['ETag', 'Vary'].filter((name) => name in headers);
  return response.writeHead(304, Object.fromEntries(kept.map((name) => [name, headers[name]]))).end();
}

function sendNotFound({ root, request, response }) {
  const page = path.join(root, '404.html');
  if (!existsSync(page)) return sendText({ response, status: 404, text: 'Not Found' });
  const acceptEncoding = request.headers['accept-encoding'];
  const { file, headers } = represent({ file: page, acceptEncoding });
  const { ETag: _tag, ...kept } = headers;
  // Its address may come to be a picture's, which is to last.
  response.setHeader('Cache-Control', 'no-cache');
  return sendFile({ request, response, status: 404, file, headers: kept });
}

function sendFile({ request, response, status, file, headers }) {
  response.writeHead(status, headers);
  if (request.method === 'HEAD') return response.end();
  // A visitor who leaves early ends the pipeline with an error that concerns nobody.
  return pipeline(createReadStream(file), response, () => {});
}

function sendText({ response, status, headers, text }) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
