import { describe, expect, it } from 'vitest';
import { isDrawing, readDrawing } from './drawing.ts';

const wrap = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${root}>${inner}</svg>`;

const line = { tag: 'path', attributes: { d: 'M0 0' } };

it('reads shapes in their groups, in order', () => {
  expect(readDrawing(wrap('<g fill="red"><path d="M0 0"/></g><circle cx="1" r="2"></circle>'))).toEqual({
    viewBox: '0 0 10 10',
    shapes: [
      { tag: 'g', attributes: { fill: 'red' }, shapes: [line] },
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
  const file = `\uFEFF<?xml version="1.0"?>\n<!-- Made by <hand> -->\n<!DOCTYPE svg PUBLIC "a" "b">\n${wrap(
    '<title>Logo</title><defs id="a"/><sodipodi:namedview id="b"><x:y/></sodipodi:namedview><metadata><a/></metadata><path id="c" d="M0 0" inkscape:label="x" style="font-size:9px;marker:none"/>',
    ' width="99" height="99" xmlns:svg="http://www.w3.org/2000/svg" version="1.1"',
  )}\n`;
  expect(readDrawing(file)).toEqual({ viewBox: '0 0 10 10', shapes: [line] });
});

it('reads a path as Inkscape writes it', () => {
  const style =
    'color:#000000;display:inline;overflow:visible;visibility:visible;opacity:1;fill:#0f6b5c;fill-opacity:1;fill-rule:nonzero;stroke:none;stroke-width:0.264583px;stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:4;stroke-dasharray:none;stroke-dashoffset:0;marker:none;enable-background:accumulate;filter-blend-mode:normal;font-family:sans-serif;-inkscape-font-specification:sans-serif';
  const file = wrap(
    `<sodipodi:namedview id="base" pagecolor="#ffffff"/><defs id="defs2"/><g inkscape:label="Camada 1" inkscape:groupmode="layer" id="layer1"><path style="${style}" d="m 1,2 3e-4,-5 z" id="path4" inkscape:connector-curvature="0"/></g>`,
    ' width="10mm" height="10mm" version="1.1" id="svg5" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
  );
  expect(readDrawing(file)).toMatchObject({
    shapes: [
      { tag: 'g', shapes: [{ tag: 'path', attributes: { fill: '#0f6b5c', strokeWidth: '0.264583px' } }] },
    ],
  });
});

it('keeps what the root says of all shapes', () => {
  expect(readDrawing(wrap('<path d="M0 0"/>', ' fill="none"'))).toMatchObject({
    shapes: [{ tag: 'g', attributes: { fill: 'none' } }],
  });
});

it('lets a style outweigh attributes, wherever it stands', () => {
  expect(readDrawing(wrap('<path d="M0 0" style="fill:red" fill="blue"/>'))).toMatchObject({
    shapes: [{ attributes: { fill: 'red' } }],
  });
});

it('reads entities before it judges', () => {
  expect(readDrawing(wrap('<path d="M0&#10;0&#xA;z" fill="&#x72;ed"/>'))).toMatchObject({
    shapes: [{ attributes: { d: 'M0 0 z', fill: 'red' } }],
  });
});

it.each([
  'red',
  'none',
  'currentColor',
  '#fff',
  '#0F6B5C',
  'rgb(1, 2, 3)',
  'rgba(0 0 0 / 50%)',
  'hsl(120deg 50% 50%)',
  'var(--on-fill)',
])('takes the colour %s', (color) => {
  expect(readDrawing(wrap(`<path fill="${color}"/>`))).toMatchObject({
    shapes: [{ attributes: { fill: color } }],
  });
});

it('refuses a colour of the theme that only a build has a name for', () => {
  expect(isDrawing(readDrawing(wrap('<path fill="var(--deep)"/>')))).toBe(false);
});

it.each([
  ['transform', 'rotate(-24 10.2 17.3)'],
  ['transform', 'translate(1,2) scale(.5e1), matrix(1 0 0 1 0 0)'],
  ['d', 'M21 33.5c-5.6-3.7-9-6.7-9-10.2A1 1 0 01.5.5Z'],
  ['points', '0,0 1.5,-2e3'],
  ['stroke-dasharray', '1 2, 3px'],
  ['stroke-width', '.5px'],
  ['fill-opacity', '50%'],
])('takes %s="%s"', (name, value) => {
  const read = readDrawing(wrap(`<path ${name}="${value}"/>`));
  expect(isDrawing(read) && Object.values(read.shapes[0]?.attributes ?? {})).toEqual([value]);
});

describe('leaves out what is hidden', () => {
  it.each([
    ['by an attribute', '<g display="none"><circle r="1"/></g>'],
    ['by a style', '<circle r="1" style="DISPLAY: none"/>'],
    ['from sight', '<g visibility="hidden"><circle r="1"/></g>'],
    [
      'by a style that outweighs an attribute',
      '<circle r="1" style="visibility:hidden" visibility="visible"/>',
    ],
  ])('%s', (_, hidden) => {
    expect(readDrawing(wrap(`${hidden}<path d="M0 0"/>`))).toEqual({ viewBox: '0 0 10 10', shapes: [line] });
  });

  it('but not a shape that is seen in a group out of sight', () => {
    expect(
      readDrawing(wrap('<g visibility="hidden"><circle r="1"/><path d="M0 0" visibility="visible"/></g>')),
    ).toMatchObject({ shapes: [{ tag: 'g', shapes: [line] }] });
  });
});

describe('refuses', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a style sheet', '<style>a{}</style>', '<style>'],
    ['a picture', '<image href="a.png"/>', '<image>'],
    ['text', '<text>Padaria</text>', '<text>'],
    ['bare text', 'Padaria<path d="M0 0"/>', 'Padaria'],
    ['a reference', '<path fill="url(#a)"/>', 'fill="url(#a)"'],
    ['a reference in other letters', '<path fill="\\75rl(https://evil.example/x.svg#a)"/>', 'fill="\\75rl('],
    ['a reference as entities', '<path fill="&#117;rl(#a)"/>', 'fill="url(#a)"'],
    ['a reference in a style', '<path style="fill:url(#a)"/>', 'fill="url(#a)"'],
    ['a reference as a background', '<path style="background:image-set(\'a\')"/>', 'background="image-set'],
    ['a gradient', '<defs><linearGradient id="a"/></defs>', '<linearGradient>'],
    ['a shape to be used elsewhere', '<defs><path d="M0 0"/></defs>', '<defs><path>'],
    ['a class', '<path class="a" d="M0 0"/>', 'class="a"'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>', 'onload="alert(1)"'],
    ['a link', '<path d="M0 0" xlink:href="#a"/>', 'xlink:href="#a"'],
    ['a mask', '<path d="M0 0" mask="none" style="clip-path:circle(1px)"/>', 'clip-path="circle(1px)"'],
    ['what outweighs all', '<path style="fill:red !important"/>', 'fill="red !important"'],
    ['a length in words', '<circle r="dois"/>', 'r="dois"'],
    ['an unknown entity', '<path d="M0&nbsp;0"/>', '&nbsp;'],
    ['a bare ampersand', '<path d="M0 0" fill="&"/>', '&'],
    ['an entity of no sign', '<path d="&#x110000;"/>', '&#x110000;'],
    ['a lost quote', '<path d="M0 0 /><circle r="1"/>', '<path d="M0 0 /><circle'],
    ['an attribute twice', '<path d="M0 0" d="M1 1"/>', '<path>'],
    ['a group that does not end', '<g><path d="M0 0"/>', '</svg>'],
    ['a shape in a shape', '<path d="M0 0"><circle r="1"/></path>', '<path><circle>'],
    ['shapes by a prefix', '<svg:path d="M0 0"/>', '<svg:path>'],
    ['shapes by another prefix', '<a:path xmlns:a="http://www.w3.org/2000/svg" d="M0 0"/>', '<a:path>'],
    ['a drawing in a drawing', '<svg/>', '<svg>'],
    [
      'more levels than any drawing has',
      `${'<g>'.repeat(21)}<path d="M0 0"/>${'</g>'.repeat(21)}`,
      '<g><g><g>…',
    ],
  ])('%s', (_, inner, part) => {
    const read = readDrawing(wrap(inner));
    expect(isDrawing(read)).toBe(false);
    expect(read).toEqual({ kind: 'part', part: expect.stringContaining(part) });
  });

  it('what is no drawing, or has no size', () => {
    expect(readDrawing('olá')).toEqual({ kind: 'no-drawing' });
    expect(readDrawing('<svg><path d="M0 0"/></svg>')).toEqual({ kind: 'part', part: 'viewBox' });
    expect(readDrawing('<svg viewBox="0 0 0 9"><path d="M0 0"/></svg>')).toEqual({
      kind: 'part',
      part: 'viewBox',
    });
  });

  it('what shows nothing', () => {
    expect(readDrawing(wrap(''))).toEqual({ kind: 'empty' });
    expect(readDrawing(wrap('<path d="M0 0"/>', ' display="none"'))).toEqual({ kind: 'empty' });
    expect(readDrawing(wrap('<g/>', ' fill="red"'))).toEqual({ kind: 'empty' });
  });
});

it('takes twenty levels', () => {
  expect(isDrawing(readDrawing(wrap(`${'<g>'.repeat(20)}<path d="M0 0"/>${'</g>'.repeat(20)}`)))).toBe(true);
});

it.each([
  ['letters', `<path ${'a'.repeat(600_000)}/>`],
  ['blanks', `<path ${' '.repeat(600_000)}x/>`],
  ['attributes', `<path ${'a="" '.repeat(120_000)}"/>`],
  ['digits', `<path fill="rgb(${'1'.repeat(600_000)}" stroke-dasharray="${'1 '.repeat(200_000)}x"/>`],
  ['functions', `<path transform="${'scale(1) , '.repeat(60_000)}x"/>`],
  ['ends of comments', `<path/>${'<!-- '.repeat(120_000)}`],
])('reads a file of nothing but %s to its end', (_, inner) => {
  expect(readDrawing(wrap(inner))).toBeDefined();
});
