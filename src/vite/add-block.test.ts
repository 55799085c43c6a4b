import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

const run = promisify(execFile);

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

let root: string;
let remove: () => Promise<void>;

/** Runs one of the project's scripts in the copy. */
const runScript = (script: string, ...values: string[]) =>
  run(process.execPath, [join('scripts', script), ...values], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '' },
  });

beforeAll(async () => {
  ({ root, remove } = await copyProject());
  const folder = join(root, 'src', 'blocks', 'notice');
  await mkdir(folder);
  await Promise.all([
    writeFile(join(folder, 'schema.ts'), schema),
    writeFile(join(folder, 'view.tsx'), view),
    writeFile(join(folder, 'example.yaml'), example),
    writeFile(join(root, 'pages', 'aviso.yaml'), page),
  ]);
}, 60_000);

afterAll(() => remove());

it('takes a new block from one new folder: checked, in the JSON Schema, rendered and sent to browsers', async () => {
  const checked = await runScript('validate.mjs');
  expect(checked.stdout).toContain('8 páginas conferidas, nenhum erro.');
  await runScript('schema.mjs');
  expect(await readFile(join(root, 'schema', 'page.schema.json'), 'utf8')).toContain('"const": "notice"');
  await runScript('build.mjs');
  const html = await readFile(join(root, 'dist', 'aviso.html'), 'utf8');
  expect(html).toMatch(/<p id="aviso" class="[^"]+">Fechado &amp; quieto<\/p>/);
}, 120_000);
