// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { sectionsOf } from '../outline/describe-section.ts';
import { ListPane } from './list-pane.tsx';
import type { Told } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Action } from './state.ts';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = (title: string) =>
  `title: Um\nsections:\n- type: cta\n  title: ${title}\n- type: cta\n  title: Fim\n`;
const shown = { 'index.yaml': page('Natal'), 'consulta.yaml': page('Fale') };
/** A letter more, which is not on the screen yet. */
const typed = { ...shown, 'index.yaml': page('Natal!') };

let root: Root;

const twoSections = [
  { type: 'cta', title: 'Natal' },
  { type: 'cta', title: 'Fim' },
];

interface Given {
  readonly problems?: readonly Told[];
  readonly onSeek?: (path: FieldPath) => void;
  readonly data?: unknown;
}

async function render(dispatch: (action: Action) => void, given: Given = {}): Promise<HTMLSelectElement> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  const ignore = () => undefined;
  // Of all that an editor knows the list asks for this.
  const state = { file: 'index.yaml', section: 0, listing: { today: '2026-01-31' } };
  const editor = { state, dispatch, texts: shown, latestTexts: () => typed } as never;
  const data = 'data' in given ? given.data : { title: 'Um', sections: twoSections };
  await act(async () =>
    root.render(
      <ListPane
        editor={editor}
        data={data}
        sections={sectionsOf(data)}
        problems={given.problems ?? []}
        pages={[{ path: 'consulta.yaml', label: 'Consulta', group: 'Páginas' }]}
        onEdit={ignore}
        onOpen={ignore}
        onOtherRow={ignore}
        onEverywhere={() => undefined}
        onInsert={ignore}
        onSeek={given.onSeek ?? ignore}
        onGo={ignore}
      />,
    ),
  );
  return document.querySelector('select')!;
}

afterEach(async () => act(async () => root.unmount()));

const goals = ['Em todas as páginas', 'Consulta'];

test.for(goals)('a section that goes to "%s" takes along what was typed last', async (goal) => {
  const done: Action[] = [];
  const menu = await render((action) => done.push(action));
  const option = [...menu.options].find(({ text }) => text === goal)!;
  await act(async () => {
    menu.value = option.value;
    menu.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(JSON.stringify(done)).toContain('Natal!');
});

test('the mark of a row leads to what it is for, and the row to its top', async () => {
  const [done, sought]: [Action[], FieldPath[]] = [[], []];
  const told = (severity: 'hint' | 'warning', path: FieldPath) => ({ severity, path }) as Told;
  await render((action) => done.push(action), {
    problems: [
      told('warning', ['title']),
      told('hint', ['sections', 1, 'text']),
      told('warning', ['sections', 1, 'title']),
      told('warning', ['sections', 0, 'title']),
    ],
    onSeek: (path) => sought.push(path),
  });
  const press = (element: Element | undefined | null) =>
    act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const marks = [...document.querySelectorAll('[data-mark]')];
  for (const mark of marks) await press(mark);
  expect(sought).toEqual([['title'], ['sections', 0, 'title'], ['sections', 1, 'title']]);
  expect(done).toEqual([]);
  await press(marks[2]?.parentElement);
  expect(done).toMatchObject([{ kind: 'show', section: 1 }]);
  await press(marks[1]?.parentElement);
  expect([done.length, sought.length]).toEqual([2, 3]);
});

test('a page whose text cannot be read says so, and is not called empty', async () => {
  await render(() => undefined, { data: undefined });
  expect(document.body.textContent).toContain('O texto desta página tem um erro.');
  expect(document.body.textContent).not.toContain('Acrescent');
});

test('a page without sections asks for the first', async () => {
  await render(() => undefined, { data: { title: 'Um' } });
  expect(document.body.textContent).toContain('Esta página ainda não tem seções. Acrescente a primeira.');
});
