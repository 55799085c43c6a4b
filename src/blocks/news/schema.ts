import { z } from 'zod';
import { action, itemWithAction } from '../../fields/action.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { pictureShape } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { pastDate, text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Novidades',
  description: 'Notícias com data, a mais nova primeiro; as mais antigas saem da página sozinhas.',
  itemNoun: 'novidade',
  isRare: true,
};

const news = z.array(
  itemWithAction({
    date: pastDate.describe('O dia da novidade, como 15/07/2025.'),
    title: text.describe('O título da novidade.'),
    text: richText.optional().describe('O texto; uma linha em branco separa parágrafos.'),
    ...pictureShape,
    label: text.default('Saiba mais').describe('O texto do botão.'),
  }),
);

const shownAtMost = z
  .string()
  .regex(/^([1-9]|1[0-2])$/, { error: 'Escreva um número de 1 a 12.' })
  .transform(Number);

export const schema = section({
  ...titleShape,
  show: shownAtMost
    .default(4)
    .describe('Quantas novidades aparecem, de 1 a 12. Sem esta linha, as 4 mais novas.'),
  items: withBehaviour(news.min(1).max(60), {
    // `toSorted` keeps those of one day as they were written.
    resolve: (items, _, { show }) =>
      items.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, Number(show)),
  }).describe('As novidades, em qualquer ordem: a página as põe da mais nova à mais antiga.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das novidades.'),
});
