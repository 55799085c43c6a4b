import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Texto',
  description: 'Um texto para ler com calma, como uma história, regras ou a política de privacidade.',
  itemNoun: 'parte',
  countedAs: ['partes', 'dicas', 'motivos', 'razões'],
  isRare: true,
  soughtAs: 'livre, parágrafo, escrever',
};

export const schema = section({
  ...titleShape,
  text: richText.describe('O texto; uma linha em branco separa parágrafos.'),
  items: z
    .array(
      item({
        title: text.describe('O título da parte.'),
        text: richText.describe('O texto da parte.'),
      }),
    )
    .max(30)
    .optional()
    .describe('Partes com título próprio, depois do texto.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo do texto.'),
});
