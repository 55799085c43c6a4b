import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { outlineAt, outlineOf, type Outline } from './outline.ts';
import { blocks } from './registry.ts';

function itemOf(type: string): Outline {
  const schema = blocks.get(type)?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  if (item === undefined) throw new Error('The block has no items.');
  return item;
}

const today = '2026-11-26';

it.each([
  ['faq', 'Parcelam? Sim, em 3x.', { question: 'Parcelam?', answer: 'Sim, em 3x.' }],
  ['stats', '4,9 ⭐ no Google (327 avaliações)', { value: '4,9 ⭐', label: 'no Google (327 avaliações)' }],
  [
    'team',
    'Rui Lima\nContador – CRC/RS 10.234\nAtende às terças',
    { name: 'Rui Lima', role: 'Contador', register: 'CRC/RS 10.234', text: 'Atende às terças' },
  ],
  [
    'testimonials',
    'Ana Reis\nMãe do Leo\n“Fui muito bem atendida.”\n5 estrelas',
    { name: 'Ana Reis', who: 'Mãe do Leo', comment: 'Fui muito bem atendida.', rating: '5' },
  ],
  [
    'news',
    '05/12/2026\nFeira na praça\nDas 9h às 13h.',
    { date: '05/12/2026', title: 'Feira na praça', text: 'Das 9h às 13h.' },
  ],
  ['logos', 'Aurora - www.aurora.com.br', { name: 'Aurora', href: 'https://www.aurora.com.br' }],
  ['team', 'Ana Reis; recepção; de manhã', { name: 'Ana Reis', role: 'recepção', text: 'de manhã' }],
  [
    'testimonials',
    'Ana Reis (mãe do Leo)\n“Fui muito bem atendida.”\n3 semanas atrás',
    { name: 'Ana Reis', who: 'mãe do Leo', comment: 'Fui muito bem atendida.', date: 'há 3 semanas' },
  ],
  [
    'testimonials',
    'Ana Reis - mãe do Leo - 12/09/2026 - nota 5 - "Equipe atenciosa"',
    { name: 'Ana Reis', who: 'mãe do Leo', comment: 'Equipe atenciosa', rating: '5', date: '12/09/2026' },
  ],
  ['stats', '98%\nde satisfação', { value: '98%', label: 'satisfação' }],
  ['faq', 'P - Parcelam?\nR - Sim, em 3x.', { question: 'Parcelam?', answer: 'Sim, em 3x.' }],
  [
    'testimonials',
    '*Ana Reis* ⭐⭐⭐⭐⭐\nMuito bom o atendimento, explicaram tudo.',
    { name: 'Ana Reis', rating: '5', comment: 'Muito bom o atendimento, explicaram tudo.' },
  ],
  [
    'request',
    'Qual serviço você quer?\n- Corte\n- Corte e barba',
    { name: 'servico', label: 'Qual serviço você quer?', options: 'Corte\nCorte e barba' },
  ],
  ['news', 'Chegou! Sorvete na praça - 02/12', { date: '02/12/2026', title: 'Chegou! Sorvete na praça' }],
  ['news', 'Sábado, 12/12: feira na praça', { date: '12/12/2026', title: 'feira na praça' }],
  [
    'team',
    'Ana Reis CRM/RS 20111 Clínica geral',
    { name: 'Ana Reis', role: 'Clínica geral', register: 'CRM/RS 20111' },
  ],
  [
    'reviews',
    'Rui Dias\nLocal Guide · 42 avaliações\n★★★★★ há 3 meses\nRápido e preço justo.',
    { name: 'Rui Dias', rating: '5', text: 'Rápido e preço justo.', date: '28/08/2026' },
  ],
  [
    'testimonials',
    '⭐⭐⭐⭐⭐ Ana M. — Atendimento nota 10, voltou ótimo!! há 2 dias',
    { name: 'Ana M.', rating: '5', comment: 'Atendimento nota 10, voltou ótimo!!', date: 'há 2 dias' },
  ],
  [
    'testimonials',
    '★★★★★ Lia Prado (mãe do Leo): “O Leo voltou feliz da vida!!” há 3 dias no Google',
    {
      name: 'Lia Prado',
      who: 'mãe do Leo',
      rating: '5',
      comment: 'O Leo voltou feliz da vida!!',
      date: 'há 3 dias',
    },
  ],
  ['stats', 'Cortes no ano: 640', { value: '640', label: 'Cortes no ano' }],
  ['faq', 'P: Parcelam?\nR: Sim:\n- em 3x', { question: 'Parcelam?', answer: 'Sim:\n- em 3x' }],
  [
    'testimonials',
    'Ana, mãe do Leo ⭐⭐⭐⭐\n“Fui bem atendida!! Recomendo 😍”',
    { name: 'Ana', who: 'mãe do Leo', rating: '4', comment: 'Fui bem atendida!! Recomendo 😍' },
  ],
  [
    'testimonials',
    '"Atendimento muito bom mesmo" - Rui M. (há 2 semanas)',
    { name: 'Rui M.', comment: 'Atendimento muito bom mesmo', date: 'há 2 semanas' },
  ],
  [
    'testimonials',
    'Ana P.\n5 estrelas\nMuito bom, volto sempre',
    { name: 'Ana P.', rating: '5', comment: 'Muito bom, volto sempre' },
  ],
  [
    'reviews',
    'Ana ★★★★★ há 2 semanas Excelente, super recomendo!',
    { name: 'Ana', rating: '5', text: 'Excelente, super recomendo!', date: '12/11/2026' },
  ],
  [
    'testimonials',
    'Paula S. - "Melhor da cidade" 5⭐',
    { name: 'Paula S.', rating: '5', comment: 'Melhor da cidade' },
  ],
  [
    'testimonials',
    '★★★★★ Excelente! Cuidaram de tudo. — Sérgio, há 3 dias',
    { name: 'Sérgio', rating: '5', comment: 'Excelente! Cuidaram de tudo.', date: 'há 3 dias' },
  ],
  [
    'testimonials',
    'Ana\n★★★★★ há 2 meses\nLevo a Lua há 3 anos, atendimento 5 estrelas.\n\nRecomendo!',
    {
      name: 'Ana',
      rating: '5',
      comment: 'Levo a Lua há 3 anos, atendimento 5 estrelas.\n\nRecomendo!',
      date: 'há 2 meses',
    },
  ],
  [
    'testimonials',
    'Muito obrigada ❤️\nA Lua está ótima!\n- Ana Paula, mãe da Lua',
    { name: 'Ana Paula', who: 'mãe da Lua', comment: 'Muito obrigada ❤️\nA Lua está ótima!' },
  ],
  [
    'testimonials',
    'Muito obrigada pelo carinho ❤️ - Ana',
    { name: 'Ana', comment: 'Muito obrigada pelo carinho ❤️' },
  ],
  ['testimonials', 'Ana ⭐ 5,0\nMuito bom, volto', { name: 'Ana', rating: '5', comment: 'Muito bom, volto' }],
  ['testimonials', 'Ana (4/5)\nMuito bom, volto', { name: 'Ana', rating: '4', comment: 'Muito bom, volto' }],
  [
    'testimonials',
    'Ana ★★★★★\nA Lua disse “au au au au au” e sorriu',
    { name: 'Ana', rating: '5', comment: 'A Lua disse “au au au au au” e sorriu' },
  ],
  [
    'testimonials',
    'Ana Paula, mãe da Lua\nMuito bom, volto sempre',
    { name: 'Ana Paula', who: 'mãe da Lua', comment: 'Muito bom, volto sempre' },
  ],
  [
    'testimonials',
    '"Levo a Lua há 3 anos, fui dia 12/10" - Ana',
    { name: 'Ana', comment: 'Levo a Lua há 3 anos, fui dia 12/10' },
  ],
  [
    'faq',
    'Abrem domingo?\n\nSim, **24h**.\n\nLigue.',
    { question: 'Abrem domingo?', answer: 'Sim, **24h**.\n\nLigue.' },
  ],
  ['news', '20 de novembro - Novo horário', { date: '20/11/2026', title: 'Novo horário' }],
  [
    'team',
    'Dr. Paulo – CRM/RS 9876 – cirurgião – atende terças',
    { name: 'Dr. Paulo', role: 'cirurgião', register: 'CRM/RS 9876', text: 'atende terças' },
  ],
  [
    'team',
    'Dr. Paulo\nCRM-RS 11872, cirurgião, ortopedia\n15 anos de casa',
    { name: 'Dr. Paulo', role: 'cirurgião, ortopedia', register: 'CRM-RS 11872', text: '15 anos de casa' },
  ],
  [
    'team',
    'Dr. Paulo, cirurgião, ortopedia (CRM-RS 11872)',
    { name: 'Dr. Paulo', role: 'cirurgião, ortopedia', register: 'CRM-RS 11872' },
  ],
  [
    'news',
    '05/12 Feira na praça\nDas 9h às 13h.',
    { date: '05/12/2026', title: 'Feira na praça', text: 'Das 9h às 13h.' },
  ],
  ['news', '21/11/2026 - Chegou a balança', { date: '21/11/2026', title: 'Chegou a balança' }],
  ['team', 'Ana (recepção) 😊', { name: 'Ana', role: 'recepção' }],
  ['team', 'João Pedro, cozinheiro há 8 anos', { name: 'João Pedro', role: 'cozinheiro há 8 anos' }],
  [
    'team',
    'Dr. Paulo\nCirurgião\nCRM-RS 11872\n15 anos de casa',
    { name: 'Dr. Paulo', role: 'Cirurgião', register: 'CRM-RS 11872', text: '15 anos de casa' },
  ],
  [
    'team',
    'Ana Souza\nCozinheira\nFormada em 2010\n\nFaz **bolos**',
    { name: 'Ana Souza', role: 'Cozinheira', text: 'Formada em 2010\n\nFaz **bolos**' },
  ],
  ['stats', '98% de satisfação', { value: '98%', label: 'satisfação' }],
  ['stats', '24h Plantão', { value: '24h', label: 'Plantão' }],
  ['stats', '12 mil+ clientes', { value: '12 mil+', label: 'clientes' }],
  ['steps', '4 - Pague: no pix ou na entrega', { title: 'Pague', text: 'no pix ou na entrega' }],
  ['steps', '3) Retire – na loja', { title: 'Retire', text: 'na loja' }],
  ['steps', '2. Espere: até 2 dias', { title: 'Espere', text: 'até 2 dias' }],
  ['benefits', '1º Equipe: 24h por dia', { title: 'Equipe', text: '24h por dia' }],
  ['steps', '24 horas: o prazo', { title: '24 horas', text: 'o prazo' }],
  [
    'steps',
    '6. Retorno em 10 dias p/ tirar os pontos (não precisa marcar, é só vir das 14h as 17h)',
    {
      title: 'Retorno em 10 dias p/ tirar os pontos',
      text: 'não precisa marcar, é só vir das 14h as 17h',
    },
  ],
  ['steps', 'Jejum: 8 horas antes', { title: 'Jejum', text: '8 horas antes' }],
  ['benefits', 'Equipe pronta – 24h por dia', { title: 'Equipe pronta', text: '24h por dia' }],
  ['cards', 'Hotel: R$ 60 a diária', { title: 'Hotel', text: 'R$ 60 a diária' }],
])('reads what a text tells of an item of %s: %j', (type, text, parts) => {
  expect(fitText(itemOf(type), text, today)).toEqual(parts);
});

it.each([
  ['sandra.bortolini', 'ontem 21:14', '25/11/2026'],
  ['@lu_reis22', 'Ontem às 9h05', '25/11/2026'],
  ['Ana Reis', 'hoje 08:10', '26/11/2026'],
  ['Ana', '24/11 21:14', '24/11/2026'],
])('reads what %s wrote in a network with the line below it: %s', (name, line, date) => {
  const comment = 'Vocês são uns anjos 🥰🥰 ela ja ta comendo de novo!! nota mil';
  const parts = fitText(itemOf('testimonials'), `${name}: ${comment}\n${line}`, today);
  expect(parts).toEqual({ name, comment, date });
});

it('takes no word before a colon for who writes in a network', () => {
  for (const text of ['aviso: fechamos mais cedo hoje\nontem 21:14', 'Obrigada: adorei o dia todo\nhoje'])
    expect(fitText(itemOf('testimonials'), text, today)).toBeUndefined();
});

it.each([
  'Gente amei!! O Leo saiu lindo 😍😍 super recomendo, 5 estrelas ⭐⭐⭐⭐⭐ bjs Marta (mãe do Leo) 24/11',
  'Gente amei!! O Leo saiu lindo 😍😍 super recomendo\n5 estrelas\nbjs Marta (mãe do Leo)\n24/11',
  'Marta, mãe do Leo: Gente amei!! O Leo saiu lindo 😍😍 super recomendo ⭐⭐⭐⭐⭐ 24/11',
  'Marta (mãe do Leo): Gente amei!! O Leo saiu lindo 😍😍 super recomendo, 5 estrelas (24/11)',
  'Gente amei!! O Leo saiu lindo 😍😍 super recomendo ⭐⭐⭐⭐⭐\nBeijos,\nMarta, mãe do Leo\n24/11/2026',
  'Gente amei!! O Leo saiu lindo 😍😍 super recomendo ⭐⭐⭐⭐⭐ - Marta (mãe do Leo), 24/11',
  'Gente amei!! O Leo saiu lindo 😍😍 super recomendo, nota 5 ⭐ Abraços, Marta (mãe do Leo) - 24/11',
])('reads praise with who says it, be it before the words or behind a farewell: %j', (text) => {
  expect(fitText(itemOf('testimonials'), text, today)).toEqual({
    name: 'Marta',
    who: 'mãe do Leo',
    rating: '5',
    comment: 'Gente amei!! O Leo saiu lindo 😍😍 super recomendo',
    date: '24/11/2026',
  });
});

it.each([
  ['faq', 'Parcelam?'],
  ['faq', 'Parcelam? Sim.\nEntregam?\nNão.'],
  ['team', 'Ana Prado'],
  ['team', 'Fazemos tudo, com calma, por todos'],
  ['testimonials', 'Ana Prado'],
  ['news', 'Chegou a balança'],
  ['stats', '12 mil+'],
  ['benefits', 'Atendemos 24h por dia'],
  ['benefits', 'Abrimos às 8:30'],
  ['steps', `Jejum ${': '.repeat(5000)}`],
  ['testimonials', 'Adorei tudo: recomendo'],
  ['testimonials', 'Gente, muito obrigada ❤️❤️\nA Mel está ótima, foi um amor!!'],
  ['testimonials', 'Volto sempre - é um lugar bom'],
  ['stats', '8 às 18h'],
  ['news', '24/12 a 02/01 recesso'],
  ['testimonials', 'Ana\n★★★★★\nMuito bom mesmo\nRui\n★★★\nRuim demais'],
  ['testimonials', 'Adorei o lugar\nRecomendo a todos'],
  ['testimonials', `Adorei ${'⭐ '.repeat(900)}!`],
  ['testimonials', `Adorei ${'bjs Ana '.repeat(200)}!`],
  ['testimonials', '⭐⭐⭐⭐⭐ Maravilhosa: equipe muito querida e atenciosa'],
  ['testimonials', '"Excelente, amei tudo" — Ana, 45/13'],
  ['testimonials', 'Adorei tudo, voltei feliz da vida. Abraços a todos'],
  ['testimonials', 'Aviso: amanhã não abrimos, o dia todo'],
  ['testimonials', 'Super recomendo o lugar, obrigada Ana'],
  ['services', 'NOVO: corte R$ 90 ou 5 por R$ 400'],
  ['services', 'Corte R$ 80,00 ou R$ 90: a escolher'],
])('reads nothing where an item of %s is told no more than one thing: %j', (type, text) => {
  expect(fitText(itemOf(type), text, today)).toBeUndefined();
});

it.each([
  ['stats', 'value', '7 de setembro'],
  ['cards', 'value', '6 meses'],
  ['stats', 'value', '100 m do centro'],
  ['news', 'title', '24/7 Atendimento'],
  ['faq', 'question', 'Precisa agendar? Ligue: (54) 3311-2020. Dúvidas?'],
  ['news', 'title', 'Cortes com 20% de desconto até 30/11'],
  ['team', 'name', 'Nova colega: Ana Reis, recepção'],
  ['faq', 'answer', 'Sim, sempre! Se for urgência: pode vir direto.'],
  ['team', 'role', 'recepção e vendas (desde 2018)'],
  ['stats', 'label', 'de jejum (só água até 6h antes)'],
])('gives nothing of a text of %s that is all of its %s', (type, field, text) => {
  expect(fitText(itemOf(type), text, today, field)).toBeUndefined();
});

it.each([
  [
    'Dra. Ana Prado Reis, CRM-RS 18.472, é médica formada em Passo Fundo (2015), com residência. Ama gatos e tem 3, o Pudim, a Farofa e o Zé.',
    {
      name: 'Dra. Ana Prado Reis',
      register: 'CRM-RS 18.472',
      text: 'é médica formada em Passo Fundo (2015), com residência. Ama gatos e tem 3, o Pudim, a Farofa e o Zé.',
    },
  ],
  [
    'Ana Prado é formada em Passo Fundo. Ama gatos.',
    { name: 'Ana Prado', text: 'é formada em Passo Fundo. Ama gatos.' },
  ],
  [
    'Ana Prado, CRM-RS 18.472, clínica geral',
    { name: 'Ana Prado', role: 'clínica geral', register: 'CRM-RS 18.472' },
  ],
  ['Ana Prado, recepção', { name: 'Ana Prado', role: 'recepção' }],
  ['A casa é nova e fica no centro da cidade.', undefined],
])('tells who somebody is from what a sentence tells of the person: %j', (typed, parts) => {
  expect(fitText(itemOf('team'), typed, '2026-11-27', 'name')).toEqual(parts);
});

it.each([
  [
    'Dra. Ana Prado – CRM 1234 – Cardiologia. Crianças. E adultos',
    { name: 'Dra. Ana Prado', register: 'CRM 1234', role: 'Cardiologia', text: 'Crianças. E adultos' },
  ],
  [
    'Ana Prado, CRM 1234, Auxiliar da Dra. Bia. Ama plantas.',
    { name: 'Ana Prado', register: 'CRM 1234', role: 'Auxiliar da Dra. Bia', text: 'Ama plantas.' },
  ],
  [
    'Ana Prado – CRM 1234 – É formada em 2015. Ama plantas.',
    { name: 'Ana Prado', register: 'CRM 1234', text: 'É formada em 2015. Ama plantas.' },
  ],
  ['Ana Prado, Sócia. Fundadora.', { name: 'Ana Prado', role: 'Sócia', text: 'Fundadora.' }],
  ['Ana Prado, Ama plantas. Tem três.', { name: 'Ana Prado', text: 'Ama plantas. Tem três.' }],
  [
    'Ana Prado, Mora aqui ao lado com os filhos. Ri muito.',
    { name: 'Ana Prado', text: 'Mora aqui ao lado com os filhos. Ri muito.' },
  ],
])('takes the first sentence behind a name for what somebody does, where it can be: %j', (typed, parts) => {
  expect(fitText(itemOf('team'), typed, '2026-11-27', 'name')).toEqual(parts);
});
