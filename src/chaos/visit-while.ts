import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../serve/free-port.ts';
import { startNginx } from '../serve/nginx.ts';
import { startProgram } from './program.ts';
import type { Stage } from './stage.ts';

/** Something that serves the site. */
interface Server {
  readonly name: string;
  readonly url: string;
  readonly close: () => unknown;
}

interface Visited {
  readonly out: string;
  /** The command that starts nginx; nothing where there is none. */
  readonly nginx: string | undefined;
}

/** As plain as a server can be. */
const settings = `types { text/html html; application/json json; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }`;

async function startPreview({ root }: Stage, out: string): Promise<Server> {
  const port = await findFreePort();
  const words = [join(root, 'scripts', 'preview.mjs'), '--dir', out, '--port', String(port)];
  const { child } = startProgram([process.execPath, ...words], root);
  const url = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (let attempts = 0; attempts < 100 && !(await isThere()); attempts += 1) await sleep(100);
  return { name: 'preview', url, close: () => child.kill('SIGTERM') };
}

async function startServers(stage: Stage, { out, nginx }: Visited): Promise<readonly Server[]> {
  const preview = await startPreview(stage, out);
  if (nginx === undefined) return [preview];
  const { url, close } = await startNginx({ command: nginx, site: out, settings });
  return [preview, { name: 'nginx', url, close }];
}

/** Addresses that each of the sites has, with their files. */
const addresses = {
  '/': 'index.html',
  '/sobre': 'sobre.html',
  '/page.json': 'page.json',
  '/sobre.page.json': 'sobre.page.json',
  '/robots.txt': 'robots.txt',
  '/favicon.svg': 'favicon.svg',
};

/** The status and the body's hash of an answer; why there was none. */
async function ask(url: string): Promise<{ readonly status: string; readonly hash: string }> {
  try {
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: String(response.status), hash: createHash('sha256').update(body).digest('hex') };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { status: String(cause), hash: '' };
  }
}

/** Asks for addresses until told to stop. Each answer must be, to the byte, what one of the sound sites has there. */
async function visit({ sites }: Stage, { name, url }: Server, isOver: () => boolean) {
  const faults: string[] = [];
  let asked = 0;
  while (!isOver()) {
    for (const [address, file] of Object.entries(addresses)) {
      asked += 1;
      const { status, hash } = await ask(url + address);
      const isKnown = [sites.one, sites.two].some((site) => site.get(file) === hash);
      if (!isKnown) faults.push(`${name}: ${address} answered ${status}`);
    }
  }
  return { asked, faults };
}

/** Lets visitors ask preview, and nginx where it is, for as long as some work takes. */
export async function visitWhile<Result>(stage: Stage, visited: Visited, work: () => Promise<Result>) {
  const servers = await startServers(stage, visited);
  let isOver = false;
  try {
    const visits = servers.flatMap((server) => [1, 2].map(() => visit(stage, server, () => isOver)));
    const result = await work();
    isOver = true;
    const seen = await Promise.all(visits);
    return {
      result,
      servers: servers.map(({ name }) => name),
      asked: seen.reduce((sum, { asked }) => sum + asked, 0),
      faults: seen.flatMap(({ faults }) => faults),
    };
  } finally {
    isOver = true;
    for (const { close } of servers) await close();
  }
}
