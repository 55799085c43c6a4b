import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { readArguments } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Machine, Tool } from '../commands/machine.ts';
import type { Terminal } from '../commands/terminal.ts';
import { listDocuments } from '../serve/documents.ts';
import { serveFolder } from '../serve/static-server.ts';
import { compare, drawDifference, pack, shrink, unpack, type Pixels } from './compare.ts';
import { takePictures } from './take.ts';

const usage = 'Usage: npm run test:pictures -- [--update] [--built]';

const options = { update: { type: 'boolean' }, built: { type: 'boolean' } } as const;

/** Fonts are drawn alike whatever the machine prefers. */
const drawing = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** The frozen site of the tests, as `npm test -- specified` builds it, and where its pictures lie. */
interface Places {
  readonly site: string;
  readonly results: string;
  readonly approved: string;
}

function build(root: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'specified'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The specified site could not be built.');
}

type See = (name: string, picture: Pixels) => Promise<void>;

/** Calls `see` with each picture of the site. */
async function photograph(site: string, machine: Machine, see: See): Promise<void> {
  const files = listDocuments(site).map(({ file }) => file.replace(/\.html$/, ''));
  const executablePath = await machine.ensureBrowser();
  const server = await serveFolder({ folder: site, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...machine.browserArguments, ...drawing] });
  try {
    for await (const { name, png } of takePictures({ browser, url: server.url, files }))
      await see(name, await shrink(png));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function approve({ site, approved }: Places, machine: Machine, { print }: Terminal): Promise<number> {
  // Those of before go once all new ones are there.
  const taken = new Map<string, Buffer>();
  await photograph(site, machine, async (name, picture) => {
    taken.set(`${name}.webp`, await pack(picture));
  });
  rmSync(approved, { recursive: true, force: true });
  mkdirSync(approved, { recursive: true });
  for (const [name, picture] of taken) writeFileSync(join(approved, name), picture);
  const amount = readdirSync(approved).length;
  print(`Approved ${amount} pictures in ${approved}. Look at them before you commit.`);
  return 0;
}

/** Writes what differs; returns the lines that tell it. */
async function differ({ approved, results }: Places, name: string, picture: Pixels): Promise<string[]> {
  const file = join(approved, `${name}.webp`);
  if (!existsSync(file)) return [`${name}: no approved picture.`];
  const kept = readFileSync(file);
  const before = await unpack(kept);
  const squares = await compare(before, picture);
  const [first] = squares;
  if (first === undefined) return [];
  const written = {
    'before.webp': kept,
    'after.webp': await pack(picture),
    'diff.png': await drawDifference(before, picture),
  };
  for (const [kind, data] of Object.entries(written)) writeFileSync(join(results, `${name}-${kind}`), data);
  const place = `first about ${first.left} px from the left, ${first.top} px from the top`;
  return [
    `${name}: differs in ${squares.length} places, ${place}; see test-results/pictures/${name}-diff.png.`,
  ];
}

async function check(places: Places, machine: Machine, { print, printError }: Terminal): Promise<number> {
  const { site, approved, results } = places;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const missing = new Set(existsSync(approved) ? readdirSync(approved) : []);
  const faults: string[] = [];
  let count = 0;
  await photograph(site, machine, async (name, picture) => {
    count += 1;
    missing.delete(`${name}.webp`);
    faults.push(...(await differ(places, name, picture)));
  });
  for (const name of missing) faults.push(`${name}: approved, but there is no such page any more.`);
  for (const fault of faults) printError(fault);
  print(
    faults.length === 0
      ? `${count} pictures look as approved.`
      : 'If this is meant: npm run test:pictures -- --update, and commit what it writes.',
  );
  return faults.length === 0 ? 0 : 1;
}

/**
 * A tool that compares how every page of the frozen site looks with how it was approved, in pictures of a folder below
 * the project's root. Exit code 1 when one looks otherwise.
 */
export function comparePictures(folder: string): Tool {
  return (words, given, machine) =>
    conclude(
      given,
      async (terminal) => {
        const explain = (message: string) => `${message}\n${usage}`;
        const { update, built } = readArguments(words, { options, takesWords: false, explain }).values;
        const { root } = terminal.project;
        // `npm test` has built the site by then.
        if (built !== true) build(root);
        const results = join(root, 'test-results');
        const places = {
          site: join(results, 'specified'),
          results: join(results, 'pictures'),
          approved: join(root, folder),
        };
        return update === true ? approve(places, machine, terminal) : check(places, machine, terminal);
      },
      'en',
    );
}
