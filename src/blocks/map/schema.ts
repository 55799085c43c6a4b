import { z } from 'zod';
import { mapAction } from '../../fields/action.ts';
import { asked } from '../../fields/control.ts';
import { largePictureShape } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { stating } from '../../fields/statement.ts';
import { text } from '../../fields/text.ts';
import { visible } from '../../fields/visible.ts';

export const block: Block = {
  label: 'Mapa',
  description: 'Onde fica: uma foto do lugar ou um mapa desenhado, o endereço e os botões que abrem o mapa.',
  isRare: true,
  invents: { without: 'image', what: 'um mapa desenhado, com ruas que não existem' },
};

/** An address in words: a link is nothing that visitors could read. */
const address = z.string().regex(new RegExp(`^(?!\\s*[Hh][Tt][Tt][Pp][Ss]?:)[\\s\\S]*${visible.source}`), {
  error: ({ input }) =>
    /^\s*https?:/i.test(String(input))
      ? 'Escreva o endereço em palavras, como Rua das Flores, 100. Um link do mapa vai no botão, em href: no lugar de maps.'
      : undefined,
});

export const schema = section({
  ...titleShape,
  ...largePictureShape,
  name: text.optional().describe('O nome do lugar. Sem esta linha, o nome do site.'),
  address: asked('place', stating('prose', address).describe('Um endereço em palavras.'))
    .optional()
    .describe(
      'O endereço em palavras, como Rua das Flores, 100, Centro. Os botões do mapa abrem este endereço. Sem esta linha, o endereço do site.',
    ),
  text: richText
    .optional()
    .describe('Como chegar: um ponto de referência, onde estacionar, que ônibus passa.'),
  actions: z
    .array(mapAction)
    .min(1)
    .max(3)
    .describe(
      'Os botões que abrem o mapa, com maps: search (mostra o lugar) ou maps: directions (traça o caminho).',
    ),
});
