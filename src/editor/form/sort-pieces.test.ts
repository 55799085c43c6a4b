import { expect, it } from 'vitest';
import { blocks, outlineAt, outlineOf, readData, valueAt, type Group } from '../../core/core.ts';
import { guessTargets, listPieces, listTargets, sortPieces } from './sort-pieces.ts';

function itemOf(type: string): Group {
  const schema = blocks.get(type)?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  if (item?.kind !== 'group') throw new Error('The block has no items.');
  return item;
}

const pieces = ['Oi!', 'Dra. Ana', 'Cuida de gente grande', 'e pequena', 'Registro 123'];
const typed = pieces.join(' ');

function sort(chosen: readonly string[], before = `name: ${typed}`): unknown {
  const text = `sections:\n- type: team\n  items:\n  - ${before}\n`;
  const path = ['sections', 0, 'items', 0];
  const done = sortPieces(text, { path, item: itemOf('team'), own: 'name', pieces, chosen });
  return done.ok ? valueAt(readData(done.text), path) : undefined;
}

it('gives each piece to the field that was chosen, and leaves out what is for none', () => {
  expect(sort(['', 'name', 'text', 'text', 'register'])).toEqual({
    name: 'Dra. Ana',
    text: 'Cuida de gente grande\ne pequena',
    register: 'Registro 123',
  });
});

it('leaves a needed field of which no piece is to be written', () => {
  expect(sort(['', '', 'text', '', ''])).toEqual({ name: '', text: 'Cuida de gente grande' });
});

it('adds pieces to a list of words behind those that it has', () => {
  const text =
    'sections:\n- type: packages\n  items:\n  - title: Mensal Corte Barba\n    features:\n      - Café\n';
  const item = itemOf('packages');
  const lists = listTargets(item).filter(({ name }) => item.fields.get(name)?.outline.kind === 'list');
  const [list] = lists.map(({ name }) => name);
  const path = ['sections', 0, 'items', 0];
  const done = sortPieces(text.replace('features', list ?? ''), {
    path,
    item,
    own: 'title',
    pieces: ['Mensal', 'Corte', 'Barba'],
    chosen: ['title', list ?? '', list ?? ''],
  });
  expect(done.ok && valueAt(readData(done.text), path)).toEqual({
    title: 'Mensal',
    [list ?? '']: ['Café', 'Corte', 'Barba'],
  });
});

it('guesses that a greeting stays out, and that the rest is for the text', () => {
  expect(guessTargets(pieces, 'name', 'text')).toEqual(['', 'name', 'text', 'text', 'text']);
  expect(guessTargets(['Assunto: equipe', 'Dra. Ana'], 'name', 'text')).toEqual(['', 'name']);
});

it('asks of lines and cells, where they are several and can be looked through', () => {
  expect(listPieces('Ana\tTosa\n\nRecepção')).toEqual(['Ana', 'Tosa', 'Recepção']);
  expect([listPieces('Ana'), listPieces('a\n'.repeat(40))]).toEqual([[], []]);
});

it('offers only fields that take words of a person', () => {
  const names = listTargets(itemOf('team')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['name', 'role', 'text', 'register']));
  expect(names).not.toContain('image');
});
