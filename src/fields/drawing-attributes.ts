import { decodeEntities, Refused, type Mark } from './drawing-marks.ts';

const number = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?`;
const length = `${number}(?:px|em|rem|ex|pt|pc|mm|cm|in|%)?`;
const exactly = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');

const size = exactly(`${length}|auto`);
const share = exactly(`${number}%?|inherit`);
const color = exactly(
  String.raw`[a-z]+|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\((?:[\d\s.,%/+-]|deg)*\)|var\(--(?:on-)?fill\)`,
);
const rule = exactly('nonzero|evenodd|inherit');

/** How each shape lies, and the values it may have. */
const geometry: ReadonlyMap<string, RegExp> = new Map([
  ...'x y x1 y1 x2 y2 cx cy r rx ry width height'.split(' ').map((name) => [name, size] as const),
  ['d', exactly(String.raw`[mzlhvcsqta\d\s.,e+-]*`)],
  ['points', exactly(String.raw`[\d\s.,e+-]*`)],
  [
    'transform',
    exactly(String.raw`(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s?\([\d\s.,e+-]*\)[\s,]*)*`),
  ],
]);

/** How each shape is painted: these may stand in a style too. */
const paint: ReadonlyMap<string, RegExp> = new Map([
  ['color', color],
  ['fill', color],
  ['stroke', color],
  ['opacity', share],
  ['fill-opacity', share],
  ['stroke-opacity', share],
  ['fill-rule', rule],
  ['clip-rule', rule],
  ['stroke-width', exactly(`${length}|inherit`)],
  ['stroke-linecap', exactly('butt|round|square|inherit')],
  ['stroke-linejoin', exactly('miter|round|bevel|inherit')],
  ['stroke-miterlimit', exactly(`${number}|inherit`)],
  ['stroke-dasharray', exactly(String.raw`none|inherit|${length}(?:(?:\s|\s?,\s?)${length})*`)],
  ['stroke-dashoffset', exactly(`${length}|inherit`)],
]);

/** What paints no shape unless it has another value than this. */
const idle: ReadonlyMap<string, RegExp> = new Map([
  ['display', exactly('none|inline|block|inherit')],
  ['visibility', exactly('visible|hidden|collapse|inherit')],
  ...'filter mask clip-path marker marker-start marker-mid marker-end vector-effect'
    .split(' ')
    .map((name) => [name, exactly('none')] as const),
  ...'mix-blend-mode paint-order'.split(' ').map((name) => [name, exactly('normal')] as const),
  ['isolation', exactly('auto')],
]);

/** What paints no shape at all: names for machines and readers, and what is said of letters. */
const silentNames =
  /^(?:id|version|baseProfile|role|focusable|tabindex|lang|(?:aria|data)-[\w-]+|(?!xlink:)[\w.-]+:[\w.-]+)$/;
const silentProperties =
  /^(?:-[a-z-]+|(?:font|text|stop|solid|shape|color|filter)-[a-z-]+|font|line-height|letter-spacing|word-spacing|white-space|writing-mode|direction|baseline-shift|dominant-baseline|image-rendering|enable-background|overflow|cursor|pointer-events)$/;

const svg = 'http://www.w3.org/2000/svg';

type Pair = readonly [name: string, value: string];

/** What an element says of itself: for React, and whether it is to be seen. */
interface Said {
  readonly attributes: Readonly<Record<string, string>>;
  readonly isLeftOut: boolean;
  /** Nothing where the elements around it decide. */
  readonly isVisible?: boolean | undefined;
}

const nameForReact = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function splitStyle(style: string): readonly Pair[] {
  return style
    .split(';')
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const colon = rule.indexOf(':');
      if (colon === -1) throw new Refused(`style="${rule.trim()}"`);
      return [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()] as const;
    });
}

function keepKnown(pairs: readonly Pair[], tables: readonly ReadonlyMap<string, RegExp>[], silent: RegExp) {
  return pairs.filter(([name, value]) => {
    const values = tables.map((table) => table.get(name)).find((known) => known !== undefined);
    if (values === undefined && silent.test(name)) return false;
    if (values?.test(value) !== true) throw new Refused(`${name}="${value}"`);
    return true;
  });
}

/** Reads an element's attributes by the lists above. `own` are its names that the reader takes care of. */
export function readAttributes(mark: Mark, own: readonly string[] = []): Said {
  const pairs = mark.attributes
    .filter(([name]) => !silentNames.test(name) && !own.includes(name))
    .map(([name, value]) => [name, decodeEntities(value).replaceAll(/\s+/g, ' ').trim()] as const);
  const style = pairs.flatMap(([name, value]) => (name === 'style' ? splitStyle(value) : []));
  const plain = pairs.filter(([name, value]) => name !== 'style' && !(name === 'xmlns' && value === svg));
  // A style outweighs attributes, wherever it stands.
  const said = new Map([
    ...keepKnown(plain, [geometry, paint, idle], silentProperties),
    ...keepKnown(style, [paint, idle], silentProperties),
  ]);
  const visibility = said.get('visibility')?.toLowerCase() ?? 'inherit';
  return {
    attributes: Object.fromEntries(
      [...said].filter(([name]) => !idle.has(name)).map(([name, value]) => [nameForReact(name), value]),
    ),
    isLeftOut: said.get('display')?.toLowerCase() === 'none',
    isVisible: visibility === 'inherit' ? undefined : visibility === 'visible',
  };
}

/** The prefixes that an element binds to SVG itself. */
export function drawingPrefixes(mark: Mark): readonly string[] {
  return mark.attributes.flatMap(([name, value]) =>
    name.startsWith('xmlns:') && value.trim() === svg ? [name.slice('xmlns:'.length)] : [],
  );
}
