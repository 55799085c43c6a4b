import { expect, it } from 'vitest';
import { nameFile } from './name-file.ts';

it('calls the colours by what their file calls them, as a new page does', () => {
  const data = { name: 'Padaria: rosa e creme' };
  expect(nameFile('_themes/bakery.yaml', data)).toMatchObject({ label: 'Padaria', group: 'Cores' });
});

it('calls colours without a name by their file', () => {
  expect(nameFile('_themes/bakery.yaml', undefined)).toMatchObject({ label: 'bakery', group: 'Cores' });
});
