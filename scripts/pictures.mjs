import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArguments, ensureBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { readOptions } from './setup/options.mjs';
import { importSource } from './setup/source.mjs';

const usage = 'Usage: npm run test:pictures -- [--update] [--built]';
const root = fileURLToPath(new URL('../', import.meta.url));
const approved = path.join(root, 'src/e2e/approved');
const results = path.join(root, 'test-results/pictures');
/** The frozen site of the tests, as `npm test -- specified` builds it. */
const site = path.join(root, 'test-results/specified');
/** Fonts are drawn alike whatever the machine prefers. */
const drawing = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

function build() {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'specified'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The specified site could not be built.');
}

function listDocuments() {
  return readdirSync(site)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/\.html$/, ''))
    .sort();
}

/** Calls `see` with each picture of the site. */
async function photograph(see) {
  const { chromium } = await import('playwright-core');
  const { takePictures } = await import('./pictures/take.mjs');
  const { shrink } = await import('./pictures/compare.mjs');
  const files = listDocuments();
  const { serveFolder } = await importSource('src/serve/static-server.ts');
  const server = await serveFolder({ folder: site, port: 0 });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...drawing] });
  try {
    for await (const { name, png } of takePictures({ browser, url: server.url, files }))
      await see(name, await shrink(png));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function approve() {
  rmSync(approved, { recursive: true, force: true });
  mkdirSync(approved, { recursive: true });
  await photograph((name, picture) => writeFileSync(path.join(approved, `${name}.webp`), picture));
  console.log(
    `Approved ${readdirSync(approved).length} pictures in src/e2e/approved/. Look at them before you commit.`,
  );
  return 0;
}

/** Writes what differs; returns the lines that tell it. */
async function differ(name, picture) {
  const { compare } = await import('./pictures/compare.mjs');
  const file = path.join(approved, `${name}.webp`);
  if (!existsSync(file)) return [`${name}: no approved picture.`];
  const before = readFileSync(file);
  const { squares, diff } = await compare(before, picture);
  if (squares.length === 0) return [];
  const written = { 'before.webp': before, 'after.webp': picture, 'diff.png': diff };
  for (const [kind, data] of Object.entries(written))
    writeFileSync(path.join(results, `${name}-${kind}`), data);
  const [{ left, top }] = squares;
  const place = `first about ${left} px from the left, ${top} px from the top`;
  return [
    `${name}: differs in ${squares.length} places, ${place}; see test-results/pictures/${name}-diff.png.`,
  ];
}

async function check() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const missing = new Set(existsSync(approved) ? readdirSync(approved) : []);
  const faults = [];
  let count = 0;
  await photograph(async (name, picture) => {
    count += 1;
    missing.delete(`${name}.webp`);
    faults.push(...(await differ(name, picture)));
  });
  for (const name of missing) faults.push(`${name}: approved, but there is no such page any more.`);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? `${count} pictures look as approved.`
      : 'If this is meant: npm run test:pictures -- --update, and commit src/e2e/approved/.',
  );
  return faults.length === 0 ? 0 : 1;
}

// `npm test` has built the site by then.
const { update, built } = readOptions({ update: { type: 'boolean' }, built: { type: 'boolean' } }, usage);
await ensureDependencies();
if (!built) build();
process.exitCode = await (update ? approve() : check());
