import { describe, expect, it } from 'vitest';
import { findAround, findPressed } from './find-pressed.ts';

const section = {
  title: 'Dúvidas',
  items: [
    { question: 'Dói?', answer: 'Não. Veja **tudo** na [loja](/loja).' },
    { name: 'Luna', imageAlt: 'Luna de laço' },
  ],
  text: 'Primeira **linha**.\n\nSegunda linha.\n\n- Um ponto\n',
  originalPrice: 'R$ 150,00',
};

it.each([
  [['Dói?'], ['items', 0, 'question']],
  [['Não. Veja tudo  na loja.'], ['items', 0, 'answer']],
  [
    ['tudo', 'Não. Veja tudo na loja.'],
    ['items', 0, 'answer'],
  ],
  [
    ['Luna de laço', 'Luna'],
    ['items', 1, 'imageAlt'],
  ],
  [['Segunda linha.'], ['text']],
  [['Um ponto'], ['text']],
  [['De: R$ 150,00'], ['originalPrice']],
])('finds %j', (texts, path) => {
  expect(findPressed(section, texts)).toEqual(path);
});

it('passes over what is hidden', () => {
  const twins = [{ label: 'Marcar', hidden: 'sim' }, { label: 'Marcar' }];
  expect(findPressed({ actions: twins }, ['Marcar'])).toEqual(['actions', 1, 'label']);
});

it('finds nothing that the section does not say', () => {
  expect(findPressed(section, ['', 'Outra coisa'])).toBeUndefined();
});

describe('hours in the foot of a page', () => {
  const site = {
    hours: {
      week: [
        { days: ['segunda', 'terça'], opens: '08:30', closes: '18:30' },
        { days: ['sábado'], opens: '08:30', closes: '16:00' },
      ],
    },
    claims: [{ subject: 'saturday', value: '08:30–16:00' }],
  };
  const find = (texts: readonly string[], page: unknown = {}, isHours = true) =>
    findAround((file) => (file === 'site.yaml' ? site : page), {
      page: 'consulta.yaml',
      part: 'footer',
      texts,
      isHours,
      isCall: false,
    });

  it.each([
    ['08:30–16:00', ['hours', 'week', 1, 'opens']],
    ['Segunda e terça', ['hours', 'week', 0, 'opens']],
    ['Só plantão 24h', ['hours']],
  ])('are the site’s where the page has none: %j', (text, path) => {
    expect(find([text])).toEqual({ file: 'site.yaml', path });
  });

  it('are the page’s where it has them', () => {
    const page = { footer: { hours: [{ days: 'Sábado', time: '08:30–16:00' }] } };
    expect(find(['08:30–16:00'], page)).toEqual({
      file: 'consulta.yaml',
      path: ['footer', 'hours', 0, 'time'],
    });
  });

  it('are never what is only noted of them', () => {
    expect(find(['08:30–16:00'], {}, false)).toEqual({ file: 'site.yaml', path: ['footer'] });
  });
});

it('leads from what calls the business to its number, whatever it says', () => {
  const site = { phone: '+55 54 90000-0000', header: { phone: 'sim' } };
  const pressed = { page: 'consulta.yaml', part: 'header', texts: [], isHours: false, isCall: true } as const;
  expect(findAround((file) => (file === 'site.yaml' ? site : {}), pressed)).toEqual({
    file: 'site.yaml',
    path: ['phone'],
  });
});

it.each([{}, { footer: { note: 'Resposta rápida' } }])(
  'leads from whose site it is, in the foot of a page that has %j, to the name of the business',
  (page) => {
    const site = { name: 'Casa', tagline: 'Tudo para casa', footer: { about: 'Cuidamos bem.' } };
    const pressed = { page: 'consulta.yaml', part: 'footer', isHours: false, isCall: false } as const;
    const texts = ['© Casa. Tudo para casa.'];
    expect(findAround((file) => (file === 'site.yaml' ? site : page), { ...pressed, texts })).toEqual({
      file: 'site.yaml',
      path: ['name'],
    });
  },
);
