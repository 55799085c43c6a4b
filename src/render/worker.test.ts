import { expect, it, test } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { checkSample, samplePage, sampleSite } from '../content/testing/sample.ts';
import { registerWorker } from '../host/worker.ts';
import { writeWorker } from './worker.ts';

function siteWith(line: string) {
  const files = {
    'site.yaml': sampleSite.replace('name: Clínica de Teste', 'name: "Pães </script> & Cia"') + line,
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
  };
  return resolve(checkSample(files), sha256)[0]!.site;
}

type Listener = (event: object) => void;

/** Runs a worker, and gives what it answers a request with, whose network answers or fails. */
async function answer(worker: string, mode: string, network: () => Promise<Response>) {
  const scope: { onfetch?: Listener } = {};
  // A worker is a script of its own scope.
  // oxlint-disable-next-line no-new-func, no-implied-eval
  new Function('self', 'fetch', `with(self){${worker}}`)(
    new Proxy(scope, { has: (_, name) => String(name).startsWith('on') }),
    network,
  );
  let answered: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answered = given;
  };
  scope.onfetch?.({ request: { mode }, preloadResponse: Promise.resolve(undefined), respondWith });
  return answered;
}

const fail = () => Promise.reject(new TypeError('Failed to fetch'));

test('a site that says nothing has no worker', () => {
  expect(writeWorker(siteWith(''), sha256)).toBeUndefined();
});

test('a worker is less than a kilobyte, beside what the site says', () => {
  const worker = writeWorker(siteWith('offline: sim\n'), sha256) ?? '';
  expect(Buffer.byteLength(worker)).toBeLessThan(1024);
  expect(worker).not.toMatch(/caches|addAll|\bput\(/);
});

test('a visit without network is answered with telephone and address', async () => {
  const worker = writeWorker(siteWith('offline: sim\n'), sha256) ?? '';
  const response = await answer(worker, 'navigate', fail);
  const page = (await response?.text()) ?? '';
  expect(response?.status).toBe(503);
  expect(response?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page).toContain('<h1>Pães &lt;/script> &amp; Cia</h1>');
  expect(page).toContain('<a href="tel:+5554900000000">(54) 90000-0000</a>');
  expect(page).toContain('Centro, Passo Fundo, RS');
});

test('a site may say it in its own way', () => {
  const site = siteWith('offline: sim\nwords:\n  offline: Sem rede. Ligue!\n');
  expect(writeWorker(site, sha256)).toContain('<p>Sem rede. Ligue!<p>');
});

test('a visit with network, and all that is no visit, is left to the network', async () => {
  const worker = writeWorker(siteWith('offline: sim\n'), sha256) ?? '';
  const there = new Response('there');
  expect(await answer(worker, 'navigate', () => Promise.resolve(there))).toBe(there);
  expect(await answer(worker, 'cors', fail)).toBeUndefined();
});

test('a site that does not want it any more takes it away', () => {
  const worker = writeWorker(siteWith('offline: não\n'), sha256) ?? '';
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain('onfetch');
});

it('starts by a script that would not end its own element', () => {
  expect(registerWorker).not.toContain('</');
});
