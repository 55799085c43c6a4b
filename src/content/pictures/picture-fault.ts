import { open, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureFault } from '../../fields/shown-picture.ts';

/** Names of the formats that pages may show, by their endings. */
export const isPicture = /\.(png|jpe?g|jfif|webp|avif)$/i;

/** Endings of pictures that pages cannot show. */
export const isOtherPicture = /\.(gif|svg|heic|heif|bmp|tiff?|psd|ico)$/i;

/** What is refused before it is decoded. */
const most = { bytes: 30 * 1024 * 1024, side: 12_000, pixels: 64_000_000 } as const;

const formatNames: Readonly<Record<string, string>> = { jpeg: 'JPG', heif: 'AVIF' };

/** Whether the first bytes are those of HEIC, which phones write and may name `.jpg`. */
async function isHeic(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(heic|heix|heim|heis|hevc|hevx)/.test(buffer.toString('latin1', 4, bytesRead));
  } finally {
    await handle.close();
  }
}

function extensionOf(path: string): string {
  return path
    .slice(path.lastIndexOf('.') + 1)
    .toUpperCase()
    .replace(/^(?:JPEG|JFIF)$/, 'JPG');
}

/** Why a file cannot be shown as a picture, by its name, its size and its header. */
export async function findPictureFault(path: string): Promise<PictureFault | undefined> {
  if (isOtherPicture.test(path)) return { kind: 'unsupported', format: extensionOf(path) };
  const { size } = await stat(path);
  if (size > most.bytes) return { kind: 'too-heavy', megabytes: Math.round(size / 1024 / 1024) };
  if (await isHeic(path)) return { kind: 'unsupported', format: 'HEIC' };
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (facts === undefined) return { kind: 'not-a-picture' };
  const { width = 0, height = 0, format } = facts;
  const name = formatNames[format] ?? String(format).toUpperCase();
  if (!isPicture.test(`x.${name}`)) return { kind: 'unsupported', format: name };
  if (extensionOf(path) !== name) return { kind: 'wrong-extension', format: name };
  const isHuge = width > most.side || height > most.side || width * height > most.pixels;
  return isHuge ? { kind: 'too-many-pixels', width, height } : undefined;
}
