import { z } from 'zod';
import { action, itemWithAction } from '../../fields/action.ts';
import { smallPictureShape } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Equipe',
  description: 'Quem atende: foto ou iniciais, nome, função e registro.',
  itemNoun: 'pessoa',
  names: 'people',
  isRare: true,
};

export const schema = section({
  ...titleShape,
  items: z
    .array(
      itemWithAction({
        name: text.describe('O nome, como Dra. Ana Souza.'),
        role: text.describe('O que a pessoa faz, como Recepção.'),
        register: text.optional().describe('O registro profissional, como CRMV-RS 12345.'),
        text: richText.optional().describe('Uma ou duas frases sobre a pessoa.'),
        ...smallPictureShape,
      }),
    )
    .min(1)
    .max(40)
    .describe('As pessoas. Quem não tem foto aparece com as iniciais.'),
  note: richText.optional().describe('Frase abaixo da equipe.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo da equipe.'),
});
