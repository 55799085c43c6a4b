import { describe, expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt } from '../../content/schema/outline.ts';
import { outlineOf, readData, siteSchema, valueAt } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishMostHours } from './paste-hours.ts';

// Of all that is known of a site this asks for the examples.
const site = { catalogue: { blocks: [] }, today: '2026-11-27' } as unknown as Knowledge;

interface Given {
  readonly type?: string;
  readonly field?: string;
  readonly row?: string;
  readonly more?: string;
}

/** What the button says, and what it makes of a section, once a text stands in a field of its first row. */
function press(text: string, { type = 'hours', field = 'days', row = '', more = '' }: Given = {}) {
  const block = outlineOfSection(type);
  const list = block && outlineAt(block, ['hours']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const said = JSON.stringify(text.replaceAll('\n', ' '));
  const before = `sections:\n- type: ${type}\n  hours:\n  - ${field}: ${said}\n${row}${more}`;
  const path = ['sections', 0, 'hours'];
  const data = readData(before);
  const items = valueAt(data, path) as readonly unknown[];
  const wish = wishMostHours(data, { text, field, list, path, index: 0, count: items.length, site });
  const done = wish?.edit(before);
  const section = done?.ok === true ? valueAt(readData(done.text), ['sections', 0]) : undefined;
  return { label: wish?.label, said: wish?.said, section };
}

const lines = 'Seg a sex 8h às 19h\nSábado 8h-17h\nNatal a combinar';
const rows = [
  { days: 'Segunda a sexta', time: '8h às 19h' },
  { days: 'Sábado', time: '8h-17h' },
];

it('makes rows of the hours that are read, and puts the other words where a section has a place for them', () => {
  const { label, said, section } = press(lines);
  expect(label).toBe('fazer 2 horários, com “Natal a combinar” em “Nota”');
  expect(said).toBe('O que você colou são agora 2 itens da lista. O resto está em “Nota”.');
  expect(section).toEqual({ type: 'hours', hours: rows, note: 'Natal a combinar' });
  expect(press(`${lines}\nEstacionamento ao lado`, { type: 'contact' }).section).toMatchObject({
    hours: rows,
    hoursNote: 'Natal a combinar. Estacionamento ao lado',
  });
});

it('names the words that it leaves out, where somebody has written in that place', () => {
  const { label, said, section } = press(lines, { more: '  note: Ligue antes.\n' });
  expect(label).toBe('fazer 2 horários, sem “Natal a combinar”');
  expect(said).toContain('“Natal a combinar” não é de nenhum, e ficou de fora.');
  expect(section).toEqual({ type: 'hours', hours: rows, note: 'Ligue antes.' });
});

it('takes the rows of the same days away, and writes over none that says more', () => {
  const row = '    time: 8h–18h\n  - days: Sábado\n    time: 8h–12h\n  - days: Feriados\n    time: Plantão\n';
  expect(press(lines, { row }).section).toMatchObject({
    hours: [...rows, { days: 'Feriados', time: 'Plantão' }],
  });
  expect(press(lines, { row: row.replace('8h–18h', 'Plantão com a Ana') }).label).toBeUndefined();
  expect(press(lines, { field: 'time', row: '    days: Domingo\n' }).label).toBeUndefined();
});

it.each([
  'Seg a sex 8h às 19h\nSábado 8h-17h',
  'Seg a sex 8h às 19h\nRua A, 10\nFone 3311-0000',
  'Quem somos\nUma casa no centro',
])('says nothing of what is all hours, or sooner something else: %j', (text) => {
  expect(press(text).label).toBeUndefined();
});

describe('the week of the site', () => {
  const five = 'segunda, terça, quarta, quinta, sexta';
  const row = (days: string, opens: string, closes: string) =>
    `  - days: [${days}]\n    opens: ${opens}\n    closes: ${closes}\n`;
  const rowOf = (days: readonly string[], opens: string, closes: string) => ({ days, opens, closes });

  /** What the button says and makes of a week, once a text stands where the first row opens. */
  function pressWeek(text: string, first: string, ...others: readonly string[]) {
    const list = outlineAt(outlineOf(siteSchema), ['hours', 'week']);
    if (list?.kind !== 'list') throw new Error('The site has no week.');
    const said = JSON.stringify(text.replaceAll('\n', ' '));
    const week = [row(first, '08:00', '18:00').replace('opens: 08:00', () => `opens: ${said}`), ...others];
    const before = `hours:\n  week:\n${week.join('')}`;
    const path = ['hours', 'week'];
    const data = readData(before);
    const pasted = { text, field: 'opens', list, path, index: 0, count: week.length, site };
    const wish = wishMostHours(data, pasted);
    const done = wish?.edit(before);
    return { label: wish?.label, week: done?.ok === true ? valueAt(readData(done.text), path) : undefined };
  }

  const told = 'Seg a sex 8h às 12h e 13h30 às 19h\nSábado 8h-17h\nDom e feriado só plantão';

  it('has rows of pasted lines, and what it cannot say is named', () => {
    const { label, week } = pressWeek(
      told,
      five,
      row('sábado', '08:00', '12:00'),
      row('domingo', '09:00', '12:00'),
    );
    expect(label).toBe('fazer 3 horários, sem “Dom e feriado só plantão”');
    expect(week).toEqual([
      rowOf(five.split(', '), '08:00', '12:00'),
      rowOf(five.split(', '), '13:30', '19:00'),
      rowOf(['sábado'], '08:00', '17:00'),
      rowOf(['domingo'], '09:00', '12:00'),
    ]);
  });

  it('loses the rows of days that are told to be closed', () => {
    const closed = 'Seg a sex 8h às 19h\nSábado fechado\nDomingo fechado';
    const { label, week } = pressWeek(closed, five, row('sábado', '08:00', '12:00'));
    expect(label).toBe('fazer 1 horário');
    expect(week).toEqual([rowOf(five.split(', '), '08:00', '19:00')]);
  });

  it('is left alone where a row has days of which the lines tell nothing', () => {
    const lines = 'Segunda 8h às 19h\nSábado 8h às 12h';
    expect(pressWeek(lines, five).label).toBeUndefined();
    expect(pressWeek(lines, 'segunda', row('sexta, sábado', '08:00', '12:00')).label).toBeUndefined();
  });
});
