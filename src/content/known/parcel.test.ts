import { expect, it } from 'vitest';
import { pack as packAs, repack as repackAs, unpack, type Parcel } from './parcel.ts';

interface Parts {
  readonly words?: readonly string[] | undefined;
  readonly number?: number | undefined;
}

const names = ['words', 'number'] as const;

const pack = (parts: Parts) => packAs<Parts>(names, parts);
const repack = (parcel: Parcel<Parts>, parts: Parts) => repackAs<Parts>(names, parcel, parts);
const contentOf = (parcel: Parcel<Parts>) => names.map((name) => unpack(parcel, name));

function signOf(parcel: Parcel<Parts>, name: keyof Parts): string {
  const bytes = Buffer.alloc(10);
  parcel.sign(name, bytes, 1);
  expect([bytes[0], bytes[9]]).toEqual([0, 0]);
  return bytes.toString('hex');
}

it('gives back what was packed, whatever signs it has', () => {
  const words = ['Olá', '— “entre aspas”', '🐶', 'uma \\ e "outra"', '\u2028', '\ud800', ''];
  expect(contentOf(pack({ words, number: 3 }))).toEqual([words, 3]);
});

it('has nothing of what was undefined', () => {
  const parcel = pack({ words: [] });
  expect(names.map((name) => parcel.has(name))).toEqual([true, false]);
  expect(contentOf(parcel)).toEqual([[], undefined]);
});

it('changes what it is told to alone, and is itself left as it was', () => {
  const before = pack({ words: ['a'], number: 1 });
  const after = repack(before, { number: 2 });
  expect([contentOf(after), contentOf(before)]).toEqual([
    [['a'], 2],
    [['a'], 1],
  ]);
  expect(repack(after, { words: undefined }).has('words')).toBe(false);
});

it('is signed alike for what is alike', () => {
  const [one, same, other] = [
    pack({ words: ['a'], number: 1 }),
    pack({ words: ['a'] }),
    pack({ words: ['b'] }),
  ];
  expect(signOf(one, 'words')).toBe(signOf(same, 'words'));
  expect(signOf(one, 'words')).not.toBe(signOf(other, 'words'));
  expect(signOf(one, 'number')).not.toBe(signOf(same, 'number'));
});

it('keeps its own beside thousands of others, and beside one longer than what many lie in', () => {
  const long = ['x'.repeat(400_000)];
  const parcels = Array.from({ length: 5000 }, (_, number) =>
    pack({ words: number === 2500 ? long : [`palavra ${number} `.repeat(number % 12)], number }),
  );
  for (const [number, parcel] of parcels.entries())
    expect(contentOf(parcel)).toEqual([
      number === 2500 ? long : [`palavra ${number} `.repeat(number % 12)],
      number,
    ]);
});
