import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext, type Parent } from './behaviour.ts';
import { repairPicture } from './repair.ts';
import { text } from './text.ts';

const file = () =>
  z
    .string()
    .regex(/^(?!https?:)[^/\\][^\\]*\.(png|jpe?g|webp|avif|gif|svg|heic|bmp|tiff?)$/i, {
      error: 'Escreva o nome de um arquivo de public/images, como luna.jpg.',
    })
    .brand<'picture'>();

/** A picture narrower than this looks blurred wherever it is shown. */
const leastWidth = 360;

function checkFile(name: string, context: FieldContext, least: number): readonly Complaint[] {
  const fault = context.pictureFault(name);
  if (fault !== undefined) return [{ kind: 'broken-picture', file: name, fault }];
  const picture = context.picture(name);
  if (picture === undefined) return [{ kind: 'missing-picture', file: name, known: context.pictureFiles }];
  return picture.width < least ? [{ kind: 'small-picture', file: name, width: picture.width, least }] : [];
}

function isUseless(alt: string, name: string): boolean {
  const words = alt.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  if (words === '' || /\.(png|jpe?g|webp|avif)$/.test(words)) return true;
  if (/^(uma?|a)? ?(foto|imagem|image|picture|figura|desenho|img|photo)[\s\d.:_-]*$/.test(words)) return true;
  return words === name.toLowerCase().replace(/\.[^.]+$/, '') || !/\p{L}.*\p{L}/u.test(words);
}

function checkAlt(name: string, { imageAlt }: Parent): readonly Complaint[] {
  if (typeof imageAlt !== 'string') return [{ kind: 'missing-alt' }];
  return isUseless(imageAlt, name) ? [{ kind: 'useless-alt', alt: imageAlt }] : [];
}

interface Slot {
  /** Pixels that the picture's width should have at least. */
  readonly least?: number;
  /** Whether `imageAlt` beside it must say what it shows. */
  readonly isDescribed?: boolean;
}

/** The name of a file in `public/images`, with its extension, for a slot of the page. */
export function pictureFor({ least = leastWidth, isDescribed = true }: Slot) {
  return withBehaviour(file(), {
    check: (name, context, parent) => {
      const complaints = checkFile(name, context, least);
      return complaints.length > 0 || !isDescribed ? complaints : checkAlt(name, parent);
    },
    resolve: (name, context) => context.picture(name),
    repair: repairPicture,
    uses: (name) => ({ kind: 'picture', name }),
  });
}

/** A picture that `imageAlt` beside it describes. */
export const picture = pictureFor({});

/** A picture that nobody reads aloud, such as the one that shared links show. */
export const silentPicture = pictureFor({ least: 600, isDescribed: false });

function shapeFor(least: number) {
  return {
    image: pictureFor({ least })
      .optional()
      .describe('Nome do arquivo da foto em public/images, como luna.jpg.'),
    imageAlt: text.optional().describe('O que a foto mostra, em uma frase, para quem não pode vê-la.'),
  };
}

/** A picture and what it shows in words, for who cannot see it. */
export const pictureShape = shapeFor(leastWidth);

/** The same for a picture that fills much of the screen. */
export const largePictureShape = shapeFor(720);
