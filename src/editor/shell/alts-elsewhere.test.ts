import { expect, it } from 'vitest';
import { change, openSession } from '../session/session.ts';
import { findElsewhere } from './elsewhere.ts';
import type { Action } from './state.ts';

const file = 'a.yaml';
const path = ['sections', 0, 'imageAlt'];
const page = (alt: string, image = 'loja.jpg', more = '') =>
  `title: Um\nsections:\n- type: about\n  title: Loja\n  image: ${image}\n  imageAlt: ${alt}\n${more}`;

/** What is told below a description that was another, and what a press writes on the other page. */
function tell(before: string, now: string, other: string) {
  const open = openSession({ [file]: { id: '1', text: before }, 'b.yaml': { id: '1', text: other } });
  const session = change(open, { label: 'mudar', texts: { [file]: now }, spot: { file, path } });
  const done: Action[] = [];
  const texts = { [file]: now, 'b.yaml': other };
  const found = findElsewhere({ session, texts, file, section: 0 }, path, (action) => done.push(action));
  found[0]?.onFollow?.();
  const [action] = done;
  return {
    told: found.map(({ told, places }) => [told, places.map(({ name }) => name)]),
    written: action?.kind === 'change' ? action.texts['b.yaml'] : undefined,
  };
}

it('offers a new description where the same picture has another', () => {
  const { told, written } = tell(page('Porta azul'), page('Porta verde da loja'), page('Fachada antiga'));
  expect(told).toEqual([
    ['A mesma foto tem outra descrição em:', ['Um · /b, Sobre, descrição da foto: “Fachada antiga”']],
  ]);
  expect(written).toBe(page('Porta verde da loja'));
});

it.each([
  ['as it was', page('Porta azul'), page('Porta azul').replace('Um', 'Dois'), page('Fachada antiga')],
  ['of another picture', page('Porta azul'), page('Porta verde'), page('Fachada', 'outra.jpg')],
  ['the same already', page('Porta azul'), page('Porta verde'), page('Porta verde')],
  ['hidden there', page('Porta azul'), page('Porta verde'), page('Fachada', 'loja.jpg', '  hidden: sim\n')],
  ['of a picture that is new here', page('Gato', 'gato.jpg'), page('Porta verde'), page('Fachada')],
  ['empty', page('Porta azul'), page("''"), page('Fachada')],
])('offers nothing for a description that is %s', (_, before, now, other) => {
  expect(tell(before, now, other).told).toEqual([]);
});

it('changes at once what said the same as before, and one by one what had its own words', () => {
  const section = (alt: string) => page(alt).slice(page(alt).indexOf('- type'));
  const other = page('Porta azul') + section('Porta azul') + section('Gata') + section('Gato');
  const { told, written } = tell(page('Porta azul'), page('Porta verde'), other);
  expect(told.map(([said, places]) => [said, places?.length])).toEqual([
    ['A mesma foto ainda tem a descrição de antes em:', 2],
    ['A mesma foto tem outra descrição em:', 2],
  ]);
  expect(written).toBe(page('Porta verde') + section('Porta verde') + section('Gata') + section('Gato'));
});
