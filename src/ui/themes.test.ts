import { describe, expect, test } from 'vitest';
import { themes, type ThemeColors } from './themes.ts';
import { colors } from './tokens.ts';

type Palette = ThemeColors & typeof colors;
type Pair = readonly [front: keyof Palette, back: keyof Palette];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['canvas', 'surface', 'tint'] as const;
const fullGrounds = ['strong', 'deep'] as const;

const onGrounds = (fronts: readonly (keyof Palette)[], backs: readonly (keyof Palette)[]): readonly Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

/** Words on their backgrounds, as `global-style.ts` and the views pair them. */
const textPairs: readonly Pair[] = [
  ...onGrounds(['ink', 'inkSoft', 'deep', 'accent', 'strong'], grounds),
  ...onGrounds(['white', 'onStrongSoft', 'onStrongMark'], fullGrounds),
  ...onGrounds(['strong', 'chatHover', 'emergency'], ['white', 'tint']),
  ...onGrounds(['white'], ['strong', 'strongHover', 'chat', 'chatHover', 'emergency', 'emergencyHover']),
  ['deep', 'tintStrong'],
  ['deep', 'onStrongMark'],
];

/** Edges and fills that tell a control from its background, focus rings, and drawings that mean something. */
const edgePairs: readonly Pair[] = [
  ...onGrounds(['edge', 'strong', 'chat', 'emergency'], grounds),
  ...onGrounds(['white'], fullGrounds),
  ['strong', 'tintStrong'],
  ['star', 'surface'],
];

describe.each(Object.entries(themes))('theme %s', (_, theme) => {
  const palette: Palette = { ...theme, ...colors };

  test.each(textPairs)('%s on %s reads at 4.5:1', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s beside %s shows at 3:1', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3);
  });
});
