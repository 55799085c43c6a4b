import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { toneNamed } from './color-names.ts';
import { asked, folded } from './control.ts';
import { repairColor, type Repair } from './repair.ts';
import { opinion } from './text.ts';

/** `azul` as a tone that suits what the colour is for, and other ways to write a colour as the usual one. */
const repairTone =
  (isLight: boolean): Repair =>
  (typed) => {
    const tone = toneNamed(typed, isLight);
    return tone === undefined ? repairColor(typed) : `"${tone}"`;
  };

const color = (isLight = false) =>
  asked(
    'color',
    withBehaviour(
      z.string().regex(/^#[0-9a-fA-F]{6}$/, {
        error: 'Escreva a cor entre aspas, com # e seis algarismos ou letras de A a F, como "#0F6B5C".',
      }),
      { repair: repairTone(isLight) },
    ),
  );

const own = (words: string, isLight = false) =>
  folded('Ajustes finos: só se precisar', color(isLight).optional().describe(words));

/** `pages/_themes/NAME.yaml`: the colours of the pages that name it. */
export const theme = z.strictObject({
  name: opinion.describe('Como estas cores se chamam, como Inverno: azul-noite e gelo.'),
  strong: color().describe('Cor principal. Botões cheios, links e seções de fundo forte.'),
  accent: color().describe('Cor de destaque. As linhas acima dos títulos e os preços.'),
  tint: color(true).describe('Cor do fundo claro. Um tom bem claro, para as seções suaves.'),
  strongHover: own('Cor principal com o mouse em cima. Sem ela, um pouco mais escura.'),
  deep: own('Cor do rodapé e dos títulos. Sem ela, a principal bem escura.'),
  onStrongSoft: own(
    'Cor do texto sobre a principal. É o texto comum, também no rodapé. Sem ela, um tom quase branco.',
    true,
  ),
  onStrongMark: own(
    'Cor do destaque sobre a principal. É o que chama atenção, também no rodapé. Sem ela, a de destaque bem clara.',
    true,
  ),
  strongLine: own(
    'Cor das linhas sobre a principal. São as linhas finas, também no rodapé. Sem ela, a principal mais clara.',
  ),
  tintStrong: own(
    'Cor dos selos. Também dos fundos pequenos. Sem ela, um pouco mais forte que a do fundo claro.',
    true,
  ),
  line: own(
    'Cor das linhas. São as linhas finas em volta dos cartões. Sem ela, perto da do fundo claro.',
    true,
  ),
  edge: own('Cor do contorno dos botões. São os botões sem fundo. Sem ela, a principal mais clara.'),
  ink: own('Cor do texto. Sem ela, quase preto.'),
  inkSoft: own('Cor do texto comum. É o texto de ler, menos forte. Sem ela, um cinza escuro.'),
  canvas: own('Cor do fundo da página. Sem ela, quase branco.', true),
});
