import { expect, it } from 'vitest';
import { readData, tell, valueAt } from '../../core/core.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../../content/testing/sample.ts';
import { withOffers } from './offers.ts';

const rows = (...days: readonly (readonly [string, string])[]) =>
  days.map(([name, time]) => `  - days: ${name}\n    time: ${time}\n`).join('');

const pageWith = (hours: string) =>
  samplePage('- type: hero\n  title: Olá\n').replace('theme:', `footer:\n  hours:\n${hours}theme:`);

const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'];

const siteWith = (days: readonly string[], more = '') =>
  `${sampleSite}hours:\n  week:\n  - days:\n${days.map((day) => `    - ${day}\n`).join('')}    opens: 08:00\n    closes: 18:00\n${more}`;

/** What is told of a day that is left out, with what each button makes of the files, by the field that it changes. */
function offersOn(texts: Readonly<Record<string, string>>, wanted = 'dayLeftOut') {
  const { sources } = sampleContent(texts);
  const found = tell(checkSample(texts).problems, sources).find(({ kind }) => kind === wanted);
  if (found === undefined) throw new Error('nothing is told');
  const { message, cure, offers = [], file } = withOffers(found, texts);
  const press = (index: number) => {
    const wish = offers[index]?.wish;
    const edits =
      wish === undefined
        ? []
        : [{ ...wish, file: wish.file ?? file.replace('pages/', '') }, ...(wish.along ?? [])];
    const made = edits.map(({ file: name, edit }) => {
      const done = edit(texts[name] ?? '');
      if (!done.ok) throw new Error(done.reason);
      return [name, done.text] as const;
    });
    return { ...texts, ...Object.fromEntries(made) };
  };
  return { message, cure, labels: offers.map(({ label }) => label), press };
}

it('puts a day that is left out into the hours of the site, or takes it from where it is told', () => {
  const hours = rows(['Segunda a sexta', '8h–18h'], ['Sábado', '8h–12h']);
  const claims = 'claims:\n- subject: saturday\n  value: 8h–12h\n  where:\n  - / footer\n  - site\n';
  const texts = { 'index.yaml': pageWith(hours), 'site.yaml': siteWith(weekdays, claims) };
  const { message, cure, labels, press } = offersOn(texts);
  expect(message).toBe('Falta aqui sábado: em Início › rodapé › horário 2 › hora está "8h–12h".');
  expect(cure).toBe(
    'Por este horário o site diz se está aberto. Se abre nesse dia, falta aqui; se não abre, sobra lá.',
  );
  expect(labels).toEqual(['Pôr "sábado 8h–12h" aqui', 'Tirar sábado de lá']);
  expect(valueAt(readData(press(0)['site.yaml'] ?? ''), ['hours', 'week', 1])).toEqual({
    days: ['sábado'],
    opens: '08:00',
    closes: '12:00',
  });
  const taken = press(1);
  expect(taken['index.yaml']).toBe(pageWith(rows(['Segunda a sexta', '8h–18h'])));
  expect(taken['site.yaml']).toBe(siteWith(weekdays));
  const kinds = [press(0), taken].flatMap((after) => checkSample(after).problems.map(({ code }) => code));
  expect(kinds.filter((code) => code === 'P043' || code === 'P044')).toEqual([]);
});

it('puts it with days of the same hours, and takes it from among others', () => {
  const texts = {
    'index.yaml': pageWith(rows(['Segunda a quinta', '8h–18h'])),
    'site.yaml': siteWith(weekdays),
  };
  const { cure, press } = offersOn(texts);
  expect(cure).toBe('Se abre nesse dia, falta aqui; se não abre, sobra lá.');
  expect(press(0)['index.yaml']).toBe(pageWith(rows(['Segunda a sexta', '8h–18h'])));
  expect(press(1)['site.yaml']).toBe(siteWith(weekdays.slice(0, 4)));
});

it('puts a day of the site into what search engines read, however unlike their hours are, and the other way', () => {
  const read = (days: readonly string[], opens = '08:00') =>
    `  - days:\n${days.map((day) => `    - ${day}\n`).join('')}    opens: "${opens}"\n    closes: "12:00"\n`;
  const openings = (rows: string) =>
    `meta:\n  structuredData:\n    openingHours:\n${rows.replaceAll(/^/gm, '  ').trimEnd()}\n`;
  const site = (rows: string, search: string) =>
    `${sampleSite}hours:\n  week:\n${rows}${openings(search)}claims:\n- subject: weekdays\n  value: 8h–12h\n  where: [site]\n- subject: weekdays\n  value: 9h–12h\n  where: [structuredData]\n`;
  const sunday = read(['domingo'], '10:00');
  const [own, other] = [read(weekdays), read(weekdays, '09:00')];
  const index = { 'index.yaml': samplePage('- type: hero\n  title: Olá\n') };
  const lacking = offersOn({ ...index, 'site.yaml': site(own + sunday, other) });
  expect(lacking.message).toMatch(/^Falta aqui domingo: em .* está "10:00–12:00"\.$/);
  expect(lacking.labels).toEqual(['Pôr "domingo 10:00–12:00" aqui', 'Tirar domingo de lá']);
  const path = ['meta', 'structuredData', 'openingHours'];
  const openingsOf = (texts: Readonly<Record<string, string>>) =>
    valueAt(readData(texts['site.yaml'] ?? ''), path);
  expect(openingsOf(lacking.press(0))).toMatchObject([
    { days: weekdays },
    { days: ['domingo'], opens: '10:00', closes: '12:00' },
  ]);
  const gone = offersOn({ ...index, 'site.yaml': site(own, other + sunday) });
  expect(gone.cure).toMatch(/^Por este horário o site diz se está aberto\./);
  expect(openingsOf(gone.press(1))).toMatchObject([{ days: weekdays }]);
});

/** What is told of hours and of what is declared of them. */
const kindsOf = (texts: Readonly<Record<string, string>>) =>
  checkSample(texts).problems.flatMap(({ code, kind }) => (code === 'P043' || code === 'P044' ? [kind] : []));

it.each([
  ['the site tells it', rows(['Segunda a sexta', '8h–18h']), ['sábado'], ''],
  [
    'others are declared',
    rows(['Segunda a sexta', '8h–18h']),
    ['sábado'],
    'claims:\n- subject: saturday\n  value: 8h–18h\n  where:\n  - / footer\n  - site\n',
  ],
  ['it is a working day', rows(['Terça a sexta', '8h–18h']), [], ''],
])('says in one step that a place alone is closed on a day, where %s', (_, hours, more, claims) => {
  const texts = { 'index.yaml': pageWith(hours), 'site.yaml': siteWith([...weekdays, ...more], claims) };
  const { labels, press } = offersOn(texts);
  const index = labels.indexOf('Só aqui não abre');
  const after = press(index);
  expect(after['index.yaml']).toContain('time: Fechado');
  expect(kindsOf(after)).toEqual([]);
});

it('says so of a page where other pages alone tell the day', () => {
  const full = pageWith(rows(['Segunda a sexta', '8h–18h'], ['Sábado', '8h–12h']));
  const texts = {
    'b.yaml': full,
    'c.yaml': full,
    'index.yaml': pageWith(rows(['Segunda a sexta', '8h–18h'])),
    'site.yaml': sampleSite,
  };
  const { labels, press } = offersOn(texts);
  expect(kindsOf(press(labels.indexOf('Só aqui não abre')))).toEqual([]);
});

it('declares a working day that is told to be closed already', () => {
  const closed = pageWith(rows(['Terça a sexta', '8h–18h'], ['Segunda', 'Fechado']));
  const texts = { 'index.yaml': closed, 'site.yaml': siteWith(weekdays) };
  const { labels, press } = offersOn(texts);
  expect(labels).toEqual(['Pôr "segunda 08:00–18:00" aqui', 'Tirar segunda de lá', 'Só aqui não abre']);
  const after = press(2);
  expect(after['index.yaml']).toBe(closed);
  expect(kindsOf(after)).toEqual([]);
});

it('does so in a line of hours', () => {
  const line = (text: string) =>
    samplePage('- type: hero\n  title: Olá\n').replace('theme:', `header:\n  topBar: ${text}\ntheme:`);
  const texts = { 'index.yaml': line('Segunda a quinta 8h–18h'), 'site.yaml': siteWith(weekdays) };
  expect(offersOn(texts).press(0)['index.yaml']).toBe(line('Segunda a sexta 8h–18h'));
  const lacking = { 'index.yaml': line('Segunda a sábado 8h–18h'), 'site.yaml': siteWith(weekdays) };
  expect(offersOn(lacking).press(1)['index.yaml']).toBe(line('Segunda a sexta 8h–18h'));
});

it('has a working day that is closed open again, in the row of the others', () => {
  const texts = {
    'index.yaml': pageWith(rows(['Terça a sexta', '8h–18h'], ['Segunda', 'Fechado'])),
    'site.yaml': siteWith(weekdays),
  };
  expect(offersOn(texts).press(0)['index.yaml']).toBe(pageWith(rows(['Segunda a sexta', '8h–18h'])));
});

it('takes a day that a list tells twice out of the row of more days', () => {
  const texts = {
    'index.yaml': pageWith(rows(['Segunda a sexta', '8h–18h'], ['Segunda', 'Fechado'])),
    'site.yaml': sampleSite,
  };
  const { labels, press } = offersOn(texts, 'dayTwice');
  expect(labels).toEqual(['Tirar segunda de "segunda a sexta 8h–18h"']);
  expect(press(0)['index.yaml']).toBe(pageWith(rows(['Terça a sexta', '8h–18h'], ['Segunda', 'Fechado'])));
  const week = { ...texts, 'index.yaml': samplePage('- type: hero\n  title: Olá\n') };
  const saturday = '  - days:\n    - sexta\n    opens: 08:00\n    closes: 16:00\n';
  const site = { ...week, 'site.yaml': siteWith(weekdays, saturday) };
  expect(offersOn(site, 'dayTwice').press(0)['site.yaml']).toBe(siteWith(weekdays.slice(0, 4), saturday));
});

it('writes the hours of others for the days alone of which they are', () => {
  const saturday = '  - days:\n    - sábado\n    opens: 08:00\n    closes: 12:00\n';
  const texts = {
    'b.yaml': pageWith(rows(['Segunda a sexta', '8h–18h'], ['Sábado', '8h–12h'])),
    'index.yaml': pageWith(rows(['Segunda a sábado', '9h–19h'])),
    'site.yaml': siteWith(weekdays, saturday),
  };
  const { labels, press } = offersOn(texts, 'disagrees');
  expect(labels[0]).toBe('Escrever "segunda a sexta 8h–18h" aqui');
  const first = press(0);
  expect(first['index.yaml']).toBe(pageWith(rows(['Segunda a sexta', '8h–18h'], ['Sábado', '9h–19h'])));
  const second = offersOn(first, 'disagrees').press(0);
  expect(checkSample(second).problems.filter(({ code }) => code === 'P043')).toEqual([]);
});
