import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleSite, sampleTheme } from '../content/testing/sample.ts';

const schema = `import { section, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = { label: 'Aviso', description: 'Um aviso curto.' };

export const schema = section({ words: text.describe('O aviso.') });
`;

const view = `import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/resolved.ts';
import type { schema } from './schema.ts';

export default function Notice({ section }: ViewProps<typeof schema>) {
  return <Words id={section.id}>{section.words}</Words>;
}

const Words = styled.p\`
  font-weight: 800;
\`;
`;

const example = '- name: Único\n  section:\n    type: notice\n    words: Fechado no feriado\n';
const page = `title: Página\ndescription: Uma página.\ntheme: clinic\n\nsections:\n- type: notice\n  id: aviso\n  words: Fechado & quieto\n`;

/** What pages are checked and rendered with, and what loads it. */
const copied = [
  ...['blocks', 'client', 'content', 'fields', 'host', 'layout', 'render', 'ui'].map((name) => `src/${name}`),
  'scripts/setup/source.mjs',
  'tsconfig.json',
];

let root: string;
/** Loads a module of the copy as the commands load ours. */
let importSource: <Module>(path: string) => Promise<Module>;

beforeAll(async () => {
  root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-block-'));
  await Promise.all(
    copied.map((name) => cp(join(process.cwd(), name), join(root, name), { recursive: true })),
  );
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  const folder = join(root, 'src', 'blocks', 'notice');
  const themes = join(root, 'pages', '_themes');
  await Promise.all([folder, themes].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([
    writeFile(join(folder, 'schema.ts'), schema),
    writeFile(join(folder, 'view.tsx'), view),
    writeFile(join(folder, 'example.yaml'), example),
    writeFile(join(root, 'pages', 'aviso.yaml'), page),
    writeFile(join(root, 'pages', 'site.yaml'), sampleSite),
    writeFile(join(themes, 'clinic.yaml'), sampleTheme),
  ]);
  ({ importSource } = await import(pathToFileURL(join(root, 'scripts/setup/source.mjs')).href));
});

afterAll(() => rm(root, { recursive: true, force: true }));

it('takes a new block from one new folder: checked, in the JSON Schema, rendered and known to browsers', async () => {
  const { check } = await importSource<typeof import('../content/check.ts')>('src/content/check.ts');
  const places = { pages: join(root, 'pages'), pagesName: 'pages', images: join(root, 'public', 'images') };
  const checked = await check({ ...places, cache: join(root, 'cache') }, { today: '2026-01-31' });
  expect(checked.validated.problems.filter(({ severity }) => severity === 'error')).toEqual([]);

  const { makeEditorFiles } = await importSource<typeof import('../content/editor-files/editor-files.ts')>(
    'src/content/editor-files/editor-files.ts',
  );
  expect(makeEditorFiles()['schema/page.schema.json']).toContain('"const": "notice"');

  const { render } = await importSource<typeof import('../render/render.tsx')>('src/render/render.tsx');
  const client = {
    bootstrap: '',
    consent: '',
    app: '',
    preload: [],
    build: '',
    isEager: false,
    fonts: [],
  };
  const html = checked.pages.map((data) => render(data, client)).join('');
  expect(html).toMatch(/<p id="aviso" class="[^"]+">Fechado &amp; quieto<\/p>/);

  const { views } = await importSource<typeof import('../client/views.ts')>('src/client/views.ts');
  expect(await views.load('notice')).toBeTypeOf('function');
});
