import { expect, it } from 'vitest';
import { sayChange } from './say-change.ts';

const winter = { name: 'winter', label: 'Inverno', colors: [], strong: undefined };

it.each([
  ['tema: grooming → winter', 'cores: grooming → Inverno'],
  ['cor do rodapé: #0A1D33 → (nada)', 'cor do rodapé: #0A1D33 → automática'],
  ['título: "tema: a → b"', 'título: "tema: a → b"'],
  [
    'banhoetosa.yaml não o mostra: tem os seus em header › links',
    'banhoetosa não o mostra: tem os seus próprios links',
  ],
])('says %j as who sees forms reads it', (change, said) => {
  expect(sayChange(change, [winter])).toBe(said);
});
