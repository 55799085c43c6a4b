import { contrast, mix, nearestGood } from './color.ts';
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

/** Words behind a colour's name that say which of its tones is meant: the pale ones, and those that are the colour itself. */
const pale = /^(?:bebe|pastel|suave|palido|clarinh[oa]|ceu)$/;
const plain =
  /^(?:choque|forte|vivo|viva|royal|bic|musgo|bandeira|queimad[oa]|petroleo|folha|neon|cereja|sangue)$/;

/** What a colour's name says: the word that `known` has, and whether a light or a dark tone of it is meant. */
function readName(name: string, known: ReadonlyMap<string, string>) {
  const [, said = '', shade] = /^(.*?)(?:\s+(clar|escur)[oa])?$/.exec(fold(name).trim()) ?? [];
  const find = (word: string) => known.get(word) ?? known.get(word.replace(/a$/, 'o'));
  const whole = find(said);
  if (whole !== undefined) return { base: whole, shade };
  const [first = '', second = '', ...more] = said.split(/[\s-]+/);
  const base = find(first);
  if (base === undefined || more.length > 0) return undefined;
  // Of two colours the second says which tone of the first it is: `rosa pink`.
  if (find(second) !== undefined) return { base: find(second) ?? base, shade };
  if (pale.test(second)) return { base, shade: shade ?? 'clar' };
  return plain.test(second) ? { base, shade } : undefined;
}

/** A colour by its Portuguese name, such as `azul claro`, as `#74A3FF`; nothing for a word that is no colour's. */
export function colorNamed(name: string): string | undefined {
  const { base, shade } = readName(name, bases) ?? {};
  if (base === undefined || shade === undefined) return base;
  return mix(base, shade === 'clar' ? '#FFFFFF' : '#000000', 0.5);
}

/** What somebody means who asks for a site in a colour: tones on which white words are read, and that are calm over a whole page. */
const calm: ReadonlyMap<string, string> = new Map(
  Object.entries({
    branco: '#FFFFFF',
    preto: '#1E2326',
    cinza: '#4A5560',
    vermelho: '#A02A2A',
    vinho: '#74203C',
    laranja: '#A3450F',
    amarelo: '#7A5A00',
    dourado: '#765A12',
    verde: '#1F6B47',
    turquesa: '#0B6870',
    azul: '#1F5A96',
    'azul marinho': '#1B2F5B',
    roxo: '#5B3A8C',
    lilas: '#73509A',
    rosa: '#A83A68',
    pink: '#A8286A',
    marrom: '#6B432B',
    bege: '#6F5D40',
  }),
);

/** With so much contrast to white a tone is still read on the light tone of another colour. */
const readable = 5.6;

/** A colour by its Portuguese name as a theme has it: deep enough for white words, or light enough to lie behind dark ones. */
export function toneNamed(name: string, isLight: boolean): string | undefined {
  const { base, shade } = readName(name, calm) ?? {};
  if (base === undefined) return undefined;
  if (isLight) return mix(base, '#FFFFFF', shade === 'escur' ? 0.8 : 0.9);
  if (shade === undefined) return base;
  const tone = mix(base, shade === 'clar' ? '#FFFFFF' : '#000000', shade === 'clar' ? 0.2 : 0.35);
  return nearestGood(tone, (one) => contrast(one, '#FFFFFF') >= readable);
}
