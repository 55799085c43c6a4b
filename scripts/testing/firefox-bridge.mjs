#!/usr/bin/env node
// Playwright starts this in Firefox's place. For every context it sends a command that Firefox 153 does not know yet,
// and gives up at the answer. This answers that one command itself and passes everything else on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env['VITRINE_FIREFOX'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  console.error(address ? `WebDriver BiDi listening on ${await bridge(address)}` : line);
}

/**
 * Opens a server that stands before Firefox's; returns its address.
 *
 * @param {string} address
 */
async function bridge(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, request) => connect(client, address + request.url));
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The bridge listens on no port.');
  return `ws://127.0.0.1:${place.port}`;
}

/**
 * @param {WebSocket} client
 * @param {string} address
 */
async function connect(client, address) {
  const browser = new WebSocket(address);
  const opened = once(browser, 'open');
  client.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data));
    if (method === unknownToFirefox) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
    await opened;
    return browser.send(String(data));
  });
  browser.on('message', (data) => client.send(String(data)));
  client.once('close', () => browser.close());
  browser.once('close', () => client.close());
}
