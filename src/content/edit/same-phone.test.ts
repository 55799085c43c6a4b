import { expect, it } from 'vitest';
import { changePhones, findSamePhone } from './same-phone.ts';
import { readData } from './parse.ts';

const site = (phone: string, more = '') => `name: Padaria\nphone: ${phone}\n${more}`;
const [old, now] = ['+55 54 99123-4567', '+55 54 3311-2233'];

/** What a page says of the number once the site's is another. */
function follow(said: string, more = '') {
  const texts = { 'site.yaml': site(now, more), 'index.yaml': `title: ${said}\n` };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, readData(text)]));
  const found = findSamePhone({ files, path: ['phone'], before: readData(site(old, more)) });
  const edit = found && changePhones(texts, found);
  return edit?.ok === true ? edit.texts['index.yaml'] : undefined;
}

it.each([
  ['Ligue (54) 99123-4567 já', 'Ligue (54) 3311-2233 já'],
  ['Ligue 54 99123 4567', 'Ligue (54) 3311-2233'],
  ['Ligue 99123-4567', 'Ligue 3311-2233'],
  ['Ligue 54 9 9123 4567', 'Ligue (54) 3311-2233'],
  ['Ligue 99123–4567.', 'Ligue 3311-2233.'],
  ['Ligue +55 54 99123-4567', 'Ligue +55 54 3311-2233'],
  ['Ligue 54991234567', 'Ligue (54) 3311-2233'],
  ['Ligue (0xx54) 99123-4567', 'Ligue (54) 3311-2233'],
  ['Pague com Pix. Ligue 99123-4567', 'Pague com Pix. Ligue 3311-2233'],
  ['[Fale](https://wa.me/5554991234567)', '[Fale](https://wa.me/555433112233)'],
])('writes the number of now in "%s"', (said, wanted) => {
  expect(follow(`"${said}"`)).toBe(`title: "${wanted}"\n`);
});

it.each([
  'Ligue 54 99123-45678',
  'Pedido 154991234567',
  'Chave Pix: 54991234567',
  'Pix (celular): (54) 99123-4567',
  'Pedido 199123-4567',
  'Pedido 991234567',
  '(51) 99123-4567 em Porto Alegre',
  '51 99123-4567',
  '0800 99123-4567',
  'Ramais 99123-4567/68',
  'Veja https://x.com/p/99123-4567',
  'Ligue para nós',
])('leaves "%s" alone', (said) => {
  expect(follow(said)).toBeUndefined();
});

it('leaves names of pictures, and writes in a link only the number of a chat', () => {
  const page = (href: string) =>
    `sections:\n- type: cta\n  image: 99123-4567.jpg\n  actions:\n  - label: Ir\n    href: ${href}\n`;
  const texts = { 'site.yaml': site(now), 'index.yaml': page('https://wa.me/5554991234567') };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, readData(text)]));
  const found = findSamePhone({ files, path: ['phone'], before: readData(site(old)) });
  const edit = found && changePhones(texts, found);
  expect(edit?.ok === true && edit.texts['index.yaml']).toBe(page('https://wa.me/555433112233'));
});

it('leaves a number that the site has still', () => {
  expect(follow('Ligue 99123-4567', `whatsapp: ${old}\n`)).toBeUndefined();
});
