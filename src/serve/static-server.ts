import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { answer, sendText, type Exchange } from './answer.ts';

/** How many ports are tried. */
const attempts = 50;

/** What is served, and where. */
interface Offer {
  readonly folder: string;
  readonly host?: string;
  /** The first to try; 0 takes any free one. */
  readonly port?: number;
  /** Hears of a fault of ours; visitors hear no more than that there is one. */
  readonly tellFault?: (fault: unknown) => void;
}

/** A folder that is being served. */
export interface Serving {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder of finished pages as a static host does: clean addresses, 404.html with status 404, precompressed
 * neighbours, lasting caches for hashed names. A busy port moves to the next.
 */
export async function serveFolder(offer: Offer): Promise<Serving> {
  const { host = '127.0.0.1', port: first = 4173, tellFault } = offer;
  const folder = resolve(offer.folder);
  const server = createServer((request, response) => attempt({ folder, request, response }, tellFault));
  const port = await listen(server, host, first);
  return {
    url: `http://${hostInUrl(host)}:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The port that it came to listen on. */
async function listen(server: Server, host: string, first: number): Promise<number> {
  const last = first === 0 ? 0 : Math.min(first + attempts, 65_535);
  for (let port = first; ; port += 1) {
    const error = await tryPort(server, host, port);
    if (error === undefined) break;
    if (error.code !== 'EADDRINUSE' || port >= last) throw error;
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    server.once('error', done);
    server.listen({ host, port }, () => {
      server.off('error', done);
      done(undefined);
    });
  });
}

function attempt(exchange: Exchange, tellFault: Offer['tellFault']): void {
  const { response } = exchange;
  try {
    answer(exchange);
  } catch (fault) {
    tellFault?.(fault);
    if (response.headersSent) response.destroy();
    else sendText(exchange, { status: 500, text: 'Internal Server Error' });
  }
}
