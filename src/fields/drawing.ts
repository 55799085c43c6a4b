import { drawingPrefixes, readAttributes } from './drawing-attributes.ts';
import { decodeEntities, readMarks, Refused, type Mark } from './drawing-marks.ts';

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

type ShapeTag = (typeof shapeTags)[number];

/** What drawing programs write beside the drawing, with all that is in it. */
const silentTags: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Drawings nest a few groups; pages are made by functions that call themselves once for each. */
const mostLevels = 20;

/** Why a file cannot be drawn. */
export type DrawingFault =
  | { readonly kind: 'no-drawing' }
  /** It has nothing that is seen. */
  | { readonly kind: 'empty' }
  /** A part of it that no page takes, as it is written. */
  | { readonly kind: 'part'; readonly part: string }
  | HeavyFile;

/** A file of which nothing is read but its size. */
export interface HeavyFile {
  readonly kind: 'too-heavy';
  readonly bytes: number;
  readonly most: number;
}

/** An element that has not ended yet. */
interface Open {
  readonly name: string;
  /** What may stand in it: shapes, nothing that is drawn, or anything, since it is left out. */
  readonly holds: 'shapes' | 'nothing' | 'anything';
  readonly shapes: Shape[];
  readonly isVisible: boolean;
  /** Called when its shapes are complete. */
  readonly end: () => void;
}

const nothing = () => {};

/** The root's own attributes, which become those of a group round all shapes. */
const rootNames = ['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio', 'zoomAndPan'];

function readViewBox({ attributes }: Mark): string {
  const value = attributes.find(([name]) => name === 'viewBox')?.[1].trim() ?? '';
  const [, width = '', height = ''] =
    /^-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)$/.exec(value) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0)) throw new Refused('viewBox');
  return value;
}

class Reader {
  readonly #open: Open[] = [];
  readonly #prefixes = new Set(['svg']);
  #drawing: Drawing | undefined;

  /** The drawing, once its root has ended. */
  get drawing(): Drawing | undefined {
    return this.#open.length === 0 ? this.#drawing : undefined;
  }

  text(text: string) {
    const around = this.#open.at(-1);
    if (around?.holds === 'anything') return;
    const said = decodeEntities(text).trim();
    if (said !== '') throw new Refused(said);
  }

  mark(mark: Mark) {
    if (mark.step === 'close') return this.#close(mark.name);
    for (const prefix of drawingPrefixes(mark)) this.#prefixes.add(prefix);
    const opened = this.#read(mark);
    if (mark.step === 'empty') return opened.end();
    if (this.#open.length > mostLevels) throw new Refused(`<${mark.name}>`.repeat(3) + '…');
    this.#open.push(opened);
  }

  #close(name: string) {
    const last = this.#open.pop();
    if (last?.name !== name) throw new Refused(`</${name}>`);
    last.end();
  }

  #read(mark: Mark): Open {
    const around = this.#open.at(-1);
    if (around === undefined) return this.#root(mark);
    const { name } = mark;
    const inner = { name, shapes: [], isVisible: around.isVisible, end: nothing };
    const [prefix = '', local] = name.split(':');
    const isForeign = local !== undefined && !this.#prefixes.has(prefix);
    if (around.holds === 'anything' || isForeign || silentTags.has(name))
      return { ...inner, holds: 'anything' };
    if (name === 'defs') return { ...inner, holds: 'nothing' };
    const tag = shapeTags.find((known) => known === name);
    if (tag === undefined) throw new Refused(`<${name}>`);
    if (around.holds === 'nothing') throw new Refused(`<${around.name}><${name}>`);
    return this.#shape(mark, tag, around);
  }

  #root(mark: Mark): Open {
    if (mark.name !== 'svg' || this.#drawing !== undefined) throw new Refused(`<${mark.name}>`);
    const viewBox = readViewBox(mark);
    const { attributes, isLeftOut, isVisible = true } = readAttributes(mark, rootNames);
    const shapes: Shape[] = [];
    const isPlain = Object.keys(attributes).length === 0;
    const end = () => {
      const kept = isLeftOut ? [] : shapes;
      const isBare = isPlain || kept.length === 0;
      this.#drawing = { viewBox, shapes: isBare ? kept : [{ tag: 'g', attributes, shapes: kept }] };
    };
    return { name: 'svg', holds: 'shapes', shapes, isVisible, end };
  }

  #shape(mark: Mark, tag: ShapeTag, around: Open): Open {
    const { attributes, isLeftOut, isVisible = around.isVisible } = readAttributes(mark);
    const shapes: Shape[] = [];
    const isGroup = tag === 'g';
    const end = () => {
      const isSeen = isGroup ? shapes.length > 0 : isVisible;
      if (isSeen && !isLeftOut) around.shapes.push({ tag, attributes, ...(isGroup && { shapes }) });
    };
    return { name: tag, holds: isGroup ? 'shapes' : 'nothing', shapes, isVisible, end };
  }
}

/**
 * Reads an SVG file of plain shapes: no script, no style sheet, no reference, so that any page may hold it twice. What
 * is hidden is left out; what is not known is refused.
 */
export function readDrawing(svg: string): Drawing | DrawingFault {
  const file = svg.replace(/^\uFEFF/, '');
  if (!/<(?:\w+:)?svg[\s>/]/.test(file)) return { kind: 'no-drawing' };
  const reader = new Reader();
  try {
    for (const piece of readMarks(file)) {
      if ('text' in piece) reader.text(piece.text);
      else reader.mark(piece);
    }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'part', part: error.part };
    throw error;
  }
  if (reader.drawing === undefined) return { kind: 'part', part: '<svg>' };
  return reader.drawing.shapes.length === 0 ? { kind: 'empty' } : reader.drawing;
}

let last: { readonly svg: string; readonly read: Drawing | DrawingFault } | undefined;

/** The same, read once for as long as the text is the same: each page asks, at each check. */
export function readDrawingOnce(svg: string): Drawing | DrawingFault {
  last = last?.svg === svg ? last : { svg, read: readDrawing(svg) };
  return last.read;
}

/** Whether a file could be read as a drawing. */
export function isDrawing(read: Drawing | DrawingFault): read is Drawing {
  return 'shapes' in read;
}
