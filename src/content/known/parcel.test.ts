import { expect, it } from 'vitest';
import { Parcel } from './parcel.ts';

interface Parts {
  readonly words?: readonly string[] | undefined;
  readonly number?: number | undefined;
}

const names = ['words', 'number'] as const;

const pack = (parts: Parts) => Parcel.pack<Parts>(names, parts);

function signOf(parcel: Parcel<Parts>, name: keyof Parts): string {
  const bytes = Buffer.alloc(8);
  expect(parcel.sign(name, bytes, 0)).toBe(8);
  return bytes.toString('hex');
}

it('gives back what was packed, whatever signs it has', () => {
  const words = ['Olá', '— “entre aspas”', '🐶', 'uma \\ e "outra"', '\u2028', ''];
  const parcel = pack({ words, number: 3 });
  expect([parcel.read('words'), parcel.read('number')]).toEqual([words, 3]);
});

it('has nothing of what was undefined', () => {
  const parcel = pack({ words: [] });
  expect([parcel.has('words'), parcel.has('number')]).toEqual([true, false]);
  expect([parcel.read('words'), parcel.read('number')]).toEqual([[], undefined]);
});

it('changes what it is told to alone, and is itself left as it was', () => {
  const before = pack({ words: ['a'], number: 1 });
  const after = before.with({ number: 2 });
  expect([after.read('words'), after.read('number'), before.read('number')]).toEqual([['a'], 2, 1]);
  expect(after.with({ words: undefined }).has('words')).toBe(false);
});

it('is found among others', () => {
  const all = [pack({ words: ['a'] }), pack({ number: 2 })];
  const bytes = Buffer.concat(all.map((one) => one.bytes));
  const second = new Parcel<Parts>(names, bytes, all[0]?.bytes.length);
  expect([second.read('words'), second.read('number')]).toEqual([undefined, 2]);
  expect(Buffer.from(second.bytes)).toEqual(Buffer.from(all[1]?.bytes ?? []));
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
