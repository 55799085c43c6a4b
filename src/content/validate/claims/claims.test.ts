import { putIntoWords } from '../../problems/languages.ts';
import { describe, expect, it } from 'vitest';
import { site as siteSchema } from '../../../fields/site.ts';
import { conditions } from '../../../testing/specified.ts';
import { loadSpecified } from '../../../testing/specified-content.ts';
import type { Content } from '../../load/content.ts';
import { parse, readPage, readShared } from '../pages.ts';
import type { Problem, Range } from '../../problems/problem.ts';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';
import { readSource } from '../../source/read-source.ts';
import { KeptPages } from '../kept-pages.ts';
import { validate } from '../validate.ts';
import { findPageClaims, findSiteClaims, placeClaims, type Claim } from './collect.ts';
import { readVocabulary } from './vocabulary.ts';

const { today } = conditions;
const content = await loadSpecified();
/** What was found of the pages, of which each test changes one. */
const kept = new KeptPages();
const before = validate(content, { today, kept }).problems;
const sourceOf = (name: string) => content.sources.find(({ file }) => file === name)!;

function claimsOf({ sources }: Content): readonly Claim[] {
  const shared = readShared(content, { today });
  const pages = sources
    .filter(({ kind }) => kind === 'page')
    .map((file) => readPage(file, shared, { today }));
  const siteSource = sources.find(({ kind }) => kind === 'site')!;
  const site = parse({ source: siteSource, base: [], schema: siteSchema }).data!;
  const vocabulary = readVocabulary(site, today);
  const found = pages.flatMap((page) => findPageClaims(page, vocabulary));
  return placeClaims([...found, ...findSiteClaims({ site, siteSource }, vocabulary)], sourceOf);
}

const claims = claimsOf(content);

/** The site's content with one file's text changed. */
function withText(file: string, change: (text: string) => string): Content {
  const sources = content.sources.map((source) =>
    source.file === file ? readSource(source, new TextEncoder().encode(change(source.text))).source : source,
  );
  return { ...content, sources };
}

const identity = (problem: Problem) => `${problem.code} ${problem.file} ${putIntoWords(problem).message}`;
const cureOf = (problem: Problem | undefined) => problem && putIntoWords(problem).cure;
const known = new Set(before.map(identity));

/** What a change brings, beside what was told before. */
function newProblems(changed: Content): readonly Problem[] {
  return validate(changed, { today, kept }).problems.filter((problem) => !known.has(identity(problem)));
}

const place = ({ code, file, range }: Problem) => `${code} ${file}:${range.line}`;

const nextDigit = (digit: string) => (digit === '9' ? '8' : String(Number(digit) + 1));

/** Other figures than a text tells, as one edit each. Of hours, the opening and the closing one. */
function edits(text: string): readonly string[] {
  if (/^(19|20)\d\d$/.test(text)) return [text.replace(/\d$/, nextDigit)];
  if (/^[1-5][.,]\d/.test(text)) return [text.replace(/(?<=[.,])\d/, nextDigit)];
  const hours = [...text.matchAll(/\d+(?=h|:)/g)];
  if (hours.length === 0) return [text.replace(/\d/, nextDigit)];
  return hours.map(({ index, 0: hour }) => {
    const other = String(Number(hour) + 1).padStart(hour.length, '0');
    return text.slice(0, index) + other + text.slice(index + hour.length);
  });
}

interface Edit {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly change: (text: string) => string;
}

function editsAt(claim: Claim, { start, end, line }: Range, said: string): readonly Edit[] {
  const source = sourceOf(claim.file);
  const text = source.text.slice(start, end);
  const at = start + text.indexOf(said);
  return edits(said).map((other) => ({
    name: `${source.file}:${line} ${said} → ${other}`,
    file: source.file,
    line,
    change: (whole) => whole.slice(0, at) + other + whole.slice(at + said.length),
  }));
}

const allEdits = claims.flatMap((claim) => {
  const { range, closing, said } = claim;
  if (closing === undefined) return editsAt(claim, range, said);
  const [opens = '', closes = ''] = said.split('–');
  return [...editsAt(claim, range, opens), ...editsAt(claim, closing, closes)];
});

describe('figures and hours of the site', () => {
  it('raise nothing', () => {
    expect(before.filter(({ code }) => code === 'P043' || code === 'P044')).toEqual([]);
  });

  it('are all read', () => {
    expect(
      claims.map(
        ({ file, keys, said }) => `${sourceOf(file).name}: ${keys.length > 1 ? 'days' : keys[0]} ${said}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "banhoetosa: days 8h–18h",
        "banhoetosa: days 8h–18h",
        "banhoetosa: rating 4.9/5",
        "banhoetosa: days 8h–18h",
        "banhoetosa: saturday 8h–16h",
        "banhoetosa: pets Mais de 8.000",
        "banhoetosa: pets-per-month 500+",
        "banhoetosa: years 20+",
        "banhoetosa: rating 4.9",
        "banhoetosa: pets Mais de 8.000",
        "banhoetosa: rating 4.9",
        "banhoetosa: reviews 500+",
        "castracao: pets Mais de 8.000",
        "consulta: pets 8k+",
        "consulta: founded 2004",
        "consulta: years mais de 20",
        "consulta: days 08:30–18:30",
        "consulta: saturday 08:30–16:00",
        "index: years Mais de 20",
        "index: years Mais de 20",
        "index: pets 10k+",
        "index: rating 4.9",
        "index: years Mais de 20",
        "index: founded 2004",
        "index: founded 2004",
        "index: pets 1000+",
        "index: years 20+",
        "clinica-completa: founded 2004",
        "site: founded 2004",
        "site: rating 4.9",
        "site: reviews 150",
        "site: founded 2004",
        "site: days 08:00–18:00",
        "site: saturday 08:00–17:00",
      ]
    `);
  });

  it.each(allEdits.map((edit) => [edit.name, edit] as const))(
    'tells once that one of them was changed alone: %s',
    (_, { file, line, change }) => {
      expect(newProblems(withText(file, change)).map(place)).toEqual([`P043 ${file}:${line}`]);
    },
  );
});

const newPage = (text: string) =>
  readSource(
    { file: 'pages/nova.yaml', name: 'nova', kind: 'page' },
    new TextEncoder().encode(samplePage(`- type: hero\n  title: Olá\n  text: ${text}\n`)),
  ).source;

const grave = (problems: readonly Problem[]) => problems.filter(({ code }) => code !== 'P042');

describe('a new page of the site', () => {
  it.each([
    ['Mais de 12.000 pets atendidos', ['P043 pages/nova.yaml:8']],
    ['Mais de 10.000 pets atendidos', ['P043 pages/nova.yaml:8']],
    ['Atendemos de segunda a sábado, das 7h às 21h', ['P043 pages/nova.yaml:8']],
    ['Atendemos 700 pets por mês', ['P043 pages/nova.yaml:8']],
    ['Nota 4,7 em 320 avaliações', ['P043 pages/nova.yaml:8', 'P043 pages/nova.yaml:8']],
    ['Desde 2006', ['P043 pages/nova.yaml:8']],
    ['Nota 4,9 desde sempre, e plantão 24h', []],
    ['Banho em 2 horas, a partir de R$ 35, para pets de até 12 kg', []],
  ])('that says "%s"', (text, expected) => {
    const changed = { ...content, sources: [...content.sources, newPage(text)] };
    expect(grave(newProblems(changed)).map(place)).toEqual(expected);
  });
});

it.each([
  ['Estamos em reforma', ['P042']],
  ['Estamos de cara nova', ['P042', 'P043']],
])('holds hours below "%s" against those of the site as it names a while', (title, codes) => {
  const said = 'Atendemos de segunda a sexta, das 7h às 21h.';
  const { text, ...rest } = newPage('Olá');
  const notice = `- type: notice\n  title: ${title}\n  text: ${said}\n`;
  const page = readSource(rest, new TextEncoder().encode(text + notice)).source;
  const fresh = newProblems({ ...content, sources: [...content.sources, page] });
  expect(fresh.map(({ code }) => code).toSorted()).toEqual(codes);
});

const asked = (question: string, answer: string) =>
  `- type: faq\n  items:\n  - question: ${question}\n    answer: ${JSON.stringify(answer)}\n`;
const noted = (note: string) =>
  `- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: Sábado\n    time: 8h–16h\n  note: ${JSON.stringify(note)}\n`;

it.each([
  [noted('Sábados, 8h às 12h'), 1],
  [noted('Sábado: das 8h às 12h.'), 1],
  [noted('Plantão: sábado, das 8h às 12h'), 0],
  [noted('Sábado, 8h às 12h: banho'), 0],
  [noted('Banho de gatos. Sábado, 8h às 12h.'), 0],
  [noted('Sábado, 8h às 12h. Estacione na porta.'), 1],
  [asked('Vocês abrem aos sábados?', 'Sim, abrimos. Sábados, 8h às 12h.'), 1],
  [asked('Qual o horário de atendimento?', 'Segunda a sexta, 8h às 18h. Sábados, 8h às 12h.'), 1],
  [asked('Quando é a feira?', 'Sábado, 8h às 12h.'), 0],
  [asked('Atendem em domicílio aos sábados?', 'Sábado, 8h às 12h.'), 0],
  [`- type: benefits\n  items:\n  - title: Adoção\n    icon: heart\n    text: Sábado, 8h às 12h\n`, 0],
])('compares hours without a verb where they are about the business: %s', (section, count) => {
  const site = `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n  - days: [sábado]\n    opens: 08:00\n    closes: 16:00\n`;
  const { problems } = checkSample({
    'site.yaml': site,
    'index.yaml': samplePage(`- type: hero\n  title: Olá\n${section}`),
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(problems.filter(({ code }) => code === 'P043')).toHaveLength(count);
});

it('takes the years of one person for no figure of the business', () => {
  const said = '12 anos de experiência. Desde 2019 na equipe.';
  const person = `- type: team\n  items:\n  - name: Ana\n    role: Recepção\n    text: ${said}\n`;
  const { text, ...rest } = newPage('Olá');
  const page = readSource(rest, new TextEncoder().encode(text + person)).source;
  expect(grave(newProblems({ ...content, sources: [...content.sources, page] })).map(place)).toEqual([]);
});

/** The lines of a cure that are to be pasted, from the first declaration on. */
const pasted = (cure: string) => cure.slice(cure.indexOf('\n  - subject')).replace(/^\n/, '');

describe('the cure', () => {
  it('leaves nothing to tell of a site without a ledger once all that it shows is pasted', () => {
    const site = content.sources.find(({ kind }) => kind === 'site')!;
    let text = site.text.slice(0, site.text.indexOf('\nclaims:') + 1);
    const told: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const current = text;
      const first = newProblems(withText('pages/site.yaml', () => current)).find(
        ({ code }) => code === 'P043',
      );
      if (first === undefined) break;
      told.push(place(first));
      text += `${text.includes('\nclaims:') ? '' : 'claims:\n'}${pasted(putIntoWords(first).cure)}\n`;
    }
    const rest = newProblems(withText('pages/site.yaml', () => text));
    expect(rest).toEqual([]);
    expect(told.length).toBeLessThanOrEqual(8);
  });

  it('names the line of the declaration that holds elsewhere', () => {
    const changed = { ...content, sources: [...content.sources, newPage('Mais de 10.000 pets atendidos')] };
    const line =
      content.sources
        .find(({ kind }) => kind === 'site')!
        .text.split('\n')
        .indexOf('    value: 10k+') + 2;
    expect(cureOf(grave(newProblems(changed))[0])).toBe(
      `Se este vale mesmo aqui, anote também este lugar: em pages/site.yaml, abaixo de "where" da linha ${line}, escreva:\n      - /nova\nSe não, deixe todos iguais: se o certo é "Mais de 10.000", mude os outros 5 lugares; se não, mude só este.`,
    );
  });
});

const stats = (value: string, label = 'Pets atendidos') =>
  `- type: stats\n  id: numeros\n  items:\n  - value: ${value}\n    label: ${label}\n`;
const hero = '- type: hero\n  title: Olá\n';

/** Codes, lines and underlined texts of a small site. */
function told(files: Readonly<Record<string, string>>): readonly string[] {
  const all: Record<string, string> = { 'site.yaml': sampleSite, ...files };
  return checkSample(all)
    .problems.filter(({ code }) => code !== 'P041' && code !== 'P042')
    .map(({ code, file, range }) => {
      const name = file.replace('pages/', '');
      return `${code} ${name} ${all[name]?.slice(range.start, range.end)}`;
    });
}

const declare = (value: string, ...where: readonly string[]) =>
  `- subject: pets\n  value: ${value}\n  where:\n${where.map((place) => `  - ${place}\n`).join('')}`;
const withClaims = (...entries: readonly string[]) => `${sampleSite}claims:\n${entries.join('')}`;

const weekdays = (time: string) => `footer:\n  hours:\n  - days: Segunda a sexta\n    time: ${time}\n`;
const saturday = (time: string) =>
  samplePage(hero).replace('theme:', `footer:\n  hours:\n  - days: Sábado\n    time: ${time}\ntheme:`);

/** What the messages about figures of a small site advise. */
const cures = (files: Readonly<Record<string, string>>) =>
  checkSample(files)
    .problems.filter(({ code }) => code === 'P043')
    .map((problem) => `${cureOf(problem)}\n`)
    .join('');

describe('checkClaims', () => {
  it('measures by what is said most often', () => {
    const files = {
      'a.yaml': samplePage(hero + stats('12k+')),
      'b.yaml': samplePage(hero + stats('10k+')),
      'index.yaml': samplePage(hero + stats('mais de 10 mil')),
    };
    expect(told(files)).toEqual(['P043 a.yaml 12k+']);
  });

  it('tells a value of several places once', () => {
    const files = {
      'a.yaml': samplePage(hero + stats('10k+') + stats('10.000').replace('numeros', 'mais')),
      'b.yaml': samplePage(hero + stats('10k+')),
      'c.yaml': samplePage(hero + stats('12k+')),
      'index.yaml': samplePage(hero + stats('12k+')),
    };
    expect(told(files)).toEqual(['P043 c.yaml 12k+']);
  });

  it('names some of very many places, and counts the rest', () => {
    const same = Array.from({ length: 20 }, (_, page) => [`p${page}.yaml`, samplePage(hero + stats('10k+'))]);
    const files = { 'index.yaml': samplePage(hero + stats('12k+')), ...Object.fromEntries(same) };
    const problem = checkSample({ 'site.yaml': sampleSite, ...files }).problems.find(
      ({ kind }) => kind === 'disagrees',
    );
    const { message = '' } = problem ? putIntoWords(problem) : {};
    expect(message.match(/p\d+\.yaml:/g)).toHaveLength(12);
    expect(message).toContain(' e mais 8 lugares está "10k+"');
    expect(cureOf(problem)).toContain('Para achar os que faltam, procure "10k+"');
    expect(problem && putIntoWords(problem, 'en').message).toContain(', 8 more');
  });

  it('takes what very many places say for the rule: its exceptions alone are declared', () => {
    const same = Array.from({ length: 20 }, (_, page) => [`p${page}.yaml`, samplePage(hero + stats('10k+'))]);
    const files = { 'index.yaml': samplePage(hero + stats('12k+')), ...Object.fromEntries(same) };
    const problem = checkSample({ 'site.yaml': sampleSite, ...files }).problems.find(
      ({ kind }) => kind === 'disagrees',
    );
    expect(cureOf(problem)?.match(/value: .*|- "?\/.*/g)).toEqual(['value: 12k+', '- "/#numeros"']);
    expect(told({ ...files, 'site.yaml': withClaims(declare('12k+', '"/#numeros"')) })).toEqual([]);
  });

  it('does not compare what no visitor reads', () => {
    const hidden = `${stats('12k+')}  hidden: sim\n`;
    expect(
      told({ 'index.yaml': samplePage(hero + stats('10k+').replace('numeros', 'mais') + hidden) }),
    ).toEqual([]);
  });

  it('keeps a declaration of a hidden section', () => {
    const files = {
      'index.yaml': samplePage(`${hero}${stats('12k+')}  hidden: sim\n`),
      'site.yaml': withClaims(declare('12k+', '"/#numeros"')),
    };
    expect(told(files)).toEqual([]);
  });

  it('holds what is declared for a section above what is declared for its page', () => {
    const files = {
      'index.yaml': samplePage(hero + stats('10k+') + stats('900').replace('numeros', 'mais')),
      'site.yaml': withClaims(declare('10k+', '/'), declare('900', '"/#mais"')),
    };
    expect(told(files)).toEqual([]);
  });

  it('asks for every page that shows a shared section', () => {
    const use = `${hero}- type: use\n  section: extra\n`;
    const files = {
      '_shared/extra.yaml': 'type: stats\nitems:\n- value: 10k+\n  label: Pets atendidos\n',
      'index.yaml': samplePage(use),
      'b.yaml': samplePage(use),
      'c.yaml': samplePage(hero + stats('12k+')),
    };
    expect(told({ ...files, 'site.yaml': withClaims(declare('12k+', '/c'), declare('10k+', '/')) })).toEqual([
      'P043 _shared/extra.yaml 10k+',
    ]);
    expect(
      told({ ...files, 'site.yaml': withClaims(declare('12k+', '/c'), declare('10k+', '/', '/b')) }),
    ).toEqual([]);
  });

  it('tells a misspelt place, and not the text it was meant for', () => {
    const files = {
      'index.yaml': samplePage(hero + stats('10k+')),
      'b.yaml': samplePage(hero + stats('12k+')),
      'site.yaml': withClaims(declare('12k+', '/bb'), declare('10k+', '/')),
    };
    expect(told(files)).toEqual(['P044 site.yaml /bb']);
  });

  it('tells no unused declaration while a page cannot be read', () => {
    const files = {
      'index.yaml': samplePage(hero),
      'b.yaml': 'title: "x\n',
      'site.yaml': withClaims(declare('12k+', '/b')),
    };
    expect(told(files).filter((line) => line.startsWith('P04'))).toEqual([]);
  });

  it('holds what is declared for the header in the header alone', () => {
    const files = {
      'b.yaml': saturday('8h–18h'),
      'index.yaml': saturday('8h–16h'),
      'site.yaml': withClaims(declare('8h–16h', '/ header').replace('subject: pets', 'subject: saturday')),
    };
    expect(told(files)).toEqual(['P043 index.yaml 8h–16h']);
  });

  it('does not call a declaration unused whose figure has moved', () => {
    const files = {
      'b.yaml': samplePage(hero),
      'c.yaml': samplePage(hero + stats('12k+')),
      'index.yaml': samplePage(hero + stats('10k+')),
      'site.yaml': withClaims(declare('12k+', '/b'), declare('10k+', '/')),
    };
    expect(told(files)).toEqual(['P043 c.yaml 12k+']);
  });

  it('adds the hours of one day up, as in the morning and in the afternoon', () => {
    const rows = `${weekdays('8h–12h')}  - days: Segunda a sexta\n    time: 13h30–18h\n`;
    const page = (head: string) => samplePage(hero).replace('theme:', `${head}theme:`);
    const index = page(weekdays('8h às 12h e 13h30 às 18h'));
    expect(told({ 'index.yaml': index, 'b.yaml': page(rows) })).toEqual([]);
    expect(told({ 'index.yaml': page(weekdays('8h–12h')), 'b.yaml': page(rows) })).toHaveLength(1);
    expect(cures({ 'index.yaml': page(weekdays('8h–12h')), 'b.yaml': page(rows) })).toContain(
      'value: 8h–12h e 13h30–18h\n',
    );
  });

  it('puts between quotes what could not stand behind a colon', () => {
    const files = { 'b.yaml': saturday('8h–18h'), 'index.yaml': saturday('"8h–16h: corrido"') };
    expect(cures(files)).toContain('value: "8h–16h: corrido"\n');
  });

  it('sends to a declaration of the same value only when each of its days has one', () => {
    const files = {
      'b.yaml': saturday('8h–12h'),
      'c.yaml': samplePage(hero).replace('theme:', `${weekdays('8h–18h')}theme:`),
      'd.yaml': samplePage(hero).replace('theme:', `${weekdays('7h–18h')}theme:`),
      'index.yaml': samplePage(hero).replace('theme:', 'header:\n  topBar: Segunda a sábado 8h–18h\ntheme:'),
      'site.yaml': withClaims(
        declare('8h–18h', '/c').replace('subject: pets', 'subject: weekdays'),
        declare('7h–18h', '/d').replace('subject: pets', 'subject: weekdays'),
        declare('8h–12h', '/b').replace('subject: pets', 'subject: saturday'),
      ),
    };
    expect(cures(files)).toMatch(/- subject: weekdays[\s\S]*- subject: saturday/);
  });

  it('names each declaration that one line of hours is against', () => {
    const hours = (subject: string) =>
      declare('8h–18h', '/ header').replace('subject: pets', `subject: ${subject}`);
    const files = {
      'index.yaml': samplePage(hero).replace('theme:', 'header:\n  topBar: Segunda a sábado 9h–18h\ntheme:'),
      'site.yaml': withClaims(hours('weekdays'), hours('saturday')),
    };
    const [problem, ...others] = checkSample(files).problems.filter(({ code }) => code === 'P043');
    expect(others).toEqual([]);
    const lines = files['site.yaml']
      .split('\n')
      .flatMap((line, index) => (line === '  value: 8h–18h' ? [index + 1] : []));
    expect(cureOf(problem)).toContain(`nas linhas ${lines.join(' e ')}`);
  });

  it('indents what is to be pasted like the list that is there', () => {
    const files = {
      'index.yaml': samplePage(hero + stats('10k+')),
      'b.yaml': samplePage(hero + stats('12k+')),
      'site.yaml': withClaims(declare('10k+', '/')),
    };
    const problem = checkSample(files).problems.find(({ code }) => code === 'P043');
    expect(cureOf(problem)).toMatch(/\n- subject: pets\n {2}value: 12k\+\n {2}where:\n {4}- "\/b#numeros"$/);
  });

  it('leaves what tutors say to them', () => {
    const said = (comment: string) =>
      `- type: testimonials\n  items:\n  - name: Ana\n    tutor: tutora\n    article: do\n    petName: Rex\n    rating: 4\n    comment: ${comment}\n    date: em maio\n`;
    const files = { 'index.yaml': samplePage(hero + stats('10k+') + said('Já são 20k pets atendidos!')) };
    expect(told(files)).toEqual([]);
  });
});
