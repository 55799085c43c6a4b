import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, drawDifference, pack, shrink, unpack } from './compare.ts';

interface Change {
  readonly strokes?: number;
  readonly button?: { readonly left?: number; readonly color?: string };
  readonly height?: number;
}

/** A page of thin strokes, as text is, and one button. */
function draw({ strokes = 0, button = {}, height = 400 }: Change = {}) {
  const { left = 40, color = '#107a50' } = button;
  const lines = Array.from(
    { length: 60 },
    (_, index) =>
      `<circle cx="${20.5 + strokes + index * 9}" cy="40.5" r="3.4" fill="none" stroke="#222" stroke-width="1.3"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}"><rect width="600" height="${height}" fill="#fffdf7"/>${lines.join('')}<rect x="${left}" y="120" width="180" height="44" rx="8" fill="${color}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer().then(shrink);
}

const countDifferences = async (change: Change) => (await compare(await draw(), await draw(change))).length;

test('the same page, and one whose strokes are smoothed otherwise, look alike', async () => {
  expect(await countDifferences({})).toBe(0);
  expect(await countDifferences({ strokes: 0.3 })).toBe(0);
});

test('a button that moved differs', async () => {
  expect(await countDifferences({ button: { left: 46 } })).toBeGreaterThan(0);
});

test('a button of another colour differs', async () => {
  expect(await countDifferences({ button: { color: '#1a6fa0' } })).toBeGreaterThan(0);
  expect(await countDifferences({ button: { color: '#c4312b' } })).toBeGreaterThan(0);
});

test('a page that became longer differs', async () => {
  expect(await countDifferences({ height: 470 })).toBeGreaterThan(0);
});

test('what differs is shown where it is', async () => {
  const [before, after] = [await draw(), await draw({ button: { left: 300 } })];
  const squares = await compare(before, after);
  expect(squares.some(({ left, top }) => left > 200 && top >= 112 && top < 170)).toBe(true);
  expect((await sharp(await drawDifference(before, after)).metadata()).format).toBe('png');
});

test('a page looks as it did when it was kept', async () => {
  const picture = await draw();
  expect(await compare(await unpack(await pack(picture)), picture)).toEqual([]);
});
