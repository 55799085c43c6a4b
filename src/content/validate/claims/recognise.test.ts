import { describe, expect, it } from 'vitest';
import { findFigures, findLabelled, readFigure } from './figures.ts';
import { recognise } from './recognise.ts';
import { readVocabulary } from './vocabulary.ts';
import { readDays, readTime } from '../../../fields/days-and-hours.ts';
import { findHours, findHoursInLine } from './hours.ts';

/** The words of a clinic, which a site gives in `site.yaml`. */
const vocabulary = readVocabulary(
  {
    business: 'VeterinaryCare',
    address: { district: 'Centro', city: 'Passo Fundo', state: 'RS', postalCode: '99010-120' },
    figures: {
      counted: [
        {
          subject: 'pets',
          name: 'pets atendidos',
          things: ['pets', 'animais', 'cães e gatos'],
          done: ['atendidos', 'cuidados', 'passaram', 'confiam', 'felizes'],
          doing: ['atendemos', 'cuidamos de'],
        },
      ],
      customers: ['tutores'],
      services: ['banho', 'tosa', 'emergência', 'vacina'],
    },
  },
  '2026-01-31',
);

const figures = (text: string) =>
  findFigures(text, vocabulary).map(({ subject, value }) => `${subject} ${value}`);

describe('findFigures', () => {
  it.each([
    ['Mais de 12.000 pets atendidos', 'pets 12000'],
    ['Mais de 8.000 pets já passaram pelas nossas mãos.', 'pets 8000'],
    ['Mais de 8.000 pets atendidos nos ensinaram a ir com calma.', 'pets 8000'],
    ['Já atendemos mais de 10 mil animais em Passo Fundo.', 'pets 10000'],
    ['Cuidamos de mais de dez mil cães e gatos!', 'pets 10000'],
    ['10k+ pets felizes', 'pets 10000'],
    ['São 9,5 mil pets atendidos', 'pets 9500'],
    ['Mais de 12.000\u00A0pets atendidos', 'pets 12000'],
    ['Mais de 10 mil pets confiam na gente', 'pets 10000'],
    ['Já cuidamos de mais de 9.000 pets, com carinho', 'pets 9000'],
    ['500+ pets por mês', 'pets-per-month 500'],
    ['Atendemos 600 pets/mês', 'pets-per-month 600'],
    ['Aqui, 500 pets por mês recebem carinho', 'pets-per-month 500'],
    ['Recebemos mais de 500 pets por mês', 'pets-per-month 500'],
    ['Mais de 500 animais atendidos todos os meses', 'pets-per-month 500'],
    ['500+ avaliações no Google', 'reviews 500'],
    ['Mais de 1.200 avaliações positivas', 'reviews 1200'],
    ['Nota média: 4,8', 'rating 4.8'],
    ['4.9/5', 'rating 4.9'],
    ['4,9 estrelas no Google', 'rating 4.9'],
    ['Nota 5 em todas as visitas', 'rating 5'],
    ['Mais de 20 anos de experiência', 'years 20'],
    ['São mais de 20 anos de experiência com cães e gatos.', 'years 20'],
    ['Mais de 20 anos cuidando do seu pet', 'years 20'],
    ['Cuidamos de cães e gatos há 22 anos.', 'years 22'],
    ['Desde 2004', 'founded 2004'],
    ['Atendemos em Passo Fundo desde 2004, com carinho.', 'founded 2004'],
    ['Uma clínica de bairro, desde 2004', 'founded 2004'],
    ['Abrimos as portas no Centro de Passo Fundo em 2004, com uma ideia simples', 'founded 2004'],
    ['A clínica, fundada em março de 2004', 'founded 2004'],
  ])('reads "%s" as %s', (text, expected) => {
    expect(figures(text)).toEqual([expected]);
  });

  it('reads two subjects of one sentence', () => {
    expect(figures('Nota 4.9 em 500+ avaliações.').toSorted()).toEqual(['rating 4.9', 'reviews 500']);
  });

  it.each([
    'Mais de 500 pets passaram pela feira de adoção',
    'Mais de 500 pets atendidos no mutirão de castração',
    'Atendemos 200 animais em 2023',
    'Temos espaço para até 500 pets por mês',
    'Doamos comida para 40 animais por mês',
    'Levamos 30 animais por mês à adoção responsável',
    'Resgatamos 40 animais por mês',
    'Ração nota 4,5',
    'Tel. 54 3311-4422 pets atendidos',
    'Atendemos emergências desde 2015',
    'Banho e tosa desde 2010',
    'R$ 12.000',
    'Economize até R$ 1.980,00 por ano',
    'Cerca de 2 horas, em média.',
    '1-2h de duração',
    'Emergência 24h',
    'Pets de até 12 kg',
    'Gatos de 500 g',
    'Previne 99% dos casos',
    'Até 25% de desconto',
    'Ligue: +55 54 90000-0000',
    'CEP 99010-120',
    'Fêmeas, de 6 a 8 meses. Machos, de 6 a 12 meses.',
    'Jejum de 12 horas',
    '10–14 dias',
    'Colar por 10 a 14 dias',
    'O semestral tem 24 banhos em 6 meses e 15%.',
    'Desconto para 2 pets atendidos juntos',
    '500 pets por dia',
    '500 pets atendidos por semana',
    'Mais de 300 pets adotados',
    'Mais de 2.000 pets castrados',
    'Mais de 500 animais resgatados pela feira',
    'Profissionais com mais de 5 anos de experiência.',
    'A Dra. Ana tem 15 anos de experiência.',
    'Pets com mais de 10 anos precisam de exames.',
    'Ele vive 20 anos em Passo Fundo',
    '2 avaliações no pós-operatório',
    'Três avaliações gratuitas',
    '12 avaliações clínicas por ano',
    'Atendimento 5 estrelas',
    'Nota 10 em carinho',
    'Nota fiscal na hora',
    'Ofertas válidas até 15/07/2025',
    'Vacinas de 2004',
    'Dra. Ana, formada desde 2010',
    'A veterinária Bia atende na clínica conosco desde 2015',
    'Em 2015 abrimos o pet shop.',
    'Campanha desde 2019 no bairro',
    'Mil vezes mais bonito',
    '1 tosa higiênica grátis',
    '4 banhos por mês',
    'Ração de 10,1 kg',
    'Cama de 60 x 80 cm',
    'Temperatura de 38,5 a 39,2 graus',
  ])('takes "%s" for no claim', (text) => {
    expect(figures(text)).toEqual([]);
  });
});

describe('findLabelled', () => {
  it.each([
    ['10k+', 'Pets atendidos', 'pets 10000'],
    ['1000+', 'Animais atendidos', 'pets 1000'],
    ['8k+', 'Pets', 'pets 8000'],
    ['500+', 'Pets/Mês', 'pets-per-month 500'],
    ['500+', 'Avaliações no Google', 'reviews 500'],
    ['4.9', 'Nota dos tutores', 'rating 4.9'],
    ['4.9★', 'Avaliação', 'rating 4.9'],
    ['4,9/5', 'Avaliações', 'rating 4.9'],
    ['20+', 'Anos', 'years 20'],
    ['20+', 'Anos de experiência', 'years 20'],
    ['2004', 'Ano de fundação', 'founded 2004'],
  ])('reads %s %s as %s', (value, label, expected) => {
    const found = findLabelled(value, label, vocabulary);
    expect(`${found?.subject} ${found?.value}`).toBe(expected);
  });

  it.each([
    ['100%', 'Segurança em cada atendimento'],
    ['24h', 'Plantão veterinário'],
    ['12 horas', 'de jejum antes da cirurgia'],
    ['10–14 dias', 'de colar'],
    ['1 semana', 'até as atividades leves'],
    ['500+', 'Pets adotados'],
    ['3', 'Pets'],
    ['2', 'Anos de garantia'],
    ['15', 'Profissionais'],
    ['100%', 'Pets'],
    ['98 %', 'Pets atendidos no mesmo dia'],
  ])('takes %s %s for no claim', (value, label) => {
    expect(findLabelled(value, label, vocabulary)).toBeUndefined();
  });
});

describe('readFigure', () => {
  it.each(['10k+', '10.000', 'mais de 10.000', '10 mil', 'dez mil', '10000+', 'Mais de 10 mil'])(
    'reads "%s" as ten thousand',
    (typed) => {
      expect(readFigure('pets', typed)).toBe('10000');
    },
  );

  it.each(['4.9', '4,9', '4.9/5', '4.9★'])('reads the rating "%s"', (typed) => {
    expect(readFigure('rating', typed)).toBe('4.9');
  });

  it.each(['muitos', '24', 'vários'].filter((typed) => !/\d/.test(typed)))(
    'reads no figure in "%s"',
    (typed) => {
      expect(readFigure('pets', typed)).toBeUndefined();
    },
  );
});

describe('readDays', () => {
  it.each([
    ['Segunda a sexta', '01234'],
    ['De segunda a sexta-feira', '01234'],
    ['Seg–Sex', '01234'],
    ['Seg. a Sex.', '01234'],
    ['Segunda a sábado', '012345'],
    ['Segunda-feira até sábado', '012345'],
    ['Terça e quinta', '13'],
    ['Segunda, quarta e sexta', '024'],
    ['Sábado', '5'],
    ['Aos sábados', '5'],
    ['Domingos e feriados', '6'],
    ['Sábados, domingos e feriados', '56'],
    ['Fim de semana', '56'],
    ['Dias úteis', '01234'],
    ['Todos os dias', '0123456'],
    ['Segunda a segunda', '0123456'],
    ['Sexta a domingo', '456'],
    ['Sábado a terça', '0156'],
    ['2ª a 6ª-feira', '01234'],
  ])('reads "%s"', (text, days) => {
    expect(readDays(text)?.join('')).toBe(days);
  });

  it.each(['Emergências', 'Plantão', 'Verão', 'Domicílio', 'Todo dia 15', 'Segunda dose'])(
    'finds no days in "%s"',
    (text) => {
      expect(readDays(text)).toBeUndefined();
    },
  );
});

describe('readTime', () => {
  it.each([
    ['8h–18h', '08:00-18:00'],
    ['08:30–18:30', '08:30-18:30'],
    ['08:30 às 18:30', '08:30-18:30'],
    ['das 8h às 18h', '08:00-18:00'],
    ['8h30 - 18h30min', '08:30-18:30'],
    ['8 às 18h', '08:00-18:00'],
    ['8h às 12h e 13h30 às 18h', '08:00-12:00 13:30-18:00'],
    ['8h–18h, sem fechar ao meio-dia', '08:00-18:00'],
    ['das 8 da manhã às 6 da tarde', '08:00-18:00'],
    ['8h30 até meio-dia e das 2 da tarde até as 18h', '08:30-12:00 14:00-18:00'],
    ['Fechado', 'fechado'],
  ])('reads "%s"', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['24h', 'Com hora marcada', 'A combinar', 'até 18h', 'Seg a sex 8h30 as 19h Sab 9h as 13h'])(
    'finds no hours in "%s"',
    (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );
});

const hours = (found: ReturnType<typeof findHours>) =>
  found.map(({ days, time }) => `${days.join('')} ${time}`);

describe('findHours', () => {
  it.each([
    ['Atendemos de segunda a sexta, das 8h às 18h.', ['01234 08:00-18:00']],
    [
      'Sempre com hora marcada:\nSegunda a sexta: 8h as 18h\n- Sábado: 8h as 12h',
      ['01234 08:00-18:00', '5 08:00-12:00'],
    ],
    ['Aberto segunda a sexta, 8h–18h, e sábado, das 8h às 12h', ['01234 08:00-18:00', '5 08:00-12:00']],
    ['Horário de atendimento: segunda a sábado 8h–18h', ['012345 08:00-18:00']],
    ['Aberta de segunda a sexta-feira, das 08:30 às 18:30, sem fechar ao meio-dia.', ['01234 08:30-18:30']],
    ['Atendemos das 8h às 18h, de segunda a sexta.', ['01234 08:00-18:00']],
    [
      'Aberto das 8h às 18h de segunda a sexta e das 8h às 12h aos sábados',
      ['01234 08:00-18:00', '5 08:00-12:00'],
    ],
    ['Aberto das 8h às 18h, sábado 8h às 12h', []],
    ['Atendemos sábado, das 8h às 12h, e domingo, fechado', ['5 08:00-12:00', '6 fechado']],
    [
      'Atendemos de segunda a sexta, das 8h às 18h. Sábados, 8h às 12h. Até logo!',
      ['01234 08:00-18:00', '5 08:00-12:00'],
    ],
    [
      'Atendemos de segunda a sexta, das 8h às 18h. Sábado, das 8h às 12h, banho de gatos',
      ['01234 08:00-18:00'],
    ],
    ['Atendemos de segunda a sexta, das 8h às 18h. Sábado, das 8h às 12h: banho', ['01234 08:00-18:00']],
  ])('reads "%s"', (text, expected) => {
    expect(hours(findHours(text))).toEqual(expected);
  });

  it.each([
    'Horários da creche:\nSegunda a sexta: 7h30 às 19h\nSábado: 8h às 12h',
    'Abrimos sábado, das 8h às 12h, para a feira de adoção',
    'Feira de adoção no sábado, das 9h às 12h',
    'Atendimento em domicílio: segunda a sexta, 9h–17h',
    'Retire seu pedido de segunda a sexta, das 9h às 12h',
    'Plantão 24h, todos os dias',
    'Leva de 1h a 2h',
    'Dar o remédio das 8h às 20h',
  ])('takes "%s" for no hours of the clinic', (text) => {
    expect(findHours(text)).toEqual([]);
  });

  it.each([
    'Durante a reforma atendemos de segunda a sexta, das 9h às 17h.',
    'Durante as obras: atendimento de segunda a sexta, das 9h às 15h',
    'Atendemos de segunda a sexta, das 9h às 17h, até o fim da reforma.',
    'Estamos em reforma! Atendemos de segunda a sexta, das 9h às 17h.',
    'Nas férias de julho, atendemos de segunda a sexta das 9h às 17h.',
    'Na semana do Carnaval atendemos de segunda a sexta, das 9h às 15h',
    'No recesso de fim de ano abrimos de segunda a sexta, das 9h às 12h',
    'No feriado atendemos de sexta a domingo, das 9h às 12h',
    'Em dezembro atendemos de segunda a sábado, das 8h às 20h.',
    'No verão, funcionamos de segunda a sexta das 7h às 19h',
    'Esta semana atendemos de segunda a sexta das 9h às 17h',
    'Até 24/7 atendemos de segunda a sexta, das 9h às 17h.',
    'De 15/12 a 30/12 atendemos de segunda a sexta, das 8h às 20h.',
    'Horário temporário: atendemos de segunda a sexta, das 8h às 20h.',
    'Durante as férias:\nSegunda a sexta: 8h às 14h\nSábado: 8h às 10h',
  ])('takes "%s" for hours of a while', (text) => {
    expect(findHours(text)).toEqual([]);
  });

  it.each([
    'Atendemos de segunda a sexta, das 8h às 18h, exceto no feriado.',
    'Atendemos de segunda a sexta, das 8h às 18h, inclusive nas férias.',
    'Fechamos no recesso. Atendemos de segunda a sexta, das 8h às 18h.',
    'Atendemos de segunda a sexta, das 8h às 18h. Em dezembro temos banho de Natal.',
    'Em Natal, atendemos de segunda a sexta, das 8h às 18h.',
    'Desde março de 2004 atendemos de segunda a sexta, das 8h às 18h.',
    'Plantão 24/7, e atendemos de segunda a sexta, das 8h às 18h.',
  ])('takes "%s" for hours of always', (text) => {
    expect(hours(findHours(text))).toEqual(['01234 08:00-18:00']);
  });
});

describe('findHoursInLine', () => {
  it.each([
    ['Segunda a sábado 8h–18h', ['012345 08:00-18:00']],
    ['Seg a Sex: 8h às 18h | Sáb: 8h às 12h', ['01234 08:00-18:00', '5 08:00-12:00']],
    ['Aberto de segunda a sábado, das 8h às 18h', ['012345 08:00-18:00']],
    [
      '🕗 Novo horário do banho: seg a sex das 8h30 às 18h30 | sáb 8h30 às 15h (fechado domingo)',
      ['01234 08:30-18:30', '5 08:30-15:00', '6 fechado'],
    ],
    ['🕗 Seg a sex 9h–19h · Sáb 9h–14h', ['01234 09:00-19:00', '5 09:00-14:00']],
    ['Novo horário: seg a sex 9h às 19h / sáb 9h às 14h', ['01234 09:00-19:00', '5 09:00-14:00']],
    ['Nosso horário seg a sex 9h às 19h', ['01234 09:00-19:00']],
    ['⏰ Seg–Sex 9h–19h • 🐶 Sáb 9h–14h', ['01234 09:00-19:00', '5 09:00-14:00']],
    ['Frete grátis no Centro | Seg a sex 8h–18h', []],
    ['Atendemos das 9h às 18h, de terça a sábado', ['12345 09:00-18:00']],
    ['Plantão: sábado 18h–22h', []],
    ['Feira de adoção: sábado 9h–12h', []],
    ['Horário de férias: segunda a sábado 8h–14h', []],
    ['Horário durante a reforma: seg a sex 9h–15h', []],
    ['Natal, 24/12: sábado 8h–12h', []],
    ['A Dra. Ana vem a cada quinze dias, no sábado 8h–12h', []],
    ['Entregamos de segunda a sexta, das 8h às 18h', []],
    ['Frete grátis em Passo Fundo', []],
    ['Plantão 24h', []],
  ])('reads "%s"', (text, expected) => {
    expect(hours(findHoursInLine(text))).toEqual(expected);
  });
});

it('reads no text that is too long for a page', () => {
  const value = 'Mais de 12.000 pets atendidos. ';
  expect(recognise({ kind: 'prose', value, path: [] }, vocabulary)).toHaveLength(1);
  expect(recognise({ kind: 'prose', value: value + 'x'.repeat(4000), path: [] }, vocabulary)).toEqual([]);
});

describe("another business's words", () => {
  const bakery = readVocabulary(
    {
      business: 'Bakery',
      address: { district: 'Centro', city: 'Pelotas', state: 'RS', postalCode: '96010-120' },
      figures: {
        counted: [{ subject: 'paes', name: 'pães assados', things: ['pães'], done: ['assados', 'vendidos'] }],
      },
    },
    '2026-01-31',
  );
  const read = (text: string) => findFigures(text, bakery).map(({ subject, value }) => `${subject} ${value}`);

  it.each([
    ['Mais de 12.000 pães já vendidos', ['paes 12000']],
    ['São 500 pães por mês', ['paes-per-month 500']],
    ['Uma padaria de bairro, desde 1987', ['founded 1987']],
    ['A confeitaria nasceu no Centro em 1987', ['founded 1987']],
    ['Mais de 20 anos em Pelotas', ['years 20']],
    ['Mais de 20 anos em Passo Fundo', []],
    ['Mais de 12.000 pets atendidos', []],
    ['300 avaliações de clientes', ['reviews 300']],
    ['300 avaliações de tutores', []],
  ])('read "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('name what they count, first of all that figures speak of', () => {
    expect([...bakery.names].slice(0, 3)).toEqual([
      ['paes', 'pães assados ao todo'],
      ['paes-per-month', 'pães assados por mês'],
      ['reviews', 'quantidade de avaliações'],
    ]);
  });
});

it('reads no hours of rows that are not shown', () => {
  const rows = [
    { days: 'Segunda a sexta', time: '8h–18h', hidden: true },
    { days: 'Segunda a sexta', time: '9h–18h', showUntil: '2026-01-30' },
    { days: 'Segunda a sexta', time: '10h–18h' },
  ];
  const found = recognise({ kind: 'hours', value: rows, path: ['hours'] }, vocabulary);
  expect(found.map(({ said, path }) => [said, path])).toEqual([['10h–18h', ['hours', 2, 'time']]]);
});

it('reads a figure that is put in bold', () => {
  const value = 'Mais de **12.000** pets atendidos, veja [o mapa](/mapa).';
  const found = recognise({ kind: 'prose', value, path: [] }, vocabulary);
  expect(found.map(({ keys, value: said }) => [keys, said])).toEqual([[['pets'], '12000']]);
});
