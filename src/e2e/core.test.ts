import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serveFolder } from '../serve/static-server.ts';
import { readFolder } from '../commands/versions.ts';
import { mistakes } from '../content/testing/mistakes/table.ts';
import { sampleContent, sampleSite } from '../content/testing/sample.ts';
import type { Version } from '../core/core.ts';
import { built, conditions, places } from '../testing/specified.ts';
import type { ClientFiles } from '../render/document.ts';
import { dataAddress } from '../render/render.tsx';
import { checkSpecified } from '../testing/specified-content.ts';
import { buildCore } from '../vite/core-build.ts';
import { editTexts, type Letters, type Task } from './core/work.ts';
import { few } from '../testing/amount.ts';
import { expect, test } from './harness.ts';

function toLetters(version: Readonly<Record<string, Uint8Array | string>>): Letters {
  const letters = Object.entries(version).map(
    ([path, content]) => [path, Buffer.from(content).toString('latin1')] as const,
  );
  return Object.fromEntries(letters);
}

/** What a document of the built site says of the files beside it. */
function readClient(html: string): ClientFiles {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    app: find(/ data-app="([^"]+)"/),
    preload: [find(/ data-preload="([^"]+)"/)],
    build: find(/ data-build="([^"]+)"/),
    // Behind what the document at a missing address runs alone.
    bootstrap: find(/<script>(?:console\.error\([^;]*;)?([\s\S]*?)<\/script>/),
    // Its script stands in the bootstrap's element.
    gallery: { script: '', viewer: find(/ data-viewer="([^"]+)"/) },
    consent: '',
    openNow: '',
    request: '',
    isEager: false,
    fonts: [...html.matchAll(/src:url\(([^)]+)\)[^}]*?font-weight:([^;]+);/g)].map(
      ([, address = '', weights = '']) => ({ address, weights }),
    ),
  };
}

/** What Node has published of the site, by route. */
interface Published {
  readonly page: unknown;
  readonly html: string;
}

async function readPublished(route: string): Promise<readonly [string, Published]> {
  const read = (name: string) => readFile(join(built, name), 'utf8');
  const { page } = JSON.parse(await read(dataAddress(route)));
  return [route, { page, html: await read(route === '/' ? 'index.html' : `${route}.html`) }];
}

async function makeTask(published: ReadonlyMap<string, Published>): Promise<Task> {
  const { sources: _, ...beside } = (await checkSpecified()).content;
  const { sources: _samples, ...besideMistakes } = sampleContent({});
  return {
    ...conditions,
    clients: Object.fromEntries([...published].map(([route, { html }]) => [route, readClient(html)])),
    site: toLetters((await readFolder(places.pages)) satisfies Version),
    beside,
    mistakes: few(Object.values(mistakes).flat(), 150).map(({ files }) =>
      toLetters({ 'site.yaml': sampleSite, ...files }),
    ),
    besideMistakes,
  };
}

/**
 * What browsers run. They hash later than they are asked: what was asked is answered, and the work done again, until
 * nothing new is asked.
 */
const script = `
import { editTexts, makeSite } from './core.js';
const digits = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const hash = async (text) => digits(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
const taken = fetch('/task.json').then((answer) => answer.json());
export const edited = () => taken.then(editTexts);
export async function made() {
  const [task, known] = [await taken, new Map()];
  for (;;) {
    const asked = new Set();
    const site = makeSite(task, (text) => known.get(text) ?? (asked.add(text), ''));
    if (asked.size === 0) return JSON.stringify(site);
    for (const text of asked) known.set(text, await hash(text));
  }
}
`;
const worker = `
import { edited, made } from './run.js';
// What a promise throws is no error of a worker.
Promise.all([made(), edited()]).then(postMessage, (fault) => setTimeout(() => { throw fault; }));
`;
const inWorker = `new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
})`;
const inWindow = "import('/run.js').then(({ edited, made }) => Promise.all([made(), edited()]))";

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;
let published: ReadonlyMap<string, Published>;
let byNode: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-core-'));
  const { pages } = await checkSpecified();
  published = new Map(await Promise.all(pages.map(({ route }) => readPublished(route))));
  const task = await makeTask(published);
  byNode = editTexts(task);
  const [core, ...more] = await buildCore(process.cwd(), 'src/e2e/core/work.ts');
  expect(more.filter(({ type }) => type === 'chunk')).toEqual([]);
  const files = {
    'index.html': '<!doctype html><title>Vitrine</title><link rel="icon" href="data:,">',
    'core.js': core.code,
    'run.js': script,
    'worker.js': worker,
    'task.json': JSON.stringify(task),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  server = await serveFolder({ folder, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Each text of a JSON value apart, so that a failure shows where two differ. */
function listParts(json: string): readonly string[] {
  return (JSON.parse(json) as readonly unknown[]).flat().map((part) => JSON.stringify(part));
}

test.for(few([['a worker, which has no document', inWorker] as const, ['a window', inWindow] as const]))(
  'checks, repairs, edits, compares, resolves and renders in %s of a browser, byte for byte as in Node',
  async ([, expression], { open }) => {
    const page = await open('/', { site: server.url });
    const [made, edited] = await page.evaluate<[string, string]>(expression);
    expect(listParts(edited)).toEqual(listParts(byNode));
    expect(edited).toBe(byNode);
    const [problems, pages, documents] = JSON.parse(made);
    expect(JSON.stringify(problems)).toBe(JSON.stringify((await checkSpecified()).validated.problems));
    expect(JSON.stringify(pages)).toBe(JSON.stringify([...published.values()].map(({ page: data }) => data)));
    expect(documents).toEqual([...published.values()].map(({ html }) => html));
  },
);
