import { afterAll, beforeAll } from 'vitest';
import { DevStore } from '../editor/store/dev-store.ts';
import { startDevSite, type DevSite } from '../testing/dev-site.ts';
import { describeStore, smallSite } from '../testing/store-contract.ts';

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
