import { expect, it } from 'vitest';
import { deletePage } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { listLabelsLeft } from './labels-left.ts';
import { tellLeft } from './tell-left.ts';

const site =
  'name: Forno\nfooter:\n  links:\n    - label: Bolos de Natal\n      to: /natal\n    - label: Saiba mais\n      to: /natal\n    - label: Bolos\n      to: /bolos\n';
const texts = {
  'site.yaml': site,
  'index.yaml':
    'title: Forno\nsections:\n- type: cta\n  title: Oi\n  actions:\n  - label: Ver o Natal\n    to: /natal#precos\n',
  'natal.yaml': 'title: Bolos de Natal | Forno\nsections:\n- type: hero\n  title: Natal\n',
  'bolos.yaml': 'title: Bolos para o ano todo | Forno\nsections:\n- type: hero\n  title: Bolos\n',
};

/** What is left once the page is deleted, and its links lead to another. */
function remove(goal: string, isUnlisted = false) {
  const edit = deletePage(texts, { file: 'natal.yaml', isPublished: true, isUnlisted, goal });
  if (!edit.ok) throw new Error(edit.reason);
  const base = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, { id: '1', text }]));
  const { past } = change(openSession(base), {
    label: 'apagar',
    texts: edit.texts,
    spot: { file: 'index.yaml', path: [] },
  });
  return { past, base, now: { ...texts, ...edit.texts } };
}

const leftIn = ({ past, now }: ReturnType<typeof remove>) =>
  past.flatMap((step) => listLabelsLeft(step, now).map(({ label, to }) => [label, to]));

it('finds the links that lead elsewhere with a deleted page, and are still called as what it was about', () => {
  expect(leftIn(remove('/bolos'))).toEqual([
    ['Bolos de Natal', '/bolos'],
    ['Ver o Natal', '/bolos'],
  ]);
  expect(leftIn(remove('/bolos', true))).toEqual([['Ver o Natal', '/bolos']]);
});

it('finds none that is called otherwise since, and none where only the address is another', () => {
  const { past, now } = remove('/bolos');
  const renamed = {
    ...now,
    'site.yaml': String(now['site.yaml']).replace('Bolos de Natal', 'Bolos do ano'),
    'index.yaml': String(now['index.yaml']).replace('Ver o Natal', 'Ver os bolos'),
  };
  expect(past.flatMap((step) => listLabelsLeft(step, renamed))).toEqual([]);
  const moved = { 'natal.yaml': null, 'festas.yaml': texts['natal.yaml'] };
  expect(
    listLabelsLeft(
      { before: { 'natal.yaml': texts['natal.yaml'], 'festas.yaml': null }, after: moved },
      { ...texts, ...moved },
    ),
  ).toEqual([]);
});

it('is told after saving, with the place of the first', () => {
  const { past, base, now } = remove('/bolos');
  const files = Object.fromEntries(past.flatMap(({ after }) => Object.entries(after)));
  const told = tellLeft({ files, base, texts: now, past, known: new Set(), today: '2026-01-31' });
  expect(told).toEqual({
    text: 'Falta conferir – Dados do site, rodapé, link 1, texto do link: o link "Bolos de Natal" leva agora a /bolos, e ainda fala da página que você apagou. Há mais um lugar assim.',
    place: { file: 'site.yaml', path: ['footer', 'links', 0, 'label'] },
  });
});
