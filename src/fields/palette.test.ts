import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colors as fixed } from '../defaults/colors.ts';
import { amount } from '../testing/amount.ts';
import { contrast } from './color.ts';
import { judgeColors, matchColors, pairs } from './palette.ts';

const shop = { strong: '#9A4A1B', accent: '#1A655A', tint: '#F6EADB' };

function allKept(colors: object): boolean {
  const palette: Readonly<Record<string, string>> = { ...fixed, ...colors };
  return pairs.every(
    ({ front, back, least }) => contrast(palette[front] ?? '', palette[back] ?? '') >= least,
  );
}

it('makes all other colours of three', () => {
  const { colors, clashes } = judgeColors(shop);
  expect(clashes).toEqual([]);
  expect(colors).toMatchObject(shop);
  expect(allKept(colors)).toBe(true);
});

it('keeps every colour that is written and good', () => {
  const written = { ...shop, ink: '#2A1608', canvas: '#FFFDF9', edge: '#A5693F' };
  expect(judgeColors(written).colors).toMatchObject(written);
});

describe('one wrong colour is one clash', () => {
  it.each([
    ['strong', '#E8A87C'],
    ['tint', '#B08050'],
    ['accent', '#8FD6C8'],
    ['deep', '#D9A679'],
    ['onStrongSoft', '#B06A3B'],
    ['canvas', '#6B4A33'],
    ['ink', '#C9B8A8'],
    ['edge', '#EBDCC7'],
  ] as const)('%s %s', (role, color) => {
    const { colors, clashes } = judgeColors({ ...shop, [role]: color });
    expect(clashes.map((clash) => [clash.role, clash.color])).toEqual([[role, color]]);
    expect(colors[role]).toBe(clashes[0]?.passing);
    expect(allKept(colors)).toBe(true);
  });
});

it('finds good colours for any three', () => {
  const odd = ['#000000', '#FFFFFF', '#808080', '#FF0000', '#FFFF00', '#0000FF', '#12355B', '#F6EADB'];
  for (const strong of odd)
    for (const accent of odd)
      for (const tint of odd) {
        const { colors } = judgeColors({ strong, accent, tint });
        expect(allKept(colors), `${strong} ${accent} ${tint}`).toBe(true);
      }
});

describe('after it has judged, every pair of any theme keeps its contrast on the ground that the page has', () => {
  const any = fc
    .integer({ min: 0, max: 0xffffff })
    .map((bits) => `#${bits.toString(16).padStart(6, '0').toUpperCase()}`);
  // Greys around 4.5 on white are good there, and not on the page's own ground.
  const doubtful = fc
    .integer({ min: 0x68, max: 0x80 })
    .map((bits) => `#${bits.toString(16).toUpperCase().repeat(3)}`);
  const pale = fc
    .tuple(...['r', 'g', 'b'].map(() => fc.integer({ min: 0xe0, max: 0xff })))
    .map((parts) => `#${parts.map((part) => part.toString(16).toUpperCase()).join('')}`);
  const color = fc.oneof(any, doubtful, pale);
  const three = { strong: color, accent: color, tint: color };
  const others = {
    strongHover: color,
    deep: color,
    onStrongSoft: color,
    onStrongMark: color,
    strongLine: color,
    tintStrong: color,
    line: color,
    edge: color,
    ink: color,
    inkSoft: color,
    canvas: color,
  };
  it.each([
    ['three colours', fc.record(three)],
    ['some of the roles', fc.record({ ...three, ...others }, { requiredKeys: ['strong', 'accent', 'tint'] })],
    ['all roles', fc.record({ ...three, ...others })],
  ])('with %s', (_, themes) => {
    fc.assert(
      fc.property(themes, (written) => {
        const { colors } = judgeColors(written);
        expect(allKept(colors)).toBe(true);
        // What was put right is right, and what is left as it was has nothing to put right.
        expect(judgeColors({ ...written, ...colors }).clashes).toEqual([]);
      }),
      { numRuns: amount(40, 1500), seed: 5 },
    );
  });

  it.each([
    ['#767676', '#8A5200', '#FFFFFF', 'strong'],
    ['#7A1F2B', '#767676', '#F7EBDD', 'accent'],
  ])('%s, %s and %s, which clash on the page alone', (strong, accent, tint, role) => {
    const { colors, clashes } = judgeColors({ strong, accent, tint });
    expect(clashes.map((clash) => clash.role)).toEqual([role]);
    expect(allKept(colors)).toBe(true);
  });
});

describe('colours that are to match', () => {
  const winter = { strong: '#12355B', accent: '#B23A24', tint: '#E4EFF8' };
  const fine = { deep: '#0A1F38', edge: '#4A6A8C', onStrongMark: '#FFD9C9' };

  it('need nothing where each can be told from the others and none is new', () => {
    expect(matchColors({ ...winter, ...fine }, { ...winter, ...fine })).toEqual(new Map());
  });

  it('leave to the site what was made for a colour from before, and keep what was not', () => {
    expect(matchColors({ ...winter, ...fine, strong: '#0B4F6C' }, { ...winter, ...fine })).toEqual(
      new Map([
        ['deep', undefined],
        ['edge', undefined],
      ]),
    );
  });

  it('keep what somebody chose along with the new colour', () => {
    const now = { ...winter, ...fine, strong: '#0B4F6C', deep: '#062A3A' };
    expect([...matchColors(now, { ...winter, ...fine }).keys()]).toEqual(['edge']);
  });

  it.each(['#FFD400', '#F2B8A8', '#FFFFFF', '#00FF88'])('are all readable in one step after %s', (strong) => {
    const now = { ...winter, ...fine, strong, accent: '#F2B8A8' };
    const matched = { ...now, ...Object.fromEntries(matchColors(now, { ...winter, ...fine })) };
    expect(judgeColors(matched).clashes).toEqual([]);
  });
});
