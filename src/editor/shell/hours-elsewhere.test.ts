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

/** A page of which the head, the menu and the foot tell hours, beside the site's own. */
const week = {
  'banho.yaml': `header:
  topBar: Segunda a sábado 8h–18h
  menu:
    hours: Segunda a sábado 8h–18h
${foot(`    - days: Segunda a sexta\n      time: 8h–18h\n${saturday}`)}`,
  'site.yaml': `hours:
  week:
    - days:
        - segunda
        - terça
        - quarta
        - quinta
        - sexta
      opens: 08:30
      closes: 18:30
${row('sábado').replace('08:00', '08:30')}meta:
  structuredData:
    openingHours:
${row('segunda').replaceAll(/^/gm, '  ').replace('16:00', '18:00').trimEnd()}
`,
};

/** What is offered once the line above the head of a page has other hours, each place by what it will say. */
function offered(typed: string, texts: Texts = week) {
  const edit = setValue(texts['banho.yaml'] ?? '', ['header', 'topBar'], typed);
  if (!edit.ok) throw new Error(edit.reason);
  const now: Texts = { ...texts, 'banho.yaml': edit.text };
  const files = Object.fromEntries(Object.entries(now).map(([name, text]) => [name, readData(text)]));
  const done: Action[] = [];
  const look = {
    files,
    texts: now,
    file: 'banho.yaml',
    section: undefined,
    path: ['header', 'topBar'],
    before: readData(texts['banho.yaml'] ?? ''),
  };
  const found = findHoursElsewhere(look, (action) => done.push(action));
  const press = (wanted: string) => {
    found
      .flatMap(({ places }) => places)
      .find(({ name }) => name.endsWith(wanted))
      ?.onFollow?.();
    const action = done.at(-1);
    return action?.kind === 'change' ? readData(action.texts['banho.yaml'] ?? '') : undefined;
  };
  return { found, press };
}

const says = (found: ReturnType<typeof offered>['found']) =>
  found.map(({ told, places, onFollow }) => [
    told,
    places.map(({ name }) => name.replace(/^.*: /, '')),
    onFollow !== undefined,
  ]);

it.each([
  'Terça a sábado 9h–18h',
  'Terça a sábado das 9h às 18h (segunda fechado)',
  'Novo horário: terça a sábado das 9h às 18h (segunda fechado)',
])('tells for each place what it will say, a day that is closed among it: %s', (typed) => {
  const { found } = offered(typed);
  expect(says(found)).toMatchInlineSnapshot(`
    [
      [
        "Terça a sábado 8h–18h ainda está em:",
        [
          "Segunda a sábado 8h–18h → terça a sábado 9h–18h, sem segunda",
          "segunda a sexta 8h–18h → terça a sexta 9h–18h, sem segunda",
        ],
        true,
      ],
      [
        "Outro horário de terça a sábado já estava em:",
        [
          "sábado 8h–16h → sábado 9h–18h",
          "sábado 8h–16h → sábado 9h–16h",
          "segunda a sexta 08:30–18:30 → terça a sexta 09:00–18:30, sem segunda",
          "sábado 08:30–16:00 → sábado 09:00–16:00",
        ],
        false,
      ],
      [
        "Segunda 8h–18h ainda está em:",
        [
          "segunda 08:00–18:00 → sem segunda",
        ],
        true,
      ],
    ]
  `);
});

it('writes what it tells', () => {
  const { press } = offered('Terça a sábado 9h–18h');
  expect(press('terça a sexta 9h–18h, sem segunda')).toMatchObject({
    footer: { hours: [{ days: 'Terça a sexta', time: '9h–18h' }, { days: 'Sábado' }] },
  });
  expect(press('terça a sábado 9h–18h, sem segunda')).toMatchObject({
    header: { menu: { hours: 'Terça a sábado 9h–18h' } },
  });
});

it('takes a day for closed only where the line says no more of it', () => {
  const named = offered('Terça a sexta 9h–18h, segunda só com hora marcada').found;
  expect(says(named).flat(2).join()).not.toContain('sem segunda');
  expect(offered('Sem hora certa').found).toEqual([]);
});

it('declares the new hours for the working days that are left where one of them is closed', () => {
  const claim = (value: string, ...where: readonly string[]) =>
    `  - subject: weekdays\n    value: ${value}\n    where:\n${where.map((place) => `      - ${place}\n`).join('')}`;
  const site = `${week['site.yaml']}claims:\n${claim('08:30–18:30', 'site')}${claim('8h–18h', '/banho header', '/banho footer')}`;
  const done = follow(
    { ...week, 'site.yaml': site },
    'banho.yaml',
    ['header', 'topBar'],
    'Terça a sábado 9h–18h',
  );
  expect(readData(done.texts['site.yaml'] ?? '')).toMatchObject({
    claims: [
      { value: '08:30–18:30', where: ['site'] },
      { value: '9h–18h', where: ['/banho header', '/banho footer'] },
    ],
  });
});

it('changes at once what its own page says, where the site says other hours of itself', () => {
  const other = { ...week, 'contato.yaml': week['banho.yaml'] };
  const { found } = offered('Segunda a sábado 9h–18h', other);
  expect(found.map(({ places, label, onFollow }) => [places.length, label, onFollow !== undefined])).toEqual([
    [6, 'Mudar só nesta página', true],
    [5, undefined, false],
  ]);
});

it('offers what a page says above its head behind a word to its own menu and foot, and nowhere else', () => {
  const typed = (words: string) => `${words}segunda a sexta 8h às 18h30, sábado 8h às 17h`;
  const plain = offered(typed(''));
  const own = offered(typed('Banho: '));
  expect(says(own.found)).toMatchInlineSnapshot(`
    [
      [
        "Segunda a sexta 8h–18h ainda está em:",
        [
          "Segunda a sábado 8h–18h → segunda a sexta 8h–18h30, sábado 8h–18h",
          "segunda a sexta 8h–18h → segunda a sexta 8h–18h30",
        ],
        true,
      ],
      [
        "Sábado 8h–18h ainda está em:",
        [
          "Segunda a sábado 8h–18h → segunda a sexta 8h–18h, sábado 8h–17h",
        ],
        true,
      ],
      [
        "Outro horário de sábado já estava em:",
        [
          "sábado 8h–16h → sábado 8h–17h",
        ],
        true,
      ],
    ]
  `);
  const ofPage = (found: typeof own.found) =>
    found.flatMap(({ places }) => places.flatMap(({ name }) => (name.includes('site.yaml') ? [] : [name])));
  expect(ofPage(own.found).every((name) => ofPage(plain.found).includes(name))).toBe(true);
  expect(own.press('segunda a sexta 8h–18h → segunda a sexta 8h–18h30')).toMatchObject({
    header: { topBar: typed('Banho: ') },
    footer: { hours: [{ days: 'Segunda a sexta', time: '8h–18h30' }, { days: 'Sábado' }] },
  });
  expect(offered(typed('Plantão: ')).found).toEqual([]);
});

it('offers new hours to a menu of the page that says them behind a word, which stays', () => {
  const texts = {
    ...week,
    'banho.yaml': week['banho.yaml'].replace(
      'hours: Segunda a sábado 8h–18h',
      'hours: "Banho: segunda a sábado 8h–18h"',
    ),
  };
  const { press } = offered('Segunda a sábado 8h–19h', texts);
  expect(press('segunda a sábado 8h–19h')).toMatchObject({
    header: { menu: { hours: 'Banho: segunda a sábado 8h–19h' } },
  });
  const others = { ...texts, 'outra.yaml': texts['banho.yaml'] };
  const { found } = offered('Segunda a sábado 8h–19h', others);
  const named = found.flatMap(({ places }) => places.map(({ name }) => name));
  expect(named.filter((name) => name.includes(': segunda a sábado 8h–18h →'))).toHaveLength(1);
});

it('offers search engines one way to follow where it is declared that they read other hours', () => {
  const site = (claims: string) => `${week['site.yaml']}${claims}`;
  const ways = (claims: string) => {
    const texts = { 'site.yaml': site(claims) };
    const field = ['hours', 'week', 0, 'closes'];
    const edit = setValue(texts['site.yaml'], field, '17:00');
    const now = { 'site.yaml': edit.ok ? edit.text : '' };
    const look = {
      files: { 'site.yaml': readData(now['site.yaml']) },
      texts: now,
      file: 'site.yaml',
      section: undefined,
      path: field,
      before: readData(texts['site.yaml']),
    };
    return findHoursElsewhere(look, () => undefined).flatMap(({ places }) =>
      places.map(({ name }) => name.replace(/^.* → /, '')),
    );
  };
  const apart = (where: string) =>
    `claims:\n  - subject: weekdays\n    value: 8h–18h\n    where:\n      - ${where}\n`;
  expect(ways(apart('structuredData'))).toEqual(['segunda 08:00–17:00']);
  expect(ways(apart('/banho'))).toEqual(['segunda 08:30–17:00', 'segunda 08:00–17:00']);
  expect(ways('')).toEqual(['segunda 08:30–17:00', 'segunda 08:00–17:00']);
});
