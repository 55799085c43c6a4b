import { expect, it } from 'vitest';
import { change, openSession } from '../session/session.ts';
import { tellCopied } from './tell-copied.ts';

const lines = ['Cuidamos de tudo com calma.', 'Você fala com quem trabalha.', 'Marque o dia que preferir.'];
const page = (title: string, hero: string, message: string) =>
  `title: ${title} em Passo Fundo | Casa\ndescription: Reformas de casas\nheader:\n  links:\n  - label: Reformas\n    to: /reformas\nmessages:\n  obra: ${message}\nsections:\n- type: hero\n  title: ${hero}\n- type: faq\n  items:\n${lines.map((line) => `  - question: Como é o trabalho de vocês?\n    answer: ${line}\n`).join('')}`;

const original = page('Reformas', 'Reformas sem susto', 'Olá! Quero reformar a minha casa.');

/** What saving says of a page that was copied from another and then became a text. */
function tell(copy: string, known = new Set<string>()) {
  const base = { 'reformas.yaml': { id: '1', text: original } };
  const spot = { file: 'pintura.yaml', path: [] };
  const { past } = change(openSession(base), { label: 'copiar', texts: { 'pintura.yaml': copy }, spot });
  const texts = { 'reformas.yaml': original, 'pintura.yaml': copy };
  return tellCopied({ files: { 'pintura.yaml': copy }, texts, past, known });
}

it('says of a copy where it still speaks of what the other page is about, and not of the names of links', () => {
  const told = tell(page('Pintura', 'Pintura sem susto', 'Olá! Quero reformar a minha casa.'));
  expect(told?.text).toBe(
    'Falta conferir – Pintura em Passo Fundo · /pintura, mensagens, obra: a página é uma cópia, e aqui ainda se fala de “reformar”. Há mais 1 lugar.',
  );
  expect(told?.place).toEqual({ file: 'pintura.yaml', path: ['messages', 'obra'] });
});

it('says it once, and again once less is left', () => {
  const known = new Set<string>();
  const copy = page('Pintura', 'Reformas sem susto', 'Olá! Quero reformar a minha casa.');
  expect(tell(copy, known)?.text).toContain('“reformar”');
  expect(tell(copy, known)).toBeUndefined();
  expect(tell(copy.replace('reformar', 'pintar'), known)?.text).toContain('“Reformas”');
});

it.each([
  ['that is about the same', page('Reformas de telhados', 'Reformas sem susto', 'Quero reformar o telhado.')],
  ['that has little of another', `title: Pintura\nsections:\n- type: hero\n  title: Reformas sem susto\n`],
])('says nothing of a page %s', (_, copy) => {
  expect(tell(copy)).toBeUndefined();
});
