import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const preview = fileURLToPath(new URL('../preview.mjs', import.meta.url));

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function startNginx({ folder }, out, port) {
  if (spawnSync('/usr/sbin/nginx', ['-v'], { stdio: 'ignore' }).status !== 0) return undefined;
  const place = path.join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(place, 'nginx.conf'),
    `daemon off; worker_processes 1; error_log ${place}/error.log; pid ${place}/nginx.pid; events {}
user root;
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
types { text/html html; application/json json; }
server { listen 127.0.0.1:${port}; root ${out};
location = / { try_files /index.html =404; } location / { try_files $uri $uri.html =404; } } }`,
  );
  return spawn('/usr/sbin/nginx', ['-p', place, '-c', path.join(place, 'nginx.conf')], { stdio: 'ignore' });
}

async function startServers(stage, out) {
  const ports = [await findFreePort(), await findFreePort()];
  const words = [preview, '--dir', out, '--port', String(ports[0])];
  const servers = {
    preview: spawn(process.execPath, words, { stdio: 'ignore' }),
    nginx: startNginx(stage, out, ports[1]),
  };
  const started = Object.entries(servers)
    .map(([name, child], index) => ({ name, child, url: `http://127.0.0.1:${ports[index]}` }))
    .filter(({ child }) => child !== undefined);
  for (const { url } of started) {
    let attempts = 0;
    while (
      attempts < 100 &&
      !(await fetch(url).then(
        () => true,
        () => false,
      ))
    ) {
      attempts += 1;
      await sleep(100);
    }
  }
  return started;
}

/** Addresses that each of the sites has, with their files. */
const addresses = {
  '/': 'index.html',
  '/sobre': 'sobre.html',
  '/page.json': 'page.json',
  '/sobre/page.json': 'sobre/page.json',
  '/robots.txt': 'robots.txt',
  '/favicon.svg': 'favicon.svg',
};

/** Asks for addresses until told to stop. Each answer must be, to the byte, what one of the sound sites has there. */
async function visit({ sites }, { name, url }, isOver) {
  const [faults, known] = [[], Object.values(sites)];
  let asked = 0;
  while (!isOver()) {
    for (const [address, file] of Object.entries(addresses)) {
      asked += 1;
      const answer = await fetch(url + address, { headers: { 'Accept-Encoding': 'identity' } })
        .then(async (response) => ({
          status: response.status,
          body: Buffer.from(await response.arrayBuffer()),
        }))
        .catch((error) => ({ status: `${error.cause?.code ?? error.message}`, body: '' }));
      const hash = createHash('sha256').update(answer.body).digest('hex');
      if (!known.some((site) => site.get(file) === hash))
        faults.push(`${name}: ${address} answered ${answer.status}`);
    }
  }
  return { asked, faults };
}

/** Lets visitors ask preview, and nginx where it is, for as long as some work takes. */
export async function visitWhile(stage, out, work) {
  const servers = await startServers(stage, out);
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
    for (const { child } of servers) child.kill('SIGTERM');
  }
}
