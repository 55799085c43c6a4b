import { describe, expect, it } from 'vitest';
import { putIntoWords } from '../../problems/languages.ts';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';
import { findLeftOut, type Week } from './left-out.ts';

const weekdays = '[segunda, terça, quarta, quinta, sexta]';

const week = (days: string, hours = '    opens: 08:00\n    closes: 18:00\n') => `  - days: ${days}\n${hours}`;

const saturday = week('[sábado]', '    opens: 08:00\n    closes: 12:00\n');

const siteWith = (rows: string, more = '') => `${sampleSite}hours:\n  week:\n${rows}${more}`;

const hero = '- type: hero\n  title: Olá\n';

/** A page whose foot has rows of hours, written as `Segunda a sexta 8h–18h`. */
const foot = (...rows: readonly string[]) =>
  samplePage(hero).replace(
    'theme:',
    `footer:\n  hours:\n${rows.map((row) => `  - days: ${row.replace(/ (?=\d|Fech|Com)/, '\n    time: ')}\n`).join('')}theme:`,
  );

const top = (line: string, page = samplePage(hero)) =>
  page.replace('theme:', `header:\n  topBar: ${line}\ntheme:`);

const told = (files: Readonly<Record<string, string>>) =>
  checkSample(files)
    .problems.filter(({ kind }) => kind === 'dayLeftOut')
    .map((problem) => `${problem.file} ${problem.path?.join('.')}: ${putIntoWords(problem).message}`);

/** What is told of hours and of what is declared of them. */
const kinds = (files: Readonly<Record<string, string>>) =>
  checkSample(files).problems.flatMap(({ code, kind }) => (code === 'P043' || code === 'P044' ? [kind] : []));

describe('a working day that is closed', () => {
  const page = (line: string) => top(line, foot('Terça a sexta 8h–18h', 'Segunda Fechado'));

  it('is told where another place has it open, and not as what is declared of all working days', () => {
    const claims = 'claims:\n- subject: weekdays\n  value: 8h–18h\n  where:\n  - / header\n  - / footer\n';
    const files = { 'index.yaml': page('Segunda a sexta 8h–18h'), 'site.yaml': sampleSite + claims };
    expect(kinds(files)).toEqual(['dayLeftOut']);
    expect(told(files)).toEqual([
      'pages/index.yaml footer.hours: Aqui segunda está "fechado", e em pages/index.yaml:10 está "8h–18h".',
    ]);
  });

  it('is none where it is declared for the place, which speaks of no other day', () => {
    const closed = 'claims:\n- subject: weekdays\n  value: fechado\n  where:\n  - / footer\n';
    const both = `${closed}- subject: weekdays\n  value: 8h–18h\n  where:\n  - / header\n  - / footer\n`;
    const index = page('Segunda a sexta 8h–18h');
    expect(kinds({ 'index.yaml': index, 'site.yaml': sampleSite + closed })).toEqual([]);
    expect(kinds({ 'index.yaml': index, 'site.yaml': sampleSite + both })).toEqual([]);
    const open = top('Segunda a sexta 8h–18h', foot('Segunda a sexta 8h–18h'));
    expect(kinds({ 'index.yaml': open, 'site.yaml': sampleSite + closed })).toEqual(['stale']);
  });

  it('is none where no place has it open', () => {
    expect(kinds({ 'index.yaml': page('Terça a sexta 8h–18h') })).toEqual([]);
  });
});

describe('a day of two rows of one list', () => {
  const told = (...rows: readonly string[]) =>
    checkSample({ 'index.yaml': foot(...rows) })
      .problems.filter(({ code }) => code === 'P043')
      .map((problem) => `${problem.path?.join('.')}: ${putIntoWords(problem).message}`);

  it.each([
    ['Sábado 8h–12h', 'sábado 8h–12h'],
    ['Sábado Fechado', 'sábado Fechado'],
  ])('is told at the row of more days where it cannot have both hours: %s', (row, said) => {
    expect(told('Segunda a sábado 8h–18h', row)).toEqual([
      `footer.hours.0.days: Esta lista diz duas vezes o horário de sábado: "segunda a sábado 8h–18h" e "${said}".`,
    ]);
    expect(told(row, 'Segunda a sábado 8h–18h')).toHaveLength(1);
  });

  it('is told once of two rows of the same days', () => {
    expect(told('Sábado 8h–18h', 'Sábado 8h–12h')).toHaveLength(1);
  });

  it('is none where words say of what one of them is', () => {
    expect(told('Segunda a sábado 8h–18h', 'Todos os dias Com plantão das 0h às 24h')).toEqual([]);
    expect(told('Segunda a sábado 8h–18h', 'Sábado Com hora marcada 8h–12h')).toEqual([]);
  });

  it('is none of two parts of the day, or of the same hours', () => {
    expect(told('Segunda a sexta 8h–12h', 'Segunda a sexta 13h30–18h')).toEqual([]);
    expect(told('Segunda a sábado 8h–12h', 'Sábado 8h–12h')).toEqual([]);
  });
});

describe('a day that one list of hours leaves out and another tells', () => {
  it('is told where the hours of the site lack it', () => {
    const index = foot('Segunda a sexta 8h–18h', 'Sábado 8h–12h');
    expect(told({ 'index.yaml': index, 'site.yaml': siteWith(week(weekdays)) })).toEqual([
      'pages/site.yaml hours.week: Falta aqui sábado: em pages/index.yaml:8 está "8h–12h".',
    ]);
  });

  it('is told where a page lacks it, also within a span of days', () => {
    const site = siteWith(week(weekdays) + saturday);
    expect(told({ 'index.yaml': foot('Segunda a sexta 8h–18h'), 'site.yaml': site })).toHaveLength(1);
    expect(
      told({ 'index.yaml': foot('Segunda a quinta 8h–18h', 'Sábado 8h–12h'), 'site.yaml': site }),
    ).toEqual(['pages/index.yaml footer.hours: Falta aqui sexta: em pages/site.yaml:37 está "08:00–18:00".']);
  });

  it('is none where a text beside the list names it', () => {
    const site = siteWith(week(weekdays) + saturday);
    const index = foot('Segunda a sexta 8h–18h').replace('footer:', 'footer:\n  note: Aos sábados não abre');
    expect(told({ 'index.yaml': index, 'site.yaml': site })).toEqual([]);
  });

  it('is told of a line above a page where it has the hours of those that are named', () => {
    const page = foot('Segunda a sexta 8h–18h', 'Sábado 8h–12h');
    expect(told({ 'index.yaml': top('Terça a sexta 8h–18h', page) })).toHaveLength(1);
    expect(told({ 'index.yaml': top('Segunda a sexta 8h–18h', page) })).toEqual([]);
  });

  it('is none where words say of what the hours of a day are', () => {
    const index = foot('Segunda a sexta 8h–18h', 'Todos os dias Com plantão das 0h às 24h');
    const other = foot('Segunda a sexta 8h–18h');
    expect(told({ 'index.yaml': index, 'b.yaml': other, 'site.yaml': siteWith(week(weekdays)) })).toEqual([]);
  });

  it.each([
    ['is closed there', 'Segunda a sexta 8h–18h', 'Sábado Fechado'],
    ['is named here without hours that are read', 'Segunda a sexta 8h–18h', 'Sábado Com hora marcada'],
    ['is of other hours altogether', 'Segunda a sexta 9h–20h', 'Domingo 9h–12h'],
  ])('is none where it %s', (_, ...rows) => {
    expect(told({ 'index.yaml': foot(...rows), 'site.yaml': siteWith(week(weekdays)) })).toEqual([]);
    const site = siteWith(week(weekdays) + saturday);
    expect(told({ 'index.yaml': foot(...rows), 'site.yaml': site })).toEqual([]);
  });

  it('is none of a part of the business whose hours are not those of the site, but on its own page', () => {
    const site = siteWith(week(weekdays, '    opens: 08:30\n    closes: 18:30\n'));
    const own = { 'index.yaml': foot('Segunda a sexta 8h–18h'), 'site.yaml': site };
    expect(told({ ...own, 'b.yaml': foot('Segunda a sábado 8h–18h') })).toEqual([]);
    expect(
      told({ ...own, 'b.yaml': top('Segunda a sábado 8h–18h', foot('Segunda a sexta 8h–18h')) }),
    ).toHaveLength(1);
  });

  it('explains that what is declared for it is not said any more', () => {
    const claims = `claims:\n- subject: saturday\n  value: 8h–12h\n  where:\n  - /\n  - site\n`;
    const files = {
      'index.yaml': foot('Segunda a sexta 8h–18h', 'Sábado 8h–12h'),
      'site.yaml': siteWith(week(weekdays), claims),
    };
    expect(kinds(files)).toEqual(['dayLeftOut']);
    const closed = {
      'index.yaml': foot('Segunda a sexta 8h–18h', 'Sábado Fechado'),
      'site.yaml': siteWith(week(weekdays), claims.replace('8h–12h', 'fechado')),
    };
    expect(kinds(closed)).toEqual([]);
  });
});

/** Weeks of the feet of so many pages, half of which leave Saturday out, and how often their hours are read. */
function countReads(pages: number) {
  let reads = 0;
  const weeks = Array.from({ length: pages }, (_, page): Week => {
    const tells = page % 2 === 0 ? ([0, 1, 2, 3, 4, 5] as const) : ([0, 1, 2, 3, 4] as const);
    const [file, path] = [`pages/p${page}.yaml`, ['footer', 'hours']];
    const claim = {
      file,
      kind: 'page',
      path,
      scope: {},
      isShown: true,
      said: '8h–18h',
      value: '08:00-18:00',
    };
    const times = new Map(tells.map((day) => [day, { ...claim, keys: [] } as const]));
    return {
      file,
      path,
      kind: 'hours',
      named: tells,
      closed: [],
      claims: [],
      get times() {
        reads += 1;
        return times as Week['times'];
      },
    };
  });
  return { found: findLeftOut(weeks), reads: () => reads };
}

it('looks at some of many equal weeks for each, and counts the others', () => {
  const [few, many] = [countReads(100), countReads(200)];
  expect(many.found).toHaveLength(100);
  expect(many.found[0]?.told).toHaveLength(12);
  expect(many.found[0]?.more).toBe(88);
  expect(many.reads() / few.reads()).toBeLessThan(2.1);
});
