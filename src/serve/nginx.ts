import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatNginx } from '../host/nginx.ts';
import { findFreePort } from './free-port.ts';

interface Site {
  /** The command that starts nginx. */
  readonly command: string;
  /** The folder to serve, which may come later. */
  readonly site: string;
  /** What stands in the server block; ours unless told. */
  readonly settings?: string;
}

/** An nginx that serves a folder. */
export interface Nginx {
  readonly url: string;
  /** What it complains of. */
  readonly log: readonly string[];
  /** The process whose child answers. */
  readonly pid: number | undefined;
  /** Tells it to read its settings anew. */
  readonly reload: () => boolean;
  readonly close: () => Promise<void>;
}

/** What a person who runs a server writes around our settings. */
function formatServer({ site, port, settings }: { site: string; port: number; settings: string }): string {
  // Started by root, nginx would work as somebody who may not read a project in a home folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
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
    ${settings}
  }
}
`;
}

async function whenAnswering(url: string, server: ChildProcess, log: readonly string[]): Promise<void> {
  // A minute, which only a hang takes.
  for (let attempt = 0; attempt < 1200; attempt += 1) {
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

/** Serves a folder by a real nginx with our settings, or with others. */
export async function startNginx({ command, site, settings = formatNginx() }: Site): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await findFreePort();
  await writeFile(join(folder, 'nginx.conf'), formatServer({ site, port, settings }));
  const server = spawn(command, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  server.stderr.on('data', (text: Buffer) => log.push(text.toString()));
  const url = `http://127.0.0.1:${port}`;
  await whenAnswering(url, server, log);
  if (log.length > 0) throw new Error(`nginx complains:\n${log.join('')}`);
  return {
    url,
    log,
    pid: server.pid,
    reload: () => server.kill('SIGHUP'),
    close: async () => {
      if (server.kill()) await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
