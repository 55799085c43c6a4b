// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import type { Desk, Found } from './desk.ts';
import { Form } from './form.tsx';
import type { FieldPath } from './wishes.ts';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => act(async () => root.unmount()));

interface Given {
  readonly wrong?: readonly string[];
  readonly kind?: Found['kind'];
  readonly sought?: FieldPath;
  readonly title?: string;
  readonly more?: Partial<Desk>;
}

/** Shows the form of a section, in which some fields may be wrong, or one be asked for. */
async function show({
  wrong = [],
  kind = 'blankValue',
  sought,
  title = 'Um',
  more,
}: Given = {}): Promise<void> {
  const group = outlineOfSection('cards');
  if (group?.kind !== 'group') throw new Error('The block has no fields.');
  const problems = wrong.map((name): Found => {
    const found = {
      kind,
      code: 'P001',
      severity: 'warning',
      message: 'Isto.',
      cure: 'Aquilo.',
      range: { start: 0 },
    };
    return { ...found, path: ['sections', 0, name] } as unknown as Found;
  });
  const site = { messages: [], targets: [], themes: [], shared: [], beside: {}, today: '2026-01-31' };
  // Of all that a form knows this one asks for this.
  const desk = {
    data: { sections: [{ type: 'cards', title, items: [] }] },
    problems,
    sought,
    site,
    findElsewhere: () => [],
    noteAt: () => undefined,
    ...more,
  } as unknown as Desk;
  await act(async () => root.render(<Form desk={desk} group={group} path={['sections', 0]} />));
}

const fold = () =>
  [...document.querySelectorAll('details')].find(
    (one) => one.querySelector(':scope > summary')?.textContent === 'Mais opções',
  )!;

/** Opens or closes it as somebody does who presses its name. */
async function press(): Promise<void> {
  await act(async () => {
    fold().open = !fold().open;
    fold().dispatchEvent(new Event('toggle'));
  });
}

it('leaves a fold open whose last problem goes while somebody writes in it', async () => {
  await show({ wrong: ['id'] });
  expect(fold().open).toBe(true);
  await show();
  expect(fold().open).toBe(true);
});

it('leaves a fold open that somebody has opened, whatever becomes right or wrong in it', async () => {
  await show();
  expect(fold().open).toBe(false);
  await press();
  await show({ wrong: ['id'] });
  await show();
  expect(fold().open).toBe(true);
});

it('leaves a fold closed that somebody has closed, until another thing in it is asked for', async () => {
  await show({ wrong: ['id'] });
  await press();
  await show({ wrong: ['id'] });
  expect(fold().open).toBe(false);
  await show({ wrong: ['id'], sought: ['sections', 0, 'showUntil'] });
  expect(fold().open).toBe(true);
});

it('leaves a fold closed in which a day is told that is gone by now', async () => {
  await show({ wrong: ['showUntil'], kind: 'schedule' });
  expect(fold().open).toBe(false);
  const sections = [{ type: 'cards', title: 'Um', items: [], showUntil: '15/07/2030' }];
  await show({ wrong: ['showUntil'], kind: 'schedule', more: { data: { sections } } });
  expect(fold().open).toBe(true);
});

/** Pastes a text into the title, which joins its lines, and leaves the field. Gives what was written. */
async function pasteAndLeave(text: string): Promise<readonly string[]> {
  const edits: string[] = [];
  const value = text.replaceAll('\n', ' ');
  const onEdit: Desk['onEdit'] = ({ label }) => void edits.push(label);
  const more = { onEdit, onRest: () => undefined };
  await show({ more });
  const field = document.querySelector<HTMLTextAreaElement>('[data-field=title]')!;
  await act(async () => {
    const clipboardData = { getData: () => text };
    field.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await show({ title: value, more });
  await act(async () => field.dispatchEvent(new Event('focusout', { bubbles: true })));
  return edits;
}

it('puts right what is only written in another way as its field is left, but no lines that are offered a place', async () => {
  expect(await pasteAndLeave('- Vacinas')).toHaveLength(2);
  await act(async () => root.unmount());
  root = createRoot(document.getElementById('root')!);
  expect(await pasteAndLeave('- title: Retorno\ntext: Em 15 dias.')).toHaveLength(1);
});

it('tells what is wrong with what no field shows, and takes it away where nothing else is known', async () => {
  const edits: string[] = [];
  const onEdit: Desk['onEdit'] = ({ edit }) => {
    const done = edit('sections:\n- type: cards\n  titulo2: Olá\n  title: Um\n');
    edits.push(done.ok ? done.text : done.reason);
  };
  const sections = [{ type: 'cards', title: 'Um', items: [], titulo2: 'Olá' }];
  await show({
    wrong: ['titulo2'],
    sought: ['sections', 0, 'titulo2'],
    more: { data: { sections }, onEdit },
  });
  const told = [...document.querySelectorAll('[data-severity]')];
  expect(told.map(({ textContent }) => textContent)).toEqual(['Isto.Aquilo.']);
  const place = document.activeElement;
  expect(place?.contains(told[0]!)).toBe(true);
  expect(place?.role).toBe('group');
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Apagar “titulo2: Olá”'),
  );
  await act(async () => button?.click());
  expect(edits).toEqual(['sections:\n- type: cards\n  title: Um\n']);
  // What has the focus has no role that says that it is nothing.
  await show({ more: { data: { sections } } });
  expect([place?.isConnected, place?.getAttribute('role') ?? '', place?.childElementCount]).toEqual([
    true,
    '',
    0,
  ]);
});

it('tells what is wrong with a field that holds something else than it can', async () => {
  await show({
    wrong: ['title'],
    more: { data: { sections: [{ type: 'cards', title: ['Um'], items: [] }] } },
  });
  expect(document.querySelectorAll('[data-severity]')).toHaveLength(1);
});
