import { expect, it } from 'vitest';
import { fitExample, type Surroundings } from './fit-example.ts';

const example = `- type: cards
  items:
    - title: Um
      image: fachada.jpg
      imageAlt: Foto da fachada
      focus: top
      to: /servicos
    - title: Dois
      image: equipe.jpg
      imageAlt: Foto da equipe
      chat: contato
    - title: Três
      image: loja.jpg
      imageAlt: Foto da loja
      to: "/#onde"
    - title: Quatro
      chat: "pedido"
  actions:
    - label: Ver
      to: "#faq"
    - label: Instagram
      href: https://www.instagram.com/exemplo.example
    - label: Facebook
      href: https://www.facebook.com/exemplo.example
`;
const site: Surroundings = {
  pictures: [
    { name: 'forno.png', alt: 'O forno aceso', types: ['hero'] },
    { name: 'pao.png', alt: 'Pão: casca grossa', types: ['cards', 'gallery'] },
    { name: 'fachada.jpg', alt: undefined, types: [] },
  ],
  routes: ['/'],
  messageKeys: ['pedido'],
  defaultMessage: 'pedido',
  sharedSections: ['balcao', 'entrega'],
  social: ['https://www.instagram.com/forno.example'],
};

const linesOf = (text: string) => text.split('\n');

/** The lines of a text that another has not. */
const linesBeside = (text: string, other: string) =>
  linesOf(text).filter((line) => !linesOf(other).includes(line));

it('names what the site has, its own pictures in its own words', () => {
  expect(linesBeside(fitExample(example, site), example).map((line) => line.trim())).toEqual([
    'image: pao.png',
    'imageAlt: "Pão: casca grossa"',
    'to: /',
    'image: forno.png',
    'imageAlt: O forno aceso',
    'chat: pedido',
    'imageAlt: "Foto de exemplo: descreva aqui o que ela mostra."',
    'href: https://www.instagram.com/forno.example',
  ]);
});

it('keeps the rest in its place, but for the part of a picture that is never cut', () => {
  const fitted = linesOf(fitExample(example, site));
  const named = /^ *(?:image|imageAlt|to|chat|href): /;
  const rest = linesOf(example).filter((line) => !line.includes('focus'));
  expect(fitted.map((line) => (named.test(line) ? '' : line))).toEqual(
    rest.map((line) => (named.test(line) ? '' : line)),
  );
  expect(fitted).toEqual(
    expect.arrayContaining(['      to: "/#onde"', '      chat: "pedido"', '      to: "#faq"']),
  );
});

it('shows a picture again where the site has no more', () => {
  const fitted = fitExample(example, { ...site, pictures: site.pictures.slice(0, 2) });
  expect(fitted.match(/(?<=image: ).*/g)).toEqual(['pao.png', 'forno.png', 'pao.png']);
});

it('begins each section with the picture that suits it best', () => {
  const fitted = fitExample(`${example}- type: hero\n  image: fachada.jpg\n`, site);
  expect(fitted.match(/(?<=image: ).*/g)?.at(-1)).toBe('forno.png');
});

const pair = `type: before-after
items:
  - before: luna.png
    beforeAlt: Luna suja
    beforeFocus: top
    after: bolo.png
    afterAlt: Um bolo
    afterFocus: left
`;

it('knows pictures and their words by any name', () => {
  expect(fitExample(pair, site)).toBe(`type: before-after
items:
  - before: forno.png
    beforeAlt: O forno aceso
    after: pao.png
    afterAlt: "Pão: casca grossa"
`);
});

it('has no picture where the site has none', () => {
  expect(fitExample(example, { ...site, pictures: [] })).not.toMatch(/image|focus/);
});

it('names a shared section of the site, if there is one', () => {
  const use = (name: string) => `- type: use\n  section: ${name}\n`;
  expect(fitExample(use('convite'), site)).toBe(use('balcao'));
  expect(fitExample(use('entrega'), site)).toBe(use('entrega'));
  expect(fitExample(use('convite'), { ...site, sharedSections: [] })).toBe(use('convite'));
});
