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
  expect(findElsewhere(place, path, () => {})).toBeUndefined();
});
