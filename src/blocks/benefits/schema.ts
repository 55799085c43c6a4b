import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { icon } from '../../fields/icon.ts';
import { pictureShape } from '../../fields/picture.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Benefícios',
  description: 'Razões para escolher vocês ou um serviço, cada uma com um desenho.',
  itemNoun: 'benefício',
  countedAs: ['motivos', 'razões', 'vantagens', 'benefícios', 'diferenciais', 'cuidados'],
  isDeferred: true,
};

export const schema = section({
  ...titleShape,
  ...pictureShape,
  items: z
    .array(
      item({
        icon: icon.optional().describe('Desenho ao lado do texto.'),
        title: text.describe('O benefício em poucas palavras.'),
        text: richText.optional().describe('Uma ou duas frases.'),
      }),
    )
    .min(1)
    .max(12)
    .describe('Os benefícios.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo dos benefícios.'),
});
