import { describe, expect, it } from 'vitest';
import { isDrawing, readDrawing } from './drawing.ts';

const wrap = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${root}>${inner}</svg>`;

it('reads shapes in their groups, in order', () => {
  expect(readDrawing(wrap('<g fill="red"><path d="M0 0"/></g><circle cx="1" r="2"></circle>'))).toEqual({
    viewBox: '0 0 10 10',
    shapes: [
      { tag: 'g', attributes: { fill: 'red' }, shapes: [{ tag: 'path', attributes: { d: 'M0 0' } }] },
      { tag: 'circle', attributes: { cx: '1', r: '2' } },
    ],
  });
});

it('names attributes as React does, also those of a style', () => {
  expect(
    readDrawing(wrap('<path style="stroke-width: 2; fill:none; -inkscape-x:1" stroke-linecap="round"/>')),
  ).toEqual({
    viewBox: '0 0 10 10',
    shapes: [{ tag: 'path', attributes: { strokeWidth: '2', fill: 'none', strokeLinecap: 'round' } }],
  });
});

it('leaves out what drawing programs add', () => {
  const file = `<?xml version="1.0"?>\n<!-- Made by hand -->\n${wrap(
    '<title>Logo</title><defs id="a"/><sodipodi:namedview id="b"><x:y/></sodipodi:namedview><metadata><a/></metadata><path id="c" d="M0 0" inkscape:label="x"/>',
    ' width="99" height="99"',
  )}\n`;
  expect(readDrawing(file)).toEqual({
    viewBox: '0 0 10 10',
    shapes: [{ tag: 'path', attributes: { d: 'M0 0' } }],
  });
});

it('keeps what the root says of all shapes', () => {
  expect(readDrawing(wrap('<path d="M0 0"/>', ' fill="none"'))).toMatchObject({
    shapes: [{ tag: 'g', attributes: { fill: 'none' } }],
  });
});

describe('refuses', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a style sheet', '<style>a{}</style>', '<style>'],
    ['a picture', '<image href="a.png"/>', '<image>'],
    ['text', '<text>Padaria</text>', '<text>'],
    ['a reference', '<path fill="url(#a)"/>', 'url(…)'],
    ['a gradient', '<defs><linearGradient id="a"/></defs>', '<linearGradient>'],
    ['a class', '<path class="a" d="M0 0"/>', 'class'],
  ])('%s', (_, inner, part) => {
    const read = readDrawing(wrap(inner));
    expect(isDrawing(read)).toBe(false);
    expect(read).toEqual({ part });
  });

  it('what is no drawing, or has no size', () => {
    expect(readDrawing('olá')).toEqual({});
    expect(readDrawing('<svg><path d="M0 0"/></svg>')).toEqual({ part: 'viewBox' });
  });
});

it('takes no handler along', () => {
  expect(
    JSON.stringify(readDrawing(wrap('<path d="M0 0" onload="alert(1)" href="javascript:1"/>'))),
  ).not.toMatch(/alert|javascript/);
});
