// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt } from '../../core/core.ts';
import type { Desk } from './desk.ts';
import { ItemRow } from './item-row.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => act(async () => root.unmount()));

test.each([
  [['sections', 0, 'items', 1], ['Dois']],
  [['sections', 0, 'items', 1, 'nowhere'], ['Dois']],
  [['sections', 0], []],
])('the item that was asked for comes into sight: %j', async (sought, seen) => {
  const block = outlineOfSection('cards');
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const came: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(
    this: Element,
  ) {
    came.push(this.textContent);
  });
  document.body.innerHTML = '<ul id="root"></ul>';
  root = createRoot(document.getElementById('root')!);
  // Of all that a form knows a closed row asks for this.
  const desk = { data: {}, problems: [], sought } as unknown as Desk;
  const ignore = () => undefined;
  const row = (title: string, index: number) => (
    <ItemRow
      key={title}
      {...{ desk, list, title, index }}
      path={['sections', 0, 'items', index]}
      count={2}
      canEnd
      isOpen={false}
      isNew={false}
      onOpen={ignore}
      onRemoved={ignore}
      onCopied={ignore}
      onShift={ignore}
    >
      {() => null}
    </ItemRow>
  );
  await act(async () => root.render([row('Um', 0), row('Dois', 1)]));
  scroll.mockRestore();
  expect(came).toEqual(seen);
});
