import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import type { Terminal } from '../commands/terminal.ts';
import { copyProject } from '../testing/project-copy.ts';
import { writeGalleryPage, writePhotos } from './photos.ts';

const usage = 'Usage: npm run bench:pictures -- [--photos 200] [--out bench-pictures.json] [--record]';

const options = {
  photos: { type: 'string', default: '200' },
  out: { type: 'string', default: 'bench-pictures.json' },
  record: { type: 'boolean' },
} as const;

/** Tells the most memory a process has held, as it ends. */
const watchMemory = `data:text/javascript,process.on('exit',()=>console.error('peak '+process.resourceUsage().maxRSS+' cpu '+process.cpuUsage().user/1e6))`;

interface BuildCost {
  readonly seconds: number;
  readonly processorSeconds: number;
  /** The most memory it held. */
  readonly megabytes: number;
}

/** Builds the copy in a process of its own. */
async function build(copy: string): Promise<BuildCost> {
  const start = performance.now();
  const { NODE_ENV: _mode, VITEST: _test, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', watchMemory, 'scripts/build.mjs'], { cwd: copy, env });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    const text = String(chunk);
    printed += text;
    if (!text.startsWith('peak')) process.stderr.write(text);
  });
  child.stdout.resume();
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The build ended with ${child.exitCode}.\n${printed}`);
  return {
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    processorSeconds: Math.round(Number(/cpu ([\d.]+)/.exec(printed)?.[1]) * 10) / 10,
    megabytes: Math.round(Number(/peak (\d+)/.exec(printed)?.[1]) / 1024),
  };
}

/** The quickest of three builds that find all pictures in the cache: other work on the machine only ever adds time. */
async function buildAgain(copy: string): Promise<BuildCost> {
  const builds = [await build(copy), await build(copy), await build(copy)];
  return builds.reduce((least, one) => (one.seconds < least.seconds ? one : least));
}

async function measureFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return {
    files: files.length,
    megabytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024),
  };
}

async function measure(copy: string, photos: number, { printError }: Terminal) {
  await build(copy);
  const withoutPhotos = await buildAgain(copy);
  printError(`Drawing ${photos} photographs of 12 megapixels…`);
  const names = await writePhotos(join(copy, 'public', 'images'), photos);
  await writeFile(join(copy, 'pages', 'medida.yaml'), writeGalleryPage(names));
  const originals = await measureFolder(join(copy, 'public', 'images'));
  const first = await build(copy);
  const second = await buildAgain(copy);
  const cache = await measureFolder(join(copy, 'node_modules', '.cache', 'vitrine'));
  return {
    photos,
    cores: availableParallelism(),
    node: process.version,
    originals,
    withoutPhotos,
    first,
    second,
    secondsMoreThanWithout: Number((second.seconds - withoutPhotos.seconds).toFixed(1)),
    cache,
  };
}

/** The builds side by side. */
function formatBuilds({ withoutPhotos, first, second }: Awaited<ReturnType<typeof measure>>): string {
  const builds = { 'without the photographs': withoutPhotos, first, second };
  const rows = Object.entries(builds).map(
    ([name, { seconds, processorSeconds, megabytes }]) =>
      `| ${name} | ${seconds} s | ${processorSeconds} s | ${megabytes} MB |`,
  );
  const head = ['| Build | Time | Processor | Memory at most |', '| --- | --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}

/** Builds a copy of the site with many photographs, twice, and prints what that took. */
export const pictures: Tool = (words, given) =>
  conclude(
    given,
    async (terminal) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const { photos, out, record } = values;
      const project = terminal.project.root;
      const copy = await copyProject({ project, content: project, hasOwnCache: true });
      try {
        const measured = await measure(copy.root, Number(photos), terminal);
        const results = JSON.stringify(measured, undefined, 2);
        await writeFile(resolve(terminal.folder, out), `${results}\n`);
        terminal.print(results);
        if (record === true) await recordFigures(terminal, 'pictures', formatBuilds(measured));
        return 0;
      } finally {
        await copy.remove();
      }
    },
    'en',
  );
