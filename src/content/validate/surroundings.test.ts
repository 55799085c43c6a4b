import { expect, it } from 'vitest';
import { fitExample } from '../schema/fit-example.ts';
import { sampleContent, samplePage, sampleSite } from '../testing/sample.ts';
import { surroundingsOf } from './surroundings.ts';

const hero = (image: string, alt: string) =>
  `- type: hero\n  title: Olá\n  image: ${image}\n  imageAlt: ${alt}\n`;

const names = ['pequena.png', 'outra.png', 'avental.png', 'luna.png'];
const pictures = names.map((name) => ({
  name,
  path: `/images/${name}`,
  base: `/images/${name}`,
  width: name === 'pequena.png' ? 200 : 720,
  height: 720,
  color: '#aabbcc',
  bytes: 80_000,
}));
const files = {
  '404.yaml': samplePage(hero('outra.png', 'Um prato vazio')),
  'cardapio.yaml': samplePage(hero('luna.png', 'Luna de perto')),
  'index.yaml': samplePage(hero('luna.png', 'Luna de laço') + hero('pequena.png', 'Um selo')),
  '_shared/convite.yaml':
    'type: gallery\nitems:\n- name: Luna\n  image: luna.png\n  imageAlt: Luna na galeria\n',
  'site.yaml': sampleSite,
};
const content = { ...sampleContent(files), pictures };

it('tells large pictures as a visitor meets them, each with what the site says of it first', () => {
  expect(surroundingsOf(content).pictures).toEqual([
    { name: 'luna.png', alt: 'Luna de laço', types: ['hero', 'hero', 'gallery'] },
    { name: 'outra.png', alt: 'Um prato vazio', types: ['hero'] },
    { name: 'avental.png', alt: undefined, types: [] },
  ]);
});

it('tells pages, messages, shared sections and social networks', () => {
  expect(surroundingsOf(content)).toMatchObject({
    routes: ['/404', '/cardapio', '/'],
    messageKeys: ['default', 'consulta', 'produto'],
    defaultMessage: 'consulta',
    sharedSections: ['convite'],
    social: ['https://www.instagram.com/clinica.example'],
  });
});

it('knows nothing of a site that cannot be read', () => {
  const broken = { ...sampleContent({ 'site.yaml': 'name: "' }), pictures: [] };
  expect(surroundingsOf(broken)).toMatchObject({ pictures: [], messageKeys: [], social: [] });
  expect(fitExample('chat: contato\n', surroundingsOf(broken))).toBe('chat: contato\n');
});
