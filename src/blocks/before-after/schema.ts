import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { item } from '../../fields/item.ts';
import { focus, pictureFor } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Antes e depois',
  description: 'Pares de fotos lado a lado, de antes e de depois.',
  itemNoun: 'par de fotos',
  isRare: true,
};

const pair = item({
  before: pictureFor({ alt: 'beforeAlt', focus: 'beforeFocus' }).describe(
    'Nome do arquivo da foto de antes em public/images, como luna-antes.jpg.',
  ),
  beforeAlt: text.describe('O que a foto de antes mostra, em uma frase, para quem não pode vê-la.'),
  beforeFocus: focus,
  after: pictureFor({ alt: 'afterAlt', focus: 'afterFocus', unlike: 'before' }).describe(
    'Nome do arquivo da foto de depois em public/images, como luna-depois.jpg.',
  ),
  afterAlt: text.describe('O que a foto de depois mostra, em uma frase, para quem não pode vê-la.'),
  afterFocus: focus,
  title: text.optional().describe('De quem ou do que são as fotos.'),
  text: richText.optional().describe('O que mudou, em uma ou duas frases.'),
});

export const schema = section({
  ...titleShape,
  beforeLabel: text.default('Antes').describe('O que se lê na foto de antes.'),
  afterLabel: text.default('Depois').describe('O que se lê na foto de depois.'),
  items: z.array(pair).min(1).max(12).describe('Os pares de fotos.'),
  note: richText.optional().describe('Frase abaixo das fotos.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das fotos.'),
});
