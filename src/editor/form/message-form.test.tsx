// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { MessageForm } from './message-form.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => act(async () => root.unmount()));

test.each([
  [['messages', 'orcamento'], 'Quanto custa?'],
  [['messages', 'default'], 'visita'],
  [['messages', 'outra'], undefined],
  [['header', 'messages', 'orcamento'], undefined],
])('the message that was asked for gets the focus: %j', async (sought, said) => {
  const messages = { default: 'visita', visita: 'Quero uma visita.', orcamento: 'Quanto custa?' };
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  // Of all that a form knows the messages ask for this.
  const desk = { data: { messages }, problems: [], noteAt: () => undefined, sought } as unknown as Desk;
  await act(async () => root.render(<MessageForm desk={desk} path={['messages']} />));
  const { activeElement: found } = document;
  expect(found instanceof HTMLTextAreaElement ? found.value : undefined).toBe(said);
});
