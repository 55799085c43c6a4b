import { fold } from './fold.ts';
import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext, type Parent } from './behaviour.ts';
import { choice } from './choice.ts';
import { repairPicture } from './repair.ts';
import { inAnyCase } from './any-case.ts';
import { text } from './text.ts';
import { asked } from './control.ts';

// Of what is no picture of a page its own message tells more than that another name is asked for.
const shown = ['png', 'jpe?g', 'jfif', 'webp', 'avif'];
const others = ['gif', 'svg', 'heic', 'heif', 'bmp', 'tiff?', 'pdf', 'docx?', 'mp4', 'mov', 'avi'];
const endings = [...shown, ...others];

const file = () =>
  z
    .string()
    .regex(new RegExp(`^(?!https?:)[^/\\\\][^\\\\]*\\.(${endings.map(inAnyCase).join('|')})$`), {
      error: 'Escreva o nome de um arquivo de public/images, como luna.jpg.',
    })
    .brand<'picture'>();

/** A picture narrower than this looks blurred wherever it is shown. */
const leastWidth = 360;

function checkFile(name: string, context: FieldContext, least: number): readonly Complaint[] {
  const fault = context.pictureFault(name);
  if (fault !== undefined) return [{ kind: 'broken-picture', file: name, fault }];
  const [first = '', ...more] = name.split(/\s*[,;]\s*/);
  const isKnown = (file: string) => context.picture(file) !== undefined;
  if (more.length > 0 && !isKnown(name) && [first, ...more].every(isKnown))
    return [{ kind: 'several-pictures', typed: name, first }];
  const picture = context.picture(name);
  if (picture === undefined) return [{ kind: 'missing-picture', file: name, known: context.pictureFiles }];
  return picture.width < least ? [{ kind: 'small-picture', file: name, width: picture.width, least }] : [];
}

function isUseless(alt: string, name: string): boolean {
  const words = fold(alt).trim();
  if (words === '' || /\.(png|jpe?g|jfif|webp|avif)$/.test(words)) return true;
  const bare = words.replace(
    /^(?:(?:uma?|a|o) )?(?:foto|imagem|image|picture|figura|desenho|img|photo)\b/,
    '',
  );
  if (/^(?: ?d[aeo])? ?(?:antes|depois|before|after)?[\s\d.:_-]*$/.test(bare)) return true;
  return words === name.toLowerCase().replace(/\.[^.]+$/, '') || !/\p{L}.*\p{L}/u.test(words);
}

function checkAlt(name: string, field: string, { [field]: alt }: Parent): readonly Complaint[] {
  if (typeof alt !== 'string') return [{ kind: 'missing-alt', field }];
  return isUseless(alt, name) ? [{ kind: 'useless-alt', field, alt }] : [];
}

/** Widths in pixels that a place on the page is offered pictures in, so that phones and dense screens find theirs. */
const widths = {
  /** Up to the whole window, as in the cover and the gallery's viewer. */
  large: [360, 672, 720, 1200, 1600],
  /** A card: the whole width of a phone, a half or a third of a wide screen. */
  card: [360, 672, 720, 1200],
  /** Small on every screen. */
  tile: [240, 360, 720],
  /** Read by machines only. */
  machine: [1200],
} as const;

/** The widths of every kind of place. */
export const pictureWidths: readonly (readonly number[])[] = Object.values(widths);

interface Slot {
  /** How large the picture is shown there. */
  readonly size?: keyof typeof widths;
  /** Pixels that the picture's width should have at least. */
  readonly least?: number;
  /** Whether the field named `alt` beside it must say what it shows. */
  readonly isDescribed?: boolean;
  /** The field beside it that says what it shows. */
  readonly alt?: string;
  /** The field beside it that says which part of it stays in sight. */
  readonly focus?: string;
  /** The field beside it that holds another picture, never the same. */
  readonly unlike?: string;
}

/** The name of a file in `public/images`, with its extension, for a slot of the page. */
export function pictureFor({ size = 'card', least = leastWidth, isDescribed = true, ...beside }: Slot) {
  const { alt = 'imageAlt', focus: part = 'focus' } = beside;
  return asked(
    'picture',
    withBehaviour(file(), {
      check: (name, context, parent) => {
        const complaints = checkFile(name, context, least);
        if (complaints.length > 0) return complaints;
        const isSame = beside.unlike !== undefined && parent[beside.unlike] === name;
        return [
          ...(isSame ? [{ kind: 'same-picture' as const, file: name }] : []),
          ...(isDescribed ? checkAlt(name, alt, parent) : []),
        ];
      },
      resolve: (name, context, parent) => {
        const found = context.picture(name, widths[size]);
        const inSight = parent[part];
        const isCentred = typeof inSight !== 'string' || inSight === 'center';
        return found === undefined || isCentred ? found : { ...found, focus: inSight };
      },
      repair: repairPicture,
      uses: (name) => ({ kind: 'picture', name }),
    }),
    { alt, focus: part },
  );
}

/** The part of a picture that stays in sight where it is cut. The words are CSS's own. */
export const focus = choice({
  center: 'o meio',
  top: 'o alto',
  bottom: 'a parte de baixo',
  left: 'a esquerda',
  right: 'a direita',
  'top left': 'o alto, à esquerda',
  'top right': 'o alto, à direita',
  'bottom left': 'embaixo, à esquerda',
  'bottom right': 'embaixo, à direita',
})
  .optional()
  .describe('A parte da foto que nunca é cortada, como top (o alto). Sem isto, o meio.');

/** A picture that nobody reads aloud, such as the one that shared links show. */
export const silentPicture = pictureFor({ size: 'machine', least: 600, isDescribed: false });

/** A picture that a list's item cannot do without, and what it shows in words. */
export function neededPictureShape(size: keyof typeof widths) {
  return {
    image: pictureFor({ size }).describe('Nome do arquivo da foto em public/images, como luna.jpg.'),
    imageAlt: text.describe('O que a foto mostra, em uma frase, para quem não pode vê-la.'),
    focus,
  };
}

function shapeFor(slot: Slot) {
  return {
    image: pictureFor(slot).optional().describe('Nome do arquivo da foto em public/images, como luna.jpg.'),
    imageAlt: text.optional().describe('O que a foto mostra, em uma frase, para quem não pode vê-la.'),
    focus,
  };
}

/** A picture and what it shows in words, for who cannot see it. */
export const pictureShape = shapeFor({});

/** The same for a picture that is small on every screen. */
export const smallPictureShape = shapeFor({ size: 'tile' });

/** The same for a picture that fills much of the screen. */
export const largePictureShape = shapeFor({ size: 'large', least: 720 });
