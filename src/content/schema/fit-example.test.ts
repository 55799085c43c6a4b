import { expect, it } from 'vitest';
import { fitExample } from './fit-example.ts';

const example = `type: cards
items:
  - title: Um
    image: luna.png
    imageAlt: Luna de laço
    focus: top
    to: /consulta
  - title: Dois
    image: bolo.png
    imageAlt: Um bolo
    focus: left
    chat: consulta
  - title: Três
    to: "/#onde"
  - title: Quatro
    chat: pedido
actions:
  - label: Ver
    to: "#faq"
`;
const site = { pictures: ['pao.png', 'bolo.png'], routes: ['/'], messageKeys: ['pedido'], defaultMessage: 'pedido' };

it('names what the site has, and keeps the rest', () => {
  expect(fitExample(example, site)).toBe(`type: cards
items:
  - title: Um
    image: pao.png
    imageAlt: Descreva aqui o que a foto mostra.
    to: /
  - title: Dois
    image: bolo.png
    imageAlt: Um bolo
    focus: left
    chat: pedido
  - title: Três
    to: "/#onde"
  - title: Quatro
    chat: pedido
actions:
  - label: Ver
    to: "#faq"
`);
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
  - before: pao.png
    beforeAlt: Descreva aqui o que a foto mostra.
    after: bolo.png
    afterAlt: Um bolo
    afterFocus: left
`);
});

it('has no picture where the site has none', () => {
  expect(fitExample(example, { ...site, pictures: [] })).not.toMatch(/image|focus/);
});
