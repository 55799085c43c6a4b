import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const size = { width: 4000, height: 3000 };

/** Scenes are drawn at half their size and then enlarged, which takes a quarter of the time. */
const drawn = { width: size.width / 2, height: size.height / 2 };

/** Shapes and colours of one photograph, different for each number. */
function drawScene(number: number): string {
  const at = (step: number, range: number) => (number * step * 7919) % range;
  const shapes = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [at(index + 3, drawn.width), at(index * 5 + 2, drawn.height)];
    const hue = at(index + 11, 360);
    return `<ellipse cx="${x}" cy="${y}" rx="${100 + at(index + 1, 350)}" ry="${75 + at(index + 7, 250)}" fill="hsl(${hue} 55% 55%)" opacity="0.55"/>`;
  });
  const stops = [0, 50, 100].map(
    (offset) =>
      `<stop offset="${offset}%" stop-color="hsl(${at(offset + 13, 360)} 45% ${35 + offset / 3}%)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn.width}" height="${drawn.height}"><linearGradient id="g" gradientTransform="rotate(${at(17, 90)})">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}</svg>`;
}

/** Grain as a sensor makes it, drawn once: it is what makes photographs hard to encode. */
function drawGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
  return sharp({ create: { ...drawn, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Writes so many photographs of 12 megapixels into a folder; gives their names. */
export async function writePhotos(folder: string, count: number): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const grain = await drawGrain();
  const names = Array.from({ length: count }, (_, index) => `medida-${index + 1}.jpg`);
  for (const [index, name] of names.entries()) {
    const scene = sharp(Buffer.from(drawScene(index + 1))).composite([{ input: grain, blend: 'soft-light' }]);
    const pixels = await scene.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    await sharp(pixels.data, { raw: pixels.info })
      .resize(size.width, size.height)
      .jpeg({ quality: 88 })
      .toFile(join(folder, name));
  }
  return names;
}

/** A page that shows each of them once, in galleries of 20. */
export function writeGalleryPage(names: readonly string[]): string {
  const galleries = Array.from({ length: Math.ceil(names.length / 20) }, (_, index) =>
    names.slice(index * 20, index * 20 + 20),
  );
  const item = (name: string) =>
    `    - petName: ${name}\n      service: Banho\n      image: ${name}\n      imageAlt: Uma foto feita para medir, de nome ${name}\n`;
  const sections = galleries.map(
    (part, index) => `- type: gallery\n  title: Parte ${index + 1}\n  items:\n${part.map(item).join('')}`,
  );
  return `title: Fotos para medir | Vitrine Pet\ndescription: Uma página com muitas fotos.\ntheme: clinic\n\nsections:\n${sections.join('\n')}`;
}
