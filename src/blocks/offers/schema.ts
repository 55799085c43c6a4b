import { z } from 'zod';
import { action, itemWithAction } from '../../fields/action.ts';
import { aboutAlternatives } from '../../fields/alternatives.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { neededPictureShape } from '../../fields/picture.ts';
import { priceShape } from '../../fields/price-shape.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { lastDay, originalPrice, price, productName, text, yesNo } from '../../fields/text.ts';

export const block: Block = {
  label: 'Ofertas',
  description: 'Produtos com preço, cada um com seu botão de compra pelo WhatsApp.',
  itemNoun: 'oferta',
  countedAs: ['ofertas', 'promoções'],
  names: 'things',
  sells: 'Product',
};

/** Only what is sold out does without a price. */
const checkPrice: Parameters<typeof itemWithAction>[1] = ({ price: given, soldOut }, report) => {
  if (given !== undefined || soldOut === true) return;
  const message = 'Escreva uma linha "price: " com o preço, ou "soldOut: sim" se o produto acabou.';
  report.addIssue({ code: 'custom', message, params: aboutAlternatives({ fields: ['price', 'soldOut'] }) });
};

/** Nobody buys what has ended. */
const offers = withBehaviour(
  z
    .array(
      itemWithAction(
        {
          name: productName.describe('O nome do produto.'),
          size: text.optional().describe('O tamanho, como M ou GG.'),
          originalPrice: originalPrice.optional().describe('O preço de antes, que aparece riscado.'),
          ...priceShape,
          price: price.optional().describe('O preço agora. Só com soldOut: sim pode faltar.'),
          ...neededPictureShape('tile'),
          soldOut: yesNo
            .optional()
            .describe('sim: diz que o produto está esgotado, e o botão de compra sai.'),
          label: text.default('Comprar pelo WhatsApp').describe('O texto do botão.'),
          chat: text.default('produto').describe('A chave da mensagem; {product} vira o nome do produto.'),
        },
        checkPrice,
      ),
    )
    .min(1)
    .max(60),
  {
    resolve: (items, { today }, { validUntil }) =>
      typeof validUntil === 'string' && validUntil < today
        ? items.map((item) => ({ ...item, action: undefined }))
        : items,
  },
);

export const schema = section({
  ...titleShape,
  validUntil: lastDay
    .optional()
    .describe('Último dia das ofertas, como 15/07/2025. Depois dele, a seção diz que terminou e não vende.'),
  note: text.optional().describe('O que se diz depois da data, como ou enquanto durar o estoque.'),
  items: offers.describe('As ofertas.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das ofertas.'),
});
