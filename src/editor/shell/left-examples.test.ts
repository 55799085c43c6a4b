import { expect, it } from 'vitest';
import type { Catalogue } from '../../core/core.ts';
import {
  listButtons,
  listLeft,
  listUnwritten,
  quoteFirst,
  restoring,
  accepting,
  tellUnwritten,
} from './left-examples.ts';

const yaml =
  '- type: faq\n  title: Perguntas\n  items:\n  - question: Vocês entregam pão em casa?\n    answer: Sim.\n';
const catalogue = {
  blocks: [{ type: 'faq', examples: [{ name: 'Mínima', route: '/', yaml }] }],
} as unknown as Catalogue;
const question = 'Vocês entregam pão em casa?';
const section = (asked: string) => ({
  type: 'faq',
  title: 'Perguntas',
  items: [{ question: asked, answer: 'Sim.' }],
});

it('tells what an example of the block says, as far as others would not say it too', () => {
  expect(listLeft(section(question), catalogue)).toEqual([question]);
  expect(listLeft(section('Vocês entregam\npão  em casa?'), catalogue)).toEqual([question]);
  expect(listLeft(section('A que horas abrem?'), catalogue)).toEqual([]);
  expect(listLeft({ ...section(question), type: 'text' }, catalogue)).toEqual([]);
  expect(listLeft(section(question), undefined)).toEqual([]);
});

it('tells the day and the video of an example, and what a long button says', () => {
  const video =
    '- type: video\n  video: https://vimeo.com/123456789\n  label: Ver o passeio, 1 min\n  text: Olá.\n  actions:\n  - label: Marcar uma Visita\n    href: https://www.exemplo.com\n';
  const known = {
    blocks: [{ type: 'video', examples: [{ name: 'Mínima', route: '/', yaml: video }] }],
  } as unknown as Catalogue;
  const shown = {
    type: 'video',
    video: 'https://vimeo.com/123456789',
    label: 'Ver o passeio, 1 min',
    text: 'Outro.',
    actions: [{ label: 'Marcar uma Visita', href: 'https://www.exemplo.com' }],
  };
  expect(listLeft(shown, known)).toEqual(['https://vimeo.com/123456789', 'Ver o passeio, 1 min']);
});

it('tells the title of a group of one word in a section that is marked', () => {
  const list = 'groups:\n  - title: Visitas\n    items:\n    - name: Primeira visita\n';
  const known = {
    blocks: [
      { type: 'pricelist', examples: [{ name: 'Mínima', route: '/', yaml: `- type: pricelist\n  ${list}` }] },
    ],
  } as unknown as Catalogue;
  const shown = { type: 'pricelist', groups: [{ title: 'Visitas', items: [{ name: 'V10' }] }] };
  expect(listLeft({ ...shown, placeholder: 'sim' }, known)).toEqual(['Visitas']);
  expect(listLeft(shown, known)).toEqual([]);
});

it('tells the buttons of an example in a section that is marked', () => {
  const buttons = 'actions:\n  - label: Pedir\n    chat: contato\n';
  const known = {
    blocks: [{ type: 'cta', examples: [{ name: 'Mínima', route: '/', yaml: `- type: cta\n  ${buttons}` }] }],
  } as unknown as Catalogue;
  const shown = { type: 'cta', actions: [{ label: 'Pedir' }, { label: 'Marcar' }] };
  const list = (section: object, others: readonly object[] = []) =>
    listButtons(section, known, {
      page: { sections: [section, ...others] },
      messages: [{ key: 'contato', text: 'Quero falar.' }],
    });
  expect(list({ ...shown, placeholder: 'sim' })).toEqual(['O botão: Pedir']);
  expect(list(shown)).toEqual([]);
  expect(list({ type: 'cta', placeholder: 'sim' })).toEqual([]);
  const named = (label: string, chat: string) => ({
    type: 'cta',
    placeholder: 'sim',
    actions: [{ label, chat }],
  });
  expect(list(named('Pedir', 'contato'))).toEqual(['O botão: Pedir, que abre o WhatsApp com “Quero falar.”']);
  expect(list(named('Marcar', 'contato'))).toEqual([
    'A mensagem do botão Marcar: ele abre o WhatsApp com “Quero falar.”',
  ]);
  expect(list(named('Marcar', 'festa'))).toEqual([]);
  expect(list(named('Marcar', 'contato'), [{ type: 'cta', actions: [{ chat: 'contato' }] }])).toEqual([]);
});

it('tells what of a page is still to be written', () => {
  const description = 'Entregas: escreva aqui uma ou duas frases sobre a página, para os buscadores.';
  const page = { title: 'Entregas', description, sections: [section(question), section('Quando?')] };
  expect(listUnwritten(page, catalogue)).toEqual([description, question]);
});

it('takes nothing for an example that another page of the site has said before', () => {
  const page = `title: Entregas\nsections:\n${yaml}`;
  const base = (text: string) => ({ 'index.yaml': { id: '1', text } });
  const told = (text: string) =>
    tellUnwritten({ files: { 'entregas.yaml': page }, base: base(text), past: [], catalogue });
  expect(told('title: Início\n')).toEqual({
    text: `Ainda é de exemplo: “${question}”.`,
    place: { file: 'entregas.yaml', path: ['sections', 0, 'items', 0, 'question'] },
  });
  expect(told(page)).toBeUndefined();
});

it('says nothing twice of a place that something else is told of', () => {
  const unwritten = 'Entregas: escreva aqui uma ou duas frases sobre a página.';
  const page = `title: Entregas\ndescription: "${unwritten}"\nsections:\n${yaml}`;
  const file = 'entregas.yaml';
  const saved = { files: { [file]: page }, base: {}, past: [], catalogue };
  expect(tellUnwritten(saved)?.text).toBe(`Ainda é de exemplo: “${unwritten}” e mais 1.`);
  expect(tellUnwritten(saved, { file, path: ['description'] })?.text).toBe(
    `Ainda é de exemplo: “${question}”.`,
  );
  expect(tellUnwritten(saved, { file: 'index.yaml', path: ['description'] })?.text).toContain(unwritten);
});

it('takes nothing for an example that was the page’s own, and has come back to it', () => {
  const page = `title: Entregas\nsections:\n${yaml}`;
  const emptied = 'title: Entregas\nsections: []\n';
  const files = { 'entregas.yaml': page };
  const base = { 'entregas.yaml': { id: '1', text: emptied } };
  const step = (label: string, before: string, after: string) => ({
    label,
    before: { 'entregas.yaml': before },
    after: { 'entregas.yaml': after },
    spot: { file: 'entregas.yaml', path: [] as (string | number)[] },
  });
  const told = (...past: readonly ReturnType<typeof step>[]) =>
    tellUnwritten({ files, base, past, catalogue })?.text;
  expect(told()).toContain(question);
  expect(told(step('acrescentar', emptied, page))).toContain(question);
  expect(told(step('apagar', page, emptied))).toBeUndefined();
  expect(told(step(`${restoring} de ontem`, emptied, page))).toBeUndefined();
  const accepted = { ...step(accepting, page, page), spot: { file: 'entregas.yaml', path: ['sections', 0] } };
  expect(told(step('acrescentar', emptied, page), accepted)).toBeUndefined();
});

it('says after saving no price or name alone, which nobody could place', () => {
  const page = `title: Entregas\nsections:\n${yaml.replace(question, 'R$ 35')}`;
  const priced = {
    blocks: [
      { type: 'faq', examples: [{ name: 'Mínima', route: '/', yaml: yaml.replace(question, 'R$ 35') }] },
    ],
  };
  const saved = {
    files: { 'entregas.yaml': page },
    base: {},
    past: [],
    catalogue: priced as unknown as Catalogue,
  };
  expect(tellUnwritten(saved)).toBeUndefined();
});

it('tells invented people first, who have names of two words, and no title above them', () => {
  const team =
    '- type: team\n  placeholder: sim\n  title: Quem atende você\n  intro: Gente que chama cada cliente pelo nome.\n  items:\n  - name: Ana Prado\n    role: Recepção\n';
  const people = { blocks: [{ type: 'team', examples: [{ name: 'Completa', route: '/', yaml: team }] }] };
  const added = {
    type: 'team',
    title: 'Quem atende você',
    intro: 'Gente que chama cada cliente pelo nome.',
    items: [{ name: 'Ana Prado' }],
  };
  const left = (one: object) => listLeft(one, people as unknown as Catalogue);
  expect(left({ ...added, placeholder: true })).toEqual(['Ana Prado', added.intro]);
  expect(left(added)).toEqual([added.intro]);
});

it('quotes the first of many', () => {
  expect(quoteFirst(['Um'])).toBe('“Um”');
  expect(quoteFirst(['Um '.repeat(40), 'Dois', 'Três'])).toMatch(/^“(Um ){14,}.*…” e mais 2$/);
});

it('leaves out what is said of a picture, which an example takes from the site', () => {
  const alt = 'Desenho de um pão na mesa';
  const shown = {
    ...catalogue.blocks[0],
    examples: [{ name: 'Com foto', route: '/', yaml: `${yaml}    imageAlt: ${alt}\n` }],
  };
  const withPicture = { blocks: [shown] } as unknown as Catalogue;
  const items = [{ question: 'Outra?', answer: 'Sim.', imageAlt: alt }];
  expect(listLeft({ type: 'faq', items }, withPicture)).toEqual([]);
});

it('tells the picture of an item that is still the example’s, in a section that is marked as one', () => {
  const item = '    image: pao.png\n    imageAlt: Desenho de um pão\n';
  const shown = {
    ...catalogue.blocks[0],
    examples: [{ name: 'Com foto', route: '/', yaml: `${yaml}${item}` }],
  };
  const withPicture = { blocks: [shown] } as unknown as Catalogue;
  const left = (image: string, placeholder?: string) =>
    listLeft(
      {
        type: 'faq',
        placeholder,
        items: [{ question: 'Outra?', answer: 'Sim.', image, imageAlt: 'Desenho de um pão' }],
      },
      withPicture,
    );
  expect(left('pao.png', 'sim')).toEqual(['A foto: Desenho de um pão']);
  expect([left('nossa.png', 'sim'), left('pao.png')]).toEqual([[], []]);
});
