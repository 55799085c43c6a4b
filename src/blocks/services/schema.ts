import { z } from 'zod';
import { action, itemWithAction } from '../../fields/action.ts';
import { icon } from '../../fields/icon.ts';
import { priceShape } from '../../fields/price-shape.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Serviços',
  description: 'Serviços com descrição, preço e botão.',
  itemNoun: 'serviço',
  countedAs: ['serviços', 'especialidades'],
  names: 'things',
  isDeferred: true,
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      itemWithAction({
        title: text.describe('O nome do serviço.'),
        description: richText.describe('Uma ou duas frases sobre o serviço.'),
        ...priceShape,
        symbol: icon.optional().describe('Desenho no alto do cartão.'),
        features: z.array(text).optional().describe('O que está incluído, um por linha.'),
      }),
    )
    .min(1)
    .max(24)
    .describe('Os serviços.'),
  note: richText.optional().describe('Frase abaixo dos serviços.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos serviços.'),
});
