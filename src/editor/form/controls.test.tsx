import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outlineAt, outlineOf, blocks, pageSchema } from '../../core/core.ts';
import { site } from '../../fields/site.ts';
import { Control } from './controls.tsx';
import type { Desk } from './desk.ts';

const schema = blocks.get('offers')?.schema;
const soldOut = schema && outlineAt(outlineOf(schema), ['items', 0, 'soldOut']);

it.each([
  ['', 'não', ['Não', 'Sim']],
  ['sim', 'não', ['Não', 'Sim']],
  ['não', 'não', ['Sim', 'Não']],
  ['', 'como em Dados do site', ['— (como em Dados do site)', 'Sim', 'Não']],
])('a yes or no that is %j, and else %s, has the answers %j', (value, usual, answers) => {
  if (soldOut === undefined) throw new Error('The block has no such field.');
  const ids = { id: 'a', 'aria-describedby': 'b', 'aria-invalid': false };
  const given = {
    outline: soldOut,
    path: ['soldOut'],
    value,
    isNeeded: false,
    ids,
    onValue: () => undefined,
    onLeave: () => undefined,
  };
  // Its options are its own: it asks nothing of the site.
  const desk = {} as Desk;
  const html = renderToString(<Control {...given} desk={desk} usual={usual} />);
  expect([...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, label]) => label)).toEqual(answers);
});

it.each([
  ['logo', '', ['Nenhum: só o nome', 'logo.svg', 'marca.svg']],
  ['logo', 'velho.svg', ['Nenhum: só o nome', 'velho.svg', 'logo.svg', 'marca.svg']],
  ['icon', '', ['— (favicon.svg)', 'aba.svg', 'favicon.svg']],
])('%s of the site, when it is %j, is one of the drawings that are there', (name, value, shown) => {
  const outline = outlineAt(outlineOf(site), [name]);
  if (outline === undefined) throw new Error('The site has no such field.');
  const given = {
    outline,
    path: [name],
    value,
    isNeeded: false,
    ids: { id: 'a', 'aria-describedby': 'b', 'aria-invalid': false },
    onValue: () => undefined,
    onLeave: () => undefined,
  };
  const beside = {
    drawings: { 'logo.svg': '<svg/>', 'marca.svg': { kind: 'too-heavy', bytes: 9, most: 8 } },
    publicFiles: ['aba.svg', 'favicon.svg', 'licenses.txt', 'a/fundo.svg'],
  };
  const html = renderToString(
    <Control {...given} desk={{ site: { beside, themes: [] } } as unknown as Desk} />,
  );
  expect([...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, label]) => label)).toEqual(shown);
});

it.each([
  ['logo.svg', ['<svg><path fill="#0a5"/><path fill="#fff"/></svg>']],
  ['', []],
  ['velho.svg', []],
])('a logo that is %j is seen beside its field, and who has a PNG is told a way', (value, seen) => {
  const outline = outlineAt(outlineOf(site), ['logo']);
  if (outline === undefined) throw new Error('The site has no such field.');
  const ids = { id: 'a', 'aria-describedby': 'b', 'aria-invalid': false };
  const given = { outline, path: ['logo'], value, isNeeded: false, ids };
  const drawing = '<svg><path fill="var(--fill)"/><path fill="var(--on-fill)"/></svg>';
  const themes = [{ name: 'verde', label: 'Verde', colors: ['#000', '#0a5'], strong: '#0a5' }];
  const desk = { site: { beside: { drawings: { 'logo.svg': drawing } }, themes } } as unknown as Desk;
  const html = renderToString(
    <Control {...given} desk={desk} onValue={() => undefined} onLeave={() => undefined} />,
  );
  const shown = [...html.matchAll(/src="data:image\/svg\+xml,(.*?)"/g)];
  expect(shown.map(([, source = '']) => decodeURIComponent(source))).toEqual(seen);
  expect(html).toContain('Um PNG ou JPG não serve aqui');
});

it('the colours of a page can be given the focus, and say what is wrong with them', () => {
  const outline = outlineAt(outlineOf(pageSchema), ['theme']);
  if (outline === undefined) throw new Error('A page has no such field.');
  const given = {
    outline,
    path: ['theme'],
    value: 'azul',
    isNeeded: true,
    ids: { id: 'a', 'aria-describedby': 'b', 'aria-invalid': true },
    onValue: () => undefined,
    onLeave: () => undefined,
  };
  const themes = [{ name: 'verde', label: 'Verde', colors: [] }];
  const html = renderToString(<Control {...given} desk={{ site: { themes } } as unknown as Desk} />);
  const [group] = /<div role="radiogroup"[^>]*>/.exec(html) ?? [];
  for (const said of ['tabindex="-1"', 'aria-describedby="b"', 'aria-invalid="true"'])
    expect(group).toContain(said);
});
