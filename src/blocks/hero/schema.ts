import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { icon } from '../../fields/icon.ts';
import { largePictureShape } from '../../fields/picture.ts';
import { item } from '../../fields/item.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Capa',
  description: 'Abre a página: título grande, foto, botões e números.',
  titlesPage: true,
  contracts: [
    {
      rule: 'once',
      severity: 'error',
      message: 'A página tem duas capas, e só pode ter uma.',
      cure: 'Apague uma das duas, ou esconda-a com "hidden: sim". Para um convite no meio da página, use "- type: cta".',
    },
    {
      rule: 'first',
      severity: 'warning',
      message: 'A capa não é a primeira seção da página.',
      cure: 'Recorte a capa inteira e cole-a logo abaixo de "sections:".',
    },
  ],
};

export const schema = section({
  badge: text.optional().describe('Selo acima do título.'),
  title: text.describe('O título da página.'),
  text: richText.optional().describe('Uma ou duas frases abaixo do título.'),
  ...largePictureShape,
  actions: z.array(action).max(3).optional().describe('Os botões, o principal primeiro.'),
  note: text.optional().describe('Frase curta abaixo dos botões.'),
  stats: z
    .array(
      stating(
        'figure',
        item({
          value: text.describe('O número, como 500+.'),
          label: text.describe('O que o número conta.'),
        }),
      ),
    )
    .max(4)
    .optional()
    .describe('Números abaixo dos botões.'),
  badges: z
    .array(
      item({
        icon: icon.optional().describe('Desenho ao lado do texto.'),
        text: text.describe('O texto do selo.'),
      }),
    )
    .max(6)
    .optional()
    .describe('Selos em volta da foto.'),
});
