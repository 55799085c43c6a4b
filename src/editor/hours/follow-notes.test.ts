import { expect, it } from 'vitest';
import { readData, setValue } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { begin } from '../shell/state.ts';
import { reduceWithNotes } from './follow-notes.ts';

const page = 'title: Banho\nfooter:\n  hours:\n    - days: Sábado\n      time: 8h–16h\n';
const claim = (value: string) =>
  `  - subject: saturday\n    value: ${value}\n    where:\n      - /banho footer\n`;
const other = '  - subject: saturday\n    value: 10h–12h\n    where:\n      - /outra\n';
const site = (value: string) => `name: Loja\nclaims:\n${claim(value)}${other}`;
const path = ['footer', 'hours', 0, 'time'];

/** The notes once somebody types hours, after the editor has noted others, or has not. */
function noted(typed: string, isNoted: boolean) {
  const base = {
    'banho.yaml': { id: '1', text: page },
    'site.yaml': { id: '2', text: site('8h–16h') },
  };
  const listing = { head: '1' } as unknown as Parameters<typeof begin>[0];
  const state = begin(listing, base, 'banho.yaml');
  const texts = { 'banho.yaml': page.replace('8h–16h', '9h–16h'), 'site.yaml': site('9h–16h') };
  const spot = { file: 'banho.yaml', path: [] };
  const session = isNoted
    ? change(openSession(base), { label: 'mudar o horário', texts, spot })
    : state.session;
  const edit = (text: string) => setValue(text, path, typed);
  const next = reduceWithNotes(
    { ...state, session },
    { kind: 'edit', wish: { label: 'escrever', path, edit, mark: 'a' } },
  );
  const data = readData(next.session.changed['site.yaml'] ?? site('8h–16h')) as {
    claims: { value: string }[];
  };
  return data.claims.map(({ value }) => value);
}

it.each(['9h–18h', '9h às 18h', '9h–13h'])('has a note that the editor made follow %s', (typed) => {
  const time = typed.replace(' às ', '–');
  expect(noted(typed, true).toSorted()).toEqual(['10h–12h', time].toSorted());
});

it('leaves what somebody else has noted, and what cannot be read yet', () => {
  expect(noted('9h–18h', false)).toEqual(['8h–16h', '10h–12h']);
  expect(noted('com hora marcada', true)).toEqual(['9h–16h', '10h–12h']);
});
