import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { pictureShape } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, type Block } from '../../fields/section.ts';
import { priceLabel } from '../../fields/price-shape.ts';
import { originalPrice, price, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Chamada',
  description: 'Convite com botões, para fechar a página ou dividir seções.',
};

export const schema = section({
  eyebrow: text.optional().describe('Linha curta acima do título.'),
  title: text.describe('O convite.'),
  text: richText.optional().describe('Uma ou duas frases.'),
  priceLabel,
  originalPrice: originalPrice.optional().describe('O preço de antes, que aparece riscado.'),
  price: price.optional().describe('O preço agora.'),
  ...pictureShape,
  actions: z.array(action).min(1).max(3).describe('Os botões, o principal primeiro.'),
  note: text.optional().describe('Frase curta abaixo dos botões.'),
});
