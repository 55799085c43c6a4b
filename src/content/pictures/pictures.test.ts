import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keep, keepBytes, keepData, pruneCache } from './disk-cache.ts';
import { inTurn } from './in-turn.ts';
import { offerPicture, type PictureFile } from './picture-file.ts';
import { readPictures } from './pictures.ts';
import { standInMark } from './stand-in.ts';
import { encodeVariant, listVariants, pictureFormats } from './variants.ts';
import { collectWidths } from './widths.ts';

let root: string;
let images: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'vitrine-'));
  images = join(root, 'images');
  cache = join(root, 'cache');
  mkdirSync(images);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A picture that is red on its left half and blue on its right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1010c0' } },
      left: width / 2,
      top: 0,
    },
  ]);

const read = () => readPictures(images, cache);

async function readOne(name: string, bytes: Buffer): Promise<PictureFile> {
  writeFileSync(join(images, name), bytes);
  const { pictures, broken } = await read();
  expect(broken).toEqual([]);
  return pictures[0]!;
}

/** The colour at the middle of the left edge of a variant, roughly. */
async function leftOf(picture: PictureFile, format: 'avif' | 'webp', top = 0.5) {
  const file = await encodeVariant({ picture, width: Math.min(360, picture.width), format }, cache);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = Math.floor(info.height * top) * info.width * info.channels + 3 * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
  return { red: red > 150, green: green > 150, blue: blue > 150, width: info.width, height: info.height };
}

const gps = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '28/1 15/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '52/1 24/1 0/1',
};

/** A photograph as a phone writes it: lying, with a note that it stands, and with the place. */
async function phonePhoto(): Promise<Buffer> {
  return halves(800, 600)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone', Copyright: 'Maria' }, IFD3: gps })
    .toBuffer();
}

describe("a phone's photograph", () => {
  it("is known by its file's size, also when it was measured before", async () => {
    const photo = await phonePhoto();
    expect((await readOne('luna.jpg', photo)).bytes).toBe(photo.length);
    expect((await read()).pictures[0]?.bytes).toBe(photo.length);
  });

  it('has the size in which it is seen, not in which it was stored', async () => {
    const photo = await phonePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 800, height: 600 });
    const picture = await readOne('luna.jpg', photo);
    expect(picture).toMatchObject({ width: 600, height: 800 });
    expect(offerPicture(picture, [360, 720])).toMatchObject({ widths: [360, 600], width: 600, height: 800 });
  });

  it.each(pictureFormats)('stands upright as %s', async (format) => {
    const picture = await readOne('luna.jpg', await phonePhoto());
    // Turned to the right, what was at the left is above.
    expect(await leftOf(picture, format, 0.1)).toMatchObject({
      red: true,
      blue: false,
      width: 360,
      height: 480,
    });
    expect(await leftOf(picture, format, 0.9)).toMatchObject({ red: false, blue: true });
  });

  it.each(pictureFormats)('tells nothing of camera, person and place as %s', async (format) => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Maria');
    const picture = await readOne('luna.jpg', photo);
    const file = await encodeVariant({ picture, width: 360, format }, cache);
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(readFileSync(file).toString('latin1')).not.toMatch(/Exif\0|Maria|GPS/);
  });
});

describe('a picture that stands in for a photograph', () => {
  const drawn = () => halves(800, 600).png();

  it('says so itself, also when it was measured before', async () => {
    const bytes = await drawn().withXmp(standInMark).toBuffer();
    expect((await readOne('luna.png', bytes)).isStandIn).toBe(true);
    expect((await read()).pictures[0]?.isStandIn).toBe(true);
  });

  it('is none any more once a photograph bears its name', async () => {
    await readOne('luna.png', await drawn().withXmp(standInMark).toBuffer());
    expect(await readOne('luna.png', await drawn().toBuffer())).not.toHaveProperty('isStandIn');
  });
});

describe('an unusual file', () => {
  const red = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#c01010' } });
  const unusual = {
    'cmyk.jpg': () => red().toColourspace('cmyk').jpeg(),
    'deep.png': () => red().toColourspace('rgb16').png(),
    'wide-gamut.jpg': () => red().withIccProfile('p3').jpeg(),
    'moving.webp': async () =>
      sharp(await Promise.all([red(), halves(900, 600)].map((one) => one.png().toBuffer())), {
        join: { animated: true },
      }).webp(),
    'panorama.jpg': () => red().resize(11_900, 500, { fit: 'fill' }).jpeg(),
    'point.png': () => red().resize(1, 1).png(),
  };

  it.each(Object.keys(unusual) as (keyof typeof unusual)[])('is shown in its colours: %s', async (name) => {
    const picture = await readOne(name, await (await unusual[name]()).toBuffer());
    expect(picture.color).toMatch(/^#[b-d].[0-2].[0-2].$/);
    for (const format of pictureFormats) {
      const found = { ...(await leftOf({ ...picture, width: Math.max(4, picture.width) }, format, 0)) };
      if (picture.width > 4) expect(found).toMatchObject({ red: true, green: false, blue: false });
    }
  });

  it('is grey when it is grey', async () => {
    const grey = await red().greyscale().toColourspace('b-w').jpeg().toBuffer();
    const { color } = await readOne('grey.jpg', grey);
    expect(color).toMatch(/^#(..)\1\1$/);
  });

  it('keeps what one can see through, on no colour of its own', async () => {
    const background = { r: 200, g: 60, b: 20, alpha: 0.2 };
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 4, background } })
      .png()
      .toBuffer();
    const picture = await readOne('glass.png', bytes);
    expect(picture.color).toBe('transparent');
    for (const format of pictureFormats) {
      const file = await encodeVariant({ picture, width: 360, format }, cache);
      expect((await sharp(file).stats()).isOpaque).toBe(false);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is no picture when its end is missing: %s',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const whole = await sharp({
        create: { width: 700, height: 700, channels: 3, background: '#fff', noise },
      })
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer();
      writeFileSync(join(images, `half.${format}`), whole.subarray(0, whole.length * 0.7));
      const { pictures, broken } = await read();
      expect(pictures).toEqual([]);
      expect(broken).toEqual([{ name: `half.${format}`, fault: { kind: 'not-a-picture' } }]);
    },
  );

  it('takes a JPEG with the ending that Windows gives it', async () => {
    expect((await readOne('foto.jfif', await halves(800, 600).jpeg().toBuffer())).width).toBe(800);
  });

  it.each(['foto.jpg', 'foto.heic', 'foto.avif'])('is called HEIC when it is, named %s', async (name) => {
    writeFileSync(join(images, name), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    expect((await read()).broken).toEqual([{ name, fault: { kind: 'unsupported', format: 'HEIC' } }]);
  });
});

describe('widths', () => {
  const picture: PictureFile = {
    name: 'a.jpg',
    path: '',
    base: '/images/a-0',
    width: 0,
    height: 0,
    color: '#fff',
    bytes: 1000,
  };
  it.each([
    [4000, [360, 720, 1200, 1600]],
    [1600, [360, 720, 1200, 1600]],
    [1500, [360, 720, 1200, 1500]],
    [1250, [360, 720, 1200]],
    [720, [360, 720]],
    [500, [360, 500]],
    [200, [200]],
    [1, [1]],
  ])('of an original of %i are never larger than it', (width, widths) => {
    expect(offerPicture({ ...picture, width, height: width }, [360, 720, 1200, 1600]).widths).toEqual(widths);
  });

  it('are written for the places that show the picture, and for no other', () => {
    const large = offerPicture({ ...picture, width: 4000, height: 3000 }, [360, 720, 1200]);
    const small = offerPicture({ ...picture, width: 4000, height: 3000 }, [360, 720]);
    const pages = [{ sections: [{ image: large }, { items: [{ image: small }] }] }];
    const asked = listVariants(collectWidths(pages), [picture, { ...picture, base: '/images/unused' }]);
    expect(asked.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '360.avif',
      '360.webp',
      '720.avif',
      '720.webp',
      '1200.avif',
      '1200.webp',
    ]);
  });
});

describe('the cache', () => {
  it('serves a second run, and a renamed file too, by content', async () => {
    const bytes = await halves(800, 600).jpeg().toBuffer();
    const picture = await readOne('a.jpg', bytes);
    const first = await encodeVariant({ picture, width: 360, format: 'webp' }, cache);
    const { ino } = statSync(first);
    const again = await encodeVariant({ picture, width: 360, format: 'webp' }, cache);
    expect(statSync(again).ino).toBe(ino);
    writeFileSync(join(images, 'a.jpg'), await halves(800, 610).jpeg().toBuffer());
    const changed = (await read()).pictures[0]!;
    expect(changed).toMatchObject({ height: 610 });
    expect(changed.base).not.toBe(picture.base);
  });

  it('sees a change at once in a file that was long known', async () => {
    const file = join(images, 'a.jpg');
    const past = new Date(Date.now() - 60_000);
    writeFileSync(file, await halves(800, 600).jpeg().toBuffer());
    utimesSync(file, past, past);
    const before = (await read()).pictures[0]!;
    writeFileSync(file, await halves(600, 800).jpeg().toBuffer());
    expect((await read()).pictures[0]).toMatchObject({ width: 600, height: 800 });
    expect(before).toMatchObject({ width: 800, height: 600 });
  });

  it('holds nothing of work that failed', async () => {
    const fail = () => Promise.reject(new Error('interrupted'));
    await expect(keep(cache, 'a.webp', fail)).rejects.toThrow('interrupted');
    await expect(keep(cache, 'a.webp', async () => Buffer.from('whole'))).resolves.toBe(
      join(cache, 'a.webp'),
    );
    expect(readdirSync(cache)).toEqual(['a.webp', 'a.webp.sum']);
  });

  it.each([
    ['is empty', ''],
    ['was cut off', 'who'],
    ['holds something else', 'other'],
  ])('makes anew what %s', async (_, content) => {
    const make = async () => Buffer.from('whole');
    writeFileSync(await keep(cache, 'a.webp', make), content);
    expect(readFileSync(await keep(cache, 'a.webp', make), 'utf8')).toBe('whole');
    writeFileSync(join(cache, 'a.webp.sum'), content);
    writeFileSync(join(cache, 'a.webp'), content);
    expect(readFileSync(await keep(cache, 'a.webp', make), 'utf8')).toBe('whole');
  });

  it('gives a picture an address that needs no escape, whatever its name', async () => {
    await halves(4, 4).png().toFile(join(images, 'Foto #1, 100% bonita?.png'));
    const { pictures } = await readPictures(images, cache);
    expect(pictures[0]?.base).toMatch(/^\/images\/foto-1-100-bonita-[0-9a-f]{6}$/);
  });

  it('takes no picture for broken because nothing can be written', async () => {
    await halves(4, 4).png().toFile(join(images, 'a.png'));
    const before = await readPictures(images, cache);
    rmSync(cache, { recursive: true });
    writeFileSync(cache, 'no folder');
    expect(await readPictures(images, cache)).toEqual(before);
  });

  it('examines a picture anew whose findings are spoilt', async () => {
    await halves(4, 4).png().toFile(join(images, 'a.png'));
    const before = await readPictures(images, cache);
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), '');
    expect(await readPictures(images, cache)).toEqual(before);
  });

  it('does work once for all who ask meanwhile', async () => {
    let runs = 0;
    const make = async () => {
      runs += 1;
      return Buffer.from('x');
    };
    await Promise.all([keep(cache, 'a', make), keep(cache, 'a', make)]);
    expect(runs).toBe(1);
  });

  it('loses what nobody has asked for in two months, and what an interrupted run has left', async () => {
    mkdirSync(cache);
    const age = (name: string, days: number) => {
      writeFileSync(join(cache, name), 'x');
      const then = new Date(Date.now() - days * 86_400_000);
      utimesSync(join(cache, name), then, then);
    };
    age('old.avif', 61);
    age('recent.avif', 59);
    age('.b.avif-1-1.unfinished', 2);
    await keep(cache, 'asked.avif', async () => Buffer.from('x'));
    age('asked.avif', 61);
    age('old.avif.sum', 1);
    await keep(cache, 'asked.avif', () => Promise.reject(new Error('is there')));
    await pruneCache(cache);
    expect(readdirSync(cache)).toEqual(['asked.avif', 'asked.avif.sum', 'recent.avif']);
  });
});

describe('small files of the cache', () => {
  const keepText = (text: string) =>
    keepBytes(cache, 'one', () => Promise.resolve(Buffer.from(text))).then((bytes) => String(bytes));

  it('are made once', async () => {
    expect([await keepText('first'), await keepText('second'), readdirSync(cache)]).toEqual([
      'first',
      'first',
      ['one'],
    ]);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['another', (bytes: Buffer) => Buffer.concat([Buffer.from('x'), bytes.subarray(1)])],
  ])('are made anew where the disk has them spoilt: %s', async (_, spoil) => {
    await keepText('first');
    writeFileSync(join(cache, 'one'), spoil(readFileSync(join(cache, 'one'))));
    expect([await keepText('second'), await keepText('third')]).toEqual(['second', 'second']);
  });

  it('go when they are too many, those first that nobody has asked for longest', async () => {
    for (const [index, name] of ['b', 'c', 'a', 'd'].entries()) {
      await keepBytes(cache, name, () => Promise.resolve(Buffer.alloc(68)));
      utimesSync(join(cache, name), index, Date.now() / 1000 - 100 + index);
    }
    await pruneCache(cache, 250);
    expect(readdirSync(cache)).toEqual(['a', 'd']);
  });
});

describe('data of the cache', () => {
  const read = (value: string, folder = cache) =>
    keepData(folder, 'one.json', () => Promise.resolve({ value }));

  it('is made once', async () => {
    expect([await read('first'), await read('second')]).toEqual([{ value: 'first' }, { value: 'first' }]);
  });

  it('is made each time where nobody may write', async () => {
    writeFileSync(cache, 'no folder');
    expect([await read('first'), await read('second')]).toEqual([{ value: 'first' }, { value: 'second' }]);
  });

  it('tells why it could not be made', async () => {
    const refused = keepData(cache, 'one.json', () => Promise.reject(new Error('no picture')));
    await expect(refused).rejects.toThrow('no picture');
  });
});

describe('long work', () => {
  it('is done a few at a time, in order, and tells how far it is', async () => {
    let open = 0;
    let most = 0;
    const told: string[] = [];
    const work = async (entry: number) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return entry * 2;
    };
    const results = await inTurn([1, 2, 3, 4, 5], 2, work, (done, total) => told.push(`${done}/${total}`));
    expect(results).toEqual([2, 4, 6, 8, 10]);
    expect(most).toBe(2);
    expect(told).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  });
});
