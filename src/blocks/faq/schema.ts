import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Dúvidas',
  description: 'Perguntas e respostas; uma resposta aberta por vez.',
  itemNoun: 'pergunta',
  countedAs: ['perguntas', 'dúvidas', 'respostas'],
  contracts: [
    {
      rule: 'least',
      list: 'items',
      count: 3,
      severity: 'warning',
      message: 'Esta seção de dúvidas tem menos de três perguntas.',
      cure: 'Acrescente perguntas que os clientes fazem, até ter pelo menos três.',
    },
  ],
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      item({
        question: text.describe('A pergunta.'),
        answer: richText.describe('A resposta.'),
      }),
    )
    .min(1)
    .max(40)
    .describe('As perguntas, com suas respostas.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das perguntas.'),
});
