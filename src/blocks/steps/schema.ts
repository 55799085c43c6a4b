import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { icon } from '../../fields/icon.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Passos',
  description: 'Um procedimento passo a passo, com números a lembrar.',
  itemNoun: 'passo',
  countedAs: ['passos', 'etapas', 'fases'],
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      item({
        title: text.describe('O passo em poucas palavras.'),
        text: richText.optional().describe('Uma ou duas frases.'),
      }),
    )
    .min(1)
    .max(12)
    .describe('Os passos, na ordem.'),
  facts: z
    .array(
      stating(
        'figure',
        item({
          icon: icon.optional().describe('Desenho ao lado do número.'),
          value: text.describe('O número, como 12 horas.'),
          label: text.describe('O que o número diz, como de jejum.'),
        }),
      ),
    )
    .max(6)
    .optional()
    .describe('Números a lembrar.'),
  note: richText.optional().describe('Frase abaixo dos passos.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos passos.'),
});
