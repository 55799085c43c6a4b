import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, ground, picture } from '../backdrop.ts';
import type { Theme } from '../palette.ts';
import { blush, coats, grooming, tone } from '../palette.ts';
import { bandana, bow, bowTie, bubble, sparkle } from '../parts/accessories.ts';
import { catSittingFront } from '../parts/cat-body.ts';
import type { CatLook } from '../parts/cat-head.ts';
import { catHead } from '../parts/cat-head.ts';
import type { Coat } from '../parts/dog-body.ts';
import { collar, plume, pompom, sittingFront, sittingSide, tail } from '../parts/dog-body.ts';
import type { HeadLook } from '../parts/dog-head-base.ts';
import { poodleHead } from '../parts/dog-heads-curly.ts';
import { retrieverHead } from '../parts/dog-heads-hanging.ts';
import { caramelHead } from '../parts/dog-heads-pricked.ts';
import { schnauzerHead, yorkieHead } from '../parts/dog-heads-shaggy.ts';
import { circle, fill, place } from '../svg.ts';

const size = 1200;

/** A portrait: soft shape, ground and clean-air bubbles around the pet. */
function portrait(theme: Theme, shape: string, ...pet: readonly string[]): Drawing {
  const side = (x: number): number => (theme === blush ? size - x : x);
  return picture(size, size, theme, () => [
    shape,
    ground(600, 1064, 330, 44, theme),
    bubble(side(150), 360, 58),
    bubble(side(1030), 240, 74),
    bubble(side(1100), 640, 36),
    ...pet,
    sparkle(side(240), 190, 50, theme.main.fill),
    sparkle(side(1010), 440, 36, theme.main.fill),
  ]);
}

const aquaBlob = blob(600, 620, 470, 500, grooming.shape);
const blushBlob = blobTurned(600, 620, 470, 500, blush.shape);
const blushCircle = circle(600, 630, 470, blush.shape);
const aquaArch = fill(arch(600, 1070, 860, 960), grooming.shape);
const aquaCircle = circle(600, 630, 470, grooming.shape);
const blushArch = fill(arch(600, 1070, 860, 960), blush.shape);

const poodle: Coat = { coat: coats.cream, chest: coats.white, feet: coats.cream, texture: 'curly' };
const poodleLook: HeadLook = {
  eyes: 'happy',
  mouth: 'smile',
  turn: [-8, 0],
  coat: coats.cream,
  second: coats.white,
  ear: coats.white,
};

const galeriaLuna = portrait(
  grooming,
  aquaBlob,
  place(
    600,
    400,
    1.08,
    0,
    pompom(250, 330, 70, coats.white),
    tail('M170 520C230 500 250 440 250 390', coats.cream, 40),
    sittingFront(poodle),
  ),
  place(600, 400, 1.08, 0, collar(168, 84, grooming.main, '#F4C766')),
  place(600, 410, 1.08, -4, poodleHead(poodleLook), bow(96, -190, 130, grooming.main)),
);

const retriever: Coat = {
  coat: coats.golden,
  chest: tone('#F7D9A6', '#E6BE7E'),
  feet: coats.golden,
  texture: 'smooth',
  ruff: 'furry',
};
const retrieverLook: HeadLook = {
  eyes: 'open',
  mouth: 'open',
  turn: [-12, 0],
  coat: coats.golden,
  second: tone('#F9E2B8', '#EBC88E'),
  ear: tone('#CF8C3B', '#B57529'),
};

const galeriaThor = portrait(
  blush,
  blushCircle,
  place(560, 400, 1.1, 0, plume(coats.golden), sittingSide(retriever)),
  place(550, 400, 1.1, 3, bandana(150, 116, grooming.main, '#F2B8D2'), retrieverHead(retrieverLook)),
);

const yorkie: Coat = {
  coat: tone('#76808B', '#5C6670'),
  chest: tone('#D9A05C', '#BE8443'),
  feet: tone('#D9A05C', '#BE8443'),
  texture: 'furry',
};
const yorkieLook: HeadLook = {
  eyes: 'open',
  mouth: 'smile',
  turn: [8, 0],
  coat: tone('#D9A05C', '#BE8443'),
  second: tone('#ECC289', '#D9A868'),
  ear: tone('#C48745', '#A96F31'),
};

const galeriaMel = portrait(
  grooming,
  aquaArch,
  place(600, 430, 1.06, 0, sittingFront(yorkie)),
  place(600, 440, 1.06, 4, yorkieHead(yorkieLook), bow(0, -150, 190, grooming.main)),
);

const schnauzer: Coat = {
  coat: coats.grey,
  chest: coats.silver,
  feet: coats.silver,
  texture: 'smooth',
};
const schnauzerLook: HeadLook = {
  eyes: 'open',
  mouth: 'calm',
  turn: [-10, 0],
  coat: coats.grey,
  second: coats.silver,
  ear: coats.slate,
};

const galeriaBidu = portrait(
  blush,
  blushBlob,
  place(
    600,
    390,
    1.1,
    0,
    tail('M170 540C250 520 260 440 240 400', coats.grey, 46),
    sittingFront(schnauzer),
    bowTie(214, 98, grooming.main),
  ),
  place(600, 390, 1.1, -3, schnauzerHead(schnauzerLook)),
);

const persian: CatLook = {
  eyes: 'open',
  iris: '#F0A93C',
  turn: [0, 0],
  coat: coats.white,
  second: tone('#F3EDF5', '#DAD3E2'),
  marks: coats.silver,
  pattern: 'plain',
  longHair: true,
};

const galeriaNina = portrait(
  grooming,
  aquaCircle,
  place(600, 450, 1.24, 0, catSittingFront(persian), bow(0, 176, 150, grooming.main)),
  place(600, 450, 1.24, 0, catHead(persian)),
);

const mutt: Coat = {
  coat: coats.caramel,
  chest: coats.cream,
  feet: coats.cream,
  texture: 'smooth',
};
const muttLook: HeadLook = {
  eyes: 'open',
  mouth: 'open',
  turn: [-14, 0],
  coat: coats.caramel,
  second: coats.cream,
  ear: tone('#9C6231', '#7F4C22'),
};

const galeriaFred = portrait(
  blush,
  blushArch,
  place(570, 410, 1.08, 0, tail('M220 560C350 570 390 450 330 400', coats.caramel, 48), sittingSide(mutt)),
  place(560, 410, 1.08, -5, bandana(150, 108, tone('#3FA7A0', '#2B8781'), '#DFF3F1'), caramelHead(muttLook)),
);

/** Freshly groomed pets of the gallery. */
export const gallery: readonly (readonly [string, Drawing])[] = [
  ['galeria-luna', galeriaLuna],
  ['galeria-thor', galeriaThor],
  ['galeria-mel', galeriaMel],
  ['galeria-bidu', galeriaBidu],
  ['galeria-nina', galeriaNina],
  ['galeria-fred', galeriaFred],
];
