import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { readOptions } from '../setup/options.mjs';
import { importSource, root } from '../setup/source.mjs';
import { measureAfterIntent } from './after-intent.mjs';
import { startLighthouse } from './lighthouse.mjs';
import { formatTable, median } from './statistics.mjs';
import { makeVariants } from './variants.mjs';

const usage = 'Usage: npm run bench:visitors -- [--runs 5] [--routes /,/consulta] [--out FILE.json]';

/** What the site promises, by route, against the same documents without scripts. */
const targets = [
  ['performance at least 99', ({ site }) => site.performance >= 99],
  [
    'accessibility, best practices and SEO 100',
    ({ site }) => Math.min(site.accessibility, site.bestPractices, site.seo) === 100,
  ],
  ['LCP within 5 %', ({ site, control }) => site.lcp <= control.lcp * 1.05],
  ['bytes within 5 %', ({ site, control }) => site.bytes <= control.bytes * 1.05],
  ['TBT within 30 ms', ({ site, control }) => site.tbt <= control.tbt + 30],
  ['CLS at most 0.005', ({ site }) => site.cls <= 0.005],
];

/** And once they do something. */
const targetsAfterIntent = [
  ['first tap within 150 ms', ({ tap }) => tap <= 150],
  ['next page within 0.4 of its full load', ({ navigation, fullLoad }) => navigation <= 0.4 * fullLoad],
];

function readRun() {
  const options = {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    out: {
      type: 'string',
      default: path.join(root, 'node_modules', '.cache', 'vitrine', 'bench-visitors.json'),
    },
  };
  const values = readOptions(options, usage);
  return { ...values, runs: Number(values.runs) };
}

function buildSite(dist) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--out', dist], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The site could not be built.');
}

async function listRoutes(dist) {
  const names = (await readdir(dist)).filter((name) => name.endsWith('.html') && name !== '404.html');
  return names.map((name) => (name === 'index.html' ? '/' : `/${path.basename(name, '.html')}`)).toSorted();
}

function medianOf(reports) {
  const [first] = reports;
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      if (typeof value === 'number') return [name, median(reports.map((report) => report[name]))];
      return [name, [...new Set(reports.flatMap((report) => report[name]))]];
    }),
  );
}

/** Every variant of every route in turn, again and again, so that what the machine does meanwhile hits all alike. */
async function runLighthouse({ executablePath, servers, routes, runs }) {
  const lighthouse = await startLighthouse(executablePath);
  const cases = routes.flatMap((route) =>
    servers.map(({ name, url }) => ({ route, variant: name, url, reports: [] })),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { route, variant, url, reports } of cases) {
        reports.push(await lighthouse.measure(url + route));
        console.error(`run ${run} of ${runs}: ${route} (${variant})`);
      }
    }
  } finally {
    await lighthouse.close();
  }
  return cases.map(({ route, variant, reports }) => Object.assign({ route, variant }, medianOf(reports)));
}

function formatResults(results) {
  const head = [
    'route',
    'variant',
    'score',
    'FCP ms',
    'LCP ms',
    'LCP ratio',
    'TBT ms',
    'CLS',
    'kB',
    'kB ratio',
  ];
  const rows = results.map((row) => {
    const control = results.find(({ route, variant }) => route === row.route && variant === 'no script');
    return [
      row.route,
      row.variant,
      row.performance,
      Math.round(row.fcp),
      Math.round(row.lcp),
      (row.lcp / control.lcp).toFixed(2),
      Math.round(row.tbt),
      row.cls.toFixed(3),
      (row.bytes / 1000).toFixed(1),
      (row.bytes / control.bytes).toFixed(2),
    ];
  });
  return formatTable(head, rows);
}

function listMissed(results, afterIntent) {
  const missed = targetsAfterIntent.filter(([, isMet]) => !isMet(afterIntent)).map(([name]) => name);
  const missedOnRoutes = results
    .filter(({ variant }) => variant === 'site')
    .flatMap((site) => {
      const control = results.find(({ route, variant }) => route === site.route && variant === 'no script');
      return targets
        .filter(([, isMet]) => !isMet({ site, control }))
        .map(([name]) => `${site.route}: ${name} (${site.failed.join(', ') || 'no audit failed'})`);
    });
  return [...missedOnRoutes, ...missed];
}

function formatAfterIntent(times) {
  const ms = (time) => Math.round(time);
  return formatTable(
    ['after intent', 'ms', 'against', 'ms', 'ratio'],
    [
      [
        'first tap on a photo',
        ms(times.tap),
        'the second tap',
        ms(times.secondTap),
        (times.tap / times.secondTap).toFixed(2),
      ],
      [
        'cold tap on a photo',
        ms(times.coldTap),
        'the second tap',
        ms(times.secondTap),
        (times.coldTap / times.secondTap).toFixed(2),
      ],
      [
        'next page by a link',
        ms(times.navigation),
        'its full load',
        ms(times.fullLoad),
        (times.navigation / times.fullLoad).toFixed(2),
      ],
    ],
  );
}

async function serve({ name, folder }) {
  const { serveFolder } = await importSource('src/serve/static-server.ts');
  const { url, close } = await serveFolder({ folder, port: 0 });
  return { name, url, close };
}

async function main() {
  const options = readRun();
  await ensureDependencies();
  const executablePath = await ensureBrowser();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-bench-'));
  const dist = path.join(folder, 'built');
  buildSite(dist);
  const variants = await makeVariants({ dist, folder });
  const servers = await Promise.all(variants.map(serve));
  try {
    const routes = options.routes?.split(',') ?? (await listRoutes(dist));
    const results = await runLighthouse({ executablePath, servers, routes, runs: options.runs });
    const [{ url }] = servers;
    const places = { gallery: '/banhoetosa', from: '/', to: '/consulta' };
    const afterIntent = await measureAfterIntent({ executablePath, url, ...places, runs: options.runs });
    const missed = listMissed(results, afterIntent);
    console.log(`${formatResults(results)}\n\n${formatAfterIntent(afterIntent)}\n`);
    console.log(missed.length === 0 ? 'All targets are met.' : `Missed:\n${missed.join('\n')}`);
    await writeFile(
      options.out,
      JSON.stringify({ cores: os.cpus().length, results, afterIntent, missed }, null, 2),
    );
    console.log(`Written to ${path.relative(process.cwd(), options.out)}`);
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
