import { describe, expect, it } from 'vitest';
import { readData, writeDays } from '../../core/core.ts';
import { changeHours, sayChanged, type NewHours } from './change-hours.ts';
import { declareHours } from './declare-hours.ts';
import { listNewHours, hoursIn } from './find-hours.ts';

const saturday: NewHours = { days: [5], time: '08:30-13:00' };

/** The text of a page once each place that tells hours has those of now. */
function change(text: string, hours: NewHours, file = 'contato.yaml'): string {
  return hoursIn(file, readData(text)).reduceRight((now, place) => {
    const edit = changeHours(now, place, hours);
    if (!edit.ok) throw new Error(edit.reason);
    return edit.text;
  }, text);
}

describe('hours of some days are written', () => {
  it.each([
    ['topBar: Segunda a sábado 8h–18h', 'topBar: Segunda a sexta 8h–18h, sábado 8h30–13h'],
    ['topBar: Sábado das 8h às 16h', 'topBar: Sábado das 8h30 às 13h'],
    ['topBar: Sábado 08:30 - 16:00 # de sempre', 'topBar: Sábado 08:30 - 13:00 # de sempre'],
    ['topBar: Segunda a domingo 8h–18h', 'topBar: Segunda a sexta, domingo 8h–18h, sábado 8h30–13h'],
  ])('in a line: %j', (before, after) => {
    expect(change(`header:\n  ${before}\n`, saturday)).toBe(`header:\n  ${after}\n`);
  });

  it('in a row of its own, and beside those that stay', () => {
    const footer = (rows: string) => `footer:\n  hours:\n${rows}`;
    const row = (days: string, time: string) => `    - days: ${days}\n      time: ${time}\n`;
    expect(change(footer(row('Segunda a sexta', '8h–18h') + row('Sábado', '8h–16h')), saturday)).toBe(
      footer(row('Segunda a sexta', '8h–18h') + row('Sábado', '8h30–13h')),
    );
    expect(change(footer(row('Segunda a sábado', '08:00–18:00')), saturday)).toBe(
      footer(row('Segunda a sexta', '08:00–18:00') + row('Sábado', '08:30–13:00')),
    );
  });

  it('in what search engines read, where a day that is closed goes', () => {
    const site = (rows: string) => `meta:\n  structuredData:\n    openingHours:\n${rows}`;
    const row = (days: readonly string[], opens: string, closes: string) =>
      `      - days:\n${days.map((day) => `          - ${day}\n`).join('')}        opens: ${opens}\n        closes: ${closes}\n`;
    const before = site(row(['sexta', 'sábado'], '08:00', '18:00'));
    expect(change(before, saturday, 'site.yaml')).toBe(
      site(row(['sexta'], '08:00', '18:00') + row(['sábado'], '08:30', '13:00')),
    );
    expect(change(before, { days: [5], time: 'fechado' }, 'site.yaml')).toBe(
      site(row(['sexta'], '08:00', '18:00')),
    );
    const paused = { days: [5], time: '08:00-12:00 13:30-18:30' } as const;
    const halves = row(['sábado'], '08:00', '12:00') + row(['sábado'], '13:30', '18:30');
    expect(change(before, paused, 'site.yaml')).toBe(site(row(['sexta'], '08:00', '18:00') + halves));
    expect(change(site(row(['sábado'], '09:00', '17:00')), paused, 'site.yaml')).toBe(site(halves));
  });
});

it('tells the days of a week in their order, whichever have changed', () => {
  const weekdays: NewHours = { days: [0, 1, 2, 3, 4], time: '08:00-18:30' };
  expect(change('header:\n  topBar: Segunda a sábado 8h–18h\n', weekdays)).toBe(
    'header:\n  topBar: Segunda a sexta 8h–18h30, sábado 8h–18h\n',
  );
  const rows = 'footer:\n  hours:\n    - days: Segunda a sábado\n      time: 8h–18h\n';
  expect(change(rows, weekdays)).toBe(
    'footer:\n  hours:\n    - days: Segunda a sexta\n      time: 8h–18h30\n    - days: Sábado\n      time: 8h–18h\n',
  );
});

it('leaves a place the half of its hours that nobody changed', () => {
  const until14: NewHours = { days: [5], time: '08:00-14:00', half: 'closes' };
  expect(change('header:\n  topBar: Sábado 8h30–16h\n', until14)).toBe(
    'header:\n  topBar: Sábado 8h30–14h\n',
  );
  expect(change('header:\n  topBar: Sábado 8h–16h\n', until14)).toBe('header:\n  topBar: Sábado 8h–14h\n');
  expect(change('header:\n  topBar: Sábado 9h–16h\n', { ...until14, half: 'opens' })).toBe(
    'header:\n  topBar: Sábado 8h–16h\n',
  );
});

describe('listNewHours', () => {
  const rows = (time: string) =>
    hoursIn('contato.yaml', readData(`footer:\n  hours:\n    - days: Sábado\n      time: ${time}\n`));
  const field = ['footer', 'hours', 0, 'time'];

  it('tells the days whose hours are others than before', () => {
    expect(listNewHours(rows('8h–16h'), rows('8h–13h'), field)).toEqual([
      { days: [5], time: '08:00-13:00', half: 'closes' },
    ]);
    expect(listNewHours(rows('8h–16h'), rows('9h–13h'), field)).toEqual([{ days: [5], time: '09:00-13:00' }]);
  });

  it('tells all that a text says anew, the week and Saturday', () => {
    const bar = (text: string) => hoursIn('contato.yaml', readData(`header:\n  topBar: ${text}\n`));
    const changed = listNewHours(
      bar('Segunda a sexta 8h–18h, sábado 8h–16h'),
      bar('Segunda a sexta 8h–12h e 14h–18h, sábado 8h–12h'),
      ['header', 'topBar'],
    );
    expect(changed.map(({ days, time }) => [days, time])).toEqual([
      [[0, 1, 2, 3, 4], '08:00-12:00 14:00-18:00'],
      [[5], '08:00-12:00'],
    ]);
  });

  it('tells nothing of hours that are written in another way, or cannot be read yet', () => {
    expect(listNewHours(rows('8h–16h'), rows('08:00 às 16:00'), field)).toEqual([]);
    expect(listNewHours(rows('8h–16h'), rows('8h–'), field)).toEqual([]);
  });
});

describe('declareHours', () => {
  const claim = (value: string, ...where: readonly string[]) =>
    `  - subject: saturday\n    value: ${value}\n    where:\n${where.map((place) => `      - ${place}\n`).join('')}`;

  it('moves places to a declaration of their own while others differ', () => {
    const before = `claims:\n${claim('8h–18h', '/a', '/b')}${claim('9h–17h', '/c')}`;
    expect(declareHours(before, saturday, ['/a'])).toEqual({
      ok: true,
      text: `claims:\n${claim('8h–18h', '/b')}${claim('9h–17h', '/c')}${claim('8h30–13h', '/a')}`,
    });
  });

  it('keeps the comment above a subject, whichever of its places comes first', () => {
    const before = `claims:\n  # Sábado\n${claim('8h–18h', '/a')}${claim('9h–17h', '/b')}${claim('10h–12h', '/c')}`;
    const first = declareHours(before, saturday, ['/a', '/c']);
    const after = `claims:\n  # Sábado\n${claim('8h30–13h', '/a', '/c')}${claim('9h–17h', '/b')}`;
    expect(first).toEqual({ ok: true, text: after });
    expect(declareHours(before, saturday, ['/c'])).toEqual({
      ok: true,
      text: before.replace('10h–12h', '8h30–13h'),
    });
  });

  it.each([
    ['8h30–13h', '8h30–13h'],
    ['8h30–13h', '08:30 às 13:00'],
  ])('leaves no declaration behind of places that followed one by one, as %s and %s', (one, other) => {
    const before = `name: Loja\nclaims:\n${claim(one, '/a')}${claim(other, '/b')}${claim('9h–17h', '/c')}`;
    expect(declareHours(before, saturday, ['/a', '/c'])).toEqual({ ok: true, text: 'name: Loja\n' });
  });

  it('ends the declarations once all places say the same', () => {
    const before = `name: Loja\nclaims:\n${claim('8h–18h', '/a', '/b')}`;
    expect(declareHours(before, saturday, ['/a', '/b'])).toEqual({ ok: true, text: 'name: Loja\n' });
  });
});

describe('hours that close a day', () => {
  const closing: NewHours = { days: [1, 2, 3, 4, 5], time: '09:00-18:00', closed: [0] };
  const places = [
    'header:\n  topBar: Segunda a sábado 8h–18h\n',
    'header:\n  topBar: Segunda a domingo 8h–18h\n',
    'footer:\n  hours:\n    - days: Segunda a sexta\n      time: 8h–18h\n',
    'footer:\n  hours:\n    - days: Segunda a domingo\n      time: 8h–18h\n',
    'footer:\n  hours:\n    - days: Terça\n      time: 8h–18h\n',
  ];

  it.each(places)('are written as they are told: %j', (text) => {
    const [place] = hoursIn('contato.yaml', readData(text));
    if (place === undefined) throw new Error('no hours');
    const told = sayChanged(place, closing).replace(/, sem segunda$/, '');
    const after = hoursIn('contato.yaml', readData(change(text, closing)));
    expect(after.map(({ days, said }) => `${writeDays(days)} ${said}`).join(', ')).toBe(told);
  });

  it('leave the day out in what search engines read', () => {
    const site = (days: string, times: string) =>
      `hours:\n  week:\n    - days:\n${days}      opens: ${times}\n`;
    const day = (name: string) => `        - ${name}\n`;
    const before = site(day('segunda') + day('terça'), '08:00\n      closes: 17:00');
    expect(change(before, closing, 'site.yaml')).toBe(site(day('terça'), '09:00\n      closes: 18:00'));
  });
});
