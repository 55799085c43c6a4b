import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { neededPictureShape } from '../../fields/picture.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Galeria',
  description: 'Fotos de pets que abrem em tamanho grande.',
  itemNoun: 'foto',
};

export const schema = section({
  ...titleShape,
  badge: text.optional().describe('Selo de cada foto, como Cliente Feliz.'),
  items: z
    .array(
      z.strictObject({
        id: text.optional().describe('Número ou nome da foto, para a equipe.'),
        petName: text.describe('Nome do pet.'),
        service: text.describe('O serviço feito, como Banho e Tosa.'),
        breed: text.optional().describe('A raça.'),
        ...neededPictureShape('large'),
      }),
    )
    .min(1)
    .max(24)
    .describe('As fotos.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das fotos.'),
});
