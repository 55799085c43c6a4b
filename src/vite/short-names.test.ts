import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, normalizePath } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const button = `const media = { tablet: '@media (min-width: 48rem)' };
const slide = keyframes\`
  from { color: var(--ink-soft); }
\`;
export const Button = styled.a\`
  --own-gap: 1px;
  animation: \${slide} linear;
  color: var(--ink-soft);

  & > [data-on='x'] {
    margin: 0 auto;
  }
  \${media.tablet} {
    fill: var(--on-fill);
  }
\`;
export const Wide = styled(Button)\`
  width: 100%;
\`;
export const Frame = styled('div', { shouldForwardProp: (name) => name !== 'color' })<{ color: string }>\`
  background: \${({ color }) => color};
\`;
`;
const card = 'export const Card = styled.li`\n  gap: var(--own-gap);\n`;\nexport default Card;\n';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
  for (const folder of ['ui', 'layout', 'blocks'])
    await mkdir(join(root, 'src', folder), { recursive: true });
  await writeFile(join(root, 'src/ui/button.tsx'), button);
  await writeFile(join(root, 'src/blocks/card.tsx'), card);
});

afterAll(() => rm(root, { recursive: true }));

/** What a module becomes. */
function shorten(file: string, code: string, folder = root): string {
  const { transform } = shortNames(folder);
  if (typeof transform !== 'function') throw new Error('The plugin has no function.');
  const context = {
    error: (told: string) => {
      throw new Error(told);
    },
  };
  // Of what a bundler gives a plugin, this one takes the error alone.
  const made = transform.call(context as never, code, file) as { code: string } | undefined;
  return made?.code ?? code;
}

it('labels parts, marks those that a property decides, and names custom properties', () => {
  expect(shorten(join(root, 'src/ui/button.tsx'), button)).toMatchInlineSnapshot(`
    "const media = { tablet: '@media (min-width: 48rem)' };
    const slide = keyframes\`
      from { color: var(--a); }
    \`;
    export const Button = styled.a\`label:a;--b:1px;animation:\${slide} linear;color:var(--a);& > [data-on='x']{margin:0 auto;}\${media.tablet}{fill:var(--on-fill);}
    \`;
    export const Wide = styled(Button)\`label:b;width:100%;
    \`;
    export const Frame = styled('div', { shouldForwardProp: (name) => name !== 'color' })<{ color: string }>\`label:c_;
      background: \${({ color }) => color};
    \`;
    "
  `);
});

it('calls a custom property the same in every file, and counts on from file to file', () => {
  expect(shorten(join(root, 'src/blocks/card.tsx'), card)).toMatchInlineSnapshot(`
    "export const Card = styled.li\`label:d;gap:var(--b);
    \`;
    export default Card;
    "
  `);
});

it('leaves modules of other folders as they are', () => {
  expect(shorten(join(root, 'src/client/app.tsx'), card)).toBe(card);
});

it('finds every part of the project, and gives no label twice', async () => {
  const project = process.cwd();
  const files = ['src/ui', 'src/layout', 'src/blocks'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => join(folder, file)),
  );
  const sources = await Promise.all(files.map((file) => readFile(join(project, file), 'utf8')));
  const labels = sources.flatMap((source, index) => {
    const short = shorten(normalizePath(join(project, files[index] ?? '')), source, project);
    return [...short.matchAll(/label:(\w+);/g)].map(([, label]) => label);
  });
  const all = sources.join('\n');
  const parts = all.match(/= styled[.(]/g) ?? [];
  // The page's own style is a function and no template.
  const made = all.match(/^\}>\(\(\{ \w+ \}\) =>/gm) ?? [];
  expect(labels.length).toBe(parts.length - made.length);
  expect(new Set(labels.map((label) => label?.replace('_', ''))).size).toBe(labels.length);
});

it('ends a build in which Emotion makes names in another way', async () => {
  const serializer = join(root, 'node_modules/@emotion/serialize/dist/emotion-serialize.esm.js');
  await mkdir(join(serializer, '..'), { recursive: true });
  await writeFile(serializer, 'export const serializeStyles = () => ({ name: 1 });');
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shortNames(root)],
    build: { write: false, rolldownOptions: { input: serializer } },
  });
  await expect(built).rejects.toThrow('Emotion no longer makes the names of classes as it did.');
});
