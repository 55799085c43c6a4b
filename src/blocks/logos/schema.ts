import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { item } from '../../fields/item.ts';
import { webAddress } from '../../fields/link.ts';
import { pictureFor } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Marcas',
  description: 'Marcas, parceiros ou convênios, cada um com o seu logotipo ou só o nome.',
  itemNoun: 'marca',
  isRare: true,
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      item({
        name: text.describe('O nome da marca, que aparece onde não há logotipo e se lê em voz alta onde há.'),
        image: pictureFor({ size: 'tile', least: 240, isDescribed: false })
          .optional()
          .describe('Nome do arquivo do logotipo em public/images, como parceiro.png. Aparece inteiro.'),
        href: webAddress.optional().describe('O site da marca, começando com https://'),
      }),
    )
    .min(1)
    .max(48)
    .describe('As marcas.'),
  note: richText.optional().describe('Frase abaixo das marcas.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das marcas.'),
});
