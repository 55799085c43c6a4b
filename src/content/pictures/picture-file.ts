import type { Picture, PictureFault } from '../../fields/shown-picture.ts';

/** A picture file as the site knows it. Its size is the original's, as it is seen. */
export interface PictureFile {
  /** Path inside `public/images`, with forward slashes. */
  readonly name: string;
  readonly path: string;
  readonly base: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Size of the file. */
  readonly bytes: number;
  /** A drawing that stands in for a photograph, as the file itself says. */
  readonly isStandIn?: true;
}

/** A file among the pictures that cannot be shown as one. */
export interface BrokenPicture {
  readonly name: string;
  readonly fault: PictureFault;
}

/** The wanted widths that the original has; its own besides, where the next wanted one is far away. */
function chooseWidths(original: number, wanted: readonly number[]): readonly number[] {
  const fitting = wanted.filter((width) => width <= original);
  const largest = fitting.at(-1) ?? 0;
  const isCutShort = fitting.length < wanted.length && original > largest * 1.2;
  return isCutShort ? [...fitting, original] : fitting;
}

/** A picture as a place of the page shows it: in those of the wanted widths that the original has, never larger. */
export function offerPicture(
  { base, width, height, color }: PictureFile,
  wanted: readonly number[],
): Picture {
  const widths = chooseWidths(width, wanted);
  const largest = widths.at(-1) ?? width;
  return {
    base,
    widths,
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    color,
  };
}
