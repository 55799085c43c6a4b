// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ElsewhereOffer } from './elsewhere-offer.tsx';
import { Noted } from './noted.tsx';

// React's word for "this is a test".
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => act(async () => root.unmount()));

/** Shows something, and presses its button of a name. */
async function press(shown: ReactNode, name: string): Promise<void> {
  await act(async () => root.render(shown));
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => button?.click());
}

it('lets somebody say that others speak of different things, where nothing can be changed there either', async () => {
  const pressed: string[] = [];
  const found = {
    told: '"Balcão 24h" ainda está em:',
    places: [{ name: 'Capa' }],
    onOther: () => pressed.push('other'),
  };
  await press(<ElsewhereOffer found={found} isTold={false} id="campo" />, 'São coisas diferentes');
  expect(pressed).toEqual(['other']);
  expect(document.querySelectorAll('button')).toHaveLength(1);
});

it('lets somebody say that what is noted is right as it is', async () => {
  const pressed: string[] = [];
  const note = { said: 'Confira: a página é uma cópia.', onRight: () => pressed.push('right') };
  await press(<Noted id="field" note={note} />, 'Está certo assim');
  expect(pressed).toEqual(['right']);
});

it('lets somebody say of what is told as wrong only that it differs here', async () => {
  const pressed: string[] = [];
  const found = {
    told: 'Sábado 8h–12h ainda está em:',
    places: [{ name: 'Rodapé' }],
    onApart: () => pressed.push('apart'),
    onOther: () => pressed.push('other'),
  };
  await press(<ElsewhereOffer found={found} isTold id="campo" />, 'Só aqui mudou');
  await press(<ElsewhereOffer found={found} isTold id="campo" />, 'São coisas diferentes');
  await press(<ElsewhereOffer found={found} isTold={false} id="campo" />, 'São coisas diferentes');
  expect(pressed).toEqual(['apart', 'other']);
});
