import { expect, it } from 'vitest';
import { changeTarget } from './wishes.ts';

const change = (icon: string) =>
  changeTarget({
    text: `actions:\n  - label: Como chegar\n    icon: ${icon}\n    maps: directions\n`,
    path: ['actions', 0],
    from: 'maps',
    to: 'to',
    value: '/contato',
    order: ['label', 'to', 'maps', 'icon'],
  });

it('takes away the drawing of a map with the map', () => {
  expect(change('navigation')).toEqual({
    ok: true,
    text: 'actions:\n  - label: Como chegar\n    to: /contato\n',
  });
});

it('leaves a drawing that is right of any target', () => {
  expect(change('heart')).toEqual({
    ok: true,
    text: 'actions:\n  - label: Como chegar\n    to: /contato\n    icon: heart\n',
  });
});
