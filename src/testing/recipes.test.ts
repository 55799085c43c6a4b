import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocks } from '../content/schema/registry.ts';
import { sampleSite } from '../content/testing/sample.ts';
import { copyProject } from './project-copy.ts';
import { readRecipes, type Step } from './recipes.ts';

const run = promisify(execFile);

/** A page with the block of the recipes, and with their field. */
const page = `title: Página
description: Uma página.
theme: spring

sections:
- type: quote
  id: citacao
  words: Fechado & quieto

- type: stats
  since: 2004
  items:
    - value: 24h
      label: Plantão
`;

const steps = readRecipes(readFileSync('src/recipes.md', 'utf8').replaceAll('\r\n', '\n'));
const sources = [...new Set(steps.map(({ file }) => file))].filter((file) => /\.(tsx?|mjs)$/.test(file));

/** What Vitest says of a run, of which only what is read here. */
interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

let copy: Awaited<ReturnType<typeof copyProject>>;
/** Loads a module of the copy as the commands load ours. */
let importSource: <Module>(path: string) => Promise<Module>;

/** Does a step, unless whoever tries the recipes has done it here. */
async function follow(step: Step): Promise<void> {
  const path = join(copy.root, step.file);
  if ('text' in step) {
    await mkdir(dirname(path), { recursive: true });
    const isDone = (await readFile(path, 'utf8').catch(() => '')) === step.text;
    return isDone ? undefined : writeFile(path, step.text, { flag: 'wx' });
  }
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  if (text.includes(step.to)) return undefined;
  const parts = text.split(step.from);
  if (parts.length !== 2) throw new Error(`${step.file} has not once:\n${step.from}`);
  return writeFile(path, parts.join(step.to));
}

/** Runs a program of the copy as `npm test` does; what it prints is thrown when it fails. */
async function start(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: '', VITEST: '' };
  try {
    return (await run(process.execPath, words, { cwd: copy.root, env, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${words.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

const tool = (name: string, path: string) => join('node_modules', name, path);

beforeAll(async () => {
  copy = await copyProject();
  const files = ['.oxlintrc.json', '.oxfmtrc.json', 'pages/REFERENCIA.md', 'README.md'];
  await Promise.all(files.map((name) => cp(join(process.cwd(), name), join(copy.root, name))));
  for (const step of steps) await follow(step);
  await start('scripts/schema.mjs');
  // Of all that the recipe's command runs only what it writes.
  const pinned = ['src/content/testing/mistakes/', '-t', 'prints exactly this|in English', '--update'];
  await start(tool('vitest', 'vitest.mjs'), 'run', '--project', 'unit', '--maxWorkers=1', ...pinned);
  const content = join(copy.root, 'novas');
  await mkdir(join(content, '_themes'), { recursive: true });
  const theme = join('_themes', 'spring.yaml');
  await cp(join(copy.root, 'pages', theme), join(content, theme));
  await writeFile(join(content, 'citacao.yaml'), page);
  await mkdir(join(copy.root, 'x'));
  await writeFile(join(copy.root, 'x', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(content, 'site.yaml'), sampleSite);
  ({ importSource } = await import(pathToFileURL(join(copy.root, 'scripts/setup/source.mjs')).href));
});

afterAll(() => copy.remove());

it('leave nothing to format, to lint or to type', async () => {
  expect(sources.length).toBeGreaterThan(7);
  await start(tool('oxfmt', 'bin/oxfmt'), '--check', ...sources);
  await start(tool('oxlint', 'bin/oxlint'), '--deny-warnings', ...sources);
  await expect(start(tool('typescript', 'bin/tsc'), '-p', '.')).resolves.toBe('');
});

it('are all that the tests want that walk blocks, fields, codes and commands', async () => {
  const files = [
    'src/blocks',
    'src/commands/pages.test.ts',
    'src/content/catalogue',
    'src/content/changes',
    'src/content/editor-files/snippets.test.ts',
    'src/content/problems/english/forms.test.ts',
    'src/content/testing/mistakes/mistakes.test.ts',
  ];
  const report = join(copy.root, 'report.json');
  // What is true of blocks that no recipe touches has been tested outside this copy.
  const others = [...blocks.keys()].filter((type) => !['quote', 'stats'].includes(type)).join('|');
  const manner = ['--maxWorkers=1', '-t', `^(?!(?:${others}) )`, '--reporter=json', `--outputFile=${report}`];
  await start(tool('vitest', 'vitest.mjs'), 'run', '--project', 'unit', ...manner, ...files).catch(() => {});
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  // A file may fail before its tests begin.
  expect(testResults.filter(({ status }) => status !== 'passed').map(({ message }) => message)).toEqual([]);
  expect(results.flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : []))).toEqual(
    expect.arrayContaining([
      'quote describes itself and every field in words',
      'stats describes itself and every field in words',
      'each page is told with its title',
    ]),
  );
});

it('give a block and a field that are checked, in the JSON Schema, rendered and known to browsers', async () => {
  const { check } = await importSource<typeof import('../content/check.ts')>('src/content/check.ts');
  const places = {
    pages: join(copy.root, 'novas'),
    pagesName: 'novas',
    images: join(copy.root, 'x', 'images'),
  };
  const checked = await check({ ...places, cache: join(copy.root, 'cache') }, { today: '2026-01-31' });
  expect(checked.validated.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const schema = await readFile(join(copy.root, 'schema', 'page.schema.json'), 'utf8');
  expect(schema).toContain('"const": "quote"');
  expect(schema).toContain('Escreva o ano com quatro algarismos, como 2004.');

  const { render } = await importSource<typeof import('../render/render.tsx')>('src/render/render.tsx');
  const client = {
    bootstrap: '',
    consent: '',
    openNow: '',
    request: '',
    app: '',
    preload: [],
    build: '',
    isEager: false,
    fonts: [],
  };
  const html = checked.pages.map((data) => render(data, client)).join('');
  expect(html).toMatch(/<section id="citacao" [^>]+>.*<p class="[^"]+">Fechado &amp; quieto<\/p>/s);
  expect(html).toMatch(/>Desde 2004<\/p>/);

  const { views } = await importSource<typeof import('../client/views.ts')>('src/client/views.ts');
  expect(await views.load('quote')).toBeTypeOf('function');
});

it('give a check that is told in both languages, and change nothing else of what is pinned', async () => {
  const read = (name: string) => readFile(join(copy.root, 'src/content/testing/mistakes', name), 'utf8');
  const names = await readdir(join(copy.root, 'src/content/testing/mistakes'));
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const kept = readFileSync(join('src/content/testing/mistakes', name), 'utf8').split('\n');
    const now = new Set((await read(name)).split('\n'));
    expect(kept.filter((line) => !now.has(line))).toEqual([]);
  }
  expect(await read('ofMeaning.txt')).toContain('O título da página está só em maiúsculas.');
  expect(await read('english.txt')).toContain('The page’s title is in capital letters only.');
});

it('give a command that starts', async () => {
  expect(await start('scripts/pages.mjs', '--pages', 'novas')).toBe('/citacao  Página\n');
});
