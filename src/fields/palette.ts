import { colors as fixed } from '../defaults/colors.ts';
import { contrast, mix, nearestGood } from './color.ts';

/** What a theme decides. `strong` fills buttons and full sections, `deep` the footer; `accent` is for words. */
export interface ThemeColors {
  readonly strong: string;
  readonly strongHover: string;
  readonly deep: string;
  /** Quiet text on `strong` and `deep`. */
  readonly onStrongSoft: string;
  /** Emphasis on `strong` and `deep`. */
  readonly onStrongMark: string;
  /** Hairlines on `strong` and `deep`. */
  readonly strongLine: string;
  readonly accent: string;
  readonly tint: string;
  readonly tintStrong: string;
  /** Hairlines of cards and rows; decoration only. */
  readonly line: string;
  /** Edges of controls. */
  readonly edge: string;
  /** Text, quiet text and the page's own background, where the theme has its own. */
  readonly ink?: string | undefined;
  readonly inkSoft?: string | undefined;
  readonly canvas?: string | undefined;
}

type Role = keyof ThemeColors;

/** The colours that every theme says, and that the others follow from. */
export const mainColors = ['strong', 'accent', 'tint'] as const;

type Needed = (typeof mainColors)[number];

/** A theme's colours as they were written: these three, and as many of the others as its maker wants to say. */
export type WrittenColors = Pick<ThemeColors, Needed> & {
  readonly [Name in Role]?: string | undefined;
};

type Palette = { readonly [Name in Role | keyof typeof fixed]: string };

/** A front colour, its background and the contrast that they need, as `ui/global-style.ts` and the views pair them. */
interface Pair {
  readonly front: keyof Palette;
  readonly back: keyof Palette;
  readonly least: 4.5 | 3;
}

function pair(
  least: Pair['least'],
  fronts: readonly (keyof Palette)[],
  backs: readonly (keyof Palette)[],
): readonly Pair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}

const grounds = ['canvas', 'surface', 'tint'] as const;
const fullGrounds = ['strong', 'deep'] as const;

/** Words on their backgrounds; then edges, fills, rings and drawings that mean something beside theirs. */
export const pairs: readonly Pair[] = [
  ...pair(4.5, ['ink', 'inkSoft', 'deep', 'accent', 'strong'], grounds),
  ...pair(4.5, ['white', 'onStrongSoft', 'onStrongMark'], fullGrounds),
  ...pair(4.5, ['strong', 'chatHover', 'emergency'], ['white', 'tint']),
  ...pair(4.5, ['white'], ['strong', 'strongHover', 'chat', 'chatHover', 'emergency', 'emergencyHover']),
  ...pair(4.5, ['deep'], ['tintStrong', 'onStrongMark']),
  ...pair(3, ['edge', 'strong', 'chat', 'emergency'], grounds),
  ...pair(3, ['white'], fullGrounds),
  ...pair(3, ['strong'], ['tintStrong']),
  ...pair(3, ['star'], ['surface']),
];

/** In this order colours are judged: each against those before it, so that one wrong colour is one mistake. */
const order = [
  'canvas',
  'tint',
  'ink',
  'inkSoft',
  'strong',
  'strongHover',
  'deep',
  'tintStrong',
  'line',
  'strongLine',
  'accent',
  'edge',
  'onStrongSoft',
  'onStrongMark',
] as const satisfies readonly Role[];

/** What a colour is where a theme does not say it. Those that it is made from come before it. */
const derived: Readonly<Record<Exclude<Role, Needed>, (known: Palette) => string>> = {
  canvas: () => fixed.canvas,
  ink: () => fixed.ink,
  inkSoft: () => fixed.inkSoft,
  strongHover: ({ strong }) => mix(strong, '#000000', 0.18),
  deep: ({ strong }) => mix(strong, '#000000', 0.5),
  tintStrong: ({ tint, strong }) => mix(tint, strong, 0.14),
  line: ({ tint, strong }) => mix(tint, strong, 0.08),
  strongLine: ({ strong }) => mix(strong, fixed.white, 0.32),
  edge: ({ strong, canvas }) => mix(strong, canvas, 0.3),
  onStrongSoft: ({ strong }) => mix(strong, fixed.white, 0.86),
  onStrongMark: ({ accent }) => mix(accent, fixed.white, 0.72),
};

/** The colours that follow from one of those that every theme says. */
const followers: Readonly<Record<Needed, readonly Role[]>> = {
  strong: ['strongHover', 'deep', 'onStrongSoft', 'strongLine', 'tintStrong', 'line', 'edge'],
  accent: ['onStrongMark'],
  tint: ['tintStrong', 'line'],
};

/** The colours that a theme need not say and that are made from another, by their names. */
export function derivedFrom(role: string): readonly Role[] {
  return role in followers ? followers[role as Needed] : [];
}

/** A colour of a theme that another cannot be told from. */
export interface Clash {
  readonly role: Role;
  readonly color: string;
  /** The colour it stands on, or that stands on it. */
  readonly against: keyof Palette;
  readonly ratio: number;
  readonly least: number;
  /** The nearest colour that would do. */
  readonly passing: string;
}

interface Judged {
  readonly colors: ThemeColors;
  readonly clashes: readonly Clash[];
}

const fronts = ['strong', 'accent', 'deep', 'ink', 'inkSoft'] as const;

/** What a background is judged with before it is known: the words that could be read on white, or on the page's own ground. */
function plausible(written: WrittenColors): Partial<Palette> {
  const ground = written.canvas === undefined ? fixed.canvas : fixed.white;
  const told = fronts.map((role) => [role, written[role]] as const);
  return Object.fromEntries(
    told.filter(([, color]) => color !== undefined && contrast(color, ground) >= 4.5),
  );
}

/** Whether a page has a base colour as it is in `defaults/colors.ts`: the theme does not say it, so judging may not move it. */
function isBase(role: Role, written: WrittenColors): boolean {
  return role in fixed && written[role] === undefined;
}

function colorOf(role: Role, written: WrittenColors, known: Palette): string {
  if (role === 'strong' || role === 'accent' || role === 'tint') return written[role];
  return written[role] ?? derived[role](known);
}

/** The colours in the order of their CSS; base colours only where the theme has its own. */
function asTold(palette: Palette, written: WrittenColors): ThemeColors {
  return {
    strong: palette.strong,
    strongHover: palette.strongHover,
    deep: palette.deep,
    onStrongSoft: palette.onStrongSoft,
    onStrongMark: palette.onStrongMark,
    strongLine: palette.strongLine,
    accent: palette.accent,
    tint: palette.tint,
    tintStrong: palette.tintStrong,
    line: palette.line,
    edge: palette.edge,
    ...(written.ink !== undefined && { ink: palette.ink }),
    ...(written.inkSoft !== undefined && { inkSoft: palette.inkSoft }),
    ...(written.canvas !== undefined && { canvas: palette.canvas }),
  };
}

/** The colours that one is shown with, of those that are known so far. */
function partnersOf(role: Role, known: ReadonlySet<string>) {
  return pairs
    .filter(({ front, back }) => front === role || back === role)
    .map(({ front, back, least }) => ({ against: front === role ? back : front, least }))
    .filter(({ against }) => known.has(against));
}

/** Judges one colour: the nearest that does, and what is wrong where that is another. */
function judgeColor(role: Role, color: string, palette: Palette, known: ReadonlySet<string>) {
  const partners = partnersOf(role, known);
  const isGood = (one: string) =>
    partners.every(({ against, least }) => contrast(one, palette[against]) >= least);
  const passing = nearestGood(color, isGood) ?? color;
  const ratioOf = ({ against }: (typeof partners)[number]) => contrast(color, palette[against]);
  const [worst] = partners.toSorted((one, other) => ratioOf(one) / one.least - ratioOf(other) / other.least);
  const clash: Clash | undefined =
    passing === color || worst === undefined
      ? undefined
      : { role, color, passing, ...worst, ratio: ratioOf(worst) };
  return { passing, clash };
}

/** Completes a theme's colours, and tells those that do not keep the contrast they need; in their place stand colours that do. */
export function judgeColors(written: WrittenColors): Judged {
  const early = { ...fixed, ...plausible(written) };
  // A role is looked at only once it is known.
  const palette = { ...early } as { -readonly [Name in keyof Palette]: string };
  let known = new Set(Object.keys(early));
  const clashes: Clash[] = [];
  for (const role of order) {
    if (role === 'ink') known = new Set([...Object.keys(fixed), 'tint']);
    const color = colorOf(role, written, palette);
    const { passing, clash } = isBase(role, written)
      ? { passing: color, clash: undefined }
      : judgeColor(role, color, palette, known);
    if (clash !== undefined && written[role] !== undefined) clashes.push(clash);
    palette[role] = passing;
    known.add(role);
  }
  return { colors: asTold(palette, written), clashes };
}

/**
 * What makes a theme's colours one: each colour that another cannot be told from with the nearest that can, and those
 * that were made for a main colour from before and go, so that they follow from the new one.
 */
export function matchColors(
  written: WrittenColors,
  before: Partial<WrittenColors> = written,
): ReadonlyMap<Role, string | undefined> {
  const changed = mainColors.filter((role) => before[role] !== undefined && written[role] !== before[role]);
  const outgrown = changed
    .flatMap((role) => followers[role])
    .filter((role) => written[role] !== undefined && written[role] === before[role]);
  const kept = { ...written, ...Object.fromEntries(outgrown.map((role) => [role, undefined])) };
  const { clashes } = judgeColors(kept);
  return new Map([
    ...outgrown.map((role) => [role, undefined] as const),
    ...clashes.map(({ role, passing }) => [role, passing] as const),
  ]);
}

/** Every colour of a theme's pages by its name: what it says, what follows from that, and what pages have anyway. */
export function completeColors(written: WrittenColors): Readonly<Record<string, string | undefined>> {
  return { ...fixed, ...judgeColors(written).colors };
}
