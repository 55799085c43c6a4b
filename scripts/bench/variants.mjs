import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { importSource, root } from '../setup/source.mjs';

const compress = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Scripts that run; structured data stays. */
const script = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Makes the site's four variants in `folder` from the built site: the site itself, its documents without their
 * scripts, the site that loads its application at once, and an application that draws the same pages in the browser.
 */
export async function makeVariants({ dist, folder }) {
  const variants = [
    { name: 'site', make: async () => undefined },
    { name: 'no script', make: (to) => changeDocuments(to, (html) => html.replaceAll(script, '')) },
    {
      name: 'at load',
      make: (to) => changeDocuments(to, (html) => html.replace('<html ', '<html data-eager ')),
    },
    { name: 'client only', make: makeSinglePage },
  ];
  return Promise.all(
    variants.map(async ({ name, make }) => {
      const to = path.join(folder, name.replaceAll(' ', '-'));
      await cp(dist, to, { recursive: true });
      await make(to);
      return { name, folder: to };
    }),
  );
}

async function listDocuments(folder) {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}

async function write(file, text) {
  await writeFile(file, text);
  for (const [ending, make] of Object.entries(compress)) await writeFile(file + ending, await make(text));
}

async function changeDocuments(folder, change) {
  for (const file of await listDocuments(folder)) await write(file, change(await readFile(file, 'utf8')));
}

/** Pages' data, as the site's own application fetches it. */
async function readPages(folder) {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => path.basename(name) === 'page.json',
  );
  const answers = await Promise.all(
    names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return answers.map((answer) => JSON.parse(answer).page);
}

/** The head that such applications have: styles and fonts, but nothing of the page. */
async function makeShell(folder, entry) {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8');
  const faces = built.match(/@font-face\s*\{[^}]*\}/g).join('');
  const { globalStyle } = await importSource('src/ui/global-style.ts');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${faces}${globalStyle}</style>
<script type="module" src="/${entry}"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

async function makeSinglePage(folder) {
  const entry = await buildSinglePage(folder, await readPages(folder));
  const shell = await makeShell(folder, entry);
  for (const file of await listDocuments(folder)) await write(file, shell);
  // Their policies are those of other documents.
  await writeFile(
    path.join(folder, '_headers'),
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
}

async function buildSinglePage(folder, pages) {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const virtual = {
    name: 'vitrine:pages',
    resolveId: (id) => (id === 'virtual:pages' ? '\0virtual:pages' : undefined),
    load: (id) => (id === '\0virtual:pages' ? `export default ${JSON.stringify(pages)};` : undefined),
  };
  const { output } = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), virtual],
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: { single: 'src/bench/single-page.tsx' } },
    },
  });
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const file of output) await write(path.join(folder, file.fileName), file.code ?? file.source);
  return output.find(({ isEntry }) => isEntry).fileName;
}
