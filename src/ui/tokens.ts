import type { ThemeColors } from '../fields/palette.ts';

/** Sizes that large letters change: fluid type, the page's edge. */
export const sizes = {
  '--text-sm': '0.9375rem',
  '--text-md': 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
  '--text-lg': 'clamp(1.125rem, 1.06rem + 0.35vw, 1.3125rem)',
  '--title-sm': 'clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem)',
  '--gutter': 'clamp(1.125rem, 4vw, 2rem)',
} as const;

// What nothing changes is no custom property: pages would declare it, and name it in each place.

export const radius = {
  control: '0.75rem',
  card: '1.25rem',
  media: '2rem',
  panel: 'clamp(1.5rem, 3.5vw, 3rem)',
} as const;

export const space = {
  /** Between what stands side by side as columns of a section. */
  columns: 'clamp(2rem, 5vw, 4rem)',
  /** Between cards. */
  grid: 'clamp(1rem, 2vw, 1.5rem)',
  /** Above and below a section's content. */
  section: 'clamp(3.25rem, 7.5vw, 6rem)',
} as const;

/** In rem, which is added to. */
export const headerHeight = '4.25rem';

export const shadow = '0 0.75rem 2rem -0.75rem #16302b47';

/** The custom property of each colour of a theme. */
const colorProperties: Readonly<Record<keyof ThemeColors, `--${string}`>> = {
  strong: '--strong',
  strongHover: '--strong-hover',
  deep: '--deep',
  onStrongSoft: '--on-strong-soft',
  onStrongMark: '--on-strong-mark',
  strongLine: '--strong-line',
  accent: '--accent',
  tint: '--tint',
  tintStrong: '--tint-strong',
  line: '--line',
  edge: '--edge',
  ink: '--ink',
  inkSoft: '--ink-soft',
  canvas: '--canvas',
};

/** A theme's colours as tokens, by the names of custom properties; its canvas also as a veil over what scrolls below. */
export function nameColors(colors: Partial<ThemeColors>): Readonly<Record<string, string>> {
  const named = Object.entries(colorProperties).map(([name, property]) => [
    property,
    // The table has the names of a theme's colours.
    colors[name as keyof ThemeColors],
  ]);
  // Mixed here: where a browser cannot, nothing would cover anything.
  named.push(['--veil', colors.canvas && `${colors.canvas}e0`]);
  return Object.fromEntries(named.filter(([, color]) => color !== undefined));
}

/** Tokens as CSS declarations: `--ink:#16302B;…`. */
export function declare(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}

/** Widths from which a layout changes. Below `tablet` is what the specification calls a narrow screen. */
export const media = {
  /** Twice the usual letters on a phone, or half as much again on a small one. */
  largeLetters: '@media (max-width: 18rem)',
  tiny: '@media (max-width: 22.49rem)',
  phone: '@media (max-width: 47.99rem)',
  /** A phone on its side. */
  lowPhone: '@media (max-width: 47.99rem) and (max-height: 26.25rem)',
  tablet: '@media (min-width: 48rem)',
  tabletOnly: '@media (min-width: 48rem) and (max-width: 56.24rem)',
  desktop: '@media (min-width: 56.25rem)',
  wide: '@media (min-width: 68rem)',
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScripts: '@media (scripting: none)',
} as const;

/** Windows in which the links of the header stand in it: a tablet's, or those from so many rem on. */
export function unfolded(fold: number | 'never' | undefined): string {
  if (fold === undefined) return media.tablet;
  return fold === 'never' ? '@media not all' : `@media (min-width: ${fold}rem)`;
}
