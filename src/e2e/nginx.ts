import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Nginx {
  readonly url: string;
  close(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** What a person who runs a server writes around the generated file. */
function formatServer(site: string, port: number): string {
  return `daemon off;
worker_processes 1;
error_log stderr warn;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/deploy/nginx.conf;
  }
}
`;
}

async function whenAnswering(url: string, server: ChildProcess, log: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended:\n${log.join('')}`);
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`nginx does not answer:\n${log.join('')}`);
}

/** Serves a built site by a real nginx with the file that the build wrote for it. */
export async function startNginx(command: string, site: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await findFreePort();
  await writeFile(join(folder, 'nginx.conf'), formatServer(site, port));
  const server = spawn(command, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  server.stderr.on('data', (text: Buffer) => log.push(text.toString()));
  const url = `http://127.0.0.1:${port}`;
  await whenAnswering(url, server, log);
  if (log.length > 0) throw new Error(`nginx complains:\n${log.join('')}`);
  const close = async () => {
    if (server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, close };
}
