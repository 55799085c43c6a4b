import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { neededPictureShape } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';

export const block: Block = {
  label: 'Vídeo',
  description: 'Um vídeo do YouTube ou do Vimeo atrás de uma foto: nada vem de lá antes do toque.',
  isRare: true,
};

export const schema = section({
  ...titleShape,
  video: video.describe('O endereço do vídeo no YouTube ou no Vimeo.'),
  label: text.default('Ver o vídeo').describe('O que se lê sobre a foto.'),
  ...neededPictureShape('large'),
  text: richText.optional().describe('Uma ou duas frases abaixo do vídeo.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo do vídeo.'),
});
