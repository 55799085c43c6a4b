import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';

/** A section with an offer of that name, until that day. */
const offer = (title: string, until: string) =>
  `- type: offers\n  id: ${title.toLowerCase()}\n  title: ${title}\n  validUntil: ${until}\n  items:\n  - name: Uma peça\n    price: R$ 59,90\n    image: luna.png\n    imageAlt: Uma peça azul\n`;

/** What says since the day after 15/07/2025 that something has ended. */
const over = (title: string) => `- type: notice\n  showFrom: 16/07/2025\n  title: ${title}\n`;

/** What a page is told of its last days; the sample's day is 31/01/2026. */
function toldOf(sections: string, last?: string): readonly string[] {
  const text = samplePage(sections);
  const page = last === undefined ? text : text.replace('theme:', `validUntil: ${last}\ntheme:`);
  return checkSample({ 'index.yaml': page }).problems.flatMap(({ code, kind }) =>
    code === 'P052' ? [kind] : [],
  );
}

it('leaves what says that one of several offers has ended', () => {
  const some = offer('Camas', '30/09/2026') + offer('Roupas', '15/07/2025');
  expect(toldOf(over('A promoção terminou') + hero + some)).toEqual([]);
});

it('leaves what says so of offers that have all ended', () => {
  const ended = offer('Camas', '15/07/2025') + offer('Roupas', '15/07/2025');
  expect(toldOf(over('A promoção terminou') + hero + ended)).toEqual([]);
});

const untilThen = `${hero}  showUntil: 15/07/2025\n`;

it('tells once, for all lines, that the offers of a page are valid again', () => {
  const renewed = offer('Camas', '30/09/2026') + offer('Roupas', '30/09/2026');
  expect(toldOf(over('A promoção terminou') + untilThen + renewed, '15/07/2025')).toEqual(['renewedOffers']);
});

it('tells that some offers are valid again, and leaves those that have ended with the page', () => {
  const some = offer('Camas', '30/09/2026') + offer('Roupas', '15/07/2025');
  const text = samplePage(over('A promoção terminou') + untilThen + some);
  const { problems } = checkSample({
    'index.yaml': text.replace('theme:', 'validUntil: 15/07/2025\ntheme:'),
  });
  const edits = problems.flatMap((one) => (one.kind === 'renewedOffers' ? one.parameters.edits : []));
  expect(edits.map(({ text: line }) => line.trim())).toEqual([
    'validUntil: 30/09/2026',
    'showFrom: 01/10/2026',
    'showUntil: 30/09/2026',
  ]);
});

it('takes others that came later for no renewed ones', () => {
  expect(toldOf(over('A promoção terminou') + hero + offer('Natal', '30/12/2026'), '15/07/2025')).toEqual([]);
});

it('does not take one renewed offer of several for all', () => {
  const one = offer('Camas', '30/09/2026') + offer('Roupas', '15/08/2025');
  expect(toldOf(untilThen + one, '15/07/2025')).not.toContain('renewedOffers');
});

it('tells the days of links and buttons of the header and the foot, of the site and of a page', () => {
  const link = '  links:\n  - label: Ligar\n    tel: sim\n    showUntil: 15/02/2026\n';
  const { problems } = checkSample({
    'index.yaml': samplePage(hero).replace('theme:', `footer:\n${link}theme:`),
    'site.yaml': sampleSite.replace('header:\n', `header:\n${link}`),
  });
  const told = problems.flatMap((one) => (one.kind === 'schedule' ? [[one.file, one.parameters.until]] : []));
  expect(told).toEqual(
    expect.arrayContaining([
      ['pages/site.yaml', '15/02/2026'],
      ['pages/index.yaml', '15/02/2026'],
    ]),
  );
  expect(told).toHaveLength(2);
});

it('leaves a day of a notice before the last on which it stands, and tells one behind it', () => {
  const notice = (day: string) =>
    `- type: notice\n  showUntil: 05/12/2026\n  title: Mutirão dia 05/12\n  text: Inscrições até ${day}\n${hero}`;
  expect(toldOf(notice('04/12/2026'))).toEqual([]);
  expect(toldOf(notice('09/12/2026'))).toEqual(['differentEnds']);
});

it('leaves offers that have ended beside some that go on with the page, and tells of all that were not moved with it', () => {
  const [beds, clothes] = ['30/09/2026', '15/07/2025'].map((day, at) =>
    offer(at === 0 ? 'Camas' : 'Roupas', day),
  );
  expect(toldOf(`${hero}${beds}${clothes}`, '30/09/2026')).toEqual([]);
  expect(toldOf(`${hero}${clothes}`, '30/09/2026')).toEqual(['differentEnds']);
});

/** What is told of last days that are not the same: `here`, `there`, and the days to which the page can be brought. */
function differencesOn(sections: string, last?: string) {
  const text = samplePage(sections);
  const page = last === undefined ? text : text.replace('theme:', `validUntil: ${last}\ntheme:`);
  return checkSample({ 'index.yaml': page }).problems.flatMap((one) => {
    if (one.kind !== 'differentEnds') return [];
    const { here, there, ways = [], shown } = one.parameters;
    return [[here, there, ...ways.map(({ to }) => to), ...(shown === undefined ? [] : [shown.last])]];
  });
}

it('leaves ended offers out where another has a new last day, which is first among the ways out', () => {
  const until = `${hero}  showUntil: 10/12/2026\n`;
  const some = offer('Camas', '15/07/2025') + offer('Roupas', '15/12/2026');
  expect(differencesOn(until + some, '10/12/2026')).toEqual([
    ['10/12/2026', '15/12/2026', '15/12/2026', '10/12/2026'],
  ]);
});

it('takes the day on which a section goes for the odd one where its words have that of the page', () => {
  const early = `${hero}  text: Ofertas válidas até 15/07/2026.\n  showUntil: 10/07/2026\n`;
  expect(differencesOn(early + offer('Camas', '15/07/2026'), '15/07/2026')).toEqual([
    ['10/07/2026', '15/07/2026'],
  ]);
});

it('reads last days in words', () => {
  const said = (day: string) => `${hero}  text: Oferta até ${day}.\n`;
  expect(differencesOn(said('20 de dezembro'), '10/01/2027')).toEqual([['20 de dezembro', '10/01/2027']]);
  expect(differencesOn(said('o dia 10 de janeiro de 2027'), '10/01/2027')).toEqual([]);
});

const item = (text: string, until: string) =>
  `- type: faq\n  title: Dúvidas\n  items:\n  - question: Até quando?\n    answer: ${text}\n    showUntil: ${until}\n`;

it.each([
  ['Só até 20/12 na loja.', '24/12/2026', [['20/12', '24/12/2026', '20/12/2026']]],
  ['Só até 20/12 na loja.', '20/12/2026', []],
  ['De 1 a 23 de dezembro', '20/12/2026', [['23 de dezembro', '20/12/2026', '23/12/2026']]],
  ['De 1 a 23 de dezembro', '24/12/2026', []],
  ['Curso de 12 a 16/12', '05/12/2026', []],
  ['Inscrições até 10/12, e o curso vai até 15/12', '15/12/2026', []],
])('holds what an item says, %j, against its last day %s', (text, until, told) => {
  expect(differencesOn(hero + item(text, until))).toEqual(told);
});

it.each([
  ['Peça até 20/12 e retire até 24/12.', 'Olá', []],
  ['Inscrições até 20/12.', 'Aulas até 24/12', []],
  ['Peça até 20/12.', 'Olá', [['20/12', '24/12/2026', '20/12/2026']]],
  [
    'Peça até 20/12 e retire até 22/12.',
    'Olá',
    [
      ['20/12', '24/12/2026', '20/12/2026'],
      ['22/12', '24/12/2026', '22/12/2026'],
    ],
  ],
])('holds what a section says, %j below %j, against its last day', (text, title, told) => {
  const section = `- type: hero\n  title: ${title}\n  text: ${text}\n  showUntil: 24/12/2026\n`;
  expect(differencesOn(section)).toEqual(told);
});
