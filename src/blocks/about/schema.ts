import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { icon } from '../../fields/icon.ts';
import { pictureShape } from '../../fields/picture.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Sobre',
  description: 'Quem somos: texto, foto, valores e números.',
  itemNoun: 'item',
};

export const schema = section({
  ...titleShape,
  text: richText.optional().describe('O texto; uma linha em branco separa parágrafos.'),
  ...pictureShape,
  items: z
    .array(
      item({
        icon: icon.optional().describe('Desenho ao lado do texto.'),
        title: text.describe('Título, como Missão.'),
        text: richText.describe('Uma ou duas frases.'),
      }),
    )
    .max(6)
    .optional()
    .describe('Missão, visão, valores.'),
  stats: z
    .array(
      stating(
        'figure',
        item({
          value: text.describe('O número, como 1000+.'),
          label: text.describe('O que o número conta.'),
        }),
      ),
    )
    .max(4)
    .optional()
    .describe('Números junto ao texto.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo do texto.'),
});
