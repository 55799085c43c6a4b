import { expect, it } from 'vitest';
import { readData, setValue, type Edit } from '../../core/core.ts';
import { findHoursElsewhere } from './hours-elsewhere.ts';
import type { Action } from './state.ts';

type Texts = Readonly<Record<string, string>>;

/** What following the first places makes of a site, once a field of a file has another text. */
function follow(texts: Texts, file: string, path: readonly (string | number)[], typed: string) {
  const edit: Edit = setValue(texts[file] ?? '', path, typed);
  if (!edit.ok) throw new Error(edit.reason);
  const now = { ...texts, [file]: edit.text };
  const files = Object.fromEntries(Object.entries(now).map(([name, text]) => [name, readData(text)]));
  const done: Action[] = [];
  const look = { files, texts: now, file, section: undefined, path, before: readData(texts[file] ?? '') };
  const [found] = findHoursElsewhere(look, (action) => done.push(action));
  found?.onFollow?.();
  const [action] = done;
  if (action?.kind !== 'change') throw new Error('nothing was changed');
  return { ...action, texts: { ...now, ...action.texts } as Texts };
}

const row = (day: string) => `    - days:\n        - ${day}\n      opens: 08:00\n      closes: 16:00\n`;

const foot = (rows: string) => `title: Banho\nfooter:\n  hours:\n${rows}`;
const saturday = '    - days: Sábado\n      time: 8h–16h\n';

const texts = {
  'banho.yaml': foot(saturday),
  'site.yaml': `hours:\n  week:\n${row('segunda')}${row('sábado')}`,
};
const path = ['footer', 'hours', 0, 'time'];

it('says of a place that was changed along what it tells now, with a pause or closed too', () => {
  const paused = follow(texts, 'banho.yaml', path, '8h–12h e 13h–16h');
  expect(paused.said).toMatch(/: sábado 08:00–12:00 e 13:00–16:00\.$/);
  const closed = follow(texts, 'banho.yaml', path, 'Fechado');
  expect(closed.said).toMatch(/: sábado fechado\.$/);
});

it('declares the new hours for the places alone that tell them, and only of their days', () => {
  const claim = (subject: string, value: string, where: string) =>
    `  - subject: ${subject}\n    value: ${value}\n    where:\n      - ${where}\n`;
  const before = `claims:\n${claim('weekdays', '8h–18h', '/banho header')}${claim('saturday', '8h–18h', '/banho header')}${claim('saturday', '8h–16h', '/banho footer')}`;
  const site = {
    'banho.yaml': `header:\n  topBar: Segunda a sábado 8h–18h\n${foot(`    - days: Segunda a sexta\n      time: 8h–18h\n${saturday}`)}`,
    'site.yaml': before,
  };
  const done = follow(site, 'banho.yaml', ['header', 'topBar'], 'Segunda a sábado 8h–19h');
  expect(readData(done.texts['site.yaml'] ?? '')).toEqual({
    claims: [
      { subject: 'saturday', value: '8h–19h', where: ['/banho header'] },
      { subject: 'saturday', value: '8h–16h', where: ['/banho footer'] },
    ],
  });
});
