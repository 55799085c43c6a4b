import { expect, it } from 'vitest';
import { moveSection } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { findElsewhere } from './elsewhere.ts';

const page = `title: Banho
sections:
- type: contact
  title: Banho
  hours:
  - days: Segunda a sexta
    time: 8h às 18h
- type: contact
  title: Plantão
  hours:
  - days: Segunda a sexta
    time: 18h às 23h
`;

const apart = `${page}- type: contact
  title: Loja
  hours:
  - days: Segunda a sábado
    time: 9h às 18h
- type: contact
  title: Clínica
  hours:
  - days: Segunda a sexta
    time: 08:00–18:00
`;

it('tells first of the places that say what was said here, then of those that were different', () => {
  const text = apart.replace('8h às 18h', '8h às 17h');
  const session = change(openSession({ 'banho.yaml': { id: '1', text: apart } }), {
    label: 'mudar',
    texts: { 'banho.yaml': text },
    spot: { file: 'banho.yaml', path: [] },
  });
  const place = { session, texts: { 'banho.yaml': text }, file: 'banho.yaml', section: 0 };
  const found = findElsewhere(place, ['sections', 0, 'hours', 0, 'time'], () => {});
  expect(found.map(({ told, places, onApart }) => [told, places.length, onApart !== undefined])).toEqual([
    ['Segunda a sexta 8h às 18h ainda está em:', 1, true],
    ['Outro horário de segunda a sexta já estava em:', 2, false],
  ]);
});

it('takes a section that was moved for no other hours', () => {
  const edit = moveSection(page, 0, 1);
  const session = change(openSession({ 'banho.yaml': { id: '1', text: page } }), {
    label: 'mover',
    texts: { 'banho.yaml': edit.ok ? edit.text : '' },
    spot: { file: 'banho.yaml', path: [] },
  });
  const texts = { 'banho.yaml': edit.ok ? edit.text : '' };
  const place = { session, texts, file: 'banho.yaml', section: 1 };
  const path = ['sections', 1, 'hours', 0, 'time'];
  expect(findElsewhere(place, path, () => {})).toEqual([]);
});
