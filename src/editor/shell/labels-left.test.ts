import { expect, it } from 'vitest';
import { deletePage, readData } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { listLabelsLeft, listTitlesLeft, sayLabel } from './labels-left.ts';
import { listGone, noteGone } from './note-gone.ts';
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

it('calls the front page what people do, and not by its stroke', () => {
  const { past, now } = remove('/');
  expect(past.flatMap((step) => listLabelsLeft(step, now).map(sayLabel))).toContain(
    'o link "Ver o Natal" leva agora ao início do site, e ainda fala da página que você apagou.',
  );
});

const planned = {
  'site.yaml': 'name: Forno\nfooter:\n  about: Pães, e agora o Plano Pão!\n',
  'index.yaml':
    'title: Forno\nsections:\n- type: cta\n  title: Oi\n  text: Temos planos de pão.\n  actions:\n  - label: Conhecer o Plano Pão\n    to: /plano\n',
  'plano.yaml': 'title: Plano Pão em Passo Fundo | Forno\nsections:\n- type: hero\n  title: Plano Pão\n',
  'bolos.yaml':
    'title: Bolos | Forno\nsections:\n- type: hero\n  title: Bolos\n  text: Quem tem o plano pão ganha um.\n',
};

/** What is left once the page of a plan is deleted, of texts that may be others. */
function removePlan(others: Readonly<Record<string, string>> = {}) {
  const all: Readonly<Record<string, string>> = { ...planned, ...others };
  const edit = deletePage(all, { file: 'plano.yaml', isPublished: true, isUnlisted: false, goal: '/bolos' });
  if (!edit.ok) throw new Error(edit.reason);
  const base = Object.fromEntries(Object.entries(all).map(([file, text]) => [file, { id: '1', text }]));
  const spot = { file: 'index.yaml', path: [] };
  const { past } = change(openSession(base), { label: 'apagar', texts: edit.texts, spot });
  const texts: Record<string, string> = {};
  for (const [file, text] of Object.entries({ ...all, ...edit.texts })) if (text !== null) texts[file] = text;
  return { past, base, texts, files: edit.texts };
}

it('finds the texts that still say what a deleted page was called, and tells them at each field and after saving', () => {
  const { past, base, texts, files } = removePlan();
  const gone = listGone({ past, texts });
  expect(gone.flat().map(({ place, says }) => [place.file, place.path.at(-1), says])).toEqual([
    [
      'index.yaml',
      'label',
      'o link "Conhecer o Plano Pão" leva agora a /bolos, e ainda fala da página que você apagou.',
    ],
    ['site.yaml', 'about', 'ainda diz "Plano Pão", e você apagou a página sobre isso.'],
    ['bolos.yaml', 'text', 'ainda diz "plano pão", e você apagou a página sobre isso.'],
  ]);
  const at = { file: 'site.yaml', path: ['footer', 'about'], data: readData(texts['site.yaml'] ?? '') };
  const approved: string[] = [];
  const note = noteGone(gone, at, (key) => approved.push(key));
  expect(note?.said).toBe('Confira: ainda diz "Plano Pão", e você apagou a página sobre isso.');
  expect(noteGone(gone, { ...at, path: ['name'] }, () => {})).toBeUndefined();
  note?.onRight?.();
  expect(listGone({ past, texts, approved }).flat()).toHaveLength(2);
  const saved = { files, base, texts, past, known: new Set<string>(), today: '2026-01-31' };
  const told = [1, 2].map(() => tellLeft(saved)?.text);
  expect(told[1]).toBe(
    'Falta conferir – Dados do site, rodapé, apresentação: ainda diz "Plano Pão", e você apagou a página sobre isso. Há mais um lugar assim.',
  );
});

it.each([
  [
    'another page is called so',
    { 'bolos.yaml': 'title: Plano Pão e bolos\nsections:\n- type: hero\n  title: Plano Pão\n' },
  ],
  [
    'its name is one word alone',
    { 'plano.yaml': 'title: Plano em Passo Fundo\nsections:\n- type: hero\n  title: Plano\n' },
  ],
])('finds no text where %s', (_, others) => {
  const { past, texts } = removePlan(others);
  expect(past.flatMap((step) => listTitlesLeft(step, texts))).toEqual([]);
});
