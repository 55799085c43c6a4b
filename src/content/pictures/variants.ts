import sharp from 'sharp';
import { keep } from './disk-cache.ts';
import { pictureWidths } from '../../fields/picture.ts';
import { offerPicture, type PictureFile } from './picture-file.ts';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One file that the site serves for a picture. */
export interface Variant {
  readonly picture: PictureFile;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Where the site serves a variant. */
export function variantAddress({ picture, width, format }: Variant): string {
  return `${picture.base}-${width}.${format}`;
}

/** The widths in which data of pages shows each picture, by the picture's base. */
function collectWidths(data: unknown, found: Map<string, Set<number>>): void {
  if (typeof data !== 'object' || data === null) return;
  const { base, widths } = data as { readonly base?: unknown; readonly widths?: unknown };
  if (typeof base === 'string' && Array.isArray(widths)) {
    const known = found.get(base) ?? new Set();
    for (const width of widths) known.add(Number(width));
    found.set(base, known);
  }
  for (const child of Object.values(data)) collectWidths(child, found);
}

/** Every variant that the data of pages asks for, and no other. */
export function listVariants(pages: unknown, pictures: readonly PictureFile[]): readonly Variant[] {
  const found = new Map<string, Set<number>>();
  collectWidths(pages, found);
  return pictures.flatMap((picture) =>
    [...(found.get(picture.base) ?? [])]
      .toSorted((a, b) => a - b)
      .flatMap((width) => pictureFormats.map((format) => ({ picture, width, format }))),
  );
}

/** Every variant of pictures that some place of some page could ask for. */
export function listOffered(pictures: readonly PictureFile[]): readonly Variant[] {
  return listVariants(
    pictures.map((picture) => pictureWidths.map((widths) => offerPicture(picture, widths))),
    pictures,
  );
}

/**
 * The path of a variant in the cache, encoded first if need be: upright, and without what the camera wrote into the
 * original, the place included. AVIF effort 2: effort 4 takes many times the processor for the same size.
 */
export function encodeVariant(variant: Variant, cacheFolder: string): Promise<string> {
  const { picture, width, format } = variant;
  const name = variantAddress(variant).split('/').at(-1) ?? '';
  return keep(cacheFolder, name, () => {
    const resized = sharp(picture.path).autoOrient().resize(width, undefined, { withoutEnlargement: true });
    return format === 'avif'
      ? resized.avif({ quality: 50, effort: 2 }).toBuffer()
      : resized.webp({ quality: 80 }).toBuffer();
  });
}
