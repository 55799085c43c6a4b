import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { needsOne, notBoth } from '../../fields/alternatives.ts';
import { item } from '../../fields/item.ts';
import { priceShape } from '../../fields/price-shape.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { insteadOfPrice, listedPrice, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Tabela de preços',
  description: 'Uma lista de preços para consultar, inteira ou em grupos.',
  itemNoun: 'preço',
  names: 'things',
  isRare: true,
};

const notWithText = (field: string, unless?: string) =>
  notBoth(
    [field, 'priceText'],
    `Fique só com "priceText: ", ou só com "${field}: ": as palavras ficam no lugar do preço.`,
    { unless, drop: ['price', 'pricePrefix', 'priceSuffix'] },
  );

const row = item({
  name: text.describe('O que custa, como Corte, cabelo longo.'),
  detail: text.optional().describe('Uma frase curta abaixo do nome.'),
  ...priceShape,
  price: listedPrice.optional().describe('O preço, como R$ 35.'),
  priceText: insteadOfPrice.optional().describe('Palavras no lugar do preço, como Sob consulta.'),
})
  .refine(
    ...needsOne(
      ['price', 'priceText'],
      'Escreva uma linha "price: " com o preço, ou "priceText: " com palavras, como Sob consulta.',
    ),
  )
  .refine(...notWithText('price'))
  .refine(...notWithText('pricePrefix', 'price'))
  .refine(...notWithText('priceSuffix', 'price'));

export const schema = section({
  ...titleShape,
  groups: z
    .array(
      item({
        title: text.optional().describe('O título do grupo, como Consultas.'),
        items: z.array(row).min(1).max(40).describe('Os preços do grupo.'),
      }),
    )
    .min(1)
    .max(12)
    .describe('Os grupos de preços. Uma tabela simples é um grupo só, sem título.'),
  note: richText.optional().describe('Frase abaixo dos preços.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos preços.'),
});
