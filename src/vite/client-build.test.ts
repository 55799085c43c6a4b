import { afterEach, expect, it, vi } from 'vitest';
import type { Plugin } from 'vite';
import { buildClient } from './client-build.ts';

afterEach(() => vi.unstubAllEnvs());

/** Words of the editor and of what answers it, none of which any visitor has to load. */
const editorWords = /_editor|editor-token|\.commit\.json|DiskStore|judgeOrder|Recarregue a página do editor/;

it('gives a rare view a chunk of its own, which no other waits for, and has nothing of the editor', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const travel = { deferred: ['faq'], rare: ['stats'] };
  const output = await buildClient({ root: process.cwd(), travel });
  const chunks = output.filter((one) => one.type === 'chunk');
  expect(chunks.filter(({ code }) => editorWords.test(code)).map(({ name }) => name)).toEqual([]);
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/src/editor/'))).toEqual(
    [],
  );
  const homeOf = (type: string) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/blocks/${type}/view.tsx`)))
      .map(({ name }) => name);
  expect(['stats', 'faq', 'hero'].map(homeOf)).toEqual([['view-stats'], ['deferred-views'], ['views']]);
  const rare = chunks.find(({ name }) => name === 'view-stats');
  expect(
    chunks.filter(({ imports }) => imports.includes(rare?.fileName ?? '')).map(({ name }) => name),
  ).toEqual([]);
});

it('reads no file of settings, which Vite would write anew among packages that may not be written', async () => {
  const tell: Plugin = {
    name: 'tell',
    configResolved({ configFile, plugins }) {
      const own = plugins.map(({ name }) => name).filter((name) => name.startsWith('vitrine:'));
      throw new Error(`${configFile} ${own.join()}`);
    },
  };
  const told = buildClient({ root: process.cwd(), travel: { deferred: [], rare: [] }, plugins: [tell] });
  await expect(told).rejects.toThrow(/^undefined .*vitrine:client-boundary/);
});
