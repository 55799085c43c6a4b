import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../setup/source.mjs';

/** What brings our settings, the same for every site, into a server block. */
export const ownSettings = `include ${path.join(root, 'src', 'host', 'nginx.conf')};`;

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** What a person who runs a server writes around our settings. */
function formatServer({ site, port, settings }) {
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

async function whenAnswering(url, server, log) {
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

/**
 * Serves a folder, which may come later, by a real nginx with our settings, or with others. `log` holds what it
 * complains of, `pid` is the process whose child answers, `reload` tells it to read its settings anew.
 */
export async function startNginx({ command, site, settings = ownSettings }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-nginx-'));
  const port = await findFreePort();
  await writeFile(path.join(folder, 'nginx.conf'), formatServer({ site, port, settings }));
  const server = spawn(command, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const log = [];
  server.stderr.on('data', (text) => log.push(text.toString()));
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
