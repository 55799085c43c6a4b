import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listDocuments } from '../serve/documents.ts';
import { makeGlobalStyle } from '../ui/global-style.ts';
import { buildTwin } from './build-twin.ts';

const compress = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Scripts that run; structured data stays. */
const script = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A site to compare the built one with. */
interface Variant {
  readonly name: string;
  readonly folder: string;
}

interface Order {
  /** The project's folder. */
  readonly root: string;
  /** The built site. */
  readonly dist: string;
  /** Where the variants go. */
  readonly folder: string;
}

/**
 * Makes the site's four variants from the built site: the site itself, its documents without their scripts, the site that
 * loads its application at once, and an application that draws the same pages in the browser.
 */
export async function makeVariants({ root, dist, folder }: Order): Promise<readonly Variant[]> {
  const makers: Readonly<Record<string, (to: string) => Promise<void>>> = {
    site: () => Promise.resolve(),
    'no script': (to) => changeDocuments(to, (html) => html.replaceAll(script, '')),
    'at load': (to) => changeDocuments(to, (html) => html.replace('<html ', '<html data-wake ')),
    'client only': (to) => makeSinglePage(root, to),
  };
  return Promise.all(
    Object.entries(makers).map(async ([name, make]) => {
      const to = join(folder, name.replaceAll(' ', '-'));
      await cp(dist, to, { recursive: true });
      await make(to);
      return { name, folder: to };
    }),
  );
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content);
  for (const [ending, make] of Object.entries(compress)) await writeFile(file + ending, await make(content));
}

async function changeDocuments(folder: string, change: (html: string) => string): Promise<void> {
  for (const { file } of listDocuments(folder)) {
    const path = join(folder, file);
    await write(path, change(await readFile(path, 'utf8')));
  }
}

/** Pages' data, as the site's own application fetches it. */
async function readPages(folder: string): Promise<readonly unknown[]> {
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => /(^|\.)page\.json$/.test(name)).toSorted();
  const answers = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  // What our own build has written.
  return answers.map((answer) => (JSON.parse(answer) as { readonly page: unknown }).page);
}

/** The head that such applications have: styles and fonts, but nothing of the page. */
async function makeShell(folder: string, entry: string): Promise<string> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const faces = built.match(/@font-face\s*\{[^}]*\}/g)?.join('') ?? '';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${faces}${makeGlobalStyle()}</style>
<script type="module" src="/${entry}"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

async function makeSinglePage(root: string, folder: string): Promise<void> {
  const { files, entry } = await buildTwin(root, await readPages(folder));
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, content] of files) await write(join(folder, name), content);
  const shell = await makeShell(folder, entry);
  for (const { file } of listDocuments(folder)) await write(join(folder, file), shell);
  // Their policies are those of other documents.
  await writeFile(
    join(folder, '_headers'),
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
}
