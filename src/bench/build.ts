import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readArguments, readCount } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import { copyProject } from '../testing/project-copy.ts';
import { drawBuilds } from './build-plot.ts';
import { formatBuildTable, lastOfEach, type BuildRow, type Parts } from './build-table.ts';
import { editText, pageName } from './generated/page.ts';
import { writeSite } from './generated/site.ts';
import { readScript } from './npm-script.ts';
import { measureTree } from './process-tree.ts';

const usage = 'Usage: npm run bench:build -- [--n 100|1000|10000] [--bare] [--beside FILE] [--record]';

const options = {
  n: { type: 'string', default: '100' },
  bare: { type: 'boolean' },
  beside: { type: 'string' },
  record: { type: 'boolean' },
} as const;

/** What the words after `npm run build` leave out, so that it is counted apart. */
const leftOut: Readonly<Record<Parts, readonly string[]>> = {
  bare: ['--share', 'none', '--compress', 'none'],
  compressed: ['--share', 'none'],
  whole: [],
};

/** So many pages show every drawing in every width. */
const primingPages = 100;

interface Bench {
  /** A copy of the project, with a cache of its own. */
  readonly root: string;
  readonly version: string;
  readonly print: (row: BuildRow) => void;
}

interface Run {
  readonly pages: number;
  readonly phase: BuildRow['phase'];
  readonly parts: Parts;
}

const siteFolder = (root: string, pages: number) => join(root, 'generated', String(pages));

/** Mean bytes of a page's document and its data. */
async function weigh(out: string, ending: string): Promise<number> {
  const names = (await readdir(out, { recursive: true })).filter((name) =>
    ending === ''
      ? /\.html$|page\.json$/.test(name)
      : new RegExp(`(\\.html|page\\.json)${ending}$`).test(name),
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(out, name))).size));
  const documents = names.filter((name) => name.includes('.html')).length;
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, documents));
}

async function runBuild({ root, version }: Bench, { pages, phase, parts }: Run): Promise<BuildRow> {
  const content = join(siteFolder(root, pages), 'pages');
  const words = [...(await readScript(root, 'build')), '--pages', content, '--out', 'out', ...leftOut[parts]];
  const cost = await measureTree([process.execPath, ...words], root);
  if (cost.code !== 0) throw new Error(`The build ended with ${cost.code}.\n${cost.printed}`);
  const out = join(root, 'out');
  return {
    peer: 'vitrine',
    version,
    n: pages,
    phase,
    parts,
    wall_s: cost.wallSeconds,
    user_s: cost.userSeconds,
    sys_s: cost.systemSeconds,
    cpu_s: Math.round((cost.userSeconds + cost.systemSeconds) * 100) / 100,
    peak_mb: cost.peakMegabytes,
    page_bytes: await weigh(out, ''),
    ...(parts !== 'bare' && { page_bytes_br: await weigh(out, '\\.br') }),
  };
}

/** The cost of each page beyond the first. */
function withFurther(row: BuildRow, start: BuildRow): BuildRow {
  if (row.n <= start.n) return row;
  const milliseconds = (1000 * (row.cpu_s - start.cpu_s)) / (row.n - start.n);
  return { ...row, further_page_ms: Math.round(milliseconds * 100) / 100 };
}

/** Changes a word of the page in the middle, and builds again. */
async function runEdit(bench: Bench, pages: number, parts: Parts): Promise<BuildRow> {
  const name = pageName(Math.ceil(pages / 2));
  const file = join(siteFolder(bench.root, pages), 'pages', `${name}.yaml`);
  const { text, says } = editText(await readFile(file, 'utf8'));
  await writeFile(file, text);
  const row = await runBuild(bench, { pages, phase: 'edit', parts });
  const html = await readFile(join(bench.root, 'out', `${name}.html`), 'utf8');
  if (!html.includes(says)) throw new Error('The edit is not in the built page.');
  return row;
}

/** Builds cold, again, and after one edit. Cold has what every content shares, pictures and the application, and nothing of a page. */
async function runPhases(bench: Bench, parts: Parts, pages: number): Promise<readonly BuildRow[]> {
  const { root, print } = bench;
  const cache = join(root, 'node_modules', '.cache');
  const clean = async () => {
    await rm(join(root, 'out'), { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
    await cp(join(root, 'primed'), cache, { recursive: true });
  };
  await clean();
  const start = await runBuild(bench, { pages: 1, phase: 'cold', parts });
  print(start);
  const rows = [start];
  await clean();
  for (const phase of ['cold', 'again', 'edit'] as const) {
    const made =
      phase === 'edit' ? await runEdit(bench, pages, parts) : await runBuild(bench, { pages, phase, parts });
    const row = withFurther(made, start);
    print(row);
    rows.push(row);
  }
  return rows;
}

async function prime(bench: Bench): Promise<void> {
  const { root } = bench;
  await writeSite(siteFolder(root, primingPages), primingPages);
  // Twice: sources that were copied just now are bundled again the second time, and then for good.
  for (const phase of ['cold', 'again'] as const)
    await runBuild(bench, { pages: primingPages, phase, parts: 'bare' });
  await cp(join(root, 'node_modules', '.cache'), join(root, 'primed'), { recursive: true });
}

async function readRows(file: string): Promise<readonly BuildRow[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  // What the peers' benchmark prints: rows of the same names.
  return lines.map((line) => JSON.parse(line) as BuildRow).filter(({ wall_s: wall }) => wall !== undefined);
}

/** Builds a generated site of so many pages and prints what each build cost as a JSON line. */
export const buildMany: Tool = (words, given) =>
  conclude(
    given,
    async (terminal) => {
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const pages = readCount('n', values.n, usage);
      const { root: project } = terminal.project;
      const copy = await copyProject({ project, content: project, hasOwnCache: true });
      try {
        const { version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
        const print = (row: BuildRow) => terminal.print(JSON.stringify(row));
        const bench = { root: copy.root, version, print };
        await prime(bench);
        for (const count of [1, pages]) await writeSite(siteFolder(copy.root, count), count);
        const rows: BuildRow[] = [];
        for (const parts of values.bare === true
          ? (['bare'] as const)
          : (['bare', 'compressed', 'whole'] as const))
          rows.push(...(await runPhases(bench, parts, pages)));
        const beside =
          values.beside === undefined ? [] : await readRows(resolve(terminal.folder, values.beside));
        if (values.record === true) {
          const all = lastOfEach([...beside, ...rows]);
          await recordFigures(terminal, 'builds', formatBuildTable(all));
          await writeFile(join(project, 'src', 'builds.svg'), drawBuilds(all));
        }
        return 0;
      } finally {
        await copy.remove();
      }
    },
    'en',
  );
