// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { blocks, outlineAt, outlineOf, readData, type Group } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import type { Desk } from './desk.ts';
import { PieceSorter } from './piece-sorter.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => act(async () => root.unmount()));

const pieces = ['Um passo novo', 'Exames', 'Resultado em 24h.'];
const before = `sections:\n- type: steps\n  items:\n  - title: "${pieces.join(' ')}"\n`;

const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click());

test('each line goes where somebody says, as it is shown before it is done', async () => {
  const schema = blocks.get('steps')?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  const done: EditWish[] = [];
  const tryOut = ({ edit }: EditWish) => {
    const tried = edit(before);
    return tried.ok ? readData(tried.text) : undefined;
  };
  // Of all that a form knows this asks for no more.
  const desk = {
    data: readData(before),
    tryOut,
    onEdit: (wish: EditWish) => done.push(wish),
  } as unknown as Desk;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  const place = { path: ['sections', 0, 'items', 0, 'title'], item: item as Group };
  await act(async () => root.render(<PieceSorter desk={desk} {...place} pieces={pieces} rest="text" />));
  await press('Escolher o campo de cada linha');
  const fields = [...document.querySelectorAll('select')];
  expect(fields.map(({ value }) => value)).toEqual(['title', 'text', 'text']);
  const choose = (at: number, value: string) =>
    act(async () => {
      fields[at]!.value = value;
      fields[at]!.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const isReady = () => [...document.querySelectorAll('button')].some(({ disabled }) => !disabled);
  await choose(0, '');
  await choose(1, '');
  await choose(2, '');
  // With all of it left out nothing would be left.
  expect(isReady()).toBe(false);
  await choose(1, 'title');
  await choose(2, 'text');
  expect(isReady()).toBe(true);
  expect(document.querySelector('dl')?.textContent).toBe('TítuloExamesTextoResultado em 24h.');
  await press('Pôr assim');
  const edited = done[0]?.edit(before);
  expect(edited?.ok && edited.text).toBe(
    'sections:\n- type: steps\n  items:\n  - title: "Exames"\n    text: Resultado em 24h.\n',
  );
});
