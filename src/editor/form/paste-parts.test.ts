import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import {
  outlineAt,
  outlineOf,
  pageSchema,
  readData,
  siteSchema,
  valueAt,
  type List,
} from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishLabelled, wishParts, wishPriced, wishSection, wishStarred } from './paste-parts.ts';

const section = outlineOfSection('faq');
const found = section && outlineAt(section, ['items']);
if (found?.kind !== 'list') throw new Error('The block has no list.');
const list: List = found;
const pasted =
  'Vocês parcelam?\nSim, em até 3x.\n\nTem entrega no sábado?\nSim:\n\n- até as 12h\n\nAceitam troca?\nEm 7 dias.';
const path = ['sections', 0, 'items'];
// Nothing of the site is asked for by items without buttons.
const site = {} as Knowledge;

const page = (question: string, answer: string) =>
  `sections:\n- type: faq\n  items:\n  - question: ${question}\n    answer: ${answer}\n  - question: Dói?\n    answer: Não.\n`;
const inLine = JSON.stringify(pasted.replace(/\s+/g, ' '));

function paste(before: string, field = 'question', count = 2) {
  const given = { text: pasted, field, list, path, index: 0, count, site };
  return wishParts(readData(before), 'pergunta', given);
}

it('makes an item of each question, with the lines of its answer, in one step', () => {
  const before = page(inLine, '""');
  const wish = paste(before);
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toEqual([
    { question: 'Vocês parcelam?', answer: 'Sim, em até 3x.' },
    { question: 'Tem entrega no sábado?', answer: 'Sim:\n\n- até as 12h' },
    { question: 'Aceitam troca?', answer: 'Em 7 dias.' },
    { question: 'Dói?', answer: 'Não.' },
  ]);
  expect([wish?.label, wish?.said]).toEqual([
    'fazer 3 perguntas',
    'O que você colou são agora 3 perguntas da lista.',
  ]);
});

it('offers nothing over an answer that somebody has written', () => {
  expect(paste(page(inLine, 'Pergunte na recepção.'))).toBeUndefined();
  expect(paste(page(inLine, 'Sim, em até 3x.'))).toBeDefined();
});

it('writes nothing where the text has changed since', () => {
  const now = page('Parcelam?', '""');
  expect(paste(page(inLine, '""'))?.edit(now)).toEqual({ ok: true, text: now });
});

it('offers nothing for other fields, nor for more items than there may be', () => {
  expect(paste(page(inLine, '""'), 'answer')).toBeUndefined();
  expect(paste(page(inLine, '""'), 'question', list.most)).toBeUndefined();
});

const cards = outlineOfSection('services');
const services = cards && outlineAt(cards, ['items']);
const of = (title: string, more = '') =>
  `sections:\n- type: services\n  items:\n  - title: ${JSON.stringify(title.replace(/\s+/g, ' '))}\n    description: ""\n${more}`;

function wishService(text: string, before: string) {
  if (services?.kind !== 'list') throw new Error('The block has no list.');
  const given = { text, field: 'title', list: services, path, index: 0, count: 1, site };
  return wishParts(readData(before), 'serviço', given);
}

function pasteService(text: string, before: string) {
  const wish = wishService(text, before);
  const edit = wish?.edit(before);
  return edit?.ok === true ? { said: wish?.said, items: valueAt(readData(edit.text), path) } : undefined;
}

const message = '*Banho completo*\nShampoo e secagem\nR$ 55,00\nhttps://www.exemplo.com.br';

it('gives the lines of a message with a price to the fields that they are for', () => {
  expect(pasteService(message, of(message))).toEqual({
    said: 'Cada parte do que você colou está no seu campo.',
    items: [
      {
        title: 'Banho completo',
        description: 'Shampoo e secagem\nhttps://www.exemplo.com.br',
        price: 'R$ 55,00',
      },
    ],
  });
  const priced = wishService(message, of(message, '    price: R$ 10\n'));
  expect(priced?.label).toBe('pôr cada parte no seu campo, no lugar de “R$ 10”');
  expect(pasteService(message, of(message, '    price: R$ 10\n'))?.items).toMatchObject([
    { price: 'R$ 55,00' },
  ]);
  const line = 'Plano Ouro R$ 99';
  expect(pasteService(line, of(line))?.items).toEqual([
    { title: 'Plano Ouro', description: '', price: 'R$ 99' },
  ]);
  expect(wishService(line, of(line, '    pricePrefix: só\n'))?.label).toContain('no lugar de “só”');
});

it('makes an item of each paragraph', () => {
  const paragraphs = 'Banho\nCom shampoo.\n\nTosa\nNa tesoura.';
  expect(pasteService(paragraphs, of(paragraphs))).toEqual({
    said: 'O que você colou são agora 2 serviços da lista.',
    items: [
      { title: 'Banho', description: 'Com shampoo.' },
      { title: 'Tosa', description: 'Na tesoura.' },
    ],
  });
});

it('gives the fields of an item that was copied from a file to those of the item', () => {
  const copied = '- title: Tosa\n    description: Na tesoura.\n    price: R$ 42';
  expect(pasteService(copied, of(copied))?.items).toEqual([
    { title: 'Tosa', description: 'Na tesoura.', price: 'R$ 42' },
  ]);
  const remarked = copied.replace('R$ 42', 'R$ 42 # até maio');
  expect(pasteService(remarked, of(remarked))).toBeUndefined();
});

it('makes a section of one that was copied into a field', () => {
  const copied = '- type: text\n  title: Sobre\n  text: Desde 2010.';
  const before = of(copied);
  const given = { text: copied, path: [...path, 0, 'title'], isNeeded: true };
  const edit = wishSection(readData(before), given)?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections'])).toEqual([
    { type: 'services', items: [{ title: '', description: '' }] },
    { type: 'text', title: 'Sobre', text: 'Desde 2010.' },
  ]);
  expect(wishSection(readData(before.replace('Sobre', 'Outro')), given)).toBeUndefined();
});

it('makes items of a list of the lines of a message', () => {
  const plans = outlineOfSection('packages');
  const items = plans && outlineAt(plans, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const text = 'Mensal\n✅ 4 vezes\n✅ entrega\nR$ 55/mês';
  const given = (features: string) =>
    `sections:\n- type: packages\n  items:\n  - title: ${JSON.stringify(text.replace(/\s+/g, ' '))}\n${features}`;
  const wishOn = (before: string) =>
    wishParts(readData(before), 'pacote', {
      text,
      field: 'title',
      list: items,
      path,
      index: 0,
      count: 1,
      site,
    });
  const edit = wishOn(given(''))?.edit(given(''));
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toEqual([
    { title: 'Mensal', price: 'R$ 55', priceSuffix: '/mês', features: ['4 vezes', 'entrega'] },
  ]);
  expect(wishOn(given('    features:\n    - Com café\n'))).toBeUndefined();
  const empty = given('    features: []\n');
  const filled = wishOn(empty)?.edit(empty);
  expect(filled?.ok === true && valueAt(readData(filled.text), [...path, 0, 'features'])).toEqual([
    '4 vezes',
    'entrega',
  ]);
});

it('makes items of priced lines below what all of them are called, and says that this is of none', () => {
  const block = outlineOfSection('pricelist');
  const groups = block && outlineAt(block, ['groups']);
  const items = groups?.kind === 'list' ? outlineAt(groups.item, ['items']) : undefined;
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const text = 'Tabela 2027\nCorte ........ R$ 90\nBarba - R$ 100,00\nLavagem R$70\nEscova: 85,00';
  const at = ['sections', 0, 'groups', 0, 'items'];
  const before = `sections:\n- type: pricelist\n  groups:\n  - title: Preços\n    items:\n    - name: "${text.replaceAll('\n', ' ')}"\n`;
  const given = {
    text,
    field: 'name',
    list: items,
    path: at,
    index: 0,
    count: 1,
    site: { today: '2026-11-26' } as Knowledge,
  };
  const wish = wishParts(readData(before), 'preço', given);
  expect(wish?.label).toBe('fazer 4 preços, sem “Tabela 2027”');
  expect(wish?.said).toContain('“Tabela 2027” não é de nenhum');
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), at)).toEqual([
    { name: 'Corte', price: 'R$ 90' },
    { name: 'Barba', price: 'R$ 100,00' },
    { name: 'Lavagem', price: 'R$ 70' },
    { name: 'Escova', price: 'R$ 85,00' },
  ]);
});

it('gives a price in what a section is called to the fields that the section has for it', () => {
  const call = (title: string) =>
    `sections:\n- type: cta\n  title: ${title}\n  priceLabel: Exame\n  originalPrice: R$ 150\n  price: R$ 90\n`;
  const offer = (text: string) => {
    const given = { ...site, today: '2026-11-27' };
    return wishPriced(readData(call(text)), ['sections', 0, 'title'], text, given);
  };
  const text = 'Consulta + exame de 210 por 180 só essa semana';
  const wish = offer(text);
  expect(wish?.label).toBe('pôr cada parte no seu campo, no lugar de “R$ 150” e “R$ 90”');
  const edit = wish?.edit(call(text));
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 0])).toEqual({
    type: 'cta',
    title: 'Consulta + exame',
    text: 'Só essa semana',
    priceLabel: 'Exame',
    originalPrice: 'R$ 210',
    price: 'R$ 180',
  });
  expect(offer('Consulta hoje')).toBeUndefined();
});

it('leaves the words between stars alone, where the others ask for them', () => {
  const at = ['sections', 0, 'title'];
  const titled = (title: string) => `sections:\n- type: hero\n  title: ${JSON.stringify(title)}\n`;
  const asked = 'Bom dia Ana! Troca o título p/ *Tudo em um lugar só* ok? Obrigado 🙏';
  const wish = wishStarred(readData(titled(asked)), at, asked);
  expect(wish?.label).toBe('deixar só “Tudo em um lugar só”');
  const edit = wish?.edit(titled(asked));
  expect(edit?.ok === true && valueAt(readData(edit.text), at)).toBe('Tudo em um lugar só');
  for (const other of [
    'Tudo *em um lugar só* para a casa',
    'Oi, *um* e *outro*',
    'Oi Ana! Dia 25/12 estaremos *fechados*. Até dia 28.',
    'Oi!',
  ])
    expect(wishStarred(readData(titled(other)), at, other)).toBeUndefined();
});

it('leaves a number alone with its unit beside what the item says of it already', () => {
  const steps = outlineOfSection('steps');
  const facts = steps && outlineAt(steps, ['facts']);
  if (facts?.kind !== 'list') throw new Error('The block has no figures.');
  const page = (value: string) =>
    `sections:\n- type: steps\n  facts:\n  - value: ${value}\n    label: de colar\n`;
  const text = '7 dias de colar';
  const wish = wishParts(readData(page(text)), 'número', {
    text,
    field: 'value',
    list: facts,
    path: ['sections', 0, 'facts'],
    index: 0,
    count: 1,
    site,
  });
  expect(wish?.label).toBe('deixar só “7 dias”');
});

/** What a text becomes that was pasted into a field of the first item of a block. */
function pasteInto(type: string, field: string, text: string, more = '', chat = text) {
  const block = outlineOfSection(type);
  const items = block && outlineAt(block, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const before = `sections:\n- type: ${type}\n  items:\n  - ${field}: ${JSON.stringify(text.replace(/\s+/g, ' ').trim())}\n${more}`;
  const known = { today: '2026-11-27', common: { name: 'Ateliê Sol' } } as unknown as Knowledge;
  const given = { text, chat, field, list: items, path, index: 0, count: 1, site: known };
  const wish = wishParts(readData(before), 'item', given);
  const edit = wish?.edit(before);
  return { label: wish?.label, items: edit?.ok === true ? valueAt(readData(edit.text), path) : undefined };
}

it.each([
  ['Bom dia! Dói muito??\nR: Quase nada 😉', ', sem “Bom dia!”', 'Dói muito?'],
  [
    'Põe no site que todo mundo pergunta\nPergunta: dói muito??\nResposta: Quase nada 😉',
    ', sem “Põe no site que todo mundo pe…”',
    'dói muito?',
  ],
  ['Pergunta: dói muito?\nResposta: Quase nada 😉', '', 'dói muito?'],
  ['Oi, tudo bem? Dói muito!?\nResposta - Quase nada 😉', ', sem “Oi, tudo bem?”', 'Dói muito?'],
  ['essa também\nDói muito?!\nR: Quase nada 😉\nobrigada', ', sem “essa também” e “obrigada”', 'Dói muito?'],
  ['P: Dói muito??? R: Quase nada 😉', '', 'Dói muito?'],
])('takes of a question and its answer what stands around them: %j', (text, without, question) => {
  expect(pasteInto('faq', 'question', text)).toEqual({
    label: `pôr cada parte no seu campo${without}`,
    items: [{ question, answer: 'Quase nada 😉' }],
  });
});

it.each([
  ['CURSO – PERGUNTAS FREQUENTES\n\n1) Dói?\nNão.\n2) Demora??\nUm dia.', 'CURSO – PERGUNTAS FREQUENTES'],
  ['PERGUNTAS\nDói?\nNão.\n\nDemora?\nUm dia.', 'PERGUNTAS'],
  ['Segue o que mais perguntam:\nP: Dói?\nR: Não.\nP: Demora?\nR: Um dia.', 'Segue o que mais perguntam:'],
  ['Dúvidas\nDói?\nNão.\nDemora!?\nUm dia.', 'Dúvidas'],
  ['Oi! Seguem as dúvidas:\n- Dói?\nNão.\n- Demora?\nUm dia.', 'Oi! Seguem as dúvidas:'],
])('makes items of the questions below a heading, which the button names: %j', (text, heading) => {
  const { label, items } = pasteInto('faq', 'question', text);
  expect(label?.startsWith('fazer 2 itens, sem “')).toBe(true);
  expect(label).toContain(heading.slice(0, 20));
  expect(items).toEqual([
    { question: 'Dói?', answer: 'Não.' },
    { question: 'Demora?', answer: 'Um dia.' },
  ]);
});

it.each([
  [
    'Boa tarde, seguem as perguntas p/ o site:\n\nP: Abre cedo?\nR: Sim. Ligue antes (54) 90000-0000\n\nP: Tem vaga?\nR: Sim (30 min).\n\nAtt, Dra. Carla',
    '“Boa tarde, seguem as pergunta…” e “Att, Dra. Carla”',
    ['Sim. Ligue antes (54) 90000-0000', 'Sim (30 min).'],
  ],
  [
    'Boa tarde, segue:\nPergunta: Abre cedo?\nResposta: Às 8h.\nPergunta: Tem vaga?\nResposta: Sim.\nAtt,\nDra. Carla',
    '“Boa tarde, segue:”, “Att,” e “Dra. Carla”',
    ['Às 8h.', 'Sim.'],
  ],
  ['P:Abre cedo?\nR:Às 8h.\nP:Tem vaga?\nR:Sim.\nAtt, Carla', '“Att, Carla”', ['Às 8h.', 'Sim.']],
  [
    'Boa tarde:\n*P:* Abre cedo?\n*R:* Às 8h.\n\n*P:* Tem vaga?\n*R:* Sim.\nQualquer coisa me chama!',
    '“Boa tarde:” e “Qualquer coisa me chama!”',
    ['Às 8h.', 'Sim.'],
  ],
  [
    'Bom dia\nPergunta 1 - Abre cedo?\nResposta - Às 8h.\nPergunta 2 - Tem vaga?\nResposta - Sim.\nObrigada!!',
    '“Bom dia” e “Obrigada!!”',
    ['Às 8h.', 'Sim.'],
  ],
  [
    'Boa tarde Ana, tudo bem? Seguem:\n\nP: Abre cedo?\n\nR: Às 8h.\n\nP: Tem vaga?\n\nR: Sim.\n\n--\nCarla Reis',
    '“Boa tarde Ana, tudo bem? Segu…”, “--” e “Carla Reis”',
    ['Às 8h.', 'Sim.'],
  ],
])(
  'makes items of questions and answers by their signs, whatever stands around them: %j',
  (text, left, answers) => {
    expect(pasteInto('faq', 'question', text)).toEqual({
      label: `fazer 2 itens, sem ${left}`,
      items: ['Abre cedo?', 'Tem vaga?'].map((question, at) => ({ question, answer: answers[at] })),
    });
  },
);

it('takes what stands between the sign of a question and its answer for one without a mark too', () => {
  const { items } = pasteInto('faq', 'question', 'P: aceita cartão\nR: sim\n\nP: tem vaga\nR: sim, duas');
  expect(items).toEqual([
    { question: 'aceita cartão', answer: 'sim' },
    { question: 'tem vaga', answer: 'Sim, duas' },
  ]);
});

it.each([
  [
    'Oiee 😊 poe no site o CORTE EM CASA: a gente vai aí, só em passo fundo. a partir de R$ 20. botão: Pedir corte',
    '“Oiee 😊” e “poe no site o”',
  ],
  [
    'Oiee 😊 poe no site o CORTE EM CASA:\na gente vai aí, só em passo fundo.\na partir de R$ 20.\nbotão: Pedir corte',
    '“Oiee 😊” e “poe no site o”',
  ],
  ['CORTE EM CASA: a gente vai aí, só em passo fundo. a partir de R$ 20. Botão: Pedir corte', ''],
  [
    'Bom dia! Coloca no site: CORTE EM CASA - a gente vai aí, só em passo fundo. - a partir de R$ 20 - Texto do botão: "Pedir corte"',
    '“Bom dia!” e “Coloca no site:”',
  ],
  [
    'CORTE EM CASA\na gente vai aí, só em passo fundo.\na partir de R$ 20\nBotão: Pedir corte\nAtt, Ana',
    '“Att, Ana”',
  ],
])('reads what is sold from a sentence that asks for it, with its price and its button: %j', (text, left) => {
  expect(pasteInto('services', 'title', text, '    description: ""\n')).toEqual({
    label: `pôr cada parte no seu campo${left === '' ? '' : `, sem ${left}`}`,
    items: [
      {
        title: 'CORTE EM CASA',
        description: 'A gente vai aí, só em passo fundo.',
        pricePrefix: 'a partir de',
        price: 'R$ 20',
        label: 'Pedir corte',
      },
    ],
  });
});

it.each([
  [
    'Bia Moraes - corte há 8 anos, especialista em tesoura fina ✂️\nMaicon da Silva (barba) o queridinho de todos\nTati - recepção e caixa',
    '',
    [
      { name: 'Bia Moraes', role: 'corte há 8 anos', text: 'Especialista em tesoura fina ✂️' },
      { name: 'Maicon da Silva', role: 'barba', text: 'O queridinho de todos' },
      { name: 'Tati', role: 'recepção e caixa' },
    ],
  ],
  [
    'Nossa equipe:\n• Bia Moraes (corte)\n• Tati - recepção há 3 anos. Adora plantas!',
    ', sem “Nossa equipe:”',
    [
      { name: 'Bia Moraes', role: 'corte' },
      { name: 'Tati', role: 'recepção há 3 anos', text: 'Adora plantas!' },
    ],
  ],
  [
    'Oi! Segue:\nBia Moraes: corte\nTati: recepção - sempre de bom humor\nAtt, Carla',
    ', sem “Oi! Segue:” e “Att, Carla”',
    [
      { name: 'Bia Moraes', role: 'corte' },
      { name: 'Tati', role: 'recepção', text: 'Sempre de bom humor' },
    ],
  ],
  [
    'Bia, corte, 8 anos de casa\nMaicon, barba',
    '',
    [
      { name: 'Bia', role: 'corte, 8 anos de casa' },
      { name: 'Maicon', role: 'barba' },
    ],
  ],
  [
    '*Bia Moraes* (corte) 😍\n*Tati* (recepção) atende no balcão',
    '',
    [
      { name: 'Bia Moraes', role: 'corte' },
      { name: 'Tati', role: 'recepção', text: 'Atende no balcão' },
    ],
  ],
])('makes people of lines that say what each does, and more: %j', (text, left, items) => {
  expect(pasteInto('team', 'name', text)).toEqual({ label: `fazer ${items.length} itens${left}`, items });
});

const praise = 'Boa noite, queria agradecer o cuidado com a Nina. Voltou outra!';
const head =
  'De: Sandra Mara Tomasi <sandra@exemplo.com>\nEnviada em: quarta-feira, 25 de novembro de 2026 21:14\nPara: loja@exemplo.com\nAssunto: Agradecimento\n\n';

it.each([
  ['name', `${head}${praise}\n\nAtt,\nSandra, cliente da Nina`, 'Sandra', 'cliente da Nina'],
  ['comment', `${head}${praise}\n\nAtt,\nSandra, cliente da Nina`, 'Sandra', 'cliente da Nina'],
  [
    'comment',
    `${head}${praise}\n\nAbraços\nSandra\nCliente da Nina\n(54) 99999-1111`,
    'Sandra',
    'Cliente da Nina',
  ],
  ['comment', `${head}${praise}\n\nSandra\n\nEnviado do meu iPhone`, 'Sandra Mara Tomasi', undefined],
  ['comment', `${head}${praise}`, 'Sandra Mara Tomasi', undefined],
  [
    'comment',
    `Segue\n\n${head}"${praise}"\n\nSandra Tomasi, cliente da Nina`,
    'Sandra Tomasi',
    'cliente da Nina',
  ],
])('gives praise that came by e-mail to its fields, and its head to none: %j', (field, text, name, who) => {
  const { label, items } = pasteInto('testimonials', field, text);
  expect(label).toContain('“De: Sandra Mara Tomasi <sandr…”');
  expect(items).toEqual([{ name, ...(who !== undefined && { who }), comment: praise, date: '25/11/2026' }]);
});

it('takes who somebody is in the place of another, however that is written', () => {
  const old =
    '    name: Helena\n    tutor: tutora\n    article: do\n    petName: Rex\n    rating: 5\n    date: há 2 meses\n';
  const text = `${head}${praise}\n\nAtt,\nSandra, cliente da Nina`;
  const { label, items } = pasteInto('testimonials', 'comment', text, old);
  expect(label).toContain('no lugar de “Helena”');
  expect(label).toContain('“nota 5”');
  expect(items).toEqual([{ name: 'Sandra', who: 'cliente da Nina', comment: praise, date: '25/11/2026' }]);
});

it('takes no word before a question or an answer for one', () => {
  const text = 'Pergunta: prazo de entrega\nResposta: dois dias';
  const { items } = pasteInto('faq', 'question', text);
  expect(items).toEqual([{ question: 'prazo de entrega', answer: 'Dois dias' }]);
  expect(pasteInto('faq', 'question', 'Resposta: dois dias\nResposta: três').items).toBeUndefined();
});

it.each([
  ['Revisão 🔧: troca de óleo e filtros.\nBotão: Agendar revisão\nAbs, Marina', ', sem “Abs, Marina”'],
  ['Revisão: troca de óleo e filtros.\nBotão: Agendar revisão', ''],
  ['Título: Revisão\nDescrição: troca de óleo e filtros.\nBotão: Agendar revisão', ''],
  [
    'Oi!\n*Título:* Revisão\n*Texto:* troca de óleo e filtros.\n*Botão:* Agendar revisão\nobg',
    ', sem “Oi!” e “obg”',
  ],
  ['Revisão\nDescrição: troca de óleo e filtros.\nTexto do botão: Agendar revisão', ''],
])('gives what a line says that it is to that field: %j', (text, without) => {
  expect(pasteInto('services', 'title', text, '    description: ""\n')).toEqual({
    label: `pôr cada parte no seu campo${without}`,
    items: [{ title: 'Revisão', description: 'Troca de óleo e filtros.', label: 'Agendar revisão' }],
  });
});

it.each([
  [
    'Att,\nDr. Lucas Reis\nPediatra – CRM-RS 21.305\nClínica geral\n(54) 99911-2233',
    'Att,” e “(54) 99911-2233',
  ],
  ['Atenciosamente,\n\nDr. Lucas Reis\nPediatra – CRM-RS 21.305\nClínica geral', 'Atenciosamente,'],
  ['Dr. Lucas Reis\nPediatra – CRM-RS 21.305\nClínica geral\nlucas@exemplo.com', 'lucas@exemplo.com'],
  [
    'Abs\nDr. Lucas Reis\nPediatra | CRM-RS 21.305\nClínica geral\nCel.: 54 99911-2233\nwww.exemplo.com',
    'Abs”, “Cel.: 54 99911-2233” e “www.exemplo.com',
  ],
  ['Oi, segue:\nDr. Lucas Reis\nPediatra – CRM-RS 21.305\nClínica geral', 'Oi, segue:'],
])('reads somebody in a signature, without its farewell and how to reach the person: %j', (text, left) => {
  expect(pasteInto('team', 'name', text)).toEqual({
    label: `pôr cada parte no seu campo, sem “${left}”`,
    items: [{ name: 'Dr. Lucas Reis', role: 'Pediatra', register: 'CRM-RS 21.305', text: 'Clínica geral' }],
  });
});

it('names what a site of reviews puts below a name, and stays out', () => {
  const text = 'Ana Prado\nLocal Guide · 12 avaliações\n★★★★★ há 2 semanas\nMuito bom, volto sempre';
  expect(pasteInto('testimonials', 'name', text)).toEqual({
    label: 'pôr cada parte no seu campo, sem “Local Guide · 12 avaliações”',
    items: [{ name: 'Ana Prado', rating: '5', comment: 'Muito bom, volto sempre', date: 'há 2 semanas' }],
  });
});

it('gives the lines of a message without a price to the fields of what is sold', () => {
  const text =
    '*PLANO TRIMESTRAL* 🛁\nPra quem tá começando\n12% de desconto\n12 aulas em 3 meses\n- 3 treinos grátis\n- Prioridade\nQuero o Trimestral';
  expect(pasteInto('packages', 'title', text)).toEqual({
    label: 'pôr cada parte no seu campo',
    items: [
      {
        title: 'PLANO TRIMESTRAL',
        subtitle: 'Pra quem tá começando',
        discount: '12% de desconto',
        highlight: '12 aulas em 3 meses',
        features: ['3 treinos grátis', 'Prioridade'],
        label: 'Quero o Trimestral',
      },
    ],
  });
});

it.each([
  [
    'Plano Anual\nPara economizar\n20% de desconto\n48 aulas em 12 meses\nR$ 900\n✅ toalha\n✅ armário\nAssinar agora',
    {
      subtitle: 'Para economizar',
      discount: '20% de desconto',
      highlight: '48 aulas em 12 meses',
      price: 'R$ 900',
      features: ['toalha', 'armário'],
      label: 'Assinar agora',
    },
  ],
  ['Plano Anual\n20% de desconto', { discount: '20% de desconto' }],
  ['Oi!\n🎉 Plano Anual 🎉\n15% OFF\n- toalha\nbjs', { discount: '15% OFF', features: ['toalha'] }],
  [
    'Plano Anual\nPara economizar\n- toalha\n- armário',
    { subtitle: 'Para economizar', features: ['toalha', 'armário'] },
  ],
  ['Plano Anual\n• toalha\n• armário\nQuero esse', { features: ['toalha', 'armário'], label: 'Quero esse' }],
])('knows the lines of a plan by what they say: %j', (text, parts) => {
  expect(pasteInto('packages', 'title', text).items).toEqual([{ title: 'Plano Anual', ...parts }]);
});

const titles = [
  'Loja em Passo Fundo: Flores e Vasos | Vitrine',
  'Flores, vasos e entrega no mesmo dia.',
] as const;

it.each([
  `Título: ${titles[0]}\nDescrição: ${titles[1]}`,
  `${titles[0]}\nDescrição: ${titles[1]}`,
  `Título da página: ${titles[0]}\n\nMeta description: ${titles[1]}`,
  `*Título:* ${titles[0]}\n*Descrição:* ${titles[1]}`,
  `Meta title: ${titles[0]}\nMeta descrição: ${titles[1]}`,
])('gives a title and a description of one text to a page: %j', (text) => {
  const before = `title: ${JSON.stringify(text.replace(/\s+/g, ' '))}\ndescription: De antes.\n`;
  const wish = wishLabelled(readData(before), ['title'], text);
  expect(wish?.label).toBe('pôr cada parte no seu campo, no lugar de “De antes.”');
  const edit = wish?.edit(before);
  expect(edit?.ok === true && readData(edit.text)).toEqual({ title: titles[0], description: titles[1] });
  expect(wish?.edit('title: Outro\n')).toEqual({ ok: true, text: 'title: Outro\n' });
});

it('leaves lines together of which one is of a field that is not there', () => {
  const text = 'Título: Loja\nDescrição: Flores.\nPergunta: qual?';
  const before = `title: ${JSON.stringify(text.replace(/\s+/g, ' '))}\ndescription: ""\n`;
  expect(wishLabelled(readData(before), ['title'], text)).toBeUndefined();
});

const ofPage =
  'Título: Flores para festas em Torres | Vitrine\nDescrição: Arranjos e vasos, às quintas. Encomende pelo WhatsApp.\nPalavras-chave: flores em Torres, arranjos, flower shop';

it('gives title, description and keywords of a page to their fields, without the greeting above them', () => {
  const greeted = `Oi! Segue p/ a página das flores:\n${ofPage}`;
  for (const text of [greeted, ofPage, ofPage.replace('Palavras-chave', 'Keywords')]) {
    const before = `title: ${JSON.stringify(text.replace(/\s+/g, ' '))}\ndescription: ""\ntheme: claro\n`;
    const wish = wishLabelled(readData(before), ['title'], text);
    expect(wish?.label).toBe(
      `pôr cada parte no seu campo${text === greeted ? ', sem “Oi! Segue p/ a página das flo…”' : ''}`,
    );
    const edit = wish?.edit(before);
    expect(edit?.ok === true && readData(edit.text)).toEqual({
      title: 'Flores para festas em Torres | Vitrine',
      description: 'Arranjos e vasos, às quintas. Encomende pelo WhatsApp.',
      theme: 'claro',
      meta: { keywords: 'flores em Torres, arranjos, flower shop' },
    });
  }
});

it('names the keywords that give way, and appends none to the description', () => {
  const before = `title: ${JSON.stringify(ofPage.replace(/\s+/g, ' '))}\ndescription: ""\nmeta:\n  keywords: vasos\n`;
  expect(wishLabelled(readData(before), ['title'], ofPage)?.label).toBe(
    'pôr cada parte no seu campo, no lugar de “vasos”',
  );
  const hero = `sections:\n- type: text\n  title: ${JSON.stringify(ofPage.replace(/\s+/g, ' '))}\n  text: ""\n`;
  expect(wishLabelled(readData(hero), ['sections', 0, 'title'], ofPage)).toBeUndefined();
});

it('makes special days of the lines below a greeting', () => {
  const exceptions = outlineAt(outlineOf(siteSchema), ['hours', 'exceptions']);
  if (exceptions?.kind !== 'list') throw new Error('The site has no list.');
  const text =
    'Oii segue os feriados 😉\n24/12 até meio dia\n25/12 fechado\n31/12 - até meio dia\n01/01 fechado';
  const at = ['hours', 'exceptions'];
  const before = `hours:\n  week:\n  - days: [quinta]\n    opens: "08:30"\n    closes: "18:30"\n  exceptions:\n  - days: ${JSON.stringify(text.replace(/\s+/g, ' '))}\n    date: ""\n`;
  const wish = wishParts(readData(before), 'dia', {
    text,
    field: 'days',
    list: exceptions,
    path: at,
    index: 0,
    count: 1,
    site: { ...site, today: '2026-11-27' },
  });
  expect(wish?.label).toBe('fazer 4 dias, sem “Oii segue os feriados 😉”');
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), at)).toEqual([
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:30', closes: '12:00' },
    { days: 'Natal', date: '25/12/2026' },
    { days: 'Véspera de Ano Novo', date: '31/12/2026', opens: '08:30', closes: '12:00' },
    { days: 'Ano Novo', date: '01/01/2027' },
  ]);
});

it('gives praise of a network to name, comment and day, whatever line stands below it', () => {
  const block = outlineOfSection('testimonials');
  const items = block && outlineAt(block, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const text =
    'sandra.bortolini: Vocês são uns anjos 🥰🥰 a Dra atendeu minha Belinha sem hora marcada, ela ja ta comendo de novo!! nota mil\nontem 21:14';
  const before = `sections:\n- type: testimonials\n  items:\n  - name: ${JSON.stringify(text.replace(/\s+/g, ' '))}\n    comment: ""\n`;
  const wish = wishParts(readData(before), 'depoimento', {
    text,
    field: 'name',
    list: items,
    path,
    index: 0,
    count: 1,
    site: { ...site, today: '2026-11-27' },
  });
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toEqual([
    {
      name: 'sandra.bortolini',
      comment:
        'Vocês são uns anjos 🥰🥰 a Dra atendeu minha Belinha sem hora marcada, ela ja ta comendo de novo!! nota mil',
      date: '26/11/2026',
    },
  ]);
});

it('takes the number of its place from before what an item is called, and divides it at brackets', () => {
  const block = outlineOfSection('steps');
  const items = block && outlineAt(block, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const pasteStep = (text: string, index: number) => {
    const steps = Array.from({ length: index + 1 }, (_, at) =>
      at === index ? `  - title: ${JSON.stringify(text)}\n` : `  - title: Passo ${at}\n`,
    );
    const before = `sections:\n- type: steps\n  items:\n${steps.join('')}`;
    const given = { text, field: 'title', list: items, path, index, count: index + 1, site };
    const wish = wishParts(readData(before), 'passo', given);
    const edit = wish?.edit(before);
    return edit?.ok === true && [wish?.label, valueAt(readData(edit.text), [...path, index])];
  };
  expect(pasteStep('2. Retorno em 10 dias', 1)).toEqual([
    'deixar só “Retorno em 10 dias”',
    { title: 'Retorno em 10 dias' },
  ]);
  expect(pasteStep('3. Retorno em 10 dias', 1)).toBe(false);
  expect(pasteStep('2) Retorno (não precisa marcar, é só vir)', 1)).toEqual([
    'pôr cada parte no seu campo',
    { title: 'Retorno', text: 'Não precisa marcar, é só vir' },
  ]);
});

it('makes a link of each line that is pasted into the words of one, to the page that it names', () => {
  const links = outlineAt(outlineOf(pageSchema), ['header', 'links']);
  if (links?.kind !== 'list') throw new Error('The head has no list.');
  const at = ['header', 'links'];
  const targets = [{ route: '/flores', title: 'Flores para festas', anchors: [] }];
  const pasteLinks = (text: string, to: string) => {
    const before = `header:\n  links:\n  - label: ${JSON.stringify(text.replace(/\s+/g, ' '))}\n    to: ${to}\n`;
    const given = { text, field: 'label', list: links, path: at, index: 0, count: 1 };
    const wish = wishParts(readData(before), 'link', { ...given, site: { ...site, targets } });
    const edit = wish?.edit(before);
    return edit?.ok === true && [wish?.label, valueAt(readData(edit.text), at)];
  };
  expect(pasteLinks('Flores\nPlano Anual', '""')).toEqual([
    'fazer 2 links',
    [
      { label: 'Flores', to: '/flores' },
      { label: 'Plano Anual', to: '' },
    ],
  ]);
  expect(pasteLinks('Plano Anual\nFlores', '/')).toEqual([
    'fazer 2 links',
    [
      { label: 'Plano Anual', to: '/' },
      { label: 'Flores', to: '/flores' },
    ],
  ]);
  expect(pasteLinks('Oi!\nTroca o link, por favor', '""')).toBe(false);
});

it('takes what a letter is about, its greeting and its farewell from around what goes to the fields', () => {
  const line = 'Exames (obrigatório): hemograma e bioquímico, R$ 120,00. Resultado em 24h.';
  const parts = {
    title: 'Exames (obrigatório)',
    text: 'Hemograma e bioquímico, R$ 120,00. Resultado em 24h.',
  };
  const letter = `Assunto: passo novo no site\nBom dia, favor incluir depois da conversa:\n${line}\nObrigado, Dr. Paulo`;
  const { label, items } = pasteInto('steps', 'title', letter);
  expect(label).toBe(
    'pôr cada parte no seu campo, sem “Assunto: passo novo no site”, “Bom dia, favor incluir depois…” e “Obrigado, Dr. Paulo”',
  );
  expect(items).toMatchObject([parts]);
  expect(pasteInto('steps', 'title', line)).toMatchObject({
    label: 'pôr cada parte no seu campo',
    items: [parts],
  });
  // A subject that is all there is stays.
  expect(pasteInto('steps', 'title', 'Assunto: passo novo').label).not.toContain('sem');
});

it('makes praise of each writer of a chat, with the name and the day of the stamp, and of no answer or number', () => {
  const stamp = (who: string, said: string) => `[15:32, 24/11/2026] ${who}: ${said}`;
  const praise = (...messages: readonly (readonly [string, string])[]) =>
    pasteInto(
      'testimonials',
      'name',
      messages.map(([, said]) => said).join('\n'),
      '',
      messages.map(([who, said]) => stamp(who, said)).join('\n'),
    ).items;
  const one = ['Dona Iolanda Mãe da Nega', 'Oi gurias!! A nega adorou a mesa'] as const;
  const of = (name: string, comment: string) => ({ name, comment, date: '24/11/2026' });
  expect(praise(one)).toEqual([of(...one)]);
  const other = ['Seu Rui', 'Gostei muito: voltarei'] as const;
  expect(praise(one, other)).toMatchObject([of(...one), of(...other)]);
  expect(praise(one, ['Dona Iolanda Mãe da Nega', 'Nota mil'])).toEqual([of(one[0], `${one[1]}\nNota mil`)]);
  expect(praise(one, ['Loja', 'Obrigada'])).toBeUndefined();
  expect(praise(['+55 54 99999-0000', one[1]])).toBeUndefined();
});

/** What a chat becomes that was pasted into a field of praise. */
function praiseOf(messages: readonly (readonly [who: string, said: string])[], field = 'name', more = '') {
  const text = messages.map(([, said]) => said).join('\n');
  const chat = messages.map(([who, said]) => `[15:32, 24/11/2026] ${who}: ${said}`).join('\n');
  return pasteInto('testimonials', field, text, more, chat);
}

const adored = ['Dona Iolanda', 'Está ótima! Adorei o atendimento de vocês'] as const;

it.each([
  [['Loja da Bia', 'Oi Iolanda, ficou boa a mesa'], adored, ['Loja da Bia', 'Que bom! Ficamos felizes.']],
  [adored, ['Ateliê Sol', 'Que bom! Ficamos muito felizes.']],
  [adored, ['Ateliê Sol Centro', 'Que bom! Ficamos muito felizes.']],
  [['Dona Iolanda', 'Qual o valor da mesa?'], adored],
] as const)('makes no praise of a conversation: %j', (...messages) => {
  expect(praiseOf(messages)).toEqual({ label: undefined, items: undefined });
});

it('leaves out what a chat copies in the place of a picture', () => {
  const told = [{ name: adored[0], comment: adored[1], date: '24/11/2026' }];
  expect(praiseOf([adored, ['Dona Iolanda', '<Mídia oculta>']]).items).toEqual(told);
  expect(praiseOf([['Dona Iolanda', `${adored[1]}\n‹Mídia oculta›`]]).items).toEqual(told);
});

it('keeps no stars of somebody else beside praise, and says that they go', () => {
  expect(praiseOf([adored], 'comment', '    name: Beto\n    rating: 5\n')).toEqual({
    label: 'pôr cada parte no seu campo, no lugar de “Beto” e “nota 5”',
    items: [{ name: adored[0], comment: adored[1], date: '24/11/2026' }],
  });
  expect(praiseOf([adored], 'comment', '    name: Dona Iolanda\n    rating: 5\n').items).toMatchObject([
    { rating: '5' },
  ]);
  expect(praiseOf([adored], 'name', '    rating: 5\n').items).toMatchObject([{ rating: '5' }]);
});

it('gives praise of a network to name, words and day', () => {
  const text = 'sandra.bortolini: Vocês são uns anjos, nota mil\nontem 21:14';
  expect(pasteInto('testimonials', 'name', text).items).toEqual([
    { name: 'sandra.bortolini', comment: 'Vocês são uns anjos, nota mil', date: '26/11/2026' },
  ]);
});

it('gives a sentence about somebody to name, register and text', () => {
  const text = 'Dra. Ana Prado, CRM-RS 18.472, é formada em Passo Fundo (2015). Ama gatos e tem 3.';
  expect(pasteInto('team', 'name', text)).toEqual({
    label: 'pôr cada parte no seu campo',
    items: [
      {
        name: 'Dra. Ana Prado',
        register: 'CRM-RS 18.472',
        text: 'É formada em Passo Fundo (2015). Ama gatos e tem 3.',
      },
    ],
  });
});

it('takes no offer of so many for so many for prices', () => {
  expect(pasteInto('offers', 'name', 'Sabonete da casa: leve 3, pague 2').items).toBeUndefined();
});

it('makes items of what stands below a heading, names that, and gives offers the last day that it tells', () => {
  const text =
    '🖤 BLACK FRIDAY até domingo 29/11 🖤\nManta P 15kg de R$ 169,90 por R$ 139,90\nManta G de R$ 69,90 por R$ 49,90';
  const line = text.replaceAll('\n', ' ');
  const block = outlineOfSection('offers');
  const items = block && outlineAt(block, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const before = `sections:\n- type: offers\n  items:\n  - name: ${JSON.stringify(line)}\n    price: ""\n`;
  const given = { text, field: 'name', list: items, path, index: 0, count: 1 };
  const wish = wishParts(readData(before), 'oferta', {
    ...given,
    site: { today: '2026-11-27' } as Knowledge,
  });
  expect(wish?.label).toContain('fazer 2 ofertas, sem “🖤 BLACK FRIDAY até');
  expect(wish?.said).toContain('Depois de 29/11/2026 somem da página.');
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toMatchObject([
    { name: 'Manta P 15kg', price: 'R$ 139,90', showUntil: '29/11/2026' },
    { name: 'Manta G', price: 'R$ 49,90', showUntil: '29/11/2026' },
  ]);
});
