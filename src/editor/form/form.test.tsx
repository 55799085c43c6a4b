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
  readonly sought?: FieldPath;
}

/** Shows the form of a section, in which some fields may be wrong, or one be asked for. */
async function show({ wrong = [], sought }: Given = {}): Promise<void> {
  const group = outlineOfSection('cards');
  if (group?.kind !== 'group') throw new Error('The block has no fields.');
  const problems = wrong.map((name): Found => {
    const found = {
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
    data: { sections: [{ type: 'cards', title: 'Um', items: [] }] },
    problems,
    sought,
    site,
    findElsewhere: () => [],
    noteAt: () => undefined,
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
