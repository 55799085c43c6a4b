import { expect, it } from 'vitest';
import { change, openSession, settle } from '../session/session.ts';
import { findElsewhere } from './elsewhere.ts';
import type { Action } from './state.ts';

const team = (...names: readonly string[]) =>
  `title: Equipe\nsections:\n- type: team\n  items:\n${names.map((name) => `  - name: ${name}\n    role: Forno\n`).join('')}`;
const about = (said: string) => `title: Sobre\nsections:\n- type: text\n  text: ${said}\n`;
const file = 'equipe.yaml';
const path = ['sections', 0, 'items', 0, 'name'];
const spot = { file, path };

/** What is told below a name that a page of two has had changed to others, one step each, and what a press does. */
function tell(before: string, steps: readonly Readonly<Record<string, string>>[], other: string, at = path) {
  const open = openSession({ [file]: { id: '1', text: before }, 'sobre.yaml': { id: '1', text: other } });
  const session = steps.reduce((done, texts) => change(done, { label: 'mudar', texts, spot }), open);
  const texts = { [file]: before, 'sobre.yaml': other, ...Object.assign({}, ...steps) };
  const done: Action[] = [];
  const found = findElsewhere({ session, texts, file, section: 0 }, at, (action) => done.push(action));
  return { found, done };
}

it('tells below a name where texts still have the former one, and writes the new one there', () => {
  const { found, done } = tell(
    team('Ana Reis'),
    [{ [file]: team('Ana Reis Lima') }],
    about('Com Ana Reis no forno.'),
  );
  expect(found.map(({ told, places }) => [told, places.map(({ name }) => name)])).toEqual([
    ['"Ana Reis" ainda está em:', ['Sobre · /sobre, Texto, texto: “Com Ana Reis no forno.”']],
  ]);
  found[0]?.onFollow?.();
  expect(done).toMatchObject([
    {
      kind: 'change',
      texts: { 'sobre.yaml': about('Com Ana Reis Lima no forno.') },
      said: '"Ana Reis Lima" está agora também em Sobre · /sobre, Texto, texto: “Com Ana Reis Lima no forno.”.',
    },
  ]);
});

it('only tells of a text in which more than the name may have to change', () => {
  const { found } = tell(
    team('Dra. Ana Reis'),
    [{ [file]: team('Dr. Caio Sá') }],
    about('A Dra. Ana Reis assa.'),
  );
  expect(found.map(({ told, onFollow }) => [told, onFollow])).toEqual([
    ['"Dra. Ana Reis" ainda está em frases que talvez mudem mais do que o nome. Confira:', undefined],
  ]);
});

it('tells of no name that only an example had', () => {
  const example = team('Ana Reis').replace('\n  items', '\n  placeholder: sim\n  items');
  const steps = [{ [file]: team('Caio Sá').replace('\n  items', '\n  placeholder: sim\n  items') }];
  expect(tell(example, steps, about('Com Ana Reis no forno.')).found).toEqual([]);
});

it('goes on from a name that was followed and then put right', () => {
  const steps = [
    { [file]: team('Ana Reis Lim') },
    { 'sobre.yaml': about('Com Ana Reis Lim.') },
    { [file]: team('Ana Reis Lima') },
  ];
  const { found } = tell(team('Ana Reis'), steps, about('Com Ana Reis.'));
  expect(found.map(({ told }) => told)).toEqual(['"Ana Reis Lim" ainda está em:']);
});

it('goes on from no text that was typed in between and is no name', () => {
  const noted = (note: string) => `title: Forno\nsections:\n- type: cta\n  note: ${note}\n`;
  const at = ['sections', 0, 'note'];
  const told = (...typed: readonly string[]) =>
    tell(
      noted('Forno aceso 24h'),
      typed.map((note) => ({ [file]: noted(note) })),
      about('Forno aceso até 2h'),
      at,
    ).found.map(({ told }) => told);
  expect(told('Forno aceso até 2h', 'Forno aceso até 22h')).toEqual([]);
});

it('tells of a name that came in since and was saved', () => {
  const texts = { [file]: team('Ana Reis'), 'sobre.yaml': about('Com Ana Reis.') };
  const open = openSession({
    [file]: { id: '1', text: 'title: Equipe\nsections:\n' },
    'sobre.yaml': { id: '1', text: texts['sobre.yaml'] },
  });
  const came = change(open, { label: 'x', texts: { [file]: texts[file] ?? '' }, spot });
  const saved = settle(came, { [file]: texts[file] ?? '' }, { [file]: '2' });
  const now = { ...texts, [file]: team('Ana Reis Lima') };
  const session = change(saved, { label: 'x', texts: { [file]: now[file] ?? '' }, spot });
  const found = findElsewhere({ session, texts: now, file, section: 0 }, path, () => {});
  expect(found.map(({ told }) => told)).toEqual(['"Ana Reis" ainda está em:']);
});

it('tells nothing of a copy that was named anew', () => {
  const steps = [{ [file]: team('Ana Reis', 'Ana Reis') }, { [file]: team('Ana Reis', 'Bia Sá') }];
  const { found } = tell(team('Ana Reis'), steps, about('Com Ana Reis.'), [
    'sections',
    0,
    'items',
    1,
    'name',
  ]);
  expect(found).toEqual([]);
});

it('keeps a page that has come in this session to itself', () => {
  const copy = (name: string) => `${team(name)}- type: text\n  text: Com ${name === '' ? '' : 'Ana Reis'}.\n`;
  const texts = { [file]: copy('Bia Sá'), 'sobre.yaml': about('Com Ana Reis.') };
  const open = openSession({ 'sobre.yaml': { id: '1', text: texts['sobre.yaml'] } });
  const came = change(open, { label: 'copiar', texts: { [file]: copy('Ana Reis') }, spot });
  const session = change(came, { label: 'mudar', texts: { [file]: texts[file] ?? '' }, spot });
  const [found] = findElsewhere({ session, texts, file, section: 0 }, path, () => {});
  expect(found?.places.map(({ name }) => name)).toEqual(['Equipe · /equipe, Texto, texto: “Com Ana Reis.”']);
});

it('offers nothing for what came in the place of somebody who went', () => {
  const steps = [
    { [file]: team('Bia Sá') },
    { [file]: team('Bia Sá', "''") },
    { [file]: team('Bia Sá', 'Ana Reis Lima') },
  ];
  const second = ['sections', 0, 'items', 1, 'name'];
  const { found } = tell(team('Bia Sá', 'Ana Reis'), steps, about('Com Ana Reis no forno.'), second);
  expect(found).toEqual([]);
  const renamed = tell(team('Bia Sá', 'Ana Reis'), steps.slice(2), about('Com Ana Reis no forno.'), second);
  expect(renamed.found.map(({ told }) => told)).toEqual(['"Ana Reis" ainda está em:']);
});
