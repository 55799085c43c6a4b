import { beforeAll, describe, expect, it } from 'vitest';
import { load, type Content } from '../content/load.ts';
import { findInvalidHtml, findOutlineFault, findRepeatedIds, headingLevels } from '../crawl/valid-html.ts';
import { renderSections, withBarePages, withoutFrame } from './sample.ts';
import { amount } from '../testing/amount.ts';
import { places } from '../testing/specified.ts';

const rounds = amount(6, 20);

/** A fixed sequence of numbers from 0 to 1 (mulberry32, public domain), so that a failure can be repeated. */
function makeSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<Item>(items: readonly Item[], next: () => number): readonly Item[] {
  const shuffled = items.map((item) => ({ item, place: next() }));
  return shuffled.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

type Section = Readonly<Record<string, unknown>>;

let content: Content;
let bare: Content;

beforeAll(async () => {
  content = await load(places);
  bare = withBarePages(content);
});

describe.each(['index', 'consulta', 'banhoetosa', 'castracao', 'produtos', 'inverno'])('%s', (name) => {
  it(`stays sound in ${rounds} random orders of its sections`, () => {
    const source = content.sources.find((known) => known.kind === 'page' && known.name === name);
    // The checker has accepted this page.
    const sections = (source?.data as { readonly sections: readonly Section[] }).sections;
    const next = makeSequence(2004);
    for (let round = 0; round < rounds; round += 1) {
      const order = shuffle(sections, next);
      const { html } = renderSections(bare, order);
      const shown = order.map(({ type }) => type).join(' ');
      expect(html, shown).not.toBe('');
      expect(findOutlineFault(headingLevels(html)), shown).toBeUndefined();
      expect(findRepeatedIds(html), shown).toEqual([]);
      if (round < 3) expect(findInvalidHtml(withoutFrame(html)), shown).toEqual([]);
    }
  });
});
