import { expect, it } from 'vitest';
import { withoutChatMarks } from './chat-marks.ts';

it.each([
  ['*Natal chegando!* 🎄', 'Natal chegando! 🎄'],
  ['Pacote *R$ 45*', 'Pacote R$ 45'],
  ['*Pacote* e *mais*', 'Pacote e mais'],
  ['_*Pacote*_ __novo__ ~R$ 60~', 'Pacote novo R$ 60'],
  ['*cliente\nfiel*', 'cliente\nfiel'],
  ['2 * 3 = 6 e 2 * 4', '2 * 3 = 6 e 2 * 4'],
  ['R$ 45*', 'R$ 45*'],
  ['nome_de_arquivo_novo', 'nome_de_arquivo_novo'],
])('reads %j as %j', (text, bare) => {
  expect(withoutChatMarks(text)).toBe(bare);
});
