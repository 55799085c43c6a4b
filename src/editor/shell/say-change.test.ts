import { expect, it } from 'vitest';
import { sayChange } from './say-change.ts';

const winter = { name: 'winter', label: 'Inverno', colors: [], strong: undefined };

const notice = { name: 'fechamos', label: 'Aviso: Fechamos no dia 25/12' };

it.each([
  ['tema: grooming → winter', 'cores: grooming → Inverno'],
  ['cor do rodapé: #0A1D33 → (nada)', 'cor do rodapé: #0A1D33 → automática'],
  ['título: "tema: a → b"', 'título: "tema: a → b"'],
  [
    'banhoetosa.yaml não o mostra: tem os seus em header › links',
    'banhoetosa não o mostra: tem os seus próprios links',
  ],
  [
    'a seção compartilhada "fechamos" sai desta página',
    'a seção compartilhada "Aviso: Fechamos no dia 25/12" sai desta página',
  ],
  [
    'seção nova: Seção compartilhada "fechamos", na posição 1',
    'seção nova: Seção compartilhada "Aviso: Fechamos no dia 25/12", na posição 1',
  ],
])('says %j as who sees forms reads it', (change, said) => {
  expect(sayChange(change, { themes: [winter], shared: [notice] })).toBe(said);
});
