/** A drawing as pages hold it: shapes with the attributes that React knows them by. */
export interface Drawing {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
}

export interface Shape {
  readonly tag: ShapeTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly shapes?: readonly Shape[] | undefined;
}

const shapeTags = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline'] as const;

export type ShapeTag = (typeof shapeTags)[number];

const attributes =
  'd x y x1 y1 x2 y2 cx cy r rx ry width height points transform opacity fill fill-rule fill-opacity clip-rule ' +
  'stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-miterlimit stroke-dasharray stroke-dashoffset';

/** What a shape may say of itself, and what React calls it. */
const attributeNames: ReadonlyMap<string, string> = new Map(
  attributes
    .split(' ')
    .map((name) => [name, name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] as const),
);

/** What drawing programs write beside the drawing. */
const silent = /<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>|<(title|desc|metadata)\b[^>]*?(\/>|>.*?<\/\1\s*>)/gs;
const isForeign = (name: string) => name.includes(':');

/** Why a file cannot be drawn: the part of it that no page takes, or nothing where it is no drawing at all. */
export interface DrawingFault {
  readonly part?: string | undefined;
}

class Refused extends Error {
  readonly part: string | undefined;

  constructor(part?: string) {
    super(part);
    this.part = part;
  }
}

function readStyle(style: string): readonly (readonly [string, string])[] {
  return style
    .split(';')
    .map((rule) => rule.split(':').map((side) => side.trim()))
    .flatMap(([name = '', value = '']) => (attributeNames.has(name) ? [[name, value] as const] : []));
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const given = [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
  );
  const said = given.flatMap(([name, value]) =>
    name === 'style' ? readStyle(value) : [[name, value] as const],
  );
  return Object.fromEntries(
    said.flatMap(([name, value]) => {
      if (name === 'class') throw new Refused('class');
      if (/url\(/i.test(value)) throw new Refused('url(…)');
      const known = attributeNames.get(name);
      return known === undefined ? [] : [[known, value.replace(/\s+/g, ' ').trim()]];
    }),
  );
}

interface Open {
  readonly name: string;
  readonly shapes: Shape[];
}

/** Reads the elements inside the root, in order. */
function readShapes(inner: string): readonly Shape[] {
  const root: Open = { name: '', shapes: [] };
  const open = [root];
  for (const [, slash, name = '', text = '', close] of inner.matchAll(
    /<(\/?)([\w:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g,
  )) {
    if (slash === '/') {
      if (open.length > 1 && open.at(-1)?.name === name) open.pop();
      continue;
    }
    const shapes: Shape[] = [];
    const tag = shapeTags.find((known) => known === name);
    if (tag === undefined && !isForeign(name) && name !== 'defs') throw new Refused(`<${name}>`);
    if (tag !== undefined) {
      if (open.some((one) => one.name === 'defs')) throw new Refused('<defs>');
      const attributes = readAttributes(text);
      open.at(-1)?.shapes.push({ tag, attributes, ...(tag === 'g' && { shapes }) });
    }
    if (close !== '/') open.push({ name, shapes });
  }
  return root.shapes;
}

/** Reads an SVG file of plain shapes: no script, no style sheet, no reference, so that any page may hold it twice. */
export function readDrawing(svg: string): Drawing | DrawingFault {
  const bare = svg.replaceAll('\uFEFF', '').replace(silent, '').trim();
  const [, root = '', inner] = /^<svg\b((?:[^<>"']|"[^"]*"|'[^']*')*)>(.*)<\/svg\s*>$/s.exec(bare) ?? [];
  const viewBox = /\sviewBox\s*=\s*["']\s*([-\d.]+(?:[\s,]+[-\d.]+){3})\s*["']/.exec(root)?.[1];
  if (inner === undefined) return {};
  if (viewBox === undefined) return { part: 'viewBox' };
  try {
    const shapes = readShapes(inner);
    const { width: _, height: _height, x: _x, y: _y, ...common } = readAttributes(root);
    const isPlain = Object.keys(common).length === 0;
    return { viewBox, shapes: isPlain ? shapes : [{ tag: 'g', attributes: common, shapes }] };
  } catch (error) {
    if (error instanceof Refused) return { part: error.part };
    throw error;
  }
}

/** Whether a file could be read as a drawing. */
export function isDrawing(read: Drawing | DrawingFault): read is Drawing {
  return 'shapes' in read;
}
