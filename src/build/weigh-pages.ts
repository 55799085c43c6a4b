import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mark } from '../commands/site-folder/mark.ts';
import type { PageWeight } from '../content/validate/heavy-pages.ts';

/** The picture that a document preloads. */
interface FirstPicture {
  readonly base: string;
  readonly address: string;
}

/** A document as a build wrote it; its text is not kept, since there may be thousands. */
export interface WrittenDocument {
  readonly route: string;
  readonly file: string;
  readonly firstPicture: FirstPicture | undefined;
}

/** A phone's share of a picture: the largest variant that Lighthouse's phone takes. */
const phoneWidth = 672;

/** The picture that a document preloads, as phones fetch it. */
export function findFirstPicture(html: string): FirstPicture | undefined {
  const [, set] = /<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)"/.exec(html) ?? [];
  const addresses = set?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? [];
  const widthOf = (address: string) => Number(/-(\d+)\.avif$/.exec(address)?.[1]);
  const address = addresses.findLast((known) => widthOf(known) <= phoneWidth) ?? addresses[0];
  // A part of the document's text would keep the whole of it in memory.
  return address === undefined ? undefined : readFirstPicture(Buffer.from(address).toString());
}

/** A picture by the address of the variant that phones take. */
export function readFirstPicture(address: string): FirstPicture {
  return { address, base: address.replace(/-\d+\.avif$/, '') };
}

/** Weighs the documents of a finished build, and the first picture of each; what was kept lies elsewhere. */
export async function weighPages(
  outDir: string,
  documents: readonly WrittenDocument[],
  kept: Mark = new Map(),
): Promise<readonly PageWeight[]> {
  const sizeOf = async (file: string) =>
    kept.get(file.replace(/^\//, ''))?.size ?? (await stat(join(outDir, file))).size;
  const weights = documents.map(async ({ route, file, firstPicture: picture }) => {
    const firstPicture = picture && { base: picture.base, bytes: await sizeOf(picture.address) };
    return { route, html: await sizeOf(`${file}.br`), firstPicture };
  });
  return Promise.all(weights);
}
