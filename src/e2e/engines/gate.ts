import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server before the built site, with an origin of its own. It sees, holds back and refuses what a page asks for,
 * in engines whose protocol cannot.
 */
export interface Gate {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Holds answers to such paths back until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Breaks the connection of requests for such paths. */
  refuse(path: RegExp): void;
  /** Lets pages stand in frames. */
  allowFrames(): void;
  close(): Promise<void>;
}

/** An empty page of the gate's own, to put frames into. */
export const framePath = '/gate';

const frameHeaders = ['x-frame-options', 'cross-origin-opener-policy', 'strict-transport-security'];

/** Opens a gate before a site. */
export async function openGate(site: string): Promise<Gate> {
  const asked: string[] = [];
  const held: { path: RegExp; released: Promise<void> }[] = [];
  const refused: RegExp[] = [];
  let isFramed = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    asked.push(path);
    if (refused.some((pattern) => pattern.test(path))) return void response.destroy();
    if (path === framePath) return void response.setHeader('Content-Type', 'text/html').end('<body></body>');
    await Promise.all(held.filter((hold) => hold.path.test(path)).map((hold) => hold.released));
    const { method } = request;
    const forward = ask(site + path, { ...(method && { method }), headers: request.headers }, (found) => {
      response.writeHead(found.statusCode ?? 500, isFramed ? withoutFrameRules(found) : found.headers);
      found.pipe(response);
    });
    forward.once('error', () => response.destroy());
    request.pipe(forward);
    return undefined;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hold: (path) => {
      let release = () => {};
      held.push({ path, released: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    refuse: (path) => void refused.push(path),
    allowFrames: () => {
      isFramed = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function withoutFrameRules({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const kept = Object.entries(headers).filter(
    ([name]) => !frameHeaders.includes(name) && name !== 'content-security-policy',
  );
  return Object.fromEntries(kept);
}
