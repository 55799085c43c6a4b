import type { Tone } from './svg.ts';

/** The colours of one page: canvas, soft shape behind, main colour and accent. */
export interface Theme {
  readonly canvas: string;
  readonly shape: string;
  readonly ground: string;
  readonly main: Tone;
  readonly accent: Tone;
  readonly leaf: Tone;
}

export const ink = '#16302B';

export const tone = (fill: string, shade: string): Tone => ({ fill, shade });

const coral = tone('#E0674D', '#C8452B');

export const clinic: Theme = {
  canvas: '#E3F1EC',
  shape: '#C3E0D6',
  ground: '#A6CFC2',
  main: tone('#178070', '#0F6B5C'),
  accent: coral,
  leaf: tone('#2F9380', '#0F6B5C'),
};

export const grooming: Theme = {
  canvas: '#DFF3F1',
  shape: '#B9E2DF',
  ground: '#98D0CD',
  main: tone('#AC4679', '#93305F'),
  accent: tone('#F2B8D2', '#DE95B7'),
  leaf: tone('#62B5B0', '#439894'),
};

/** The second face of the grooming pages. */
export const blush: Theme = {
  ...grooming,
  canvas: '#FBE9F1',
  shape: '#F4CFE0',
  ground: '#E5B1CA',
  accent: tone('#8ED3CE', '#67BAB4'),
};

export const neutering: Theme = {
  canvas: '#E2F5EC',
  shape: '#BFE6D3',
  ground: '#9DD3BA',
  main: tone('#6D54B3', '#553C9A'),
  accent: tone('#B7A6E3', '#9A86D0'),
  leaf: tone('#5DB592', '#3F9A77'),
};

export const winter: Theme = {
  canvas: '#E4EFF8',
  shape: '#C4DCEF',
  ground: '#A3C4DF',
  main: tone('#1D4A73', '#12355B'),
  accent: tone('#E46F57', '#C8503A'),
  leaf: tone('#5F93BD', '#43779F'),
};

export const shop: Theme = {
  canvas: '#F6EADB',
  shape: '#EBD3B4',
  ground: '#D8B88F',
  main: tone('#B96028', '#9A4A1B'),
  accent: tone('#2F8C80', '#1F7064'),
  leaf: tone('#5C9A7A', '#437F60'),
};

/** Coats of the animals. */
export const coats = {
  white: tone('#FFFFFF', '#E5E6EC'),
  cream: tone('#FCF2E2', '#EBD7BB'),
  golden: tone('#EBB265', '#D3933F'),
  caramel: tone('#D08F4C', '#B37233'),
  ginger: tone('#F0A052', '#D98433'),
  tan: tone('#DDA66B', '#C3874A'),
  brown: tone('#8A5836', '#6E4226'),
  chocolate: tone('#6B4530', '#533322'),
  grey: tone('#96A1AB', '#78848F'),
  silver: tone('#D5DBE1', '#B7C0C9'),
  slate: tone('#6A7682', '#535E69'),
  black: tone('#3C434C', '#2B3037'),
} as const;

export const noseColor = '#2B2A2E';
export const mouthDark = '#8C2F3A';
export const tongue = '#F08C84';
export const pink = '#F2AFA6';
export const steel = tone('#DCE5EA', '#B4C4CE');
export const wood = tone('#D9A066', '#BD8148');
