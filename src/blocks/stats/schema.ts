import { z } from 'zod';
import { icon } from '../../fields/icon.ts';
import { item } from '../../fields/item.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Números',
  description: 'Números em destaque.',
  itemNoun: 'número',
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      stating(
        'figure',
        item({
          value: text.describe('O número, como 10k+.'),
          label: text.describe('O que o número conta.'),
          icon: icon.optional().describe('Desenho acima do número.'),
        }),
      ),
    )
    .min(1)
    .max(8)
    .describe('Os números.'),
});
