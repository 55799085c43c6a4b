import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DevStore } from '../editor/store/dev-store.ts';
import { amount } from '../testing/amount.ts';
import { startDevSite, type DevSite } from '../testing/dev-site.ts';
import { describeStore, orderFor, pageWith, smallSite } from '../testing/store-contract.ts';

let dev: DevSite;

beforeAll(async () => {
  dev = await startDevSite(smallSite);
});

afterAll(() => dev.close());

/** Asks as a page of the server's own does. */
const askAsPage: typeof fetch = (address, init) =>
  fetch(address, {
    ...init,
    headers: { ...init?.headers, Origin: dev.origin, 'Sec-Fetch-Site': 'same-origin' },
  });

describeStore('the store of the development server', (files) => {
  const { site, origin, token } = dev;
  site.empty();
  for (const [path, text] of Object.entries(files)) site.put(path, text);
  return Promise.resolve({
    store: new DevStore({ token, origin, fetch: askAsPage }),
    save: (path, content) => Promise.resolve(site.put(path, content)),
    close: () => Promise.resolve(),
  });
});

const many = amount(200, 1000);

test(`of ${many} saves at once each page takes one, every other is told that it came too late`, async () => {
  const { site, origin, token } = dev;
  const store = new DevStore({ token, origin, fetch: askAsPage });
  const pages = Array.from({ length: 10 }, (_, index) => `pagina-${index}.yaml`);
  site.empty();
  for (const [path, text] of Object.entries(smallSite)) site.put(path, text);
  for (const path of pages) site.put(path, pageWith('Antes'));
  const bases = await Promise.all(pages.map((path) => orderFor(store, { [path]: '' })));
  const saves = Array.from({ length: many }, async (_, index) => {
    const path = pages[index % pages.length] ?? '';
    const base = bases[index % pages.length]?.base ?? { files: {} };
    const text = pageWith(`Gravação ${index}`);
    const save = () => store.commit({ base, files: { [path]: text } });
    const first = await save();
    // On a busy machine the client gives a connection up that nobody has answered yet.
    const { kind } = first.kind === 'unknown' ? await save() : first;
    return { path, text, kind };
  });
  const outcomes = await Promise.all(saves);
  const saved = outcomes.filter(({ kind }) => kind === 'saved');
  expect(saved.map(({ path }) => path).toSorted()).toEqual(pages);
  for (const { path, text } of saved) expect(readFileSync(join(site.places.pages, path), 'utf8')).toBe(text);
  expect(outcomes.filter(({ kind }) => kind === 'moved')).toHaveLength(many - pages.length);
});
