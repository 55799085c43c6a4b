import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { readArguments, readCount } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Machine, Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import type { Terminal } from '../commands/terminal.ts';
import { listRoutes } from '../serve/documents.ts';
import { serveFolder } from '../serve/static-server.ts';
import { measureAfterIntent } from './after-intent.ts';
import { startLighthouse, type Report } from './lighthouse.ts';
import { findPaths, type Paths } from './paths.ts';
import { median } from './statistics.ts';
import { formatAfterIntent, formatResults, listMissed, type Result } from './targets.ts';
import { makeVariants } from './variants.ts';

const usage =
  'Usage: npm run bench:visitors -- [--runs 5] [--routes /,/consulta] [--out FILE.json] [--record]';

const options = {
  runs: { type: 'string', default: '5' },
  routes: { type: 'string' },
  out: { type: 'string' },
  record: { type: 'boolean' },
} as const;

function buildSite(root: string, dist: string): void {
  const { NODE_ENV: _mode, ...env } = process.env;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--out', dist], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The site could not be built.');
}

function medianOf(reports: readonly Report[]): Report {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: middle(({ bytes }) => bytes),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
  };
}

/** A variant of the site where it is served. */
interface Served {
  readonly name: string;
  readonly url: string;
}

interface Course {
  readonly servers: readonly Served[];
  readonly routes: readonly string[];
  readonly paths: Paths;
  readonly runs: number;
}

/** Every variant of every route in turn, again and again, so that what the machine does meanwhile hits all alike. */
async function runLighthouse(
  { servers, routes, runs }: Course,
  machine: Machine,
  { printError }: Terminal,
): Promise<readonly Result[]> {
  const lighthouse = await startLighthouse(machine);
  const cases = routes.flatMap((route) =>
    servers.map(({ name, url }) => ({ route, variant: name, url, reports: new Array<Report>() })),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { route, variant, url, reports } of cases) {
        reports.push(await lighthouse.measure(url + route));
        printError(`run ${run} of ${runs}: ${route} (${variant})`);
      }
    }
  } finally {
    await lighthouse.close();
  }
  return cases.map(({ route, variant, reports }) => Object.assign({ route, variant }, medianOf(reports)));
}

async function measure(course: Course, machine: Machine, terminal: Terminal) {
  const results = await runLighthouse(course, machine, terminal);
  const afterIntent = await measureAfterIntent({
    launch: { executablePath: await machine.ensureBrowser(), args: [...machine.browserArguments] },
    url: course.servers[0]?.url ?? '',
    ...course.paths,
    runs: course.runs,
  });
  return { results, afterIntent, missed: listMissed(results, afterIntent) };
}

/** Compares the site, as visitors with a slow phone meet it, with its twins; prints tables and the targets that are missed. */
export const visitors: Tool = (words, given, machine) =>
  conclude(
    given,
    async (terminal) => {
      const { print, project } = terminal;
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
      const dist = join(folder, 'built');
      buildSite(project.root, dist);
      const variants = await makeVariants({ root: project.root, dist, folder });
      const servers = await Promise.all(
        variants.map(async ({ name, folder: from }) => {
          const { url, close } = await serveFolder({ folder: from, port: 0 });
          return { name, url, close };
        }),
      );
      try {
        const routes = values.routes?.split(',') ?? listRoutes(dist);
        const paths = findPaths(dist);
        const course = { servers, routes, paths, runs: readCount('runs', values.runs, usage) };
        const measured = await measure(course, machine, terminal);
        const { results, afterIntent, missed } = measured;
        const tables = `${formatResults(results)}\n\n${formatAfterIntent(afterIntent)}`;
        print(`${tables}\n`);
        if (values.record === true) await recordFigures(terminal, 'visitors', tables);
        print(missed.length === 0 ? 'All targets are met.' : `Missed:\n${missed.join('\n')}`);
        const out = resolve(terminal.folder, values.out ?? join(project.cache, 'bench-visitors.json'));
        await mkdir(dirname(out), { recursive: true });
        await writeFile(out, JSON.stringify({ cores: availableParallelism(), ...measured }, null, 2));
        print(`Written to ${relative(terminal.folder, out)}`);
        return 0;
      } finally {
        await Promise.all(servers.map(({ close }) => close()));
        await rm(folder, { recursive: true, force: true });
      }
    },
    'en',
  );
