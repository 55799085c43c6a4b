// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { blocks, outlineAt, outlineOf, readData, siteSchema, type Group } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { ActionForm } from './action-form.tsx';
import type { Desk } from './desk.ts';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => act(async () => root.unmount()));

const path = ['sections', 0, 'actions', 0];
const page = (tel: string) => `sections:\n- type: cta\n  actions:\n  - label: Ligar\n    tel: ${tel}\n`;

/** The numbers among which somebody may choose for a button of a site, and what is written once the last is chosen. */
async function choosePhone(tel: string, common: unknown) {
  const schema = blocks.get('cta')?.schema;
  const group = schema && (outlineAt(outlineOf(schema), ['actions', 0]) as Group);
  const done: EditWish[] = [];
  const site = { common, targets: [], messages: [], beside: {}, today: '2026-01-31' };
  // Of all that a form knows a button asks for this.
  const desk = {
    data: readData(page(tel)),
    problems: [],
    site,
    noteAt: () => undefined,
    findElsewhere: () => [],
    onEdit: (wish: EditWish) => done.push(wish),
    onRest: () => undefined,
  } as unknown as Desk;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<ActionForm desk={desk} group={group!} path={path} />));
  const select = [...document.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ value }) => value === 'segundo'),
  );
  if (select === undefined) return undefined;
  const offered = [...select.options].map(({ text }) => text);
  await act(async () => {
    select.value = 'segundo';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const edit = done[0]?.edit(page(tel));
  return { offered, written: edit?.ok && edit.text };
}

test('a button calls one of the two telephones that a site has', async () => {
  const common = { phone: '+55 54 90000-0000', otherPhone: '+55 54 3311-2233' };
  expect(await choosePhone('sim', common)).toEqual({
    offered: ['+55 54 90000-0000 (primeiro)', '+55 54 3311-2233 (segundo)'],
    written: page('segundo'),
  });
});

test('nothing is to be chosen of a site that has one', async () => {
  expect(await choosePhone('sim', { phone: '+55 54 90000-0000' })).toBeUndefined();
});

test('a link of a menu is asked for as a link, and by no word for buttons', async () => {
  const group = outlineAt(outlineOf(siteSchema), ['header', 'links', 0]) as Group;
  const desk = {
    data: { header: { links: [{ label: 'Banho', to: '/banho' }] } },
    problems: [],
    site: { targets: [], messages: [], beside: {} },
    noteAt: () => undefined,
    findElsewhere: () => [],
    onEdit: () => undefined,
    onRest: () => undefined,
  } as unknown as Desk;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<ActionForm desk={desk} group={group} path={['header', 'links', 0]} />));
  const said = document.body.textContent;
  expect(said).toContain('Texto do link');
  expect(said).toContain('O que o link faz');
  expect(said).toContain('Destino do link');
  expect(said).not.toContain('botão');
});
