import { createHash } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareVersion } from '../content/resolve/share-address.ts';
import { judgeColors } from '../fields/palette.ts';
import { drawSharePicture, drawShareText, shareSize, type ShareCard } from './share-picture.ts';

const card: ShareCard = {
  title: 'Banho e tosa em Passo Fundo',
  siteName: 'Clínica de Teste',
  tagline: 'Clínica veterinária',
  theme: judgeColors({ strong: '#93305F', accent: '#0A6B68', tint: '#DFF3F1', onStrongSoft: '#F8DDE9' })
    .colors,
  sign: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#fff"/></svg>',
};

let folder: string;
let picture: string;

beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'vitrine-'));
  picture = join(folder, 'halves.png');
  const right = { create: { width: 800, height: 800, channels: 3, background: '#0000ff' } } as const;
  await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 800, top: 0 }])
    .png()
    .toFile(picture);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The part of a picture that something is drawn on, as distances from its edges. */
async function drawnPart(drawn: Buffer) {
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const found = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (const [index, value] of data.entries()) {
    if (Math.abs(value - ground) < 24) continue;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

const titles = [
  'Oi',
  card.title,
  'Castração de cães e gatos em Passo Fundo com consulta pré-operatória gratuita',
  'Otorrinolaringologistaveterináriodepassofundoespecializado em gatos',
  'palavra muito comprida '.repeat(20),
  'M'.repeat(200),
];

describe('a share picture', () => {
  it('is a JPEG of 1200 by 630 points and less than 300 kB', async () => {
    const drawn = await drawSharePicture({ ...card, picture: { path: picture } });
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...shareSize });
    expect(drawn.length).toBeLessThan(300_000);
  });

  it.each(titles)('keeps its text within its margins: %s', async (title) => {
    const drawn = await drawSharePicture({ ...card, title, tagline: title, siteName: title });
    const part = await drawnPart(drawn);
    expect(part.left).toBeGreaterThanOrEqual(52);
    expect(part.top).toBeGreaterThanOrEqual(52);
    expect(part.right).toBeLessThanOrEqual(shareSize.width - 52);
    expect(part.bottom).toBeLessThanOrEqual(shareSize.height - 52);
  });

  it.each(titles)('keeps its text beside the photo: %s', async (title) => {
    const withPhoto = { ...card, title, tagline: title, siteName: title, picture: { path: picture } };
    const text = await sharp(Buffer.from(await drawShareText(withPhoto)))
      .png()
      .toBuffer();
    const { right } = await drawnPart(text);
    expect(right).toBeLessThan(shareSize.width - 56 - 492);
  });

  it.each([
    ['left', [255, 0]],
    ['right', [0, 255]],
    ['top right', [0, 255]],
  ])('shows the part of the photo that is in focus: %s', async (focus, [red, blue]) => {
    const drawn = await drawSharePicture({ ...card, picture: { path: picture, focus } });
    const spot = { left: 890, top: 315, width: 1, height: 1 };
    const [r = 0, , b = 0] = await sharp(drawn).extract(spot).raw().toBuffer();
    expect(Math.abs(r - (red ?? 0)) + Math.abs(b - (blue ?? 0))).toBeLessThan(20);
  });

  it('shows a photo upright that was stored upside down', async () => {
    const path = join(folder, 'turned.jpg');
    await sharp(picture).jpeg().withMetadata({ orientation: 3 }).toFile(path);
    const drawn = await drawSharePicture({ ...card, picture: { path, focus: 'left' } });
    const spot = { left: 890, top: 315, width: 1, height: 1 };
    const [r = 0, , b = 0] = await sharp(drawn).extract(spot).raw().toBuffer();
    expect({ red: r > 200, blue: b > 200 }).toEqual({ red: false, blue: true });
  });

  it('is the same, byte for byte, each time', async () => {
    const twice = await Promise.all([drawSharePicture(card), drawSharePicture(card)]);
    expect(twice[0].equals(twice[1])).toBe(true);
  });

  // Networks and caches keep a picture for ever under its name: whoever changes the drawing raises `shareVersion`.
  it('has a version that changes with the drawing', async () => {
    const drawn = await drawShareText(card);
    const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 12);
    expect(`${shareVersion}: ${hash}`).toMatchInlineSnapshot(`"1: 318ac5e48173"`);
  });
});
