import type { HeavyFile } from '../../fields/drawing.ts';
import type { Content } from '../load/content.ts';
import type { BrokenPicture, PictureFile } from '../pictures/picture-file.ts';
import { readFile } from '../read/read-file.ts';
import type { SourceKind } from '../problems/problem.ts';
import { validate, type Validated } from '../validate/validate.ts';

/** A small sound `site.yaml` for tests. */
export const sampleSite = `name: Clínica de Teste
tagline: Veterinária
url: https://www.clinica.example
phone: "+55 54 90000-0000"
phoneNote: Plantão 24h
email: contato@clinica.example
emailNote: até 1 dia útil
address:
  district: Centro
  city: Passo Fundo
  state: RS
  postalCode: 99010-120
social:
- name: Instagram
  href: https://www.instagram.com/clinica.example
messages:
  default: consulta
  consulta: Olá! Quero marcar uma consulta.
  produto: "Olá! Quero comprar: {product}"
header:
  phone: sim
  actions:
  - label: Conversar
    chat: consulta
footer:
  about: Cuidamos bem.
floating: sim
figures:
  counted:
  - subject: pets
    name: pets atendidos
    things: [pets, animais]
    done: [atendidos, passaram]
`;

const sampleTitle = 'Uma página de teste | Clínica';
const sampleDescription = 'Uma página de teste, com uma descrição do tamanho certo para os buscadores.';

/** A small sound theme for tests. */
export const sampleTheme =
  'name: "Clínica: verde e coral"\nstrong: "#0F6B5C"\naccent: "#B53A22"\ntint: "#E3F1EC"\n';

const themeNames = ['clinic', 'grooming', 'neutering', 'shop', 'winter'];

/** A page for tests: a head, and the sections given as YAML at column 0. */
export function samplePage(sections: string): string {
  return `title: ${sampleTitle}\ndescription: ${sampleDescription}\ntheme: clinic\n\nsections:\n${sections}`;
}

const picture: PictureFile = {
  name: 'luna.png',
  path: '/images/luna.png',
  base: '/images/luna-0123456789',
  width: 720,
  height: 720,
  color: '#aabbcc',
  bytes: 80_000,
};

const second: PictureFile = { ...picture, name: 'thor.png', path: '/images/thor.png' };

const small: PictureFile = { ...picture, name: 'pequena.png', width: 200, height: 200 };

/** Files among the sample's pictures that cannot be shown. */
export const brokenSamples: readonly BrokenPicture[] = [
  { name: 'estragada.png', fault: { kind: 'not-a-picture' } },
  { name: 'trocada.png', fault: { kind: 'wrong-extension', format: 'WEBP' } },
  { name: 'enorme.png', fault: { kind: 'too-many-pixels', width: 20_000, height: 20_000 } },
  { name: 'animada.gif', fault: { kind: 'unsupported', format: 'GIF' } },
];

const shape = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

/** Drawings beside the sample's pictures. */
const drawings: Readonly<Record<string, string | HeavyFile>> = {
  'aspas.svg': shape('<path d="M0 0h9v9z />'),
  'entidade.svg': shape('<path d="M0 0h9&quebra;v9z"/>'),
  'escondido.svg': shape('<g style="display:none"><path d="M0 0h9v9z"/></g>'),
  'escrito.svg': shape('<text>Clínica</text>'),
  'fundo.svg': shape(`${'<g>'.repeat(99)}<path d="M0 0h9v9z"/>${'</g>'.repeat(99)}`),
  'logo.svg': shape('<path d="M0 0h9v9z"/>'),
  'pesado.svg': { kind: 'too-heavy', bytes: 80_000, most: 64_000 },
  'referencia.svg': shape(String.raw`<path fill="\75rl(https://x.example/a.svg#a)" d="M0 0h9v9z"/>`),
  'vazio.svg': '',
};

function kindOf(file: string): SourceKind {
  if (file === 'site.yaml') return 'site';
  if (file.startsWith('_themes/')) return 'theme';
  return file.startsWith('_shared/') ? 'shared' : 'page';
}

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Keeps what was made of the same files: many tests look at the same sample. */
function once<Made>(make: (files: Files) => Made): (files: Files) => Made {
  const kept = new WeakMap<Files, Made>();
  return (files) => {
    const made = kept.get(files) ?? make(files);
    kept.set(files, made);
    return made;
  };
}

const identityOf = (file: string) => ({
  file: `pages/${file}`,
  name: file.replace(/^_(shared|themes)\//, '').replace(/\.yaml$/, ''),
  kind: kindOf(file),
});

const encode = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Sites that were read: the sound one, and the last other, which a table of cases shares. */
const sites = new Map<string | Uint8Array, ReturnType<typeof readFile>>();

function readSite(content: string | Uint8Array): ReturnType<typeof readFile> {
  const read = sites.get(content) ?? readFile(identityOf('site.yaml'), encode(content));
  for (const known of sites.keys()) if (known !== sampleSite && known !== content) sites.delete(known);
  sites.set(content, read);
  return read;
}

const soundThemes = themeNames.map((name) =>
  readFile(identityOf(`_themes/${name}.yaml`), new TextEncoder().encode(sampleTheme)),
);

const word = 'página';

/**
 * Gives every page of a sample but the home page a head of its own, as long as a test wrote none. Nothing moves by it: a
 * word gives way to another as long.
 */
export function withOwnHeads(files: Files): Files {
  const own = ([file, content]: readonly [string, string | Uint8Array]) => {
    const { name, kind } = identityOf(file);
    if (kind !== 'page' || name === 'index' || typeof content !== 'string') return [file, content] as const;
    const instead = name.slice(-word.length).padEnd(word.length, 'o');
    const heads = [`title: ${sampleTitle}`, `description: ${sampleDescription}`];
    const text = heads.reduce((said, head) => said.replace(head, () => head.replace(word, instead)), content);
    return [file, text] as const;
  };
  return Object.fromEntries(Object.entries(files).map(own));
}

function readSample(files: Files): Content {
  const all = { 'site.yaml': sampleSite, ...withOwnHeads(files) };
  const hasThemes = Object.keys(files).some((file) => file.startsWith('_themes/'));
  const read = Object.entries(all).map(([file, content]) =>
    file === 'site.yaml' ? readSite(content) : readFile(identityOf(file), encode(content)),
  );
  return {
    sources: [...read, ...(hasThemes ? [] : soundThemes)].map(({ source }) => source),
    pictures: [picture, second, small],
    brokenPictures: brokenSamples,
    drawings,
    publicFiles: ['favicon.svg', 'files/tabela.pdf'],
    downloads: { 'tabela.pdf': 240_400 },
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Content made of texts, by path below `pages/`; a sound `site.yaml` and sound themes are added when none are given. */
export const sampleContent: (files: Files) => Content = once(readSample);

/** Checks content made of texts on a fixed day. */
export const checkSample: (files: Files) => Validated = once((files) =>
  validate(sampleContent(files), { today: '2026-01-31' }),
);
