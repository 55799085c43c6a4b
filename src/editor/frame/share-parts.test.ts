import { assert, jsonValue, property } from 'fast-check';
import { expect, it } from 'vitest';
import { shareParts } from './share-parts.ts';

it('keeps the parts that are as they were', () => {
  const before = {
    title: 'a',
    sections: [
      { id: 1, items: [1, 2] },
      { id: 2, items: [] },
    ],
    site: { name: 'x' },
  };
  const now = structuredClone(before);
  expect(shareParts(before, now)).toBe(before);
  const [, second] = now.sections;
  if (second !== undefined) second.id = 3;
  const shared = shareParts(before, now);
  expect(shared).toEqual(now);
  expect(shared.site).toBe(before.site);
  expect(shared.sections[0]).toBe(before.sections[0]);
  expect(shared.sections[1]?.items).toBe(before.sections[1]?.items);
  expect(shared.sections[1]).not.toBe(before.sections[1]);
});

it('gives the same data as was sent, whatever was there before', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), jsonValue({ maxDepth: 4 }), (before, now) => {
      expect(shareParts(before, now)).toEqual(now);
      const copy = structuredClone(before);
      expect(Object.is(shareParts(before, copy), before)).toBe(true);
    }),
  );
});
