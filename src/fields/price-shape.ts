import { withBehaviour, type Parent } from './behaviour.ts';
import { checkLine, price, text } from './text.ts';

/** Words beside a price. Without one nobody would see them; of two the first is told. */
function besidePrice(field: string, isTold: (parent: Parent) => boolean = () => true) {
  return withBehaviour(text.describe('Palavras junto de um preço.'), {
    check: (typed, _, parent) =>
      parent['price'] === undefined && isTold(parent)
        ? [{ kind: 'words-without-price', field }]
        : checkLine(typed),
  });
}

/** What the prices beside it pay. */
export const priceLabel = besidePrice('priceLabel', ({ originalPrice }) => originalPrice === undefined)
  .optional()
  .describe('O que os preços pagam, como Consulta pré-operatória.');

/** A price, and what is said right before and after it. */
export const priceShape = {
  pricePrefix: besidePrice('pricePrefix').optional().describe('O que vem antes do preço, como A partir de.'),
  price: price.optional().describe('O preço, como R$ 35.'),
  priceSuffix: besidePrice('priceSuffix', ({ pricePrefix }) => pricePrefix === undefined)
    .optional()
    .describe('O que vem depois do preço, como /mês ou a dose.'),
};
