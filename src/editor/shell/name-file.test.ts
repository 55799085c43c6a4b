import { expect, it } from 'vitest';
import { nameFile } from './name-file.ts';

it('calls the colours by what their file calls them, and never as a page', () => {
  const data = { name: 'Padaria: rosa e creme' };
  expect(nameFile('_themes/bakery.yaml', data)).toMatchObject({ label: 'Cores: Padaria', group: 'Cores' });
});

it('calls colours without a name by their file', () => {
  expect(nameFile('_themes/bakery.yaml', undefined)).toMatchObject({
    label: 'Cores: bakery',
    group: 'Cores',
  });
});

it('calls a page by its own title, and then by its address', () => {
  const data = { title: 'Pães da casa | Padaria' };
  expect(nameFile('paes.yaml', data)).toMatchObject({ label: 'Pães da casa · /paes', group: 'Páginas' });
  expect(nameFile('index.yaml', data)).toMatchObject({ label: 'Início' });
});

it('calls a shared section by its block and its title, and a file that cannot be read by its name', () => {
  const data = { type: 'cta', title: 'Venha ver' };
  expect(nameFile('_shared/visita.yaml', data)).toMatchObject({ label: 'Chamada: Venha ver' });
  expect(nameFile('_shared/visita.yaml', undefined)).toMatchObject({ label: 'visita' });
});
