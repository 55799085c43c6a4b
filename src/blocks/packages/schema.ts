import { z } from 'zod';
import { itemWithAction } from '../../fields/action.ts';
import { priceShape } from '../../fields/price-shape.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { discount, text, yesNo } from '../../fields/text.ts';

export const block: Block = {
  label: 'Pacotes',
  description: 'Pacotes de serviços para comparar.',
  itemNoun: 'pacote',
  countedAs: ['pacotes', 'planos', 'opções'],
  names: 'things',
  sells: 'Service',
  contracts: [
    {
      rule: 'one-marked',
      list: 'items',
      field: 'popular',
      severity: 'warning',
      message: 'Mais de um pacote tem o selo de mais procurado.',
      cure: 'Deixe "popular: sim" em um pacote só.',
    },
  ],
};

export const schema = section({
  ...titleShape,
  headline: text.optional().describe('A maior vantagem, em destaque.'),
  popularLabel: text.default('Mais Procurado').describe('O selo do pacote mais procurado.'),
  items: z
    .array(
      itemWithAction({
        title: text.describe('O nome do pacote.'),
        subtitle: text.optional().describe('Frase curta abaixo do nome.'),
        ...priceShape,
        discount: discount.optional().describe('O desconto, como 15% de desconto.'),
        highlight: text.optional().describe('O que o pacote traz de mais importante.'),
        features: z.array(text).optional().describe('O que está incluído, um por linha.'),
        popular: yesNo.optional().describe('sim: o pacote leva o selo de mais procurado.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Os pacotes.'),
  note: richText.optional().describe('Frase abaixo dos pacotes.'),
});
