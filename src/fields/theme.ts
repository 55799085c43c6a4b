import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { repairColor } from './repair.ts';
import { opinion } from './text.ts';

const color = () =>
  withBehaviour(
    z.string().regex(/^#[0-9a-fA-F]{6}$/, {
      error: 'Escreva a cor entre aspas, com # e seis algarismos ou letras de A a F, como "#0F6B5C".',
    }),
    { repair: repairColor },
  );

const own = (words: string) => color().optional().describe(words);

/** `pages/_themes/NAME.yaml`: the colours of the pages that name it. */
export const theme = z.strictObject({
  name: opinion.describe('Como o tema se chama, com as cores dele, como Inverno: azul-noite e gelo.'),
  strong: color().describe('A cor principal: botões cheios, links e seções de fundo forte.'),
  accent: color().describe('A cor de destaque: linhas acima dos títulos e preços.'),
  tint: color().describe('Um tom bem claro: o fundo das seções suaves.'),
  strongHover: own('A cor principal com o mouse em cima. Sem ela, um pouco mais escura.'),
  deep: own('A cor do rodapé e dos títulos. Sem ela, a principal bem escura.'),
  onStrongSoft: own('O texto comum sobre a cor principal e o rodapé. Sem ela, um tom quase branco.'),
  onStrongMark: own('O texto de destaque sobre a cor principal e o rodapé. Sem ela, o destaque bem claro.'),
  strongLine: own('As linhas finas sobre a cor principal e o rodapé. Sem ela, a principal mais clara.'),
  tintStrong: own('Selos e fundos pequenos. Sem ela, um tom um pouco mais forte que tint.'),
  line: own('As linhas finas em volta dos cartões. Sem ela, um tom perto de tint.'),
  edge: own('O contorno dos botões sem fundo. Sem ela, a principal mais clara.'),
  ink: own('O texto. Sem ela, quase preto.'),
  inkSoft: own('O texto comum, menos forte. Sem ela, um cinza escuro.'),
  canvas: own('O fundo da página. Sem ela, quase branco.'),
});
