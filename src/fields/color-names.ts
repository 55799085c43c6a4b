import { mix } from './color.ts';
import { fold } from './fold.ts';

/** What CSS shows for the usual words: https://www.w3.org/TR/css-color-4/#named-colors */
const bases: Readonly<Record<string, string>> = {
  branco: '#FFFFFF',
  preto: '#000000',
  cinza: '#808080',
  vermelho: '#FF0000',
  vinho: '#800000',
  laranja: '#FFA500',
  amarelo: '#FFFF00',
  dourado: '#FFD700',
  verde: '#008000',
  turquesa: '#40E0D0',
  azul: '#0000FF',
  'azul marinho': '#000080',
  roxo: '#800080',
  lilas: '#EE82EE',
  rosa: '#FFC0CB',
  pink: '#FF69B4',
  marrom: '#A52A2A',
  bege: '#F5F5DC',
};

const shades: Readonly<Record<string, string>> = { claro: '#FFFFFF', escuro: '#000000' };

/** A colour by its Portuguese name, such as `azul claro`, as `#74A3FF`; nothing for a word that is no colour's. */
export function colorNamed(name: string): string | undefined {
  const [, word = '', shade] = /^(.*?)(?:\s+(clar|escur)[oa])?$/.exec(fold(name).trim()) ?? [];
  const base = bases[word] ?? bases[word.replace(/a$/, 'o')];
  const toward = shade && shades[`${shade}o`];
  return base === undefined || toward === undefined ? base : mix(base, toward, 0.5);
}
