import { putIntoWords } from '../problems/languages.ts';
import { execFileSync } from 'node:child_process';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { list, load } from './load.ts';
import { samplePage, sampleSite, sampleTheme } from '../testing/sample.ts';
import { validate } from '../validate/validate.ts';

let root: string;

const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  write('pages/site.yaml', sampleSite);
  write('pages/_themes/clinic.yaml', sampleTheme);
  write('pages/index.yaml', samplePage('- type: hero\n  title: Olá\n'));
  mkdirSync(join(root, 'public', 'images'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Errors and warnings of the folder, each as its code, file and message. */
async function told(): Promise<readonly string[]> {
  write('public/favicon.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const content = await load({
    pages: join(root, 'pages'),
    pagesName: 'pages',
    images: join(root, 'public', 'images'),
    cache: join(root, 'cache'),
  });
  const { problems } = validate(content, { today: '2026-01-31' });
  return problems
    .filter(({ severity }) => severity !== 'hint')
    .map((problem) => {
      const { message, cure } = putIntoWords(problem);
      return `${problem.code} ${problem.file}: ${message} → ${cure}`;
    });
}

it('tells a logo that is too heavy by its weight', async () => {
  const drawing = (length: number) => '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'.padEnd(length);
  write('pages/site.yaml', `logo: marca.svg\n${sampleSite}`);
  write('public/images/marca.svg', drawing(64_000));
  expect(await told()).toEqual([]);
  write('public/images/marca.svg', drawing(64_001));
  expect(await told()).toEqual([
    expect.stringMatching(/^P047 pages\/site\.yaml: O desenho "marca\.svg" pesa 65 kB, .* até 64 kB\./),
  ]);
});

const page = samplePage('- type: hero\n  title: Outra\n');
const withPicture = (name: string) =>
  write(
    'pages/index.yaml',
    samplePage(`- type: hero\n  title: Olá\n  image: ${name}\n  imageAlt: Luna de laço\n`),
  );
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abcdef' } });

/** Does something while a file goes, in the moment after its folder has been listed so many times. */
async function whileItGoes<Result>(
  name: string,
  times: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { readdir } = promises;
  let count = 0;
  const listAndDelete = async (folder: string, options: { readonly withFileTypes: true }) => {
    const entries = await readdir(folder, options);
    const found = entries.find((entry) => entry.name === name);
    if (found !== undefined) count += 1;
    if (found !== undefined && count === times) rmSync(join(found.parentPath, name));
    return entries;
  };
  // What is called here is called with these words alone.
  promises.readdir = listAndDelete as unknown as typeof readdir;
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    promises.readdir = readdir;
    syncBuiltinESMExports();
  }
}

describe('a file that goes after its folder was listed', () => {
  it.each([
    ['a page', 'pages/outra.yaml', page, 1],
    ['a shared section', 'pages/_shared/camas.yaml', 'type: cta\n', 1],
    // Before those who read pictures, those come who look for what is no file.
    ['a picture', 'public/images/rex.png', 'nada', 2],
    ['a picture that cannot be shown', 'public/images/rex.gif', 'nada', 2],
    ['a drawing', 'public/images/marca.svg', '<svg/>', 3],
    ['a download', 'public/files/tabela.pdf', '%PDF', 1],
    ['a drawing among the public files', 'public/selo.svg', '<svg/>', 1],
  ])('is as if it had never been there: %s', async (_, file, content, times) => {
    const before = await told();
    write(file, content);
    expect(await whileItGoes(basename(file), times, told)).toEqual(before);
    expect(existsSync(join(root, file))).toBe(false);
  });
});

describe('files', () => {
  it('finds nothing wrong with a sound folder', async () => {
    expect(await told()).toEqual([]);
  });

  it.each([
    ['outra.yml', 'Mude o nome para outra.yaml'],
    ['Outra Página.yaml', 'Mude o nome para outra-pagina.yaml'],
    ['vacinação.yaml', 'Mude o nome para vacinacao.yaml'],
    ['Banho & Tosa.yaml', 'Mude o nome para banho-tosa.yaml'],
    ['&.yaml', 'Use só letras minúsculas'],
    ['outra.yaml.txt', 'Mude o nome para outra.yaml.'],
    ['ou\u200Btra.yaml', 'Mude o nome para outra.yaml, digitando-o inteiro de novo.'],
    ['outra.yaml\u00A0', 'Mude o nome para outra.yaml, digitando-o inteiro de novo.'],
    ['Cópia de index.yaml', 'guardou por segurança, leve-a para fora'],
    ['index (1).yaml', 'mude o nome, como index-1.yaml'],
  ])('refuses the name %s and gives a better one', async (name, cure) => {
    write(`pages/${name}`, page);
    const [problem, ...more] = await told();
    expect(more).toEqual([]);
    expect(problem).toContain(`P028 pages/${name}`);
    expect(problem).toContain(cure);
  });

  it('says what nobody sees in the name of a file', async () => {
    write('pages/ou\u200Btra.yaml', page);
    expect(await told()).toEqual([
      expect.stringContaining(
        'O nome do arquivo "outra.yaml" tem um caractere que não se vê, depois de "ou": um',
      ),
    ]);
  });

  it('refuses two names that differ in case only, and keeps links to the page', async () => {
    write('pages/outra.yaml', page);
    write('pages/Outra.yaml', page);
    expect(await told()).toEqual([
      'P028 pages/Outra.yaml: Os arquivos "Outra.yaml" e "outra.yaml" dariam a mesma página. → Deixe só um dos dois, ou dê a um deles outro nome.',
    ]);
  });

  it.each([
    ['vacinas.txt', page, 'mude o nome para vacinas.yaml: o endereço da página será /vacinas.'],
    ['Vacinação.txt', Buffer.from(`\uFEFF${page}`, 'utf16le'), 'mude o nome para vacinacao.yaml'],
    ['vacinas', page, 'mude o nome para vacinas.yaml'],
    ['vacinas.yalm', page, 'mude o nome para vacinas.yaml'],
    ['_shared/camas.txt', 'type: cta\n', 'mude o nome para camas.yaml.'],
  ])('warns that %s is not read, although it looks like content', async (name, text, cure) => {
    write(`pages/${name}`, text);
    const [problem, ...more] = await told();
    expect(more).toEqual([]);
    expect(problem).toContain(`P028 pages/${name}`);
    expect(problem).toContain(cure);
  });

  it('tells of a file that is not read which page is read in its place', async () => {
    write('pages/index.txt', page);
    expect(await told()).toEqual([
      'P028 pages/index.txt: O arquivo "index.txt" não é lido: o que aparece no site é index.yaml. → Se o texto certo é o de "index.txt", copie-o para index.yaml. Depois leve "index.txt" para fora desta pasta.',
    ]);
  });

  it('warns of pages in a folder of their own, once for each folder', async () => {
    for (const name of ['servicos/tosa.yaml', 'servicos/Banho & Cia.yml', 'vacinas/index.yaml'])
      write(`pages/${name}`, page);
    write('pages/shared/camas.yaml', 'type: cta\n');
    expect(await told()).toEqual([
      'P028 pages/servicos: 2 arquivos da pasta "servicos" não são lidos: as páginas ficam direto em pages. → Leve "Banho & Cia.yml" para pages, com o nome banho-cia.yaml: o endereço será /banho-cia. Com os outros, faça o mesmo. Se são cópias guardadas, leve a pasta para fora de pages.',
      'P028 pages/shared: O arquivo "camas.yaml" da pasta "shared" não é lido: as seções compartilhadas ficam em pages/_shared. → Leve "camas.yaml" para pages/_shared. Se é uma cópia guardada, leve a pasta para fora de pages.',
      'P028 pages/vacinas: O arquivo "index.yaml" da pasta "vacinas" não é lido: as páginas ficam direto em pages. → Leve "index.yaml" para pages, com o nome vacinas.yaml: o endereço será /vacinas. Se é uma cópia guardada, leve a pasta para fora de pages.',
    ]);
  });

  it.each([
    ['notas.txt', 'Ligar para a Ana sobre as fotos: terça.\n'],
    ['LICENSE', 'Uso livre.\n'],
    ['README.md', page],
    ['.rascunho.txt', page],
    ['index.yaml~', page],
    ['index.yaml.bak', page],
    ['backup de maio/tosa.yaml', page],
    ['_antigas/tosa.yaml', page],
    ['maio/index.yaml/x', page],
    ['maio/site.yaml', sampleSite],
    ['.git/tosa.yaml', page],
    ['fotos/luna.jpg', 'x'],
  ])('says nothing of %s, which is no lost page', async (name, text) => {
    write(`pages/${name}`, text);
    expect(await told()).toEqual([]);
  });

  it('refuses folders, links and pipes with the name of a page, and does not hang', async () => {
    mkdirSync(join(root, 'pages', 'pasta.yaml'));
    symlinkSync('/etc/hostname', join(root, 'pages', 'atalho.yaml'));
    execFileSync('mkfifo', [join(root, 'pages', 'cano.yaml')]);
    expect((await told()).map((line) => line.split(' → ')[0])).toEqual([
      'P028 pages/atalho.yaml: "atalho.yaml" é um atalho para outro lugar, e não um arquivo.',
      'P028 pages/cano.yaml: "cano.yaml" não é um arquivo comum.',
      'P028 pages/pasta.yaml: "pasta.yaml" é uma pasta, e não um arquivo.',
    ]);
  });

  it('tells that site.yml is meant to be site.yaml, once', async () => {
    rmSync(join(root, 'pages', 'site.yaml'));
    write('pages/site.yml', sampleSite);
    expect(await told()).toEqual([expect.stringContaining('Mude o nome para site.yaml')]);
  });

  it('tells that site.yaml.txt is meant to be site.yaml, once', async () => {
    rmSync(join(root, 'pages', 'site.yaml'));
    write('pages/site.yaml.txt', sampleSite);
    expect(await told()).toEqual([expect.stringContaining('Mude o nome para site.yaml.')]);
  });

  it('reads no more of a huge file than it needs to refuse it', async () => {
    write('pages/outra.yaml', Buffer.alloc(40 * 1024 * 1024, 'x'));
    expect(await told()).toEqual([expect.stringContaining('P001 pages/outra.yaml')]);
  });

  it.each(['promo', 'promo/menu.pdf', 'Promo/foto.txt'])(
    'refuses a page whose address public/%s has',
    async (file) => {
      write(`public/${file}`, 'x');
      write('pages/promo.yaml', page);
      expect(await told()).toEqual([
        expect.stringContaining(
          `P033 pages/promo.yaml: O endereço /promo já é de outra coisa: public/${file}.`,
        ),
      ]);
    },
  );

  it('refuses a drawing with a script', async () => {
    write('public/marca.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    write('public/clique.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    write('public/boa.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
    expect((await told()).map((line) => line.slice(0, 22))).toEqual([
      'P034 public/clique.svg',
      'P034 public/marca.svg:',
    ]);
  });

  it('finds a script wherever it hides in a drawing: packed, in UTF-16, after megabytes of drawing', async () => {
    const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
    const script = drawing('<script>alert(1)</script>');
    write('public/a-pacote.svgz', gzipSync(script));
    write('public/b-sem-pacote.svgz', script);
    write('public/c-utf16.svg', Buffer.from(`\uFEFF${script}`, 'utf16le'));
    for (const [name, length] of [
      ['d', 3_000_000],
      ['e', 65_520],
    ] as const)
      write(`public/${name}.svg`, drawing(`${' '.repeat(length)}<script>alert(1)</script>`));
    write('public/f-boa.svgz', gzipSync(drawing('<path d="M0 0"/>')));
    write('public/g-boa.svg', drawing(`<path d="${'M0 0'.repeat(900_000)}"/>`));
    expect((await told()).map((line) => line.slice(0, 13))).toEqual([
      'P034 public/a',
      'P034 public/b',
      'P034 public/c',
      'P034 public/d',
      'P034 public/e',
    ]);
  });
});

describe('the public folder', () => {
  const camera = { exif: { IFD0: { Make: 'Maria' }, IFD3: { GPSLatitude: '28/1 15/1 0/1' } } } as const;

  /** What is served, and all that is told, hints too. */
  async function look() {
    const images = join(root, 'public', 'images');
    const { publicFiles, problems } = await load({
      pages: join(root, 'pages'),
      pagesName: 'pages',
      images,
      cache: join(root, 'cache'),
    });
    const said = problems.map(
      (problem) => `${problem.code} ${problem.severity} ${problem.file}: ${putIntoWords(problem).message}`,
    );
    return { publicFiles, said };
  }

  it('serves ordinary files and what is agreed upon', async () => {
    const files = ['.well-known/security.txt', 'docs/tabela de preços.pdf', 'favicon.svg', 'robots.txt'];
    for (const file of files) write(`public/${file}`, 'x');
    expect(await look()).toEqual({ publicFiles: files, said: [] });
  });

  it('serves no leftovers, hidden files, links and pipes, and says so', async () => {
    for (const file of ['menu.pdf~', '.DS_Store', 'a/Thumbs.db', '.menu.swp', 'b.tmp', '~$menu.docx'])
      write(`public/${file}`, 'x');
    write('public/.env', 'secret');
    write('public/.git/config', 'secret');
    symlinkSync('/etc/passwd', join(root, 'public', 'users.txt'));
    symlinkSync('/etc', join(root, 'public', 'images', 'fotos'));
    execFileSync('mkfifo', [join(root, 'public', 'pipe.svg'), join(root, 'public', 'images', 'pipe.png')]);
    expect(await look()).toEqual({
      publicFiles: [],
      said: [
        'P060 hint public: 6 arquivos não vão para o site, porque são sobras de programas: .DS_Store, .menu.swp, a/Thumbs.db, b.tmp, menu.pdf~, ~$menu.docx.',
        'P060 hint public: 2 arquivos não vão para o site, porque têm nomes que começam com ponto: .env, .git.',
        'P060 warning public: 2 arquivos não vão para o site, porque são atalhos para outro lugar: images/fotos, users.txt.',
        'P060 warning public: 2 arquivos não vão para o site, porque não são arquivos comuns: images/pipe.png, pipe.svg.',
      ],
    });
  });

  it.each(['tabela #2.pdf', 'a?.pdf', '100%.pdf', 'a\nb.pdf', 'pasta#/a.pdf', 'a\\b.pdf'])(
    'refuses the name %j, which makes no address',
    async (file) => {
      write(`public/${file}`, 'x');
      const { publicFiles, said } = await look();
      expect({ publicFiles, said }).toEqual({
        publicFiles: [],
        said: [expect.stringMatching(/^P061 error public\/.*: O nome ".*" tem um sinal que não pode/s)],
      });
    },
  );

  it.each(['promo.html', 'promo/index.HTM', 'x.xhtml'])('refuses the page %s', async (file) => {
    write(`public/${file}`, '<script>alert(1)</script>');
    write('pages/promo.yaml', page);
    const { publicFiles, said } = await look();
    expect({ publicFiles, said }).toEqual({
      publicFiles: [],
      said: [expect.stringContaining(`P062 error public/${file}`)],
    });
  });

  it.each([
    '_headers',
    '_redirects',
    'deploy/nginx.conf',
    'assets/logo.png',
    'fonts/a.woff2',
    'page.json',
    'consulta.page.json',
  ])('refuses %s, which the build writes', async (file) => {
    write(`public/${file}`, 'x');
    expect((await look()).said).toEqual([expect.stringContaining(`P064 error public/${file}`)]);
  });

  it('refuses a photograph that cannot be opened, and takes one with its place', async () => {
    write('public/equipe.heic', 'x');
    write('public/frente.jpg', await plain(40, 30).withExif(camera.exif).jpeg().toBuffer());
    expect(await look()).toEqual({
      publicFiles: ['frente.jpg'],
      said: [expect.stringContaining('P063 error public/equipe.heic')],
    });
  });
});

describe('pictures', () => {
  it.each([
    ['nada.png', Buffer.from('isto não é uma foto'), 'não é uma foto'],
    ['cortada.png', undefined, 'não é uma foto'],
    [
      'vetor.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'é do tipo SVG',
    ],
    ['gif.png', undefined, 'é do tipo GIF'],
    ['troca.png', undefined, 'por dentro é JPG'],
    ['larga.png', undefined, 'é grande demais: 13000 × 10 pontos'],
    ['pequena.png', undefined, 'é pequena para este lugar'],
  ])('explains what is wrong with %s at the line that names it', async (name, given, message) => {
    const made: Readonly<Record<string, () => Promise<Buffer>>> = {
      'cortada.png': async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
        const whole = await sharp({
          create: { width: 800, height: 800, channels: 3, background: '#fff', noise },
        })
          .png()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'gif.png': () => plain(800, 800).gif().toBuffer(),
      'troca.png': () => plain(800, 800).jpeg().toBuffer(),
      'larga.png': () => plain(13_000, 10).png().toBuffer(),
      'pequena.png': () => plain(200, 200).png().toBuffer(),
    };
    write(`public/images/${name}`, given ?? (await made[name]?.()) ?? '');
    withPicture(name);
    const problems = await told();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('pages/index.yaml');
    expect(problems[0]).toContain(message);
  });

  it('does not mind a broken picture that no page names', async () => {
    write('public/images/nada.png', 'x');
    expect(await told()).toEqual([]);
  });
});

it('asks for another name of a photograph whose own cannot be typed', async () => {
  withPicture('Captura 10.30 PM.png');
  await plain(800, 800).toFile(join(root, 'public', 'images', 'Captura 10.30\u202FPM.png'));
  expect(await told()).toEqual([
    'P024 pages/index.yaml: O nome da foto "Captura 10.30 PM.png", em public/images, tem um caractere que não se vê, depois de "Captura 10.30": um espaço especial (U+202F). → Mude o nome do arquivo para captura-10-30-pm.png, e escreva esse nome aqui.',
  ]);
});

it('lists what is pending as if it were on the disk', async () => {
  const places = {
    pages: join(root, 'pages'),
    pagesName: 'pages',
    images: join(root, 'public', 'images'),
    cache: join(root, 'cache'),
  };
  const all = async (listed: ReturnType<typeof list>) => {
    const { content, pages } = await listed;
    return [content, pages.map((one) => [one.name, one.open()?.source.text, one.open()?.problems])];
  };
  write('pages/velha.yaml', page);
  write('pages/_shared/camas.yaml', 'type: cta\ntitle: Camas\n');
  write('pages/_shared/fica.yaml', 'type: cta\ntitle: Fica\n');
  const texts: Readonly<Record<string, string | null>> = {
    'velha.yaml': null,
    'nova.yaml': samplePage('- type: hero\n  title: Nova\n'),
    'NOVA.yaml': page,
    'site.yaml': sampleSite.replace('Veterinária', 'Padaria'),
    '_shared/camas.yaml': null,
    '_shared/mesas.yaml': 'type: cta\ntitle: Mesas\n',
  };
  const entries = Object.entries(texts);
  const pending = new Map(entries.map(([path, text]) => [path, text === null ? null : Buffer.from(text)]));
  const before = await all(list(places));
  const listed = await all(list(places, pending));
  for (const [path, text] of entries)
    if (text === null) rmSync(join(root, 'pages', path));
    else write(`pages/${path}`, text);
  expect(listed).toEqual(await all(list(places)));
  expect(listed).not.toEqual(before);
});
