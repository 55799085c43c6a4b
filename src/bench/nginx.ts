import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readArguments, readCount } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Machine, Tool } from '../commands/machine.ts';
import { Refusal } from '../commands/refusal.ts';
import { listRoutes } from '../serve/documents.ts';
import { startNginx, type Nginx } from '../serve/nginx.ts';
import { formatTable, median } from './statistics.ts';

const usage = 'Usage: npm run bench:nginx -- [--runs 15] [--dir dist], after npm run build';

const options = {
  runs: { type: 'string', default: '15' },
  dir: { type: 'string', default: 'dist' },
} as const;

/** The same files from an nginx that says nothing of them and knows no rule. */
export const bareSettings = 'sendfile on; tcp_nopush on; gzip_static on;';

/** Whether wrk is here, or could be installed. */
export async function ensureWrk({ installPackages }: Machine): Promise<boolean> {
  const isThere = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;
  if (!isThere()) await installPackages(['wrk']);
  return isThere();
}

/** Seconds of processor time that the process which answers has taken. */
function readProcessorTime({ pid }: Nginx): number {
  const [worker = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

/** Requests for each second of the clock, and of nginx's processor time. */
interface Rate {
  readonly clock: number;
  readonly processor: number;
}

/** Asks for an address for one second. */
async function measureRate(server: Nginx, address: string, encoding: string): Promise<Rate> {
  const url = server.url + address;
  const words = ['-t1', '-c16', '-d1s', '-H', `Accept-Encoding: ${encoding}`, url];
  const before = readProcessorTime(server);
  const { stdout } = await promisify(execFile)('wrk', words);
  const taken = readProcessorTime(server) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} fails:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { clock: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), processor: requests / taken };
}

/** What is asked for: as a visitor does, and by its file's own name. */
interface Case {
  readonly name: string;
  readonly address: string;
  readonly file: string;
  readonly encoding: 'gzip' | 'identity';
}

/** What is asked for of a built site. */
export function listCases(folder: string, page: string): readonly Case[] {
  const pick = (name: string, ending: string) =>
    `/${name}/${readdirSync(join(folder, name)).find((file) => file.endsWith(ending))}`;
  const same = (address: string) => ({ address, file: address });
  return [
    { name: 'a page', address: page, file: `${page}.html`, encoding: 'gzip' },
    { name: 'a page, not compressed', address: page, file: `${page}.html`, encoding: 'identity' },
    { name: "a page's data", ...same(`${page}.page.json`), encoding: 'gzip' },
    { name: 'a script', ...same(pick('assets', '.js')), encoding: 'gzip' },
    { name: 'a picture', ...same(pick('images', '.avif')), encoding: 'gzip' },
  ];
}

interface Servers {
  readonly bare: Nginx;
  readonly ours: Nginx;
}

/** Both in turn, the first changing, so that what else the machine does meets them alike. */
export async function compare({ bare, ours }: Servers, runs: number, one: Case) {
  const rates = { bare: new Array<Rate>(), ours: new Array<Rate>() };
  const take = {
    bare: async () => rates.bare.push(await measureRate(bare, one.file, one.encoding)),
    ours: async () => rates.ours.push(await measureRate(ours, one.address, one.encoding)),
  };
  for (let run = 0; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
      await take[name]();
  }
  const middle = (name: keyof Servers, measure: keyof Rate) =>
    median(rates[name].map((rate) => rate[measure]));
  const cells = (['clock', 'processor'] as const).flatMap((measure) => {
    const [bareRate, ownRate] = [middle('bare', measure), middle('ours', measure)];
    return [Math.round(bareRate), Math.round(ownRate), (ownRate / bareRate).toFixed(2)];
  });
  return [one.name, ...cells];
}

/** Heads of the columns that `compare` gives. */
export const head = ['requests', 'bare /s', 'ours /s', 'ratio', 'bare /CPU s', 'ours /CPU s', 'ratio'];

/** Prints how many requests nginx answers with our settings and without any. The second ratio knows no other load. */
export const nginx: Tool = (words, given, machine) =>
  conclude(
    given,
    async ({ print, project }) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { runs, dir } = readArguments(words, { options, takesWords: false, explain }).values;
      const folder = resolve(project.root, dir);
      const command = await machine.ensureNginx();
      const routes = existsSync(folder) ? listRoutes(folder) : [];
      const page = routes.find((route) => route !== '/');
      if (page === undefined || command === undefined || !(await ensureWrk(machine)))
        throw new Refusal(`This needs nginx, wrk and a built site with more than one page.\n${usage}`, 2);
      const servers = {
        bare: await startNginx({ command, site: folder, settings: bareSettings }),
        ours: await startNginx({ command, site: folder }),
      };
      const rows = [];
      try {
        for (const one of listCases(folder, page))
          rows.push(await compare(servers, readCount('runs', runs, usage), one));
      } finally {
        await Promise.all([servers.bare.close(), servers.ours.close()]);
      }
      print(formatTable(head, rows));
      return 0;
    },
    'en',
  );
