import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { readArguments } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Machine, Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import { Refusal } from '../commands/refusal.ts';
import { writeMade } from '../commands/writing.ts';
import { travel } from '../content/schema/registry.ts';
import { serveFolder } from '../serve/static-server.ts';
import { buildClient } from '../vite/client-build.ts';
import { buildCore, weighCore } from '../vite/core-build.ts';
import { formatTable, reportExcess, type Weights } from './limits.ts';
import { groupModules, measureSite } from './measure.ts';

const usage = 'Usage: npm run weights -- [--folder dist] [--update], after npm run build';

const options = { update: { type: 'boolean' }, folder: { type: 'string', default: 'dist' } } as const;

/** What visitors get. */
async function measureFolder(folder: string, machine: Machine): Promise<Weights> {
  const executablePath = await machine.ensureBrowser();
  const server = await serveFolder({ folder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...machine.browserArguments] });
  try {
    return { ...(await measureSite({ folder, url: server.url, browser })), modules: {} };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What tells why something became too heavy, and what no visitor gets: neither has a limit. */
async function measureSources(root: string): Promise<Pick<Weights, 'modules' | 'core'>> {
  const modules = groupModules(await buildClient({ root, travel }));
  return { modules, core: weighCore(await buildCore(root)) };
}

/** Prints what the built site weighs. Exit code 1 when something is over its limit. */
export const weights: Tool = (words, given, machine) =>
  conclude(
    given,
    async (terminal) => {
      const { print, printError, project } = terminal;
      const { root } = project;
      const explain = (message: string) => `${message}\n${usage}`;
      const { update, folder: named } = readArguments(words, { options, takesWords: false, explain }).values;
      const folder = resolve(root, named);
      if (!existsSync(join(folder, 'index.html'))) throw new Refusal(`There is no built site.\n${usage}`, 2);
      const record = join(root, 'src', 'weigh', 'record.json');
      // What this command has written.
      const read = () => JSON.parse(readFileSync(record, 'utf8')) as Weights;
      const visited = await measureFolder(folder, machine);
      const isWhole = update === true || reportExcess(visited, read()).length > 0;
      const measured = isWhole ? { ...visited, ...(await measureSources(root)) } : visited;
      print(formatTable(measured));
      if (update === true) {
        await writeMade(record, `${JSON.stringify(measured, null, 2)}\n`);
        await recordFigures(terminal, 'weights', formatTable(measured));
      }
      const excess = reportExcess(measured, read());
      for (const text of excess) printError(`\n${text}`);
      return excess.length === 0 ? 0 : 1;
    },
    'en',
  );
