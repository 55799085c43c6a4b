const latin = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** The bytes of a GIF's table of colours, by the flags before it. */
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a GIF's blocks of data end that begin at a place. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1;
  return at + 1;
}

function isAnimatedGif(bytes: Uint8Array): boolean {
  let frames = 0;
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (frames < 2 && at < bytes.length) {
    if (bytes[at] === 0x21) at = afterBlocks(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      frames += 1;
      at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0));
    } else break;
  }
  return frames > 1;
}

function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin(bytes, at + 4, 4);
    if (name === 'IDAT') return false;
    if (name === 'acTL') return view.getUint32(at + 8) > 1;
  }
  return false;
}

/** Whether a GIF, PNG or WebP has more than one frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (latin(bytes, 0, 3) === 'GIF') return isAnimatedGif(bytes);
  if (latin(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes);
  return latin(bytes, 8, 8) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 2) > 0;
}
