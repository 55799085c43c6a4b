import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { item } from '../../fields/item.ts';
import { webAddress } from '../../fields/link.ts';
import { quotation, richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { monthOfDay, number, rating, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Avaliações',
  description: 'Avaliações copiadas de outros lugares, como o Google, cada uma com a sua fonte.',
  itemNoun: 'avaliação',
  isRare: true,
};

export const schema = section({
  ...titleShape,
  rating: stating('rating', rating).optional().describe('A nota média, como 4,9.'),
  reviewCount: stating('review-count', number)
    .optional()
    .describe('Quantas avaliações fazem a nota, como 150.'),
  countLabel: text
    .default('avaliações')
    .describe('O que vem depois da quantidade, como avaliações no Google.'),
  items: z
    .array(
      item({
        name: text.describe('O nome de quem avaliou, como aparece lá.'),
        rating: rating.describe('A nota, de 1 a 5.'),
        text: quotation.describe('A avaliação, com as palavras de quem a escreveu.'),
        source: text.describe('Onde foi publicada, como Google.'),
        date: monthOfDay.describe(
          'O dia da avaliação, como 15/07/2025; a página mostra o mês e o ano. Sem saber o dia, escreva 01.',
        ),
        href: webAddress.optional().describe('O endereço da avaliação, começando com https://'),
      }),
    )
    .min(1)
    .max(24)
    .describe('As avaliações, na ordem em que aparecem.'),
  note: richText.optional().describe('Frase abaixo das avaliações.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das avaliações.'),
});
