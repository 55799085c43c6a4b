import { expect, it } from 'vitest';
import { refuseName } from './new-page.ts';

it.each(['aux', 'con', 'nul', 'prn', 'com1', 'lpt9'])(
  'refuses "%s", which Windows keeps for itself',
  (name) => {
    expect(refuseName(name)).toBe(
      `O nome "${name}" é reservado pelo Windows, e quem usa esse sistema não poderia abrir o arquivo. Escolha outro, como pagina-${name}.`,
    );
  },
);

it.each(['auxilio', 'con-carinho', 'com', 'com10', 'nulo'])('takes "%s"', (name) => {
  expect(refuseName(name)).toBeUndefined();
});
