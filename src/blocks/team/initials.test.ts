import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ana Souza', 'AS'],
  ['Dra. Ana Paula de Souza', 'AS'],
  ['Dr Élcio dos Santos', 'ÉS'],
  ['João', 'J'],
  ['“Zé” da Silva (recepção)', 'ZR'],
  ['Profa. Dra. Íris', 'Í'],
  ['ana souza', 'AS'],
  ['Dr.', 'D'],
  ['Maria e José', 'MJ'],
  ['李 明', '李明'],
  ['🐾', '🐾'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
