import { onlyAction } from '../../fields/action.ts';
import { anchor } from '../../fields/link.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, type Block } from '../../fields/section.ts';
import { priceLabel } from '../../fields/price-shape.ts';
import { originalPrice, price, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Bônus',
  description: 'Janela que aparece uma vez por visita, quando a pessoa chega a uma seção.',
  contracts: [
    {
      rule: 'once',
      severity: 'error',
      message: 'A página tem duas janelas de bônus, e a pessoa só pode ver uma.',
      cure: 'Apague uma das duas, ou esconda-a com "hidden: sim".',
    },
    {
      rule: 'target',
      field: 'trigger',
      usual: 'faq',
      severity: 'error',
      message: 'A janela de bônus espera por uma seção que não aparece nesta página.',
      cure: 'Escreva em "trigger" o id de uma seção desta página, como "#faq".',
    },
  ],
};

export const schema = section({
  trigger: anchor.describe('A seção que faz a janela aparecer, como "#faq".'),
  title: text.describe('O título da janela.'),
  text: richText.optional().describe('Uma ou duas frases.'),
  priceLabel,
  originalPrice: originalPrice.optional().describe('O preço de antes, que aparece riscado.'),
  price: price.optional().describe('O preço agora.'),
  action: onlyAction.describe('O botão da janela.'),
});
