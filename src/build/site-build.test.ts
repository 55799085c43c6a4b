import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuildStep, StepProgress } from '../commands/build-orders.ts';
import { check } from '../content/check.ts';
import { siteOf } from '../content/known/site.ts';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import * as renderer from '../render/render.tsx';
import { makeFonts } from '../vite/fonts.ts';
import { buildSite } from './site-build.ts';

let root: string;
let fonts: Awaited<ReturnType<typeof makeFonts>>;

beforeAll(async () => {
  const cache = mkdtempSync(join(tmpdir(), 'vitrine-fonts-'));
  fonts = await makeFonts(process.cwd(), cache);
  rmSync(cache, { recursive: true });
});

const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-site-')));
  // In a test, Emotion writes a style for each part, and hosts take no more than so many.
  write(
    'pages/site.yaml',
    sampleSite.replace('floating: sim', 'floating: não').replace('  phone: sim\n', ''),
  );
  write('pages/_themes/clinic.yaml', sampleTheme);
  write(
    'pages/index.yaml',
    samplePage('- type: hero\n  title: Olá\n  image: luna.png\n  imageAlt: Luna de laço\n'),
  );
  write(
    'public/favicon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"/></svg>',
  );
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#abcdef' } });
  write('public/images/luna.png', await picture.png().toBuffer());
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Stands for what browsers run, which takes seconds to build and is the same for every content. */
const chunk = {
  type: 'chunk' as const,
  isEntry: true,
  name: 'start',
  fileName: 'assets/start.js',
  code: 'start',
  imports: [],
};

/** Builds the folder's site into a new folder and gives its files' hashes. */
async function build(
  out: string,
  left: { hasShares?: boolean; isCompressed?: boolean; progress?: StepProgress } = {},
) {
  const places = {
    pages: join(root, 'pages'),
    pagesName: 'pages',
    images: join(root, 'public', 'images'),
    cache: join(root, 'cache'),
  };
  const outDir = join(root, out);
  mkdirSync(outDir);
  const client = {
    files: [chunk],
    fonts,
    bootstrap: 'start()',
    consent: '',
    openNow: '',
    request: '',
    galleryScript: '',
  };
  const checked = await check(places, { today: '2026-01-31', hasShares: left.hasShares });
  const { isCompressed, progress } = left;
  await buildSite({
    root: process.cwd(),
    outDir,
    places,
    site: siteOf(checked),
    program: { name: 'tests', client, renderer },
    isCompressed,
    progress,
    day: '2026-01-31',
  });
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [
      relative(outDir, path),
      createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12),
    ]),
  );
}

describe('a built site', () => {
  it('is the same, byte for byte, for the same content, whatever the cache holds', async () => {
    const first = await build('one');
    expect(await build('two')).toEqual(first);
    rmSync(join(root, 'cache'), { recursive: true });
    expect(await build('three')).toEqual(first);
  });

  it('lacks nothing but what it was told to leave out', async () => {
    const whole = Object.keys(await build('one'));
    const less = Object.keys(await build('two', { hasShares: false, isCompressed: false }));
    const isExtra = (file: string) => /\.(br|gz)$|images\/share-/.test(file);
    expect(whole.filter(isExtra).length).toBeGreaterThan(5);
    expect(less).toEqual(whole.filter((file) => !isExtra(file)));
    const heads = ['one', 'two'].map((out) => readFileSync(join(root, out, 'index.html'), 'utf8'));
    expect(heads.map((html) => [html.includes('og:image'), html.includes('summary_large_image')])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('is told of as it is made: how far each step is that may take long', async () => {
    const told = new Map<BuildStep, string>();
    const hear = (step: BuildStep) => (done: number, total: number) =>
      told.set(step, done === total ? 'all' : 'some');
    const progress = {
      copies: hear('copies'),
      pictures: hear('pictures'),
      shares: hear('shares'),
      pages: hear('pages'),
      texts: hear('texts'),
    };
    await build('one', { progress });
    expect(Object.fromEntries(told)).toEqual({
      copies: 'all',
      pictures: 'all',
      shares: 'all',
      pages: 'all',
      texts: 'all',
    });
    told.clear();
    // What is only counted is not said to be compressed.
    await build('two', { hasShares: false, isCompressed: false, progress });
    expect([...told.keys()].toSorted()).toEqual(['copies', 'pages', 'pictures']);
  });

  it('has a document at each old address that leads on, and changes no other by it', async () => {
    const first = await build('one');
    const lines = 'redirects:\n  - from: /Promo_2023/verao\n    to: /\n';
    write('pages/site.yaml', readFileSync(join(root, 'pages/site.yaml'), 'utf8') + lines);
    const second = await build('two');
    const differ = Object.keys(second).filter((file) => second[file] !== first[file]);
    expect(differ.filter((file) => !/\.(br|gz)$/.test(file)).toSorted()).toEqual([
      'Promo_2023/verao.html',
      'Promo_2023/verao/index.html',
      '_redirects',
      'deploy/vercel.json',
      'version.json',
    ]);
    expect(readFileSync(join(root, 'two/_redirects'), 'utf8')).toBe('/Promo_2023/verao / 301\n');
    const html = readFileSync(join(root, 'two/Promo_2023/verao.html'), 'utf8');
    expect(html).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="pt-BR">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
      <meta http-equiv="refresh" content="0; url=/">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>Uma página de teste | Clínica</title>
      <link rel="canonical" href="https://www.clinica.example/">
      </head>
      <body>
      <h1>Uma página de teste | Clínica</h1>
      <p>Esta página mudou de endereço: <a href="/">Uma página de teste | Clínica</a></p>
      </body>
      </html>
      "
    `);
    expect(readFileSync(join(root, 'two/Promo_2023/verao/index.html'), 'utf8')).toBe(html);
  });

  it('changes the files of a page alone when that page is edited', async () => {
    write('pages/consulta.yaml', samplePage('- type: hero\n  title: Consulta\n'));
    const first = await build('one');
    write('pages/consulta.yaml', samplePage('- type: hero\n  title: Consulta com carinho\n'));
    const second = await build('two');
    const differ = Object.keys(second).filter((file) => second[file] !== first[file]);
    expect(differ.filter((file) => !file.startsWith('images/share-'))).toEqual([
      'consulta.html',
      'consulta.html.br',
      'consulta.html.gz',
      'consulta.page.json',
      'consulta.page.json.br',
      'consulta.page.json.gz',
      'version.json',
    ]);
  });

  it('shares no file with the cache: what is written into it spoils no later build', async () => {
    const first = await build('one');
    const links = Object.keys(first).filter((file) => statSync(join(root, 'one', file)).nlink > 1);
    for (const file of Object.keys(first)) writeFileSync(join(root, 'one', file), 'spoilt');
    expect(await build('two')).toEqual(first);
    expect(links).toEqual([]);
  });

  it('publishes photographs of the public folder without place and camera, and all else as it is', async () => {
    const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#abcdef' } });
    const place = { IFD0: { Make: 'Maria' }, IFD3: { GPSLatitude: '28/1 15/1 0/1' } };
    write(
      'public/frente.jpg',
      await plain.clone().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    write('public/frente.png', await plain.clone().withExif(place).png().toBuffer());
    write('public/limpa.jpg', await plain.clone().jpeg().toBuffer());
    write('public/tabela.pdf', 'pdf');
    chmodSync(join(root, 'public/tabela.pdf'), 0o600);
    await build('one');
    const read = (file: string) => readFileSync(join(root, file));
    for (const name of ['frente.jpg', 'frente.png']) {
      const { exif, xmp, iptc } = await sharp(read(`one/${name}`)).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      expect(read(`public/${name}`).includes('Maria')).toBe(true);
    }
    expect(await sharp(read('one/frente.jpg')).metadata()).toMatchObject({ width: 30, height: 40 });
    for (const name of ['limpa.jpg', 'tabela.pdf'])
      expect(read(`one/${name}`)).toEqual(read(`public/${name}`));
    expect(statSync(join(root, 'one/tabela.pdf')).mode & 0o777).toBe(0o644);
  });

  it('holds the licence of the fonts that it serves', async () => {
    const files = Object.keys(await build('one'));
    expect(files.filter((file) => file.startsWith('fonts/nunito-'))).toHaveLength(2);
    const license = readFileSync('node_modules/@fontsource-variable/nunito/LICENSE', 'utf8').trim();
    expect(readFileSync(join(root, 'one/licenses.txt'), 'utf8')).toContain(license);
  });

  it('never waits for a pipe in the place of its sign', async () => {
    rmSync(join(root, 'public/favicon.svg'));
    execFileSync('mkfifo', [join(root, 'public/favicon.svg')]);
    await expect(build('one')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is whole again after the cache was emptied file by file', async () => {
    const first = await build('one');
    const cached = readdirSync(join(root, 'cache'), { recursive: true, withFileTypes: true });
    for (const file of cached.filter((one) => one.isFile()))
      writeFileSync(join(file.parentPath, file.name), '');
    expect(await build('two')).toEqual(first);
  });
});
