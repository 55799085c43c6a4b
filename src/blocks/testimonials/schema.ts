import { aboutAlternatives } from '../../fields/alternatives.ts';
import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { otherWay } from '../../fields/control.ts';
import { item } from '../../fields/item.ts';
import { quotation, richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { rating, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Depoimentos',
  description: 'O que os clientes dizem.',
  itemNoun: 'depoimento',
  isDeferred: true,
};

interface Parts {
  readonly tutor?: string | undefined;
  readonly article?: string | undefined;
  readonly petName?: string | undefined;
}

function countParts({ tutor, article, petName }: Parts): number {
  return [tutor, article, petName].filter((part) => part !== undefined).length;
}

function listMissing(parts: Parts): readonly string[] {
  return Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [name] : []));
}

/** Views know who it is alone, however it was written. */
const testimonial = withBehaviour(
  item({
    name: text.describe('O nome de quem conta.'),
    who: text.optional().describe('Quem é, como tutora da Luna ou cliente desde 2019.'),
    tutor: otherWay(
      'who',
      z
        .enum(['tutor', 'tutora'])
        .optional()
        .describe('tutor ou tutora: com article e petName, outro jeito de escrever who.'),
    ),
    article: otherWay('who', z.enum(['do', 'da']).optional().describe('do ou da, antes do nome do pet.')),
    petName: otherWay('who', text.optional().describe('Nome do pet.')),
    rating: rating.describe('A nota, de 1 a 5.'),
    comment: quotation.describe('O comentário.'),
    date: text.describe('Quando, como há 2 semanas.'),
  })
    .refine(({ who, ...parts }) => who === undefined || countParts(parts) === 0, {
      error: 'Fique só com "who: ", ou só com tutor, article e petName.',
      path: ['who'],
      params: aboutAlternatives({
        fields: ['who', 'tutor'],
        given: ['tutor', 'who'],
        drop: ['tutor', 'article', 'petName'],
      }),
    })
    .superRefine(({ who, tutor, article, petName }, report) => {
      const missing = listMissing({ tutor, article, petName });
      if (who !== undefined || missing.length % 3 === 0) return;
      report.addIssue({
        code: 'custom',
        message: `tutor, article e petName vão juntos: escreva também "${missing.join(': " e "')}: ". Ou apague os três e escreva "who: tutora da Luna".`,
        params: aboutAlternatives({ fields: missing }),
      });
    }),
  {
    resolve: ({ who, tutor, article, petName, ...said }) => ({
      ...said,
      who: who ?? (petName && `${tutor} ${article} ${petName}`),
    }),
  },
);

export const schema = section({
  ...titleShape,
  items: z.array(testimonial).min(1).max(24).describe('Os depoimentos.'),
  note: richText.optional().describe('Frase abaixo dos depoimentos.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos depoimentos.'),
});
