import { expect, it } from 'vitest';
import { wishInsertion } from './operations.ts';

const page = 'title: Um\nsections:\n- type: hero\n  title: Olá\n- type: cta\n  title: Fim\n';

it.each([
  ['- type: text\n  text: Oi.\n', 1],
  ['- type: notice\n  title: Fechado\n', 0],
])('adds %j where it belongs', (example, place) => {
  const wish = wishInsertion(1, example);
  const edit = wish.edit(page);
  const types = [...(edit.ok ? edit.text : '').matchAll(/^- type: (\w+)/gm)].map(([, type]) => type);
  expect([wish.section, types[place]]).toEqual([place, /type: (\w+)/.exec(example)?.[1]]);
});
