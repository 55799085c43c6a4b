import { expect, it } from 'vitest';
import { readData } from '../../core/core.ts';
import { change, openSession } from '../session/session.ts';
import { findElsewhere } from './elsewhere.ts';
import type { Action } from './state.ts';

const file = 'site.yaml';

const site = (phone: string, noted: readonly string[], profiles = ['rede.com/loja.example']) =>
  `name: Loja\nphone: ${phone}\nsocial:\n${profiles.map((href) => `  - name: Rede\n    href: https://${href}\n`).join('')}${noted.length === 0 ? '' : `placeholders:\n${noted.map((one) => `  - ${one}\n`).join('')}`}`;

/** What is offered below a field of the site that was another before, and the texts that a press makes. */
function offer(before: string, now: string, path: readonly (string | number)[]) {
  const session = change(openSession({ [file]: { id: '1', text: before } }), {
    label: 'mudar',
    texts: { [file]: now },
    spot: { file, path },
  });
  const done: Action[] = [];
  const found = findElsewhere({ session, texts: { [file]: now }, file, section: undefined }, path, (action) =>
    done.push(action),
  ).filter(({ label }) => label !== undefined);
  found[0]?.onFollow?.();
  const [action] = done;
  const data = action?.kind === 'change' ? readData(action.texts[file] ?? '') : undefined;
  return {
    labels: found.map(({ label }) => label),
    noted: (data as { placeholders?: string[] })?.placeholders,
  };
}

const example = '+55 54 90000-0000';
const real = '+55 54 3311-4422';

it('offers to take off the mark of a datum that is another now', () => {
  expect(offer(site(example, ['phone', 'map']), site(real, ['phone', 'map']), ['phone'])).toEqual({
    labels: ['Este já é o telefone de verdade'],
    noted: ['map'],
  });
  expect(offer(site(example, ['phone']), site(real, ['phone']), ['phone']).noted).toBeUndefined();
});

it.each([
  ['what is not marked', site(example, ['map']), site(real, ['map']), ['phone']],
  ['what is as it was', site(real, ['phone']), site(real, ['phone']).replace('Loja', 'X'), ['phone']],
  ['what is an example still', site(real, ['phone']), site(example, ['phone']), ['phone']],
  [
    'one of two profiles',
    site(real, ['social'], ['rede.com/loja.example', 'outra.com/loja.example']),
    site(real, ['social'], ['rede.com/padaria', 'outra.com/loja.example']),
    ['social', 0, 'href'],
  ],
])('offers nothing for %s', (_, before, now, path) => {
  expect(offer(before, now, path).labels).toEqual([]);
});

it('offers it for the last of several profiles', () => {
  const before = site(real, ['social'], ['rede.com/padaria', 'outra.com/loja.example']);
  const now = site(real, ['social'], ['rede.com/padaria', 'outra.com/padaria']);
  expect(offer(before, now, ['social', 1, 'href'])).toEqual({
    labels: ['Este já é o perfil de verdade'],
    noted: undefined,
  });
});
