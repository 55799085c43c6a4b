import { expect, it } from 'vitest';
import { outlineOfSection } from './files.ts';
import { fitRow, fitRows } from './fit-rows.ts';
import { walkOutline, type List } from './outline.ts';

function listOf(type: string, list: string): List {
  const section = outlineOfSection(type);
  const found = section && [...walkOutline(section)].find(({ name }) => name === list)?.outline;
  if (found?.kind !== 'list') throw new Error(`${type} has no list ${list}`);
  return found;
}

it.each([
  [
    'pricelist',
    'items',
    'Exame\tPorte\tPreço\nV10 (cães)\ttodos\tR$ 95,00\nAntirrábica\t-\t70',
    [
      { name: 'V10 (cães)', detail: 'todos', price: 'R$ 95,00' },
      { name: 'Antirrábica', price: 'R$ 70' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Corte\t45,00\r\nBarba\t30,00\r\n',
    [
      { name: 'Corte', price: 'R$ 45,00' },
      { name: 'Barba', price: 'R$ 30,00' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Serviço\tPorte\tPreço\nCorte\tP\ta partir de 35\nCorte\tG\tR$ 60\nFranja\t-\tgrátis\nBarba\tM\tR$ 70 a 90',
    [
      { name: 'Corte', detail: 'P', pricePrefix: 'a partir de', price: 'R$ 35' },
      { name: 'Corte', detail: 'G', price: 'R$ 60' },
      { name: 'Franja', priceText: 'grátis' },
      { name: 'Barba', detail: 'M', price: 'R$ 70', priceSuffix: 'a R$ 90' },
    ],
  ],
  [
    'team',
    'items',
    'Dra. Sandra - CRMV-RS 12345 - Clínica geral\nAna (recepção)',
    [
      { name: 'Dra. Sandra', role: 'Clínica geral', register: 'CRMV-RS 12345' },
      { name: 'Ana', role: 'recepção' },
    ],
  ],
  [
    'stats',
    'items',
    '25 anos de casa\nmais de 12 mil clientes',
    [
      { value: '25', label: 'anos de casa' },
      { value: 'mais de 12 mil', label: 'clientes' },
    ],
  ],
  [
    'team',
    'items',
    'Dra. Sandra\tClínica geral\tCRMV-RS 12345\nAna\tRecepção\t',
    [
      { name: 'Dra. Sandra', role: 'Clínica geral', register: 'CRMV-RS 12345' },
      { name: 'Ana', role: 'Recepção' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Corte R$ 45\nBarba R$ 30',
    [
      { name: 'Corte', price: 'R$ 45' },
      { name: 'Barba', price: 'R$ 30' },
    ],
  ],
  [
    'gallery',
    'items',
    'Luna\tPoodle\nThor\tSem raça definida',
    [
      { name: 'Luna', detail: 'Poodle' },
      { name: 'Thor', detail: 'Sem raça definida' },
    ],
  ],
  [
    'packages',
    'features',
    '✅ 4 banhos\n✅ 1 corte grátis\n\n- Laço\n2) Escova',
    ['4 banhos', '1 corte grátis', 'Laço', 'Escova'],
  ],
  [
    'benefits',
    'items',
    'Hora marcada\tSem fila\textra\nPerto\tNo centro\t',
    [
      { title: 'Hora marcada', text: 'Sem fila – extra' },
      { title: 'Perto', text: 'No centro' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Porte\tPeso\tSimples\tDupla\nPequeno\taté 10 kg\tR$ 250\t320,00\nGrande\t\t-\tR$ 1.450,00',
    [
      { name: 'Pequeno – Simples', detail: 'até 10 kg', price: 'R$ 250' },
      { name: 'Pequeno – Dupla', detail: 'até 10 kg', price: 'R$ 320,00' },
      { name: 'Grande – Dupla', price: 'R$ 1.450,00' },
    ],
  ],
  [
    'team',
    'items',
    'Ana\tRecepção\tRG 1\t(54) 99999-1111\nBia\tCaixa\t\t(54) 99999-2222\nCris\tLimpeza\t\t',
    [
      { name: 'Ana', role: 'Recepção', register: 'RG 1', text: '(54) 99999-1111' },
      { name: 'Bia', role: 'Caixa', text: '(54) 99999-2222' },
      { name: 'Cris', role: 'Limpeza' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Corte\tR$ 45\nBarba\ta combinar\nSobrancelha\tR$ 20',
    [
      { name: 'Corte', price: 'R$ 45' },
      { name: 'Barba', priceText: 'a combinar' },
      { name: 'Sobrancelha', price: 'R$ 20' },
    ],
  ],
  [
    'contact',
    'hours',
    'Domingo\tFechado\nSábado\t8h–12h',
    [
      { days: 'Domingo', time: 'Fechado' },
      { days: 'Sábado', time: '8h–12h' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Corte\ta combinar\nBarba\tR$ 40',
    [
      { name: 'Corte', priceText: 'a combinar' },
      { name: 'Barba', price: 'R$ 40' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Produto\tPeso (kg)\tPreço\nRação\t10\t120,00\nAreia\t4\t30,00',
    [
      { name: 'Ração', detail: 'Peso (kg): 10', price: 'R$ 120,00' },
      { name: 'Areia', detail: 'Peso (kg): 4', price: 'R$ 30,00' },
    ],
  ],
  [
    'about',
    'stats',
    '500+\tClientes\n20\tAnos',
    [
      { value: '500+', label: 'Clientes' },
      { value: '20', label: 'Anos' },
    ],
  ],
  [
    'pricelist',
    'items',
    'Serviço\tPequeno\tGrande\nEscova\tR$ 45\tR$ 85\nDesembolo\ta partir de R$ 30\tconsultar',
    [
      { name: 'Escova – Pequeno', price: 'R$ 45' },
      { name: 'Escova – Grande', price: 'R$ 85' },
      { name: 'Desembolo – Pequeno', pricePrefix: 'a partir de', price: 'R$ 30' },
      { name: 'Desembolo – Grande', priceText: 'consultar' },
    ],
  ],
  [
    'news',
    'items',
    '05/12\tFeira de adoção na praça, 9h às 13h\n12/01\tPalestra: filhote em casa',
    [
      { date: '05/12/2026', title: 'Feira de adoção na praça, 9h às 13h' },
      { date: '12/01/2027', title: 'Palestra: filhote em casa' },
    ],
  ],
  [
    'news',
    'items',
    '20/11 - Chegou o aparelho novo!! Venha ver.\n10/01 - Doação de cobertores na recepção',
    [
      { date: '20/11/2026', title: 'Chegou o aparelho novo!! Venha ver.' },
      { date: '10/01/2027', title: 'Doação de cobertores na recepção' },
    ],
  ],
  [
    'hours',
    'exceptions',
    '24/12\t8h as 12h\n25/12\tfechado\n08/12: fechado',
    [
      { days: 'Véspera de Natal', date: '24/12/2026', time: '08:00 às 12:00' },
      { days: 'Natal', date: '25/12/2026', time: 'Fechado' },
      { days: 'Dia 08/12', date: '08/12/2026', time: 'Fechado' },
    ],
  ],
  [
    'offers',
    'items',
    'Kit — de R$89,90 por R$69,90\nCama P — de R$ 159 por R$ 129,90',
    [
      { name: 'Kit', originalPrice: 'R$ 89,90', price: 'R$ 69,90' },
      { name: 'Cama P', originalPrice: 'R$ 159', price: 'R$ 129,90' },
    ],
  ],
  [
    'services',
    'items',
    'Corte - gato R$ 250\nCorte - cadela R$ 350',
    [
      { title: 'Corte - gato', price: 'R$ 250' },
      { title: 'Corte - cadela', price: 'R$ 350' },
    ],
  ],
  [
    'offers',
    'items',
    'Produto\tTam\tDe\tPor\nCama\tM\t239,90\t189,90\nManta\tG\tR$ 59,90\tR$ 49,90',
    [
      { name: 'Cama', size: 'M', originalPrice: 'R$ 239,90', price: 'R$ 189,90' },
      { name: 'Manta', size: 'G', originalPrice: 'R$ 59,90', price: 'R$ 49,90' },
    ],
  ],
  [
    'services',
    'items',
    'Plano A R$ 45\nPlano B R$ 60',
    [
      { title: 'Plano A', price: 'R$ 45' },
      { title: 'Plano B', price: 'R$ 60' },
    ],
  ],
  ['steps', 'items', '1. Marque\n2. Venha', [{ title: 'Marque' }, { title: 'Venha' }]],
  [
    'hours',
    'exceptions',
    '24/12/2026\tVéspera de Natal\t8h às 12h\nPadroeira (08/12): fechado',
    [
      { days: 'Véspera de Natal', date: '24/12/2026', time: '08:00 às 12:00' },
      { days: 'Padroeira', date: '08/12/2026', time: 'Fechado' },
    ],
  ],
])('makes items of rows for %s, %s', (type, list, pasted, items) => {
  expect(fitRows(listOf(type, list), pasted, '2026-11-26')).toEqual(items);
});

it.each([
  ['team', 'items', 'Ana'],
  ['team', 'items', 'Ana\tRecepção'],
  ['benefits', 'items', 'Um título\nem duas linhas'],
  ['pricelist', 'items', 'Corte\t45\nsem preço'],
  ['cards', 'items', 'Corte: com calma\nBarba: sem pressa'],
  ['services', 'items', 'Corte R$ 80,00 – 100,00\nBarba R$ 100'],
  ['services', 'items', 'Corte P R$ 35, M 45, G 55\nBarba P R$ 40, M 50, G 60'],
  ['services', 'items', 'Corte R$ 45 (50 no cartão)\nBarba R$ 60 (65 no cartão)'],
  ['services', 'items', 'Corte R$ 45 até 30/12\nBarba R$ 60 até 30/12'],
  ['services', 'items', 'Corte R$ 900 - 1.200\nBarba R$ 100'],
  ['pricelist', 'items', 'Casa R$ 1.200 mil\nSala R$ 350 mil'],
  ['offers', 'items', 'Corte 2x R$ 40\nBarba 3x R$ 50'],
  ['hours', 'exceptions', '31/04 fechado\n24/12 fechado'],
  ['hours', 'hours', 'Segunda a sexta 8h às 18h (exceto feriados)\nSábado 8h às 12h'],
  ['services', 'items', 'Corte R$ 45 - R$ 5 off\nBarba R$ 60'],
  ['pricelist', 'items', 'Produto\tDe\tPor\nCama\tR$ 150\tR$ 120\nManta\tR$ 80\tR$ 60'],
  ['pricelist', 'items', 'Porte\tSimples\tDupla\nPequeno\tR$ 10\tR$ 20\nA pedido\t-\t-'],
])('leaves alone what is no list of items (%s, %s, %j)', (type, list, pasted) => {
  expect(fitRows(listOf(type, list), pasted, '2026-11-26')).toBeUndefined();
});

it.each([
  '24/12 das 8h às 12h só emergências\n25/12 fechado (plantão pelo telefone)',
  '24 e 31/12 8h às 12h\n25/12 fechado',
])('loses no word of rows about special days: %j', (pasted) => {
  const items = fitRows(listOf('hours', 'exceptions'), pasted, '2026-11-26') ?? [];
  const said = JSON.stringify(items)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, ' ');
  const words = items.length === 0 ? [] : (pasted.match(/\p{L}{4,}|\d+/gu) ?? []);
  expect(words.filter((word) => !said.includes(word))).toEqual([]);
});

it.each([
  ['08/12 Padroeira fechado', { days: 'Padroeira', date: '08/12/2026', time: 'Fechado' }],
  ['Dia 08/12 (Padroeira) não abrimos.', { days: 'Padroeira', date: '08/12/2026', time: 'Fechado' }],
  ['24/12 8h as 12h', { days: 'Véspera de Natal', date: '24/12/2026', time: '08:00 às 12:00' }],
  ['Padroeira', undefined],
  ['08/12: fechado (só o balcão)', undefined],
  ['24/12 não fechamos', undefined],
  [
    'Quarta de cinzas 10/02 13h às 18h',
    { days: 'Quarta de cinzas', date: '10/02/2027', time: '13:00 às 18:00' },
  ],
  ['25/12 (sexta): fechado', { days: 'Natal', date: '25/12/2026', time: 'Fechado' }],
  ['Em 25/12 fechado', { days: 'Natal', date: '25/12/2026', time: 'Fechado' }],
  [
    '24/12: atendemos das 8h às 12h',
    { days: 'Véspera de Natal', date: '24/12/2026', time: '08:00 às 12:00' },
  ],
  ['25/12 e Ano Novo fechado', undefined],
  ['24/12 (só urgência) 8h às 12h', undefined],
  ['24/12: só a recepção sem expediente', undefined],
  ['24/12: entrega fechada', undefined],
  ['Oficina 24/12 fechado', undefined],
  ['24/12 Dra. Ana 8h às 12h', undefined],
  ['Terça 24/11 8h às 12h', undefined],
  ['24/12 véspera de Natal fechado', { days: 'Véspera de Natal', date: '24/12/2026', time: 'Fechado' }],
])('reads one special day from its line: %j', (pasted, item) => {
  expect(fitRow(listOf('hours', 'exceptions'), pasted, '2026-11-26')).toEqual(item);
});

it.each([
  [
    'pricelist',
    'Consulta........R$120,00\nRetorno.........grátis\nExame - a combinar',
    [
      { name: 'Consulta', price: 'R$ 120,00' },
      { name: 'Retorno', priceText: 'grátis' },
      { name: 'Exame', priceText: 'a combinar' },
    ],
  ],
  [
    'steps',
    'Passo 1: Conversa - sem compromisso\nPasso 2: Orçamento: no mesmo dia',
    [
      { title: 'Conversa', text: 'sem compromisso' },
      { title: 'Orçamento', text: 'no mesmo dia' },
    ],
  ],
  ['logos', 'Aurora\nBoa Vista\nHorta', [{ name: 'Aurora' }, { name: 'Boa Vista' }, { name: 'Horta' }]],
  [
    'logos',
    'Marca\tSite\nAurora\twww.aurora.com.br\nBoa Vista\t-',
    [{ name: 'Aurora', href: 'https://www.aurora.com.br' }, { name: 'Boa Vista' }],
  ],
  ['steps', '1º Triagem\n2º Consulta', [{ title: 'Triagem' }, { title: 'Consulta' }]],
  ['steps', '1- Triagem\n2- Consulta', [{ title: 'Triagem' }, { title: 'Consulta' }]],
  [
    'stats',
    'Indicador\tTotal\nCortes por mês\t620\nVisitas\t1.340',
    [
      { value: '620', label: 'Cortes por mês' },
      { value: '1.340', label: 'Visitas' },
    ],
  ],
  [
    'stats',
    'Cortes - 640\nVisitas - 3.200',
    [
      { value: '640', label: 'Cortes' },
      { value: '3.200', label: 'Visitas' },
    ],
  ],
  [
    'packages',
    'Plano\tValor\tInclui\nPrata\tR$ 79,90/mês\tAulas livres\nOuro\tR$ 129,90/mês\tAulas e livros',
    [
      { title: 'Prata', price: 'R$ 79,90', priceSuffix: '/mês', subtitle: 'Aulas livres' },
      { title: 'Ouro', price: 'R$ 129,90', priceSuffix: '/mês', subtitle: 'Aulas e livros' },
    ],
  ],
  [
    'pricelist',
    'Hotel\t$ 80\nCreche\t$ 50',
    [
      { name: 'Hotel', price: 'R$ 80' },
      { name: 'Creche', price: 'R$ 50' },
    ],
  ],
  [
    'pricelist',
    'Procedimento\tValor (R$)\nLimpeza\t450,00\nPolimento\t90,00',
    [
      { name: 'Limpeza', price: 'R$ 450,00' },
      { name: 'Polimento', price: 'R$ 90,00' },
    ],
  ],
  ['steps', '1️⃣ Corte\n2️⃣ Secagem', [{ title: 'Corte' }, { title: 'Secagem' }]],
  ['steps', 'Etapa\tO que fazer\n1\tLigue\n2\tAguarde', [{ title: 'Ligue' }, { title: 'Aguarde' }]],
  [
    'stats',
    '98% recomendam sempre\n22 anos de casa\n12 pessoas',
    [
      { value: '98%', label: 'recomendam sempre' },
      { value: '22', label: 'anos de casa' },
      { value: '12', label: 'pessoas' },
    ],
  ],
  [
    'services',
    'Serviço;Descrição;Valor\nDesembolo;Com máquina própria;R$ 50,00\nCorte;Baixinho;R$ 90,00',
    [
      { title: 'Desembolo', description: 'Com máquina própria', price: 'R$ 50,00' },
      { title: 'Corte', description: 'Baixinho', price: 'R$ 90,00' },
    ],
  ],
  [
    'pricelist',
    '| Serviço | Valor |\n|---|---|\n| Aplicação | R$ 30 |\n| Curativo | R$ 45 |',
    [
      { name: 'Aplicação', price: 'R$ 30' },
      { name: 'Curativo', price: 'R$ 45' },
    ],
  ],
  [
    'testimonials',
    'Nome\tNota\tDepoimento\tData\nAna\t5\tAmei, voltou linda\t10/11/2026\nRui\t4\tNota mil\t12/11/2026',
    [
      { name: 'Ana', rating: '5', comment: 'Amei, voltou linda', date: '10/11/2026' },
      { name: 'Rui', rating: '4', comment: 'Nota mil', date: '12/11/2026' },
    ],
  ],
  [
    'faq',
    'Dúvida\tResposta\nTem entrega?\tSim.\nParcelam?\tEm 3x.',
    [
      { question: 'Tem entrega?', answer: 'Sim.' },
      { question: 'Parcelam?', answer: 'Em 3x.' },
    ],
  ],
  [
    'services',
    'Raio-X\tCom laudo\ta partir de R$ 150,00\nExame\tNo dia\tR$ 90,00',
    [
      { title: 'Raio-X', description: 'Com laudo', pricePrefix: 'a partir de', price: 'R$ 150,00' },
      { title: 'Exame', description: 'No dia', price: 'R$ 90,00' },
    ],
  ],
  [
    'services',
    'Corte\tde R$ 50\tpor R$ 40\nBarba\tde R$ 80\tpor R$ 70',
    [
      { title: 'Corte', pricePrefix: 'de R$ 50 por', price: 'R$ 40' },
      { title: 'Barba', pricePrefix: 'de R$ 80 por', price: 'R$ 70' },
    ],
  ],
  [
    'cards',
    'Corte\tde R$ 50\tpor R$ 40\nBarba\tde R$ 80\tpor R$ 70',
    [
      { title: 'Corte', value: 'de R$ 50', text: 'por R$ 40' },
      { title: 'Barba', value: 'de R$ 80', text: 'por R$ 70' },
    ],
  ],
  [
    'offers',
    'Produto\tPreço\tPromoção\nManta\tde R$ 89,90\tpor R$ 69,90\nCama\tde R$ 99,90\tpor R$ 79,90',
    [
      { name: 'Manta', originalPrice: 'R$ 89,90', price: 'R$ 69,90' },
      { name: 'Cama', originalPrice: 'R$ 99,90', price: 'R$ 79,90' },
    ],
  ],
  [
    'offers',
    'Produto\tPreço\tPreço promocional\nManta\tR$ 89,90\tR$ 69,90\nCama\tR$ 99,90\tR$ 79,90',
    [
      { name: 'Manta', originalPrice: 'R$ 89,90', price: 'R$ 69,90' },
      { name: 'Cama', originalPrice: 'R$ 99,90', price: 'R$ 79,90' },
    ],
  ],
  [
    'pricelist',
    'Serviço\tPreço\tPromoção\nCorte\tde R$ 50\tpor R$ 40\nBarba\tR$ 30\t-',
    [
      { name: 'Corte', pricePrefix: 'de R$ 50 por', price: 'R$ 40' },
      { name: 'Barba', price: 'R$ 30' },
    ],
  ],
])('reads lines of %s as people write them', (type, typed, items) => {
  expect(fitRows(listOf(type, 'items'), typed, '2026-11-27')).toEqual(items);
});

it.each([
  [
    'team',
    'Nome\tTelefone\tCargo\nAna Souza\t(54) 99999-1234\tRecepção\nRui Dias\t-\tGerência',
    [
      { name: 'Ana Souza', role: 'Recepção', register: 'Telefone: (54) 99999-1234' },
      { name: 'Rui Dias', role: 'Gerência' },
    ],
  ],
  [
    'team',
    'Nome\tCRMV\tFunção\nAna\t12345\tClínica\nRui\tRS 54321\tCirurgia',
    [
      { name: 'Ana', role: 'Clínica', register: 'CRMV 12345' },
      { name: 'Rui', role: 'Cirurgia', register: 'RS 54321' },
    ],
  ],
  [
    'offers',
    'Produto\tEstoque\tPreço\tValidade\nManta\t12\tR$ 219,00\t30/11\nCama\t3\tR$ 90,00\t05/12/2026',
    [
      { name: 'Manta', size: 'Estoque: 12', price: 'R$ 219,00', showUntil: '30/11/2026' },
      { name: 'Cama', size: 'Estoque: 3', price: 'R$ 90,00', showUntil: '05/12/2026' },
    ],
  ],
])(
  'gives a column of %s to the field that its name means, and a bare number its name',
  (type, typed, items) => {
    expect(fitRows(listOf(type, 'items'), typed, '2026-11-27')).toEqual(items);
  },
);

it.each([
  'Produto\tTamanho\tDe\tPor\nTapete\tM\tR$ 89,90\tR$ 69,90\nPiscina\tG\t159,9\t129,9',
  'Produto\tTamanho\tDe\tPor\nTapete\tM\t89,9\t69,9\nPiscina\tG\t159,9\t129,9',
  'Produto\tTamanho\tAntes\tAgora\nTapete\tM\t89,9\t69,9\nPiscina\tG\t159,90\t129,9',
  'Tapete\tM\tR$ 89,90\tR$ 69,90\nPiscina\tG\t159,9\t129,9',
])('reads a price of which a spreadsheet shows one decimal: %j', (typed) => {
  expect(fitRows(listOf('offers', 'items'), typed, '2026-11-27')).toEqual([
    { name: 'Tapete', size: 'M', originalPrice: 'R$ 89,90', price: 'R$ 69,90' },
    { name: 'Piscina', size: 'G', originalPrice: 'R$ 159,90', price: 'R$ 129,90' },
  ]);
});

it('takes such a number for no price where no column says so', () => {
  expect(fitRows(listOf('pricelist', 'items'), 'Saco\t1,5\t35\nCaixa\t2,5\t40', '2026-11-27')).toEqual([
    { name: 'Saco', detail: '1,5', price: 'R$ 35' },
    { name: 'Caixa', detail: '2,5', price: 'R$ 40' },
  ]);
  expect(fitRows(listOf('pricelist', 'items'), 'Item\tPreço\nSaco\t35,5\nCaixa\t40', '2026-11-27')).toEqual([
    { name: 'Saco', price: 'R$ 35,50' },
    { name: 'Caixa', price: 'R$ 40' },
  ]);
});

it.each([
  ['services', 'Revisão: troca de óleo e filtros.\nBotão: Agendar revisão'],
  ['services', 'Título: Revisão\nDescrição: troca de óleo.'],
  ['faq', 'Pergunta: qual é o prazo?\nResposta: dois dias'],
  ['team', 'Nome: Ana Reis\nFunção: recepção'],
  ['packages', 'Título: Mensal\nDesconto: 10% de desconto'],
])('takes no line of %s for an item that says which part of one it is: %j', (type, typed) => {
  expect(fitRows(listOf(type, 'items'), typed, '2026-11-27')).toBeUndefined();
});

it.each([
  '4 - Pague: no pix\n5 - Retire: na loja',
  '3) Pague: no pix\n4) Retire: na loja',
  '9º passo: Pague: no pix\n10º passo: Retire: na loja',
])('takes away what counts lines that go on with a list: %j', (typed) => {
  expect(fitRows(listOf('steps', 'items'), typed, '2026-11-27')).toEqual([
    { title: 'Pague', text: 'no pix' },
    { title: 'Retire', text: 'na loja' },
  ]);
});

it('takes a register for one, whatever stands beside it', () => {
  const typed =
    'Ana Reis – CRM/RS 14.882 – Clínica geral e idosos\nRui Dias – CRM-RS 11903 – cirurgião, ortopedia\nLia Prado – recepção (há 8 anos)';
  expect(fitRows(listOf('team', 'items'), typed, '2026-11-27')).toEqual([
    { name: 'Ana Reis', role: 'Clínica geral e idosos', register: 'CRM/RS 14.882' },
    { name: 'Rui Dias', role: 'cirurgião, ortopedia', register: 'CRM-RS 11903' },
    { name: 'Lia Prado', role: 'recepção (há 8 anos)' },
  ]);
});

it('reads the higher of two prices in a row as the one of before', () => {
  const row = fitRow(listOf('offers', 'items'), 'Cama\tM\t239,90\t189,90', '2026-11-26');
  expect(row).toEqual({ name: 'Cama', size: 'M', originalPrice: 'R$ 239,90', price: 'R$ 189,90' });
});

it('reads what an offer cost and costs, and its days, each from one cell', () => {
  const row = 'Cama\tM\tde R$ 239,90 por R$ 199,90\tde 01/12 a 15/12';
  expect(fitRow(listOf('offers', 'items'), row, '2026-11-26')).toEqual({
    name: 'Cama',
    size: 'M',
    originalPrice: 'R$ 239,90',
    price: 'R$ 199,90',
    showFrom: '01/12/2026',
    showUntil: '15/12/2026',
  });
});

it.each([
  'Produto\tDinheiro\tCartão\nCama\tR$ 219,00\tR$ 230,00\nManta\tR$ 80,00\tR$ 90,00',
  'Cama\tR$ 250,00\tR$ 25,00\nManta\tR$ 90,00\tR$ 9,00',
  'Cama\tR$ 250,00\tR$ 225,00\nManta\tR$ 90,00\tR$ 99,00',
])('takes no other second price for the one of before: %j', (pasted) => {
  const items = fitRows(listOf('offers', 'items'), pasted, '2026-11-26');
  expect(JSON.stringify(items ?? [])).not.toContain('originalPrice');
  expect(JSON.stringify(items ?? [])).not.toMatch(/(?:name|size)":"[^"]*\d,\d\d/);
});

it('writes no cell over what another has told', () => {
  const rows = 'Cama\tDe R$ 250 por R$ 219\tR$ 10\nManta\tDe R$ 90 por R$ 80\tR$ 5';
  expect(JSON.stringify(fitRows(listOf('offers', 'items'), rows, '2026-11-26') ?? 'R$ 219')).toContain(
    'R$ 219',
  );
});

it.each([
  ['logos', 'Cooperativa Agrícola\ndo Planalto'],
  ['logos', 'Conheça nossos parceiros\nAurora\nHorta'],
  ['pricelist', 'Primeira consulta\nSegunda consulta'],
  ['services', 'Corte; rápido; barato\nBarba; toalha; pente'],
])('makes no items of lines of %s that hold a word or a sign in another sense: %j', (type, typed) => {
  expect(fitRows(listOf(type, 'items'), typed, '2026-11-27')).toBeUndefined();
});

it('keeps what counts a line, or stands between words, where it says what is meant', () => {
  const rowsOf = (type: string, list: string, typed: string) =>
    fitRows(listOf(type, list), typed, '2026-11-27');
  expect(rowsOf('pricelist', 'items', '1ª dose R$ 90\n2ª dose R$ 80')).toEqual([
    { name: '1ª dose', price: 'R$ 90' },
    { name: '2ª dose', price: 'R$ 80' },
  ]);
  expect(rowsOf('packages', 'features', '1º corte grátis\n2º corte com desconto')).toEqual([
    '1º corte grátis',
    '2º corte com desconto',
  ]);
  expect(rowsOf('packages', 'features', 'Corte; barba\nLaço; perfume')).toEqual([
    'Corte; barba',
    'Laço; perfume',
  ]);
  expect(rowsOf('pricelist', 'items', 'Sessões\tPreço\n1\tR$ 90\n2\tR$ 170')).toEqual([
    { name: '1', price: 'R$ 90' },
    { name: '2', price: 'R$ 170' },
  ]);
  expect(rowsOf('pricelist', 'items', 'Saco 15 por R$ 219\nSaco 10 por R$ 150')).toEqual([
    { name: 'Saco 15', price: 'R$ 219' },
    { name: 'Saco 10', price: 'R$ 150' },
  ]);
});

it('takes no first row for names of columns that tells an item', () => {
  expect(
    fitRows(listOf('pricelist', 'items'), 'Retorno\tgrátis\nConsulta\tR$ 120\nExame\tR$ 80', '2026-11-27'),
  ).toEqual([
    { name: 'Retorno', priceText: 'grátis' },
    { name: 'Consulta', price: 'R$ 120' },
    { name: 'Exame', price: 'R$ 80' },
  ]);
});

it.each([
  'Produto\tTam\tDe\tPor\nManta\tP\t219,90\t159,90\nCesta\tM\t239,90\t179,9\nTenda\tM\t279,90\t199',
  'Manta\tP\t219,90\t159,90\nCesta\tM\t239,90\t179,9\nTenda\tM\t279,90\t199',
  'Item\tTam.\tPreço antigo\tPreço novo\nManta\tP\t219,9\t159,9\nCesta\tM\t239,9\t179,9\nTenda\tM\t279,9\t199',
  'Produto;Tam;De;Por\nManta;P;219,90;159,9\nCesta;M;239,90;179,9\nTenda;M;279,90;199',
  'Produto\tTam\tDe\tPor\nManta\tP\tR$ 219,90\tR$ 159,9\nCesta\tM\tR$ 239,9\tR$ 179,90\nTenda\tM\tR$ 279,90\tR$ 199',
  'Produto   Tam   De       Por\nManta     P     219,90   159,90\nCesta     M     239,90   179,90\nTenda     M     279,90   199',
])('reads what something cost and costs from a table without the sign of money: %j', (rows) => {
  expect(fitRows(listOf('offers', 'items'), rows, '2026-11-27')).toEqual([
    { name: 'Manta', size: 'P', originalPrice: 'R$ 219,90', price: 'R$ 159,90' },
    { name: 'Cesta', size: 'M', originalPrice: 'R$ 239,90', price: 'R$ 179,90' },
    { name: 'Tenda', size: 'M', originalPrice: 'R$ 279,90', price: 'R$ 199' },
  ]);
});

it('reads one row alone of such a table, and a row without what it cost', () => {
  expect(fitRow(listOf('offers', 'items'), 'Manta\tP\t219,90\t159,9', '2026-11-27')).toEqual({
    name: 'Manta',
    size: 'P',
    originalPrice: 'R$ 219,90',
    price: 'R$ 159,90',
  });
  const rows = 'Produto\tTam\tDe\tPor\nManta\tP\t219,90\t159,9\nCesta\tM\t-\t79';
  expect(fitRows(listOf('offers', 'items'), rows, '2026-11-27')).toEqual([
    { name: 'Manta', size: 'P', originalPrice: 'R$ 219,90', price: 'R$ 159,90' },
    { name: 'Cesta', size: 'M', price: 'R$ 79' },
  ]);
});

it.each([
  'Manta\tM\t219\t159\nCesta\tG\t99\t79',
  'Produto\tTam\tAntes\tAgora\nManta\tM\t219,90\t159,9\nCesta\tG\t99\t',
])('reads nothing of a table of which it is in doubt what something costs: %j', (rows) => {
  expect(fitRows(listOf('offers', 'items'), rows, '2026-11-27')).toBeUndefined();
});

it.each([
  'Pacote\tDesconto\tVezes\tPara quem\nMensal\t8% de desconto\t4 vezes por mês\tPara experimentar\nAnual\t20% de desconto\t48 vezes em 12 meses\tPara economizar',
  'Mensal\t8% de desconto\tPara experimentar\t4 vezes por mês\nAnual\t20% de desconto\tPara economizar\t48 vezes em 12 meses',
])('knows how much of it a plan has from whom it is for: %j', (rows) => {
  expect(fitRows(listOf('packages', 'items'), rows, '2026-11-27')).toEqual([
    {
      title: 'Mensal',
      discount: '8% de desconto',
      highlight: '4 vezes por mês',
      subtitle: 'Para experimentar',
    },
    {
      title: 'Anual',
      discount: '20% de desconto',
      highlight: '48 vezes em 12 meses',
      subtitle: 'Para economizar',
    },
  ]);
});

it('gives what a button asks for at the end of a row to the button of an item that has one', () => {
  const row = 'Ultrassom\tToda quarta à tarde, com a Dra. Lívia. Jejum de 6 horas.\tAgendar ultrassom';
  expect(fitRow(listOf('services', 'items'), row, '2026-11-27')).toEqual({
    title: 'Ultrassom',
    description: 'Toda quarta à tarde, com a Dra. Lívia. Jejum de 6 horas.',
    label: 'Agendar ultrassom',
  });
  const rows =
    'Serviço\tDescrição\tPreço\tBotão\nCorte\tNa hora.\tR$ 40\tQuero cortar agora mesmo\nBarba\tCom toalha.\tR$ 30\tReservar';
  expect(fitRows(listOf('services', 'items'), rows, '2026-11-27')).toEqual([
    { title: 'Corte', description: 'Na hora.', price: 'R$ 40', label: 'Quero cortar agora mesmo' },
    { title: 'Barba', description: 'Com toalha.', price: 'R$ 30', label: 'Reservar' },
  ]);
  // Other words are said behind those before them, and so is what an item without a button is told.
  expect(fitRow(listOf('services', 'items'), 'Corte\tNa hora.\tCom toalha', '2026-11-27')).not.toHaveProperty(
    'label',
  );
  expect(fitRow(listOf('steps', 'items'), 'Ligue\tAtendemos já.\tAgendar visita', '2026-11-27')).toEqual({
    title: 'Ligue',
    text: 'Atendemos já. – Agendar visita',
  });
});

it('takes what is counted in hours or years for a figure too, in whichever column it stands', () => {
  const rows = 'Clientes atendidos\t12.480\nPlantão\t24h\nDe casa\t22 anos\nNota (612 avaliações)\t4,8';
  expect(fitRows(listOf('stats', 'items'), rows, '2026-11-27')).toEqual([
    { value: '12.480', label: 'Clientes atendidos' },
    { value: '24h', label: 'Plantão' },
    { value: '22 anos', label: 'De casa' },
    { value: '4,8', label: 'Nota (612 avaliações)' },
  ]);
});

it.each([
  ['-12%', '-15%'],
  ['12,5%', '15%'],
  ['até 12%', '15%'],
  ['12% off', 'sem desconto'],
  ['12 % desc.', 'R$ 40 a menos'],
])(
  'takes for a discount whatever says how much less something costs, and no other cell: %j',
  (one, other) => {
    const rows = `Trimestral\t${one}\t12 vezes em 3 meses\t3 lavagens grátis\nSemestral\t${other}\t24 vezes em 6 meses\t6 lavagens grátis`;
    expect(fitRows(listOf('packages', 'items'), rows, '2026-11-27')).toEqual([
      {
        title: 'Trimestral',
        discount: one,
        highlight: '12 vezes em 3 meses',
        subtitle: '3 lavagens grátis',
      },
      {
        title: 'Semestral',
        discount: other,
        highlight: '24 vezes em 6 meses',
        subtitle: '6 lavagens grátis',
      },
    ]);
    const bare = 'Trimestral\tPara experimentar\tPara a casa toda\tCom laço';
    expect(fitRow(listOf('packages', 'items'), bare, '2026-11-27')).not.toHaveProperty('discount');
  },
);

it.each([
  '20/05 - Chegou a cor nova\n10/01 - Feira na praça',
  '20/05\tChegou a cor nova\n10/01\tFeira na praça',
])('takes news for those of the last such day, unless it comes soon: %j', (text) => {
  expect(fitRows(listOf('news', 'items'), text, '2026-11-27')).toEqual([
    { date: '20/05/2026', title: 'Chegou a cor nova' },
    { date: '10/01/2027', title: 'Feira na praça' },
  ]);
});

it('takes a special day of a table for the nearest', () => {
  expect(
    fitRows(listOf('hours', 'exceptions'), 'Carnaval\t08/02\tfechado\nNatal\t25/12\tfechado', '2026-11-27'),
  ).toMatchObject([{ date: '08/02/2027' }, { date: '25/12/2026' }]);
});

it('knows what something cost and costs by the words before two cells', () => {
  const typed =
    'Tapete Gelado\tM\tde R$ 89,90\tpor R$ 69,90\nBebedouro Portátil\tÚnico\tde R$ 45,00\tpor R$ 35,00';
  expect(fitRows(listOf('offers', 'items'), typed, '2026-11-27')).toMatchObject([
    { name: 'Tapete Gelado', size: 'M', originalPrice: 'R$ 89,90', price: 'R$ 69,90' },
    { name: 'Bebedouro Portátil', size: 'Único', originalPrice: 'R$ 45,00', price: 'R$ 35,00' },
  ]);
});
