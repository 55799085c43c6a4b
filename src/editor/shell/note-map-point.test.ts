import { expect, it } from 'vitest';
import { readData } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { noteMapPoint } from './note-map-point.ts';

const site = (street: string, postalCode: string, position = '-28.2628;-52.4067') =>
  `name: X\naddress:\n  street: ${street}\n  postalCode: ${postalCode}\nmeta:\n  geo:\n    position: ${position}\n`;
const first = site('Rua A, 10', '99010-120');

/** What is said at a field of the site once it is otherwise. */
function note(now: string, field: string, approved: readonly string[] = []) {
  const opened = openSession({ 'site.yaml': { id: '1', text: first } });
  const spot = { file: 'site.yaml', path: [] };
  const session = change(opened, { label: 'x', texts: { 'site.yaml': now }, spot });
  const keys: string[] = [];
  const here = { session, file: 'site.yaml', path: ['address', field], data: readData(now), approved };
  const found = noteMapPoint(here, (key) => keys.push(key));
  found?.onRight?.();
  return { said: found?.said, keys };
}

it('says once, where the address was changed first, that the point on the map is still the one of before', () => {
  const moved = site('Rua B, 20', '99020-000');
  const { said, keys } = note(moved, 'street');
  expect(said).toContain('O ponto do mapa ainda é o de antes: -28.2628;-52.4067.');
  expect(note(moved, 'postalCode').said).toBeUndefined();
  expect(note(site('Rua A, 10', '99020-000'), 'postalCode').said).toBeDefined();
  expect(note(moved, 'street', keys).said).toBeUndefined();
});

it('says nothing once the point is another, or while the address is as it was', () => {
  expect(note(site('Rua B, 20', '99010-120', '-28.1;-52.1'), 'street').said).toBeUndefined();
  expect(note(first, 'street').said).toBeUndefined();
});
