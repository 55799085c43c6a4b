import sharp from 'sharp';
import type { BuiltSite } from './built-site.ts';
import { follow } from './reference.ts';
import { listShown, shapeOf, type Shown } from './shown-pictures.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const endings: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** A picture's real size and format; an `.ico` holds several, of which the largest counts. */
async function measure(file: string, bytes: Uint8Array): Promise<Size> {
  if (file.endsWith('.ico')) {
    const count = bytes[4] ?? 0;
    const sizes = Array.from({ length: count }, (_, index) => bytes[6 + 16 * index] || 256);
    const side = Math.max(...sizes);
    return { width: side, height: side, type: 'image/x-icon' };
  }
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, type: types[format] ?? format };
}

function compare(shown: Shown, size: Size, file: string): readonly string[] {
  const { width, height, shape, type } = shown;
  const ending = endings[file.split('.').at(-1) ?? ''];
  const [across, down] = shape ?? [size.width, size.height];
  return [
    width !== undefined && width !== size.width && `is ${size.width} px wide, not ${width}`,
    height !== undefined && height !== size.height && `is ${size.height} px high, not ${height}`,
    // A pixel is what rounding takes.
    Math.abs((size.width * down) / across - size.height) > 1 &&
      `is ${size.width} × ${size.height}, of another shape than ${across} × ${down}`,
    type !== undefined && type !== size.type && `is ${size.type}, not ${type}`,
    ending !== undefined && ending !== size.type && `is ${size.type}, not what its name says`,
  ].filter((fault) => fault !== false);
}

function findUnsized(site: BuiltSite): readonly string[] {
  return [...site.documents].flatMap(([file, document]) =>
    [...document.querySelectorAll('img')]
      .filter((image) => shapeOf(image) === undefined)
      .map((image) => `${file}: img src "${image.getAttribute('src')}" keeps no room free`),
  );
}

/** Pictures whose files are not what documents and manifest say of them, and how many were compared. */
export async function checkPictures(
  site: BuiltSite,
): Promise<{ faults: readonly string[]; compared: number }> {
  const sizes = new Map<string, Promise<Size>>();
  const shown = listShown(site);
  const faults = await Promise.all(
    shown.map(async ([source, picture]) => {
      const target = follow(site, { file: source, purpose: 'link', ...picture });
      const bytes = 'file' in target ? site.files.get(target.file) : undefined;
      // A picture that is not there is a broken link, told elsewhere.
      if (!('file' in target) || bytes === undefined) return [];
      const size = sizes.get(target.file) ?? measure(target.file, bytes);
      sizes.set(target.file, size);
      const found = await size.then(
        (known) => compare(picture, known, target.file),
        () => ['is no picture'],
      );
      return found.map((fault) => `${source}: ${picture.place} "${picture.address}" ${fault}`);
    }),
  );
  return { faults: [...findUnsized(site), ...faults.flat()], compared: shown.length };
}
