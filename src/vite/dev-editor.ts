import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outcome, Store } from '../editor/store/store.ts';
import type { ClientFiles } from '../render/document.ts';
import { editorBase, type EditorFile } from './editor-build.ts';
import { editorHeaders, frameHeaders, makeEditorDocument, makeFrameDocument } from './editor-document.ts';
import { isAtHome, isFromOutside, mostBytes, refuseRequest, tooLarge, type Refusal } from './editor-gate.ts';
import { parseStrictly } from './strict-json.ts';

/** What the dev server lends to the editor. */
export interface EditorTools {
  /** Loads a module of ours as it is now. */
  readonly load: <Module>(path: string) => Promise<Module>;
  readonly openStore: () => Promise<Store>;
  /** The files of the editor's application, by address. */
  readonly openFiles: () => Promise<ReadonlyMap<string, EditorFile>>;
  readonly fonts: ClientFiles['fonts'];
  /** Is told a fault of ours. */
  readonly noteFault: (error: unknown) => void;
}

type Answer = { readonly status: number; readonly body: unknown };

const editorAddress = '/_editor';

/** What the application is made of; nothing else below the address has to wait for it to be built. */
const isScriptOrPicture = /^\/_editor\/[\w.-]+\.(?:js|css|svg)$/;

// Only a window knows the last two.
const statusOf = {
  saved: 200,
  moved: 409,
  refused: 422,
  unknown: 500,
  outdated: 403,
  stopped: 503,
} as const satisfies Record<Outcome['kind'], number>;

const unreadable: Refusal = { status: 400, reason: 'O pedido não é um que o editor faz.' };

type Orders = typeof import('../editor/store/order.ts');

/** What is done at each address: with which method, and what is made of the body. */
const routes: Readonly<
  Record<
    string,
    {
      readonly method: 'GET' | 'POST';
      readonly answer: (store: Store, body: unknown, orders: Orders) => Promise<Answer | Refusal>;
    }
  >
> = {
  '/_editor/api/head': {
    method: 'GET',
    answer: async (store) => ({ status: 200, body: { head: await store.head() } }),
  },
  '/_editor/api/list': {
    method: 'GET',
    answer: async (store) => ({ status: 200, body: await store.list() }),
  },
  '/_editor/api/trash': {
    method: 'GET',
    answer: async (store) => ({ status: 200, body: await store.trash() }),
  },
  '/_editor/api/read': {
    method: 'POST',
    answer: async (store, body, { parsePaths }) => {
      const paths = parsePaths(body);
      return paths === undefined ? unreadable : { status: 200, body: await store.read(paths) };
    },
  },
  '/_editor/api/versions': {
    method: 'POST',
    answer: async (store, body, { parseVersionsWish }) => {
      const path = parseVersionsWish(body);
      return path === undefined ? unreadable : { status: 200, body: await store.versions(path) };
    },
  },
  '/_editor/api/version': {
    method: 'POST',
    answer: async (store, body, { parseVersionWish }) => {
      const wish = parseVersionWish(body);
      if (wish === undefined) return unreadable;
      return { status: 200, body: { text: await store.readVersion(wish.path, wish.id) } };
    },
  },
  '/_editor/api/commit': {
    method: 'POST',
    answer: async (store, body, { parseOrder, refuseSize }) => {
      const order = parseOrder(body);
      if (order === undefined) return unreadable;
      const reason = refuseSize(order);
      if (reason !== undefined) return { status: 413, reason };
      const outcome = await store.commit(order);
      return { status: statusOf[outcome.kind], body: outcome };
    },
  },
};

/**
 * The body of a request, or nothing of one that is too long. Some of that is read to its end all the same, since whoever
 * is hung up on while sending hears no answer.
 */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
    if (length > 4 * mostBytes) break;
  }
  return length > mostBytes ? undefined : Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, { status, body }: Answer, headers = {}): void {
  response.writeHead(status, {
    ...editorHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

function sendRefusal(response: ServerResponse, { status, reason, allow }: Refusal): void {
  // What was not read is not waited for.
  const headers = { Connection: 'close', ...(allow !== undefined && { Allow: allow }) };
  sendJson(response, { status, body: { reason } }, headers);
}

async function answerApi(
  request: IncomingMessage,
  token: string,
  tools: EditorTools,
): Promise<Answer | Refusal> {
  const { url = '' } = request;
  const route = Object.hasOwn(routes, url) ? routes[url] : undefined;
  if (route === undefined) return { status: 404, reason: 'Este endereço não existe no editor.' };
  const refusal = refuseRequest(request, route.method, token);
  if (refusal !== undefined) return refusal;
  const bytes = await readBody(request);
  if (bytes === undefined) return tooLarge;
  let body: unknown;
  try {
    body = route.method === 'POST' ? parseStrictly(bytes) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable;
    throw error;
  }
  return route.answer(await tools.openStore(), body, await tools.load<Orders>('/src/editor/store/order.ts'));
}

/** A document of the editor's, or a file that it names. */
async function findPage({ method, url = '', headers }: IncomingMessage, token: string, tools: EditorTools) {
  const address = url.replace(/\?.*/s, '');
  const type = 'text/html; charset=utf-8';
  if (method !== 'GET') return undefined;
  if (address === editorAddress) return { headers: editorHeaders, type, body: makeEditorDocument(token) };
  if (isFromOutside(headers)) return undefined;
  if (address === `${editorBase}frame`)
    return { headers: frameHeaders, type, body: makeFrameDocument(tools.fonts) };
  if (!isScriptOrPicture.test(address)) return undefined;
  const file = (await tools.openFiles()).get(address);
  return file && { headers: { ...editorHeaders, 'Cache-Control': 'no-cache', ETag: file.etag }, ...file };
}

/** Whether an address is the editor's, however it is written. */
function isEditors(url: string): boolean {
  let address = url;
  try {
    address = decodeURIComponent(url);
  } catch {
    // What cannot be read is looked at as it is.
  }
  return /^\/+_editor(?![^/?#\\;.])/i.test(address);
}

/**
 * Serves the editor's document at `/_editor` and its addresses below `/_editor/api/`. Nothing of what it refuses is
 * passed on to others.
 */
export function makeEditor(tools: EditorTools) {
  const token = randomBytes(32).toString('base64url');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const page = isAtHome(request) ? await findPage(request, token, tools) : undefined;
    if (page !== undefined) {
      const isThere = 'etag' in page && request.headers['if-none-match'] === page.etag;
      response.writeHead(isThere ? 304 : 200, { ...page.headers, 'Content-Type': page.type });
      response.end(isThere ? undefined : page.body);
      return;
    }
    const answer = await answerApi(request, token, tools);
    if ('reason' in answer) sendRefusal(response, answer);
    else sendJson(response, answer);
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!isEditors(request.url ?? '')) return next();
    answer(request, response).catch((error: unknown) => {
      // Whoever hangs up is no fault of ours.
      if (request.destroyed && !request.complete) return;
      tools.noteFault(error);
      if (response.headersSent) response.destroy();
      else
        sendJson(response, {
          status: 500,
          body: { reason: 'O programa tem um defeito. Confira se foi gravado.' },
        });
    });
  };
}
