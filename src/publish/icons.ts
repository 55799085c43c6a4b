import sharp from 'sharp';

/** Draws the site's sign as a square that fills its corners, as home screens cut their own. */
export async function drawIcon(sign: Buffer, size: number): Promise<Buffer> {
  const drawn = await sharp(sign, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
  const top = { left: Math.floor(size / 2), top: 0, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(drawn).extract(top).removeAlpha().raw().toBuffer();
  return sharp(drawn)
    .flatten({ background: { r, g, b } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The sign as `favicon.ico`, for who asks for that name unasked: one PNG in the format's frame. */
export async function drawFavicon(sign: Buffer): Promise<Buffer> {
  const size = 32;
  const png = await sharp(sign, { density: 72 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.alloc(22);
  // Type 1 (icon) with one entry: width, height, planes, bits a pixel, length and offset of the PNG.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
