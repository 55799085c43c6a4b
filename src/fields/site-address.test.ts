import { expect, it } from 'vitest';
import { outlineOf } from '../content/schema/outline.ts';
import { behaviourOf } from './behaviour.ts';
import { site } from './site.ts';

const { url } = site.shape;

it.each([
  'https://x.com.br/loja',
  'https://localhost/a',
  'https://https://x.com.br',
  'www.x.com.br',
  'https://x',
])('says of %s once what the address of a site is, and so do other editors of files', (typed) => {
  const said =
    'Escreva só o começo do endereço, de https:// até o nome do site, como https://www.exemplo.com.br.';
  expect(url.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([said]);
  expect(outlineOf(url).said).toBe(said);
});

it.each([
  ['http://x.com.br', 'https://x.com.br'],
  ['www.x.com.br/', 'https://www.x.com.br'],
  ['https://x.com.br/index.html', 'https://x.com.br'],
  ['https://x.com.br:8080/a?b#c', 'https://x.com.br:8080'],
  ['https://café.com.br/a', 'https://café.com.br'],
  ['  https://x.com.br//  ', 'https://x.com.br'],
])('repairs %j as %s', (typed, repaired) => {
  expect(url.safeParse(typed).success).toBe(false);
  expect(behaviourOf(url)?.repair?.(typed, [])).toBe(repaired);
  expect(url.parse(repaired)).toBe(repaired);
});

it.each(['https://X.com.br', ' https://x.com.br/ ', 'https://café.com.br', 'https://x.com.br:8080'])(
  'takes %j as it is',
  (typed) => {
    expect(url.parse(typed)).toBe(typed.trim());
  },
);
