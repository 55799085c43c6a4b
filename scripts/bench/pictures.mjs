import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { readOptions } from '../setup/options.mjs';
import { root } from '../setup/source.mjs';

const usage = 'Usage: npm run bench:pictures -- [--photos 200] [--out bench-pictures.json]';

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'pages',
  'public',
  'schema',
  'scripts',
];

/** Copies the project with a cache of its own, so that the first build finds none. */
async function copyProject() {
  const copy = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  await Promise.all(copied.map((name) => cp(join(root, name), join(copy, name), { recursive: true })));
  const modules = join(root, 'node_modules');
  await mkdir(join(copy, 'node_modules'));
  const entries = (await readdir(modules)).filter((name) => name !== '.cache');
  await Promise.all(
    entries.map((name) => symlink(join(modules, name), join(copy, 'node_modules', name), 'junction')),
  );
  return copy;
}

/** Tells the most memory a process has held, as it ends. */
const watchMemory = `data:text/javascript,process.on('exit',()=>console.error('peak '+process.resourceUsage().maxRSS+' cpu '+process.cpuUsage().user/1e6))`;

/** Builds the copy in a process of its own; gives its seconds and its most memory in MB. */
function build(copy) {
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
  return new Promise((done, fail) => {
    child.on('exit', (code) => {
      if (code !== 0) return fail(new Error(`The build ended with ${code}.\n${printed}`));
      const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
      const processorSeconds = Math.round(Number(/cpu ([\d.]+)/.exec(printed)?.[1]) * 10) / 10;
      return done({
        seconds,
        processorSeconds,
        megabytes: Math.round(Number(/peak (\d+)/.exec(printed)?.[1]) / 1024),
      });
    });
  });
}

/** The quickest of three builds that find all pictures in the cache: other work on the machine only ever adds time. */
async function buildAgain(copy) {
  const builds = [await build(copy), await build(copy), await build(copy)];
  return builds.toSorted((a, b) => a.seconds - b.seconds)[0];
}

async function measureFolder(folder) {
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

async function measure(copy, photos) {
  const { writeGalleryPage, writePhotos } = await import('./photos.mjs');
  await build(copy);
  const withoutPhotos = await buildAgain(copy);
  console.error(`Drawing ${photos} photographs of 12 megapixels…`);
  const names = await writePhotos(join(copy, 'public', 'images'), photos);
  await writeFile(join(copy, 'pages', 'medida.yaml'), writeGalleryPage(names));
  const originals = await measureFolder(join(copy, 'public', 'images'));
  const first = await build(copy);
  const second = await buildAgain(copy);
  const cache = await measureFolder(join(copy, 'node_modules', '.cache', 'vitrine'));
  const more = Number((second.seconds - withoutPhotos.seconds).toFixed(1));
  return {
    photos,
    cores: availableParallelism(),
    node: process.version,
    originals,
    withoutPhotos,
    first,
    second,
    secondsMoreThanWithout: more,
    cache,
  };
}

const options = readOptions(
  { photos: { type: 'string', default: '200' }, out: { type: 'string', default: 'bench-pictures.json' } },
  usage,
);
await ensureDependencies();
const copy = await copyProject();
try {
  const results = await measure(copy, Number(options.photos));
  await writeFile(resolve(options.out), `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(JSON.stringify(results, undefined, 2));
} finally {
  await rm(copy, { recursive: true, force: true });
}
