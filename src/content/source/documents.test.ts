import { expect, it } from 'vitest';
import { documentOf } from './documents.ts';
import { readSource } from './read-source.ts';
import { locate, type Source } from './source.ts';

const read = (text: string): Source =>
  readSource({ file: 'pages/x.yaml', name: 'x', kind: 'page' }, new TextEncoder().encode(text)).source;

const isAtHand = (source: Source) => documentOf(source) === documentOf(source);

/** Asks for places in more text than documents are kept of. */
const readMany = () =>
  Array.from({ length: 300 }, (_, index) => documentOf(read(`title: ${String(index).padEnd(3000, 'a')}\n`)));

it('keeps the documents of an ordinary site, and not of all files that were ever read', () => {
  const first = read('title: a\n');
  const before = documentOf(first);
  expect(documentOf(first)).toBe(before);
  readMany();
  expect(documentOf(first)).not.toBe(before);
  expect(isAtHand(first)).toBe(true);
});

it('parses a document again as it was first: hidden signs in names and words for nothing included', () => {
  const text = 'title: ~\n"null": x\nsec\u200Btions:\n- type: faq\n  title: Dúvidas\n';
  const paths = [['title'], ['null'], ['sections', 0, 'title'], ['sections', 0, 'gone']];
  const source = read(text);
  const places = () => paths.map((path) => [locate(source, path), locate(source, path, 'key')]);
  const before = [places(), documentOf(source)?.toJS()];
  readMany();
  expect([places(), documentOf(source)?.toJS()]).toEqual(before);
  expect(documentOf(source)?.toJS()).toEqual(source.data);
});

it('has no document of a text that cannot be read', () => {
  expect(documentOf(read('title: [a\n'))).toBeUndefined();
});
