import { expect, it } from 'vitest';
import { readData, tell, valueAt } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../../content/testing/sample.ts';
import { withOffers } from './offers.ts';
import { begin, reduce } from './state.ts';

type Files = Readonly<Record<string, string>> & { readonly 'site.yaml': string };

const hero = (badge: string) => `- type: hero\n  badge: ${badge}\n  title: Olá\n`;
const stats = (value: string) =>
  `- type: stats\n  items:\n  - value: ${value}\n    label: Anos de experiência\n`;
const page = (sections: string) => samplePage(sections).replace('Uma página', 'Uma outra página');
const declare = (value: string, ...where: readonly string[]) =>
  `- subject: years\n  value: ${value}\n  where:\n${where.map((one) => `  - ${one}\n`).join('')}`;

/** What an editor reads where figures disagree, with what each button makes of the site's texts. */
function toldIn(texts: Files) {
  const found = tell(checkSample(texts).problems, sampleContent(texts).sources)
    .filter(({ kind }) => kind === 'disagrees' || kind === 'notAsDeclared')
    .map((problem) => withOffers(problem, texts));
  return found.map(({ file, message, cure, offers = [] }) => ({
    message,
    cure,
    labels: offers.map(({ label }) => label),
    press(label: string): { readonly texts: Files; readonly said: string | undefined } {
      const base = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { id: '1', text }]));
      const begun = begin(
        { place: '', head: '', files: {}, beside: { pictures: [], problems: [] }, today: '2026-11-25' },
        base,
        file.replace('pages/', ''),
      );
      const wish = offers.find((offer) => offer.label === label)?.wish;
      if (wish === undefined) throw new Error(`There is no button ${label}`);
      const { session, notice } = reduce(begun, { kind: 'edit', wish });
      return { texts: { ...texts, ...session.changed } as Files, said: notice?.text };
    },
  }));
}

const site = {
  'index.yaml': samplePage(hero('Mais de 20 anos cuidando do seu pet') + stats('25+')),
  'sobre.yaml': page(hero('São 20 anos de experiência') + stats('20+')),
  'site.yaml': sampleSite,
};

it('names the places that tell another figure by page and section, and no line of the file', () => {
  expect(toldIn(site)).toMatchObject([
    {
      message:
        'Anos de experiência: aqui está "25+", e em Início › Capa, /sobre › Capa e /sobre › Números está "Mais de 20".',
      cure: 'Deixe todos iguais: se o certo é "25+", mude também nos outros 3 lugares; se não, mude só aqui. Se cada lugar tem mesmo o seu, anote isso.',
      labels: ['Escrever "25+" também nesses 3 lugares', 'Escrever "20+" aqui', 'São mesmo diferentes'],
    },
  ]);
});

it('names places of one section by their fields', () => {
  const more = stats('20+').replace(
    '- type: stats\n',
    '- type: stats\n  title: São 20 anos de experiência\n',
  );
  expect(toldIn({ ...site, 'sobre.yaml': page(hero('Oi') + more) })[0]?.message).toContain(
    'e em Início › Capa, /sobre › Números › título e /sobre › Números › número 1 › valor está',
  );
});

it('writes the number everywhere in one step, in the words of each place', () => {
  const [told] = toldIn(site);
  const after = told?.press('Escrever "25+" também nesses 3 lugares').texts;
  expect(after && toldIn(after)).toEqual([]);
  expect([
    valueAt(readData(after?.['index.yaml'] ?? ''), ['sections', 0, 'badge']),
    valueAt(readData(after?.['sobre.yaml'] ?? ''), ['sections', 0, 'badge']),
    valueAt(readData(after?.['sobre.yaml'] ?? ''), ['sections', 1, 'items', 0, 'value']),
  ]).toEqual(['Mais de 25 anos cuidando do seu pet', 'São 25 anos de experiência', '25+']);
});

it('writes here what others say as it is written here', () => {
  const after = toldIn(site)[0]?.press('Escrever "20+" aqui').texts;
  expect(valueAt(readData(after?.['index.yaml'] ?? ''), ['sections', 1, 'items', 0, 'value'])).toBe('20+');
});

it('names the places that say the same, and what goes with them', () => {
  const both = { ...site, 'index.yaml': samplePage(hero('25 anos de experiência') + stats('25+')) };
  const [told] = toldIn({ ...both, 'outra.yaml': page(hero('São 20 anos de experiência')) });
  expect(told?.message).toBe(
    'Anos de experiência: aqui está "25", e em /outra › Capa, /sobre › Capa e /sobre › Números está "20". 1 outro lugar diz o mesmo que aqui: Início › Números.',
  );
  expect(told?.cure).toContain('se não, mude aqui e onde está o mesmo.');
});

it('writes no number where it is noted that another holds, or that is written in another way', () => {
  const noted = { ...site, 'site.yaml': `${sampleSite}claims:\n${declare('20+', '/sobre', '/')}` };
  expect(toldIn(noted)[0]?.labels).toEqual(['Escrever "20+" aqui', '"25+" é o certo']);
  const others = toldIn({ ...noted, 'nova.yaml': page(stats('30+')) });
  expect(others.flatMap(({ labels }) => labels)).toContain('Escrever "20+" aqui');
  expect(others.flatMap(({ labels }) => labels.filter((label) => /30.* também/.test(label)))).toEqual([]);
  const written = { ...site, 'index.yaml': samplePage(hero('Oi') + stats('1.000+')) };
  expect(toldIn(written)[0]?.labels).toEqual(['Escrever "20" aqui', 'São mesmo diferentes']);
});

it('names what it changes where it cannot change all', () => {
  const mixed = { ...site, 'sobre.yaml': page(hero('20 anos de experiência e 20 anos de experiência')) };
  expect(toldIn(mixed)[0]?.labels[0]).toBe('Escrever "25+" também em Início › Capa');
});

it('changes the other places of a declaration with it', () => {
  const noted = { ...site, 'site.yaml': `${sampleSite}claims:\n${declare('20+', '/', '/sobre')}` };
  const [told] = toldIn(noted);
  expect(told?.cure).toBe(
    'Corrija aqui. Se "25+" é o certo, diga isso aqui, e o número muda também em Início › Capa, /sobre › Capa e /sobre › Números:',
  );
  const after = told?.press('"25+" é o certo');
  expect(after && toldIn(after.texts)).toEqual([]);
  expect(after?.texts['site.yaml']).toContain('value: 25+');
  expect(after?.said).toBe(
    'Anotado em Dados do site. "25+" está agora também em Início › Capa, /sobre › Capa e /sobre › Números.',
  );
});

it('leaves a figure that more places tell than can be named', () => {
  const pages = Array.from({ length: 13 }, (_, at) => [`p${at}.yaml`, page(stats('20+'))] as const);
  const [told] = toldIn({ ...Object.fromEntries(pages), ...site, 'sobre.yaml': page(hero('Oi')) });
  expect(told?.message).toMatch(/e mais 2 lugares está/);
  expect(told?.labels).toEqual(['Escrever "20+" aqui', 'São mesmo diferentes']);
});

it('counts places that stand on one line each', () => {
  const line = 'São 20 anos de experiência';
  const two = page(`- { type: hero, badge: ${line}, title: ${line} }\n`);
  const [told] = toldIn({ ...site, 'sobre.yaml': two });
  expect(told?.cure).toContain('nos outros 3 lugares');
  expect(told?.labels[0]).toBe('Escrever "25+" também nesses 3 lugares');
});

it('writes a mark in each place as that place writes it, in fields of its own too', () => {
  const stars = (value: string) => stats(value).replace('Anos de experiência', 'Avaliação');
  const rated = {
    'index.yaml': samplePage(stars('4.9★')),
    'sobre.yaml': `${page(stars('4,8'))}footer:\n  rating: 4.9/5\n`,
    'site.yaml': sampleSite.replace(/$/, 'meta:\n  structuredData:\n    rating: 4,9\n'),
  };
  const [told] = toldIn(rated);
  expect(told?.labels).toEqual([
    'Escrever "4,8" também nesses 3 lugares',
    'Escrever "4,9" aqui',
    'São mesmo diferentes',
  ]);
  const after = told?.press('Escrever "4,8" também nesses 3 lugares').texts;
  expect(after?.['index.yaml']).toContain('value: 4.8★');
  expect(after?.['sobre.yaml']).toContain('rating: 4.8/5');
  expect(after?.['site.yaml']).toContain('rating: 4,8');
});

it('says where another figure of the same is declared, once one is declared anew', () => {
  const noted = {
    'index.yaml': samplePage(stats('25+')),
    'sobre.yaml': page(stats('10+')),
    'site.yaml': `${sampleSite}claims:\n${declare('20+', '/')}${declare('10+', '/sobre')}`,
  };
  expect(toldIn(noted)[0]?.press('"25+" é o certo').said).toBe(
    'Anotado em Dados do site. Continua anotado "10+" em /sobre: se mudou lá também, mude lá.',
  );
});

it('offers no figure that is noted for a place alone, and that nobody says any more', () => {
  const noted = {
    'index.yaml': samplePage(stats('25+')),
    'sobre.yaml': page(stats('10+')),
    'site.yaml': `${sampleSite}claims:\n${declare('20+', '/')}${declare('10+', '/sobre')}`,
  };
  expect(toldIn(noted)).toMatchObject([
    {
      cure: 'Está anotado também "10+" em /sobre. Se "25+" é o certo aqui, diga isso; se não, corrija aqui:',
      labels: ['"25+" é o certo'],
    },
  ]);
  const said = { ...noted, 'index.yaml': samplePage(hero('Mais de 20 anos cuidando') + stats('25+')) };
  expect(toldIn(said)[0]?.labels).toEqual(['Escrever "20+" aqui', '"25+" é o certo']);
});

const hours = (time: string) =>
  samplePage(hero('Aberto')).replace(
    'theme:',
    `footer:\n  hours:\n  - days: Segunda a sexta\n    time: ${time}\ntheme:`,
  );
const declareHours = (time: string, where: string) =>
  `- subject: weekdays\n  value: ${time}\n  where:\n  - ${where}\n`;
const week =
  'hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:30\n    closes: 18:30\n';

/** A page with hours, beside two pages with declared hours of their own; with the site's own hours, or without. */
const hoursOf = (time: string, own: string): Files => ({
  'index.yaml': hours(time),
  'banho.yaml': hours('8h–18h'),
  'loja.yaml': hours('9h–19h'),
  'site.yaml': `${sampleSite}${own}claims:\n${declareHours('8h–18h', '/banho footer')}${declareHours('9h–19h', '/loja footer')}`,
});

it('says nothing of hours that are those of the site, declared or not, beside others that are declared', () => {
  const files = hoursOf('8h30 às 18h30', week);
  expect(toldIn(files)).toEqual([]);
  const declared = `${files['site.yaml']}${declareHours('08:30–18:30', 'site')}`;
  expect(toldIn({ ...files, 'site.yaml': declared })).toEqual([]);
});

it('offers the hours of the site before those declared for other places', () => {
  const labels = ['Escrever "08:30–18:30" aqui', 'São mesmo diferentes'];
  expect(toldIn(hoursOf('7h às 12h', week))).toMatchObject([{ labels }]);
  expect(toldIn(hoursOf('8h às 18h', week))).toMatchObject([{ labels }]);
});

const told = ['8h30 às 18h30', '8h–18h', '9h–19h', '7h–12h'] as const;
const sites = [
  ['a site with hours', week],
  ['a site without', ''],
] as const;

it.each(sites.flatMap(([name, own]) => told.map((time) => [time, name, own] as const)))(
  'ends after at most three first buttons, from %s beside two kinds of declared hours, on %s',
  (time, _, own) => {
    let files = hoursOf(time, own);
    for (let press = 0; press < 3; press += 1) {
      const [first] = toldIn(files);
      if (first !== undefined) files = first.press(first.labels[0] ?? '').texts;
    }
    expect(toldIn(files)).toEqual([]);
  },
);

it('writes in the other places what its button says, without their "mais de" where here is none', () => {
  const texts = {
    ...site,
    'index.yaml': samplePage(hero('Mais de 20 anos cuidando do seu pet') + stats('"22"')),
  };
  const [found] = toldIn(texts);
  expect(found?.labels[0]).toBe('Escrever "22" também nesses 3 lugares');
  const done = found?.press('Escrever "22" também nesses 3 lugares').texts as Files & typeof site;
  expect(done['index.yaml']).toBe(samplePage(hero('22 anos cuidando do seu pet') + stats('"22"')));
  expect(done['sobre.yaml']).toMatch(/badge: São 22 anos de experiência\n[^]*value: "?22"?\n/);
  expect(toldIn(done)).toEqual([]);
});
