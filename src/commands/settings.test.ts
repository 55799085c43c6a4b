import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quiet } from './sample.ts';
import { contentSettings } from './settings.ts';

const pages = 'pages';

test.each(['2026-02-28', '2028-02-29'])('--on takes %s, a day of the calendar', (on) => {
  expect(contentSettings({ pages, on }, quiet).conditions).toEqual({ today: on });
});

test.each(['2026-13-01', '2026-02-31', '2026-02-29', '0000-00-00', '31/01/2026', 'hoje', ''])(
  '--on does not take "%s"',
  (on) => {
    expect(() => contentSettings({ pages, on }, quiet)).toThrow(
      `--on pede um dia que exista no calendário, como 2026-01-31, e não "${on}".`,
    );
  },
);

test.each([
  ['pages', { pages: '' }],
  ['public', { pages, public: ' ' }],
])('--%s that says no folder is refused by its own name', (name, options) => {
  expect(() => contentSettings(options, quiet)).toThrow(
    `--${name} está vazio, e por isso não diz que pasta é. Diga a pasta, como --${name} ${name}.`,
  );
});

test.each([
  ['nowhere', 'A pasta "nowhere" não existe.'],
  ['package.json', '"package.json" não é uma pasta.'],
])('--public is a folder that is there, and not "%s"', (typed, told) => {
  expect(() => contentSettings({ pages, public: typed }, quiet)).toThrow(told);
});

test('--public says where pictures lie', () => {
  const { places } = contentSettings({ pages, public: 'src' }, quiet);
  expect(places.images).toBe(join(quiet.folder, 'src', 'images'));
});
