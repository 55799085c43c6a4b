import { expect, it } from 'vitest';
import { learn } from '../shell/knowledge.ts';
import { linkOptions } from './link-options.ts';

const targets = [
  { route: '/', title: 'Início', anchors: [{ id: 'horario', label: 'Horário' }] },
  { route: '/contato', title: 'Contato', anchors: [{ id: 'mapa', label: 'Mapa' }] },
];

it.each([
  ['the page that is edited', '/', ['#horario', '/contato', '/contato#mapa']],
  ['what all pages show', undefined, ['/', '/#horario', '/contato', '/contato#mapa']],
])('links of %s lead to whole addresses wherever another page is meant', (_, here, values) => {
  expect(linkOptions({ targets, here }).map(({ value }) => value)).toEqual(values);
});

it('names a section of the page itself by that', () => {
  const [first] = linkOptions({ targets, here: '/' });
  expect(first).toEqual({ value: '#horario', label: 'Nesta página: Horário' });
});

it('knows no page of its own in the data of the site', () => {
  const page = 'title: Início\nsections:\n- type: hours\n  id: horario\n';
  const texts = { 'index.yaml': page, 'site.yaml': 'name: Padaria\n' };
  const site = { texts, beside: { pictures: [], problems: [] }, today: '2026-01-31', catalogue: undefined };
  const valuesIn = (file: string) => linkOptions(learn({ ...site, file })).map(({ value }) => value);
  expect(valuesIn('site.yaml')).toEqual(['/', '/#horario']);
  expect(valuesIn('index.yaml')).toEqual(['#horario']);
});
