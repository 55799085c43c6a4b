import { z } from 'zod';
import { action, itemWithAction } from '../../fields/action.ts';
import { folded } from '../../fields/control.ts';
import { icon } from '../../fields/icon.ts';
import { pictureShape } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text, yesNo } from '../../fields/text.ts';

export const block: Block = {
  label: 'Cartões',
  description: 'Cartões lado a lado, com foto ou desenho, lista, selo e botão.',
  itemNoun: 'cartão',
  countedAs: [
    'motivos',
    'razões',
    'vantagens',
    'cuidados',
    'dicas',
    'categorias',
    'prateleiras',
    'equipes',
    'setores',
  ],
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      itemWithAction({
        title: text.describe('O título do cartão.'),
        text: richText.optional().describe('Uma ou duas frases.'),
        symbol: icon.optional().describe('Desenho no alto do cartão.'),
        ...pictureShape,
        value: text.optional().describe('Valor em destaque, como 6 a 8 meses.'),
        features: z.array(text).optional().describe('Lista, um item por linha.'),
        badge: text.optional().describe('Selo do cartão.'),
        soldOut: folded(
          'Mais opções',
          yesNo.optional().describe('sim: diz que está esgotado, no lugar do botão.'),
        ),
      }),
    )
    .min(1)
    .max(24)
    .describe('Os cartões.'),
  note: richText.optional().describe('Frase abaixo dos cartões.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos cartões.'),
});
