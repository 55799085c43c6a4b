import type { Document, Element } from 'happy-dom';
import { textOfFile, type BuiltSite } from './built-site.ts';
import { readCandidates } from './document-references.ts';
import { dataFileOf, listDataPictures, listFilesOf } from './text-references.ts';

/** What a document says of a picture. */
export interface Shown {
  readonly place: string;
  readonly address: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Width and height whose ratio the page keeps free. */
  readonly shape?: readonly [number, number] | undefined;
  readonly type?: string | undefined;
}

function numberOf(element: Element | null | undefined, name: string): number | undefined {
  const value = element?.getAttribute(name) ?? undefined;
  return value === undefined ? undefined : Number(value);
}

/** The room that an element keeps free for its picture. */
export function shapeOf(element: Element): readonly [number, number] | undefined {
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

/** All that documents, their data and the manifest say of pictures, each with the file that says it. */
export function listShown(site: BuiltSite): readonly (readonly [string, Shown])[] {
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
