import { expect, it } from 'vitest';
import { readData, valueAt } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { findElsewhere } from './elsewhere.ts';
import type { Action } from './state.ts';

const page = (cover: string, meta: string, more = '') =>
  `title: Bolos\n${meta}sections:\n- type: hero\n  title: Bolos\n  image: ${cover}\n${more}`;
const shared = (picture: string) => `meta:\n  image: ${picture}\n  focus: 20% 30%\n`;

/** What is told at the cover's picture once it is `nova.jpg`, and what the button makes of the site. */
function find(file: string, old: string, site = 'name: Forno\n') {
  const now = old.replace(/(title: Bolos\n {2}image: )\S+/, '$1nova.jpg');
  const opened = openSession({ [file]: { id: '1', text: old }, 'site.yaml': { id: '1', text: site } });
  const spot = { file, path: [] };
  const session = change(opened, { label: 'foto', texts: { [file]: now }, spot });
  const texts = { [file]: now, 'site.yaml': site };
  const done: Action[] = [];
  const place = { session, texts, file, section: 0 };
  const found = findElsewhere(place, ['sections', 0, 'image'], (action) => done.push(action));
  found[0]?.onFollow?.();
  const [action] = done;
  const made = action?.kind === 'change' ? Object.entries(action.texts) : [];
  return {
    told: found.map(({ told }) => told),
    names: found.flatMap(({ places }) => places.map(({ name }) => name)),
    made: made.map(([name, text]) => [name, valueAt(readData(text ?? ''), ['meta'])]),
  };
}

it('offers the new picture of a page for whoever shares its address, where that was the one before', () => {
  expect(find('bolos.yaml', page('velha.jpg', shared('velha.jpg')))).toEqual({
    told: ['A foto de antes ainda está no que aparece quando alguém compartilha o endereço desta página:'],
    names: ['Bolos · /bolos, dados para buscadores, foto'],
    made: [['bolos.yaml', { image: 'nova.jpg' }]],
  });
});

it('offers it also where no part of the former one was chosen', () => {
  const { made } = find('bolos.yaml', page('velha.jpg', 'meta:\n  image: velha.jpg\n'));
  expect(made).toEqual([['bolos.yaml', { image: 'nova.jpg' }]]);
});

it('offers that of the home page for the whole site', () => {
  const { told, made } = find('index.yaml', page('velha.jpg', ''), `name: Forno\n${shared('velha.jpg')}`);
  expect(told).toEqual([
    'A foto de antes ainda está no que aparece quando alguém compartilha o endereço do site:',
  ]);
  expect(made).toEqual([['site.yaml', { image: 'nova.jpg' }]]);
});

it.each([
  ['it was another one', 'bolos.yaml', page('velha.jpg', shared('outra.jpg'))],
  ['the page has none of its own', 'bolos.yaml', page('velha.jpg', '')],
  [
    'the page shows it still',
    'bolos.yaml',
    page('velha.jpg', shared('velha.jpg'), '- type: cta\n  image: velha.jpg\n'),
  ],
  ['there was no picture', 'bolos.yaml', page('""', shared('velha.jpg'))],
])('offers nothing where %s', (_, file, old) => {
  expect(find(file, old, `name: Forno\n${shared('velha.jpg')}`).told).toEqual([]);
});
