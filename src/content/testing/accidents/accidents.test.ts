import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../load/content.ts';
import { amount } from '../../../testing/amount.ts';
import { loadSpecified } from '../../../testing/specified-content.ts';
import { KeptPages } from '../../validate/kept-pages.ts';
import { validate } from '../../validate/validate.ts';
import { makeAccident, strike, type Outcome } from './accidents.ts';
import { kinds } from './kinds.ts';
import { makeChance } from './random.ts';
import { countKnockOn, summarise } from './summary.ts';

let content: Content;

beforeAll(async () => {
  content = await loadSpecified();
});

describe('an accident', () => {
  it('of each kind can happen to pages, and changes them', () => {
    const text = content.sources.find(({ name }) => name === 'banhoetosa')?.text ?? '';
    const chance = makeChance(1);
    for (const [name, kind] of Object.entries(kinds)) {
      const found = Array.from({ length: 20 }, () => kind(text.split('\n'), chance)?.lines.join('\n'));
      expect(
        found.filter((changed) => changed !== undefined && changed !== text),
        name,
      ).not.toEqual([]);
    }
  });

  it('is the same for the same seed', () => {
    const text = content.sources[0]?.text ?? '';
    expect(makeAccident(text, makeChance(7))).toEqual(makeAccident(text, makeChance(7)));
    expect(makeAccident(text, makeChance(7))).not.toEqual(makeAccident(text, makeChance(8)));
  });
});

it('finds no section of the specified pages copied', () => {
  const { problems } = validate(content, { today: '2026-01-31' });
  expect(problems.filter(({ code }) => code === 'P039')).toEqual([]);
});

describe('the checker, after one random accident in a page', () => {
  let outcomes: readonly Outcome[] = [];

  beforeAll(() => {
    const conditions = { today: '2026-01-31', kept: new KeptPages() };
    outcomes = content.sources.flatMap((source, index) =>
      strike(content, source, conditions, { seed: index + 1, count: amount(3, 16) }),
    );
  });

  it('says 1.2 messages or fewer on average', () => {
    const { told, mean } = summarise(outcomes);
    expect(told).toBeGreaterThan(outcomes.length / 2);
    expect(mean).toBeLessThanOrEqual(1.2);
  });

  it('adds no message about another file', () => {
    // Lines cut from the declared figures leave several undeclared, each told where it stands.
    const isOther = ({ others }: Outcome) => others.some(({ code }) => code !== 'P043');
    expect(outcomes.filter((outcome) => countKnockOn(outcome) > 0 && isOther(outcome))).toEqual([]);
  });

  it('never breaks down', () => {
    expect(outcomes.flatMap(({ crash }) => crash ?? [])).toEqual([]);
  });

  it('points within a line of the accident in most cases', () => {
    expect(summarise(outcomes).distance.median).toBeLessThanOrEqual(1);
  });
});
