import { expect, it } from 'vitest';
import { sampleContent, samplePage, sampleSite, sampleTheme } from '../../content/testing/sample.ts';
import { checkSite, openSite } from './check-site.ts';

const page = (title: string) =>
  samplePage('- type: hero\n  title: Olá\n').replace(/title: .*/, `title: ${title}`);

it('tells of two pages with one title the one that was changed, or that has come', () => {
  const theme = { '_themes/clinic.yaml': sampleTheme };
  const files = {
    ...theme,
    'site.yaml': sampleSite,
    'index.yaml': page('A casa de todos'),
    'b.yaml': page('A loja'),
  };
  const { sources: _, ...beside } = sampleContent(files);
  const site = openSite(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, { id: '1', text }])),
    {
      beside,
      today: '2026-01-31',
    },
  );
  const titles = (changed: Readonly<Record<string, string>>) =>
    checkSite(site, changed, 'b.yaml').problems.flatMap(({ kind, file, path }) =>
      kind === 'sameHead' && path?.[0] === 'title' ? [file] : [],
    );
  expect(titles({ ...files, 'index.yaml': page('A loja') })).toEqual(['pages/index.yaml']);
  expect(titles({ 'a.yaml': page('A loja') })).toEqual(['pages/a.yaml']);
  expect(titles({ 'a.yaml': page('O mercado'), 'b.yaml': page('O mercado') })).toEqual(['pages/a.yaml']);
});
