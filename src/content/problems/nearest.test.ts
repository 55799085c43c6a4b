import { expect, it } from 'vitest';
import { countEdits, findAlike, findNearest, nearestPicture } from './nearest.ts';

it.each([
  ['pregunta', ['question', 'answer'], 'question'],
  ['pergunta', ['question', 'answer'], 'question'],
  ['Título', ['title', 'text'], 'title'],
  ['questoin', ['question', 'answer'], 'question'],
  ['tpye', ['type', 'title'], 'type'],
  ['abcd', ['abxy'], undefined],
  ['TX', ['TO', 'RS'], undefined],
  ['rs', ['RJ', 'RS'], 'RS'],
  ['caxa', ['casa', 'capa'], undefined],
  ['galeria-lnua.png', ['galeria-luna.png', 'galeria-mel.png'], 'galeria-luna.png'],
])('finds what %s was meant to be', (word, known, meant) => {
  expect(findNearest(word, known)).toBe(meant);
});

it.each([
  ['galeria-luna.png', 'galeria-nina.png'],
  ['cama-cabana-m.png', 'cama-cabana-p.png'],
  ['banho-1.jpg', 'banho-2.jpg'],
])('does not take %s for another picture', (typed, known) => {
  expect(nearestPicture(typed, [known])).toBe(undefined);
});

it.each(['galeria-lnua.png', 'galera-luna.png', 'galerialuna.png', 'Galeria Luna.jpg'])(
  'takes %s for the picture that was mistyped',
  (typed) => {
    expect(nearestPicture(typed, ['galeria-luna.png', 'galeria-nina.png'])).toBe('galeria-luna.png');
  },
);

it('counts a swap of two neighbours as one edit', () => {
  expect(countEdits('tpye', 'type')).toBe(1);
});

const kinds = [
  { word: 'Store', meaning: 'Loja' },
  { word: 'PetStore', meaning: 'Pet shop' },
  { word: 'BikeStore', meaning: 'Loja de bicicletas' },
  { word: 'MedicalClinic', meaning: 'Clínica médica' },
  { word: 'VeterinaryCare', meaning: 'Clínica veterinária' },
];

it.each([
  ['clinica', ['MedicalClinic', 'VeterinaryCare']],
  ['Clínica do veterinário', ['VeterinaryCare', 'MedicalClinic']],
  ['loja de bicicleta', ['BikeStore', 'Store']],
  ['circo', []],
  ['de', []],
])('lists those that are like %s, the likeliest first', (typed, words) => {
  expect(findAlike(typed, kinds).map(({ word }) => word)).toEqual(words);
});
