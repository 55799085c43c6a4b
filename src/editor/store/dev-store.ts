import { refuseSize } from './order.ts';
import type { Order, Outcome, Store } from './store.ts';

/** How the development server that has opened the editor is reached. */
interface DevServer {
  /** The token of this start, as the editor's document has it. */
  readonly token: string;
  /** Where the server is, without a slash at the end; nothing for a page of its own. */
  readonly origin?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** Answers that say what became of an order. */
const outcomes = [200, 409, 422];

/** A refusal of the server's, in its own words. */
function refusalOf({ reason }: { readonly reason?: unknown }): Outcome {
  return { kind: 'refused', reason: String(reason), problems: [] };
}

/** The site of the development server that has opened the editor. */
export class DevStore implements Store {
  readonly #server: DevServer;

  constructor(server: DevServer) {
    this.#server = server;
  }

  #send(address: string, body?: unknown): Promise<Response> {
    const { token, origin = '', fetch: send = fetch } = this.#server;
    const headers = { 'X-Editor-Token': token };
    const posted = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    return send(`${origin}/_editor/api/${address}`, {
      cache: 'no-store',
      redirect: 'error',
      ...(body === undefined ? { headers } : posted),
    });
  }

  async #ask<Answer>(address: string, body?: unknown): Promise<Answer> {
    const response = await this.#send(address, body);
    const answer = await response.json();
    if (!response.ok) throw new Error(`${address}: ${response.status} ${answer.reason}`);
    return answer;
  }

  /** Whether anybody answers, whatever it is. */
  #isThere(): Promise<boolean> {
    return this.#send('head').then(
      () => true,
      () => false,
    );
  }

  async head(): Promise<string> {
    const { head } = await this.#ask<{ readonly head: string }>('head');
    return head;
  }

  list() {
    return this.#ask<Awaited<ReturnType<Store['list']>>>('list');
  }

  read(paths: readonly string[]) {
    return this.#ask<Awaited<ReturnType<Store['read']>>>('read', paths);
  }

  trash() {
    return this.#ask<Awaited<ReturnType<Store['trash']>>>('trash');
  }

  versions(path: string) {
    return this.#ask<Awaited<ReturnType<Store['versions']>>>('versions', { path });
  }

  async readVersion(path: string, id: string): Promise<string | undefined> {
    return (await this.#ask<{ readonly text?: string }>('version', { path, id })).text;
  }

  async commit(order: Order): Promise<Outcome> {
    // A server may hang up on what is too large before it has said so.
    const reason = refuseSize(order);
    if (reason !== undefined) return refusalOf({ reason });
    try {
      const response = await this.#send('commit', order);
      const answer = await response.json();
      if (outcomes.includes(response.status)) return answer;
      if (response.status === 403) return { kind: 'outdated', reason: String(answer.reason) };
      return response.status < 500 ? refusalOf(answer) : { kind: 'unknown' };
    } catch {
      return { kind: (await this.#isThere()) ? 'unknown' : 'stopped' };
    }
  }
}
