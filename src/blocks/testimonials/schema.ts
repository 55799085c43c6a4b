import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { opinion, rating, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Depoimentos',
  description: 'O que os tutores dizem.',
  itemNoun: 'depoimento',
  isDeferred: true,
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      z.strictObject({
        name: text.describe('Nome do tutor ou da tutora.'),
        tutor: z.enum(['tutor', 'tutora']).describe('tutor ou tutora.'),
        article: z.enum(['do', 'da']).describe('do ou da, antes do nome do pet.'),
        petName: text.describe('Nome do pet.'),
        rating: rating.describe('A nota, de 1 a 5.'),
        comment: opinion.describe('O comentário.'),
        date: text.describe('Quando, como há 2 semanas.'),
      }),
    )
    .min(1)
    .max(24)
    .describe('Os depoimentos.'),
  note: text.optional().describe('Frase abaixo dos depoimentos.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos depoimentos.'),
});
