import { mix } from './color.ts';
import { fold } from './fold.ts';

/** What CSS shows for the usual words: https://www.w3.org/TR/css-color-4/#named-colors */
const bases: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** A colour by its Portuguese name, such as `azul claro`, as `#74A3FF`; nothing for a word that is no colour's. */
export function colorNamed(name: string): string | undefined {
  const [, word = '', shade] = /^(.*?)(?:\s+(clar|escur)[oa])?$/.exec(fold(name).trim()) ?? [];
  const base = bases.get(word) ?? bases.get(word.replace(/a$/, 'o'));
  if (base === undefined || shade === undefined) return base;
  return mix(base, shade === 'clar' ? '#FFFFFF' : '#000000', 0.5);
}
