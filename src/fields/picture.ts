import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext } from './behaviour.ts';
import { text } from './text.ts';

const file = () =>
  z
    .string()
    .regex(/^[^/\\][^\\]*\.(png|jpe?g|webp|avif)$/i, {
      error: 'Escreva o nome de um arquivo de public/images, como luna.jpg.',
    })
    .brand<'picture'>();

function checkFile(name: string, context: FieldContext): readonly Complaint[] {
  if (context.picture(name) !== undefined) return [];
  return [{ kind: 'missing-picture', file: name, known: context.pictureFiles }];
}

/** The name of a file in `public/images`, with its extension. */
export const picture = withBehaviour(file(), {
  check: checkFile,
  resolve: (name, context) => context.picture(name),
});

const describedPicture = withBehaviour(file(), {
  check: (name, context, parent) => {
    const complaints = checkFile(name, context);
    if (complaints.length > 0 || parent['imageAlt'] !== undefined) return complaints;
    return [{ kind: 'missing-alt' }];
  },
  resolve: (name, context) => context.picture(name),
});

/** A picture and what it shows in words, for who cannot see it. */
export const pictureShape = {
  image: describedPicture.optional().describe('Nome do arquivo da foto em public/images, como luna.jpg.'),
  imageAlt: text.optional().describe('O que a foto mostra, em uma frase, para quem não pode vê-la.'),
};
