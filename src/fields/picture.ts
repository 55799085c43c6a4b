import { z } from 'zod';
import { withBehaviour, type Complaint } from './behaviour.ts';
import { text } from './text.ts';

/** The name of a file in `public/images`, with its extension. */
export const picture = withBehaviour(
  z
    .string()
    .regex(/^[^/\\][^\\]*\.(png|jpe?g|webp|avif)$/i, {
      error: 'Escreva o nome de um arquivo de public/images, como luna.jpg.',
    })
    .brand<'picture'>(),
  {
    check: (file, context): readonly Complaint[] =>
      context.picture(file) === undefined
        ? [{ kind: 'missing-picture', file, known: context.pictureFiles }]
        : [],
    resolve: (file, context) => context.picture(file),
  },
);

/** A picture and what it shows in words, for who cannot see it. */
export const pictureShape = {
  image: picture.optional().describe('Nome do arquivo da foto em public/images, como luna.jpg.'),
  imageAlt: text
    .optional()
    .describe('O que a foto mostra, em uma frase, para quem não pode vê-la.'),
};
