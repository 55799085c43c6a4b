import { expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { specifiedTexts } from '../../testing/specified-content.ts';
import { readSound } from '../source/sound.ts';
import { makeAccident } from '../testing/accidents/accidents.ts';
import { makeChance } from '../testing/accidents/random.ts';
import { parse, readData } from './parse.ts';

it('reads data as whoever edits a file finds it, whether fast or exactly', () => {
  const texts = specifiedTexts();
  const odd = [
    'a:\nb: null\nc: ~\nd: ""\n',
    'a: 1\nb: 0x1F\nc: yes\nd: 2026-01-31\n',
    'a: |\n  x\n  y\nb: >\n  x\n',
  ];
  let fast = 0;
  for (let seed = 1; seed <= amount(100, 400); seed += 1) {
    const chance = makeChance(seed);
    const text = odd[seed - 1] ?? makeAccident(chance.pick(texts), chance).text;
    const exact = parse(text);
    if (readSound(text) !== undefined) fast += 1;
    expect(readData(text), text).toEqual(exact.ok ? exact.data : undefined);
  }
  expect(fast).toBeGreaterThan(amount(25, 100));
});
