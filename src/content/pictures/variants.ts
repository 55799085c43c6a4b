import sharp from 'sharp';
import { keep } from './disk-cache.ts';
import { pictureWidths } from '../../fields/picture.ts';
import { offerPicture, type PictureFile } from './picture-file.ts';
import { collectWidths, type Widths } from './widths.ts';

export const pictureFormats = ['avif', 'webp'] as const;
type PictureFormat = (typeof pictureFormats)[number];

/** One file that the site serves for a picture. */
interface Variant {
  readonly picture: PictureFile;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Where the site serves a variant. */
export function variantAddress({ picture, width, format }: Variant): string {
  return `${picture.base}-${width}.${format}`;
}

/** Every variant of pictures in the widths asked for, and no other. */
export function listVariants(widths: Widths, pictures: readonly PictureFile[]): readonly Variant[] {
  return pictures.flatMap((picture) =>
    [...(widths.get(picture.base) ?? [])]
      .toSorted((a, b) => a - b)
      .flatMap((width) => pictureFormats.map((format) => ({ picture, width, format }))),
  );
}

/** Every variant of pictures that some place of some page could ask for. */
export function listOffered(pictures: readonly PictureFile[]): readonly Variant[] {
  const offered = pictures.map((picture) => pictureWidths.map((widths) => offerPicture(picture, widths)));
  return listVariants(collectWidths(offered), pictures);
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
