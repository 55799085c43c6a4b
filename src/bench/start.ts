import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { readArguments, readCount } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import { copyProject } from '../testing/project-copy.ts';
import { editText, pageName } from './generated/page.ts';
import { writeSite } from './generated/site.ts';
import { readMemory } from './process-tree.ts';
import { formatTable, median } from './statistics.ts';

const usage = 'Usage: npm run bench:start -- [--n 10000] [--saves 5] [--record]';

const options = {
  n: { type: 'string', default: '10000' },
  saves: { type: 'string', default: '5' },
  record: { type: 'boolean' },
} as const;

/** How often memory is looked at, in milliseconds. */
const interval = 100;

/** What somebody meets who starts the development server and saves a page. */
interface TimesAtStart {
  /** From the command to the heading of a page in the browser. */
  readonly firstPage: number;
  /** From the end of writing a page's file to its new words in the browser: the median of the saves. */
  readonly save: number;
  /** The most memory of the server and all that it started, in megabytes. */
  readonly peak: number;
}

interface Bench {
  readonly root: string;
  /** The generated site's content folder. */
  readonly content: string;
  readonly browser: { readonly newPage: () => Promise<Page> };
  readonly saves: number;
}

/** The address that the server prints once it answers. */
async function readAddress(server: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(printed)));
  });
}

/** Saves a page with another word, and waits until the browser shows it. */
async function save(page: Page, file: string): Promise<number> {
  const { text, says } = editText(await readFile(file, 'utf8'));
  await writeFile(file, text);
  const saved = performance.now();
  await page.waitForFunction((words) => document.body.textContent?.includes(words), says, { polling: 'raf' });
  return performance.now() - saved;
}

async function measureStart({ root, content, browser, saves }: Bench): Promise<TimesAtStart> {
  const { NODE_ENV: _mode, ...env } = process.env;
  const page = await browser.newPage();
  const begun = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs', '--pages', content, '--port', '0'], {
    cwd: root,
    env,
  });
  const ended = once(server, 'exit');
  let peak = 0;
  const watch = setInterval(() => {
    if (server.pid !== undefined) peak = Math.max(peak, readMemory(server.pid));
  }, interval);
  try {
    const name = pageName(1);
    // Only a hang takes so long.
    page.setDefaultTimeout(600_000);
    await page.goto(`${await readAddress(server)}/${name}`, { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    const firstPage = performance.now() - begun;
    const times: number[] = [];
    for (let count = 0; count < saves; count += 1)
      times.push(await save(page, join(content, `${name}.yaml`)));
    return { firstPage, save: median(times), peak };
  } finally {
    clearInterval(watch);
    await page.close();
    server.kill();
    await ended;
  }
}

/** Measures how long a large site takes to be seen after `npm start`, and a saved page; prints both starts as a table. */
export const start: Tool = (words, given, machine) =>
  conclude(
    given,
    async (terminal) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const [pages, saves] = [readCount('n', values.n, usage), readCount('saves', values.saves, usage)];
      const { root: project } = terminal.project;
      const { root, remove } = await copyProject({ project, content: project, hasOwnCache: true });
      const browser = await chromium.launch({
        executablePath: await machine.ensureBrowser(),
        args: [...machine.browserArguments],
      });
      try {
        const rows = [];
        for (const { name, count } of [
          { name: 'to compare with', count: 1 },
          { name: 'first', count: pages },
          { name: 'next', count: pages },
        ]) {
          const folder = join(root, 'generated', String(count));
          if (name !== 'next') await writeSite(folder, count);
          const bench = { root, content: join(folder, 'pages'), browser, saves };
          // What is the same for every content is made before: libraries, and the pictures of the page.
          if (rows.length === 0) await measureStart(bench);
          const times = await measureStart(bench);
          const figures = [times.firstPage, times.save, times.peak].map((value) => String(Math.round(value)));
          rows.push([name, String(count), ...figures]);
        }
        const table = formatTable(
          ['Start', 'Pages', 'First page ms', 'Save to screen ms', 'Memory MB'],
          rows,
        );
        terminal.print(table);
        if (values.record === true) await recordFigures(terminal, 'start', table);
        return 0;
      } finally {
        await browser.close();
        await remove();
      }
    },
    'en',
  );
