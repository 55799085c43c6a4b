import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildChanged, buildFolder } from '../chaos/builds.ts';
import { readArguments, readCount } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import { Refusal } from '../commands/refusal.ts';
import { listRoutes } from '../serve/documents.ts';
import { startNginx, type Nginx } from '../serve/nginx.ts';
import { places } from '../testing/specified.ts';
import { bareSettings, compare, ensureWrk, head, listCases } from './nginx.ts';
import { formatTable, median } from './statistics.ts';

const usage =
  'Usage: npm run bench:deploy -- [--switches 20] [--requests 100000] [--runs 5] [--record]; needs nginx and wrk';

const options = {
  switches: { type: 'string', default: '20' },
  requests: { type: 'string', default: '100000' },
  runs: { type: 'string', default: '5' },
  record: { type: 'boolean' },
} as const;

/** The least share of a bare nginx's requests that ours has to answer for each second of its processor time. */
const leastShare = 0.9;

/** Where two releases are put online in turn. */
interface Stage {
  readonly root: string;
  /** Two built sites. */
  readonly builds: readonly [string, string];
  /** The home of the releases. */
  readonly home: string;
}

async function deploy({ root, home }: Stage, ...words: readonly string[]): Promise<number> {
  const begun = performance.now();
  const command = [join(root, 'scripts', 'deploy.mjs'), '--to', home, ...words];
  await promisify(execFile)(execPath, command, { cwd: root, env: { ...process.env, NODE_ENV: '' } });
  return performance.now() - begun;
}

/** All that must be there whatever is online: pages and data of both, and each other's hashed files. */
function listAddresses([first, second]: Stage['builds']): readonly string[] {
  const known = new Set(listRoutes(second));
  const routes = listRoutes(first).filter((route) => known.has(route));
  const data = routes.map((route) => (route === '/' ? '/page.json' : `${route}.page.json`));
  const hashed = [first, second].flatMap((folder) =>
    ['assets', 'images'].flatMap((name) => readdirSync(join(folder, name)).map((file) => `/${name}/${file}`)),
  );
  return [...routes, ...data, ...new Set(hashed.filter((address) => !/\.(br|gz)$/.test(address)))];
}

/** Counts as failed what is no 200, and a document that does not end. */
function writeScript(addresses: readonly string[]): string {
  return `local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local next, thread = 0, nil
failed, first = 0, ""
function setup(one) thread = one end
function request()
  next = next % #addresses + 1
  return wrk.format("GET", addresses[next])
end
function response(status, headers, body)
  local isPage = (headers["Content-Type"] or ""):find("html")
  if status ~= 200 or (isPage and not body:find("</html>%s*$")) then
    failed = failed + 1
    if first == "" then first = "status " .. status end
  end
end
function done(summary)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format("RESULT %d %d %s\\n", summary.requests, thread:get("failed") + lost, thread:get("first")))
end
`;
}

/** What came of requests: how many, how many failed, and how the first of these did. */
interface Load {
  readonly requests: number;
  readonly failed: number;
  readonly first: string;
}

/** Asks for addresses in turn without a pause, as long as work lasts. */
async function underLoad(url: string, script: string, work: () => Promise<void>): Promise<Load> {
  const wrk = spawn('wrk', ['-t1', '-c16', '-d3600s', '-s', script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(wrk.stdout);
  try {
    // So that the first switch meets requests.
    await sleep(500);
    await work();
  } finally {
    wrk.kill('SIGINT');
    await once(wrk, 'exit');
  }
  const [, requests, failed, first = ''] = /^RESULT (\d+) (\d+) (.*)$/m.exec(await said) ?? [];
  if (requests === undefined) throw new Error(`wrk says nothing:\n${await said}`);
  return { requests: Number(requests), failed: Number(failed), first };
}

/** Puts the second site online and takes it back, again and again. */
async function switchUnderLoad(
  stage: Stage,
  nginx: Nginx,
  { switches, requests }: Record<'switches' | 'requests', number>,
) {
  const times = { deploy: new Array<number>(), rollback: new Array<number>() };
  const script = join(dirname(stage.home), 'load.lua');
  await writeFile(script, writeScript(listAddresses(stage.builds)));
  const total = { requests: 0, failed: 0, first: '', switches: 0 };
  while (total.requests < requests || total.switches < switches) {
    const load = await underLoad(nginx.url, script, async () => {
      for (let at = 0; at < switches; at += 1) {
        if (at % 2 === 0) times.rollback.push(await deploy(stage, '--rollback'));
        else times.deploy.push(await deploy(stage, '--from', stage.builds[1]));
      }
    });
    total.requests += load.requests;
    total.failed += load.failed;
    total.first ||= load.first;
    total.switches += switches;
  }
  return { ...total, times };
}

/** What nginx answers of a release against the same files bare, in requests for each second of processor time. */
async function compareWithBare(command: string, home: string, runs: number) {
  const site = join(home, 'current');
  const page = listRoutes(site).find((route) => route !== '/') ?? '/';
  const bare = await startNginx({ command, site, settings: bareSettings });
  const ours = await startNginx({ command, site });
  const rows = [];
  try {
    for (const one of listCases(site, page)) rows.push(await compare({ bare, ours }, runs, one));
  } finally {
    await Promise.all([bare.close(), ours.close()]);
  }
  return rows;
}

async function setStage(root: string, folder: string): Promise<Stage> {
  const origin = { root, pages: places.pages, publicFolder: join(places.images, '..') };
  const first = await buildFolder(origin, join(folder, 'first'));
  const stage = {
    root,
    builds: [first, await buildChanged(origin, folder)],
    home: join(folder, 'online'),
  } as const;
  await deploy(stage, '--from', stage.builds[0]);
  await deploy(stage, '--from', stage.builds[1]);
  return stage;
}

function formatTimes(times: Readonly<Record<'deploy' | 'rollback', readonly number[]>>): string {
  const round = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const rows = Object.entries(times).map(([name, all]) => [
    name,
    all.length,
    round(median(all)),
    round(Math.max(...all)),
  ]);
  return formatTable(['Command, under load', 'Times', 'Median', 'Longest'], rows);
}

/**
 * Puts releases online and takes them back under load, then compares what nginx answers of one with a bare nginx. Exit
 * code 1 for a failed request, or where ours answers less than nine tenths.
 */
export const deployments: Tool = (words, given, machine) =>
  conclude(
    given,
    async (terminal) => {
      const { print, project } = terminal;
      const explain = (message: string) => `${message}\n${usage}`;
      const typed = readArguments(words, { options, takesWords: false, explain }).values;
      const count = (name: 'switches' | 'requests' | 'runs') => readCount(name, typed[name], usage);
      const wanted = { switches: count('switches'), requests: count('requests') };
      const command = await machine.ensureNginx();
      if (command === undefined || !(await ensureWrk(machine))) throw new Refusal(usage, 2);
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-deploy-'));
      try {
        const stage = await setStage(project.root, folder);
        const nginx = await startNginx({ command, site: join(stage.home, 'current') });
        const load = await switchUnderLoad(stage, nginx, wanted).finally(() => nginx.close());
        const rows = await compareWithBare(command, stage.home, count('runs'));
        const sum = `${load.switches} switches under ${load.requests.toLocaleString('en')} requests: ${load.failed} failed.`;
        const told = [sum, formatTimes(load.times), formatTable(head, rows)].join('\n\n');
        print(told);
        if (load.failed > 0) terminal.printError(`The first failed with: ${load.first}`);
        if (typed.record === true) await recordFigures(terminal, 'deploy', told);
        return load.failed > 0 || rows.some((row) => Number(row.at(-1)) < leastShare) ? 1 : 0;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    'en',
  );
