import { expect, it } from 'vitest';
import { conditions, places } from '../testing/specified.ts';
import { checkContent } from './check-content.ts';
import { load } from './load/load.ts';
import { sha256 } from './pictures/digest.ts';
import { sampleContent, samplePage } from './testing/sample.ts';
import { checkAround, showPage } from './show-page.ts';

it('makes each page of a sound site as the check of all does', async () => {
  const content = await load(places);
  const { validated, pages } = checkContent(content, conditions, sha256);
  const early = validated.pages.map(({ source }) => showPage(content, source.file, conditions, sha256));
  expect(pages.length).toBeGreaterThan(5);
  expect(early.map((one) => one?.page)).toEqual(pages);
  expect(early.map((one) => one?.checked)).toEqual(validated.pages);
  const [first] = early;
  expect(checkAround(content, 'pages/404.yaml', conditions, sha256).shown).toEqual(first);
});

it('shows a page beside a broken one, with links that lead there, and none that is broken itself', () => {
  const steps =
    '- type: steps\n  title: Horas\n  items:\n    - title: Manhã\n      text: Veja [isto](/outra#nada)\n';
  const content = sampleContent({
    'index.yaml': samplePage(steps),
    'outra.yaml': samplePage('- type: nada\n'),
  });
  const show = (name: string) => showPage(content, `pages/${name}.yaml`, conditions, sha256)?.page;
  expect(JSON.stringify(show('index'))).toContain('/outra#nada');
  expect([show('outra'), show('ausente')]).toEqual([undefined, undefined]);
});
