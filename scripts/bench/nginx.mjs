import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureNginx } from '../setup/nginx.mjs';
import { readOptions } from '../setup/options.mjs';
import { canInstallDebianPackages, installDebianPackages } from '../setup/packages.mjs';
import { importSource, root } from '../setup/source.mjs';
import { formatTable, median } from './statistics.mjs';

const usage = 'Usage: node scripts/bench/nginx.mjs [--runs 15] [--dir dist], after npm run build';

/** The same files from an nginx that says nothing of them and knows no rule. */
const bareSettings = 'sendfile on; tcp_nopush on; gzip_static on;';

async function ensureWrk() {
  const isThere = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;
  if (!isThere() && canInstallDebianPackages()) await installDebianPackages(['wrk']);
  return isThere();
}

/** Seconds of processor time that the process which answers has taken. */
function readProcessorTime({ pid }) {
  const worker = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0];
  return Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

/** Requests for each second of the clock, and of nginx's processor time, for one second. */
async function measureRate(server, address, encoding) {
  const url = server.url + address;
  const options = ['-t1', '-c16', '-d1s', '-H', `Accept-Encoding: ${encoding}`, url];
  const before = readProcessorTime(server);
  const { stdout } = await promisify(execFile)('wrk', options);
  const taken = readProcessorTime(server) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} fails:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)[1]);
  return { clock: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]), processor: requests / taken };
}

/** What is asked for, as a visitor does and by its file's own name. */
function listCases(folder) {
  const pick = (name, ending) =>
    `/${name}/${readdirSync(path.join(folder, name)).find((file) => file.endsWith(ending))}`;
  const same = (address) => ({ address, file: address });
  return [
    { name: 'a page', address: '/consulta', file: '/consulta.html', encoding: 'gzip' },
    { name: 'a page, not compressed', address: '/consulta', file: '/consulta.html', encoding: 'identity' },
    { name: "a page's data", ...same('/consulta/page.json'), encoding: 'gzip' },
    { name: 'a script', ...same(pick('assets', '.js')), encoding: 'gzip' },
    { name: 'a picture', ...same(pick('images', '.avif')), encoding: 'gzip' },
  ];
}

/** Both in turn, the first changing, so that what else the machine does meets them alike. */
async function compare({ bare, ours, runs, one }) {
  const rates = { bare: [], ours: [] };
  const take = {
    bare: async () => rates.bare.push(await measureRate(bare, one.file, one.encoding)),
    ours: async () => rates.ours.push(await measureRate(ours, one.address, one.encoding)),
  };
  for (let run = 0; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? ['bare', 'ours'] : ['ours', 'bare']) await take[name]();
  }
  const middle = (name, measure) => median(rates[name].map((rate) => rate[measure]));
  const cells = ['clock', 'processor'].flatMap((measure) => {
    const [bareRate, ownRate] = [middle('bare', measure), middle('ours', measure)];
    return [Math.round(bareRate), Math.round(ownRate), (ownRate / bareRate).toFixed(2)];
  });
  return [one.name, ...cells];
}

/** Prints how many requests nginx answers with our settings and without any. The second ratio knows no other load. */
async function main() {
  const options = readOptions(
    { runs: { type: 'string', default: '15' }, dir: { type: 'string', default: 'dist' } },
    usage,
  );
  const folder = path.resolve(root, options.dir);
  const command = await ensureNginx();
  if (!existsSync(path.join(folder, 'consulta.html')) || command === undefined || !(await ensureWrk())) {
    console.error(`This needs nginx, wrk and a built site with the page /consulta.\n${usage}`);
    return 2;
  }
  const { startNginx } = await importSource('src/serve/nginx.ts');
  const bare = await startNginx({ command, site: folder, settings: bareSettings });
  const ours = await startNginx({ command, site: folder });
  const rows = [];
  try {
    for (const one of listCases(folder))
      rows.push(await compare({ bare, ours, runs: Number(options.runs), one }));
  } finally {
    await Promise.all([bare.close(), ours.close()]);
  }
  console.log(
    formatTable(['requests', 'bare /s', 'ours /s', 'ratio', 'bare /CPU s', 'ours /CPU s', 'ratio'], rows),
  );
  return 0;
}

process.exitCode = await main();
