import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickStyles } from './quick-styles.ts';

/** Parts of every kind, and what they come to on a page that follows another. */
const source = `
import createCache from '@emotion/cache';
import { CacheProvider, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
const turn = keyframes\`to{rotate:1turn}\`;
const Plain = styled.p\`color:red\`;
const Moving = styled.i\`animation:\${turn} 1s\`;
const Told = styled('b', { shouldForwardProp: (name) => name !== 'size' })\`width:\${({ size }) => size}px\`;
const Themed = styled.u\`color:\${({ theme }) => theme.ink ?? 'black'}\`;
const Other = styled(Plain)\`margin:0\`;
const plugins = [];
export function render(size) {
  const cache = createCache({ key: 'v', stylisPlugins: plugins });
  cache.compat = true;
  const parts = [Plain, Moving, Themed, Other].map((Part, key) => h(Part, { key, className: 'own', title: 'x', odd: 'y' }));
  const told = h(Told, { size }, h(Told, { size: 2 * size }), h(Plain, { as: 'h1', className: 'v-none' }, h(Other)));
  const mixed = h(styled(({ className }) => h(Moving, { className }))\`top:0\`);
  const html = renderToString(h(CacheProvider, { value: cache }, ...parts, told, mixed));
  return { html, rules: Object.entries(cache.inserted), registered: Object.keys(cache.registered) };
}
`;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-'));
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  await writeFile(join(root, 'parts.js'), source);
});

afterAll(() => rm(root, { recursive: true }));

async function renderWith(name: string, plugins: readonly Plugin[]): Promise<unknown> {
  const file = join(root, `${name}.mjs`);
  await build({
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Where tests run, Vite takes libraries as they are for developers.
    ssr: { noExternal: true, resolve: { conditions: ['node', 'module', 'import'] } },
    build: {
      ssr: join(root, 'parts.js'),
      outDir: root,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
  // What the source above exports.
  const { render } = (await import(pathToFileURL(file).href)) as {
    readonly render: (size: number) => unknown;
  };
  return [render(1), render(2), render(1)];
}

it('leaves what parts come to as it was, on every page', async () => {
  expect(await renderWith('quick', [quickStyles()])).toEqual(await renderWith('slow', []));
});
