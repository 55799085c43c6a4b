import { beforeAll, describe, expect, it } from 'vitest';
import { makeChance, type Chance } from '../content/testing/accidents/random.ts';
import type { Content } from '../content/load/content.ts';
import { findInvalidHtml, findOutlineFault, findRepeatedIds, headingLevels } from '../crawl/valid-html.ts';
import { renderSections, withBarePages, withoutFrame } from './sample.ts';
import { amount } from '../testing/amount.ts';
import { loadSpecified } from '../testing/specified-content.ts';

const rounds = amount(2, 20);

function shuffle<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  const shuffled = items.map((item) => ({ item, place: chance.below(2 ** 32) }));
  return shuffled.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

type Section = Readonly<Record<string, unknown>>;

let content: Content;
let bare: Content;

beforeAll(async () => {
  content = await loadSpecified();
  bare = withBarePages(content);
});

describe.each(['index', 'consulta', 'banhoetosa', 'castracao', 'produtos', 'inverno'])('%s', (name) => {
  it(`stays sound in ${rounds} random orders of its sections`, () => {
    const source = content.sources.find((known) => known.kind === 'page' && known.name === name);
    // The checker has accepted this page.
    const sections = (source?.data as { readonly sections: readonly Section[] }).sections;
    const chance = makeChance(2004);
    for (let round = 0; round < rounds; round += 1) {
      const order = shuffle(sections, chance);
      const { html } = renderSections(bare, order);
      const shown = order.map(({ type }) => type).join(' ');
      expect(html, shown).not.toBe('');
      expect(findOutlineFault(headingLevels(html)), shown).toBeUndefined();
      expect(findRepeatedIds(html), shown).toEqual([]);
      if (round < 2) expect(findInvalidHtml(withoutFrame(html)), shown).toEqual([]);
    }
  });
});

it('gives pages that show the same parts the same style, whatever comes first', () => {
  const cover = { type: 'hero', title: 'Capa' };
  const answers = { type: 'faq', title: 'Dúvidas', items: [{ question: 'Abre hoje?', answer: 'Abre.' }] };
  const steps = { type: 'steps', title: 'Passos', items: [{ title: 'Ligue' }, { title: 'Venha' }] };
  const styleOf = (sections: readonly Section[]) =>
    /<style>([^]*?)<\/style>/.exec(renderSections(bare, sections).html)?.[1];
  const style = styleOf([cover, answers, steps]);
  expect(style).toContain('@media');
  expect(styleOf([cover, steps, answers])).toBe(style);
  expect(styleOf([cover, steps])).not.toBe(style);
});
