import type { Document, Element } from 'happy-dom';
import sharp from 'sharp';
import { textOfFile, type BuiltSite } from './built-site.ts';
import { readCandidates } from './document-references.ts';
import { follow } from './reference.ts';
import { dataFileOf, listDataPictures, listFilesOf } from './text-references.ts';

/** What a document says of a picture. */
interface Shown {
  readonly place: string;
  readonly address: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Width and height whose ratio the page keeps free. */
  readonly shape?: readonly [number, number] | undefined;
  readonly type?: string | undefined;
}

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

function numberOf(element: Element | null | undefined, name: string): number | undefined {
  const value = element?.getAttribute(name) ?? undefined;
  return value === undefined ? undefined : Number(value);
}

function shapeOf(element: Element): readonly [number, number] | undefined {
  const [width, height] = [numberOf(element, 'width'), numberOf(element, 'height')];
  return width && height ? [width, height] : undefined;
}

function readSet(element: Element, name: string, facts: Pick<Shown, 'shape' | 'type'>): readonly Shown[] {
  const place = `${element.localName} ${name}`;
  const text = element.getAttribute(name);
  if (text === null) return [];
  const { shape, type } = facts;
  return readCandidates(text).map(({ address, descriptor }) => ({
    place,
    address,
    shape,
    type,
    // A width that is none ("720", "2x") is a number that no file has.
    width: descriptor === '' ? undefined : Number(/^(\d+)w$/.exec(descriptor)?.[1]),
  }));
}

function readImage(image: Element): readonly Shown[] {
  const own = shapeOf(image);
  const sources = image.parentElement?.localName === 'picture' ? image.parentElement.children : [];
  return [
    { place: 'img src', address: image.getAttribute('src') ?? '', shape: own },
    ...readSet(image, 'srcset', { shape: own }),
    ...[...sources]
      .filter(({ localName }) => localName === 'source')
      .flatMap((source) =>
        readSet(source, 'srcset', {
          shape: shapeOf(source) ?? own,
          type: source.getAttribute('type') ?? undefined,
        }),
      ),
  ];
}

function readSharePicture(document: Document): readonly Shown[] {
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  const address = content('og:image');
  if (!address) return [];
  const [width, height] = ['og:image:width', 'og:image:height'].map((name) => content(name));
  const facts = { width: width ? Number(width) : undefined, height: height ? Number(height) : undefined };
  return [{ place: 'meta og:image', address, type: content('og:image:type') ?? undefined, ...facts }];
}

/** The one size that an icon says it has; `any` and several say nothing of the file. */
function readSizes(sizes: string | null | undefined): readonly (number | undefined)[] {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(sizes ?? '') ?? [];
  return [width, height].map((side) => (side === undefined ? undefined : Number(side)));
}

function readIcons(document: Document): readonly Shown[] {
  return [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map((link) => {
    const [width, height] = readSizes(link.getAttribute('sizes'));
    return {
      place: `link ${link.getAttribute('rel') ?? ''}`,
      address: link.getAttribute('href') ?? '',
      type: link.getAttribute('type') ?? undefined,
      width,
      height,
    };
  });
}

function readPreloads(document: Document): readonly Shown[] {
  const links = [...document.querySelectorAll('link[imagesrcset]')];
  return links.flatMap((link) =>
    readSet(link, 'imagesrcset', { type: link.getAttribute('type') ?? undefined }),
  );
}

function readData(site: BuiltSite, file: string): readonly Shown[] {
  const text = textOfFile(site, dataFileOf(file));
  return listDataPictures(text === '' ? {} : JSON.parse(text)).flatMap((picture) =>
    listFilesOf(picture).map((address) => ({
      place: 'picture of page.json',
      address,
      width: Number(/-(\d+)\.\w+$/.exec(address)?.[1]),
      shape: [picture.width, picture.height] as const,
    })),
  );
}

function readManifestIcons(site: BuiltSite, file: string): readonly Shown[] {
  // A manifest's form is fixed; an icon without its parts is told as an empty address.
  const { icons = [] } = JSON.parse(textOfFile(site, file)) as {
    icons?: readonly { src?: string; sizes?: string; type?: string }[];
  };
  return icons.map(({ src = '', sizes, type }) => {
    const [width, height] = readSizes(sizes);
    return { place: 'manifest icon', address: src, type, width, height };
  });
}

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

function listShown(site: BuiltSite): readonly (readonly [string, Shown])[] {
  const inDocuments = [...site.documents].flatMap(([file, document]) =>
    [
      ...[...document.querySelectorAll('img')].flatMap(readImage),
      ...readSharePicture(document),
      ...readIcons(document),
      ...readPreloads(document),
      ...readData(site, file),
    ].map((shown) => [file, shown] as const),
  );
  const manifests = [...site.files.keys()].filter((file) => file.endsWith('.webmanifest'));
  return [
    ...inDocuments,
    ...manifests.flatMap((file) => readManifestIcons(site, file).map((shown) => [file, shown] as const)),
  ];
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
