// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt } from '../../core/core.ts';
import type { Desk } from './desk.ts';
import { noteKept } from './kept-of-other.ts';
import { KeptRemark } from './kept-remark.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('an item says what of it is still of another, with a button that empties it', async () => {
  const block = outlineOfSection('offers');
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const item = { name: 'Tapete gelado', size: 'P', image: 'cadeira.png' };
  const onEdit = vi.fn<Desk['onEdit']>();
  const desk = { data: { sections: [{ items: [item] }] }, onEdit } as unknown as Desk;
  await act(async () =>
    root.render(<KeptRemark desk={desk} list={list} path={['sections', 0, 'items', 0]} id="item" />),
  );
  expect(document.body.textContent).toBe('');
  await act(async () =>
    noteKept({ name: 'Tapete gelado', old: 'Cadeira Cabana', fields: { size: 'P', image: 'cadeira.png' } }),
  );
  expect(document.body.textContent).toContain('“Tamanho” e “Foto” continuam de “Cadeira Cabana”.');
  const press = async (label: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
    );
  await press('Esvaziar esses campos');
  expect(onEdit).toHaveBeenCalledWith(
    expect.objectContaining({ label: 'esvaziar o que era de “Cadeira Cabana”' }),
  );
  await press('Estão certos assim');
  expect(document.body.textContent).toBe('');
  await act(async () => root.unmount());
});
