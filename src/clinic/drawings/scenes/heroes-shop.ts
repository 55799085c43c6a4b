import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, ground, picture } from '../backdrop.ts';
import { coats, shop, tone, winter, wood } from '../palette.ts';
import { catCurled, catSittingFront } from '../parts/cat-body.ts';
import type { CatLook } from '../parts/cat-head.ts';
import { catHead } from '../parts/cat-head.ts';
import { bowl } from '../parts/clinic-props.ts';
import type { Coat } from '../parts/dog-body.ts';
import { collar, sittingFront, sittingSide, tail } from '../parts/dog-body.ts';
import type { HeadLook } from '../parts/dog-head-base.ts';
import { pugHead } from '../parts/dog-heads-hanging.ts';
import { corgiHead } from '../parts/dog-heads-pricked.ts';
import { foodBag, tin } from '../parts/food-goods.ts';
import { sweaterOnSide, turtleneck } from '../parts/garment-worn.ts';
import { leaf, plantPot, pottedPlant } from '../parts/plant.ts';
import { ball, yarn } from '../parts/toy-goods.ts';
import { nightWindow, roundBedBack, roundBedFront, snowflake } from '../parts/winter-props.ts';
import { box, fill, place, shaded } from '../svg.ts';

const width = 1600;
const height = 1280;

const terrier: Coat = {
  coat: coats.ginger,
  chest: coats.white,
  feet: coats.white,
  texture: 'smooth',
};
const terrierLook: HeadLook = {
  eyes: 'happy',
  mouth: 'smile',
  turn: [14, 0],
  coat: coats.ginger,
  second: coats.white,
  ear: coats.ginger,
};
const greyTabby: CatLook = {
  eyes: 'calm',
  iris: '#8CC47A',
  turn: [0, 8],
  coat: coats.grey,
  second: coats.silver,
  marks: coats.slate,
  pattern: 'tabby',
};

/** A dog in its sweater and a cat asleep in bed on a snowy night. */
const heroInverno = picture(width, height, winter, () => [
  blob(820, 640, 700, 580, winter.shape),
  nightWindow(960, 770, 620, 660, winter.main),
  ground(800, 1160, 640, 56, winter),
  pottedPlant(1390, 1130, 0.92, winter.leaf, tone('#FFFFFF', '#D6E6F3')),
  place(
    520,
    480,
    1.1,
    0,
    tail('M220 560C320 570 350 500 330 440', coats.ginger, 46),
    sittingSide(terrier),
    sweaterOnSide(winter.accent, '#FFFFFF'),
  ),
  place(510, 480, 1.1, 0, turtleneck(140, 96, winter.accent)),
  place(500, 470, 1.1, 4, corgiHead(terrierLook)),
  roundBedBack(1060, 1010, 700, winter.main),
  place(1100, 920, 1.12, 0, catCurled(greyTabby)),
  place(930, 950, 1.06, -8, catHead(greyTabby)),
  roundBedFront(1060, 1010, 700, winter.main),
  snowflake(250, 300, 64, '#FFFFFF', 14),
  snowflake(1430, 330, 74, '#FFFFFF', 14),
  snowflake(1350, 620, 46, winter.leaf.fill, 13),
  snowflake(230, 640, 44, winter.leaf.fill, 13),
]);

const tuxedo: CatLook = {
  eyes: 'side',
  iris: '#F0C24B',
  turn: [14, 12],
  coat: coats.black,
  second: coats.white,
  marks: coats.black,
  pattern: 'tuxedo',
};
const pug: Coat = {
  coat: tone('#EBCB9C', '#D6B07A'),
  chest: tone('#F3DBB5', '#E2C290'),
  feet: tone('#EBCB9C', '#D6B07A'),
  texture: 'smooth',
};
const pugLook: HeadLook = {
  eyes: 'up',
  mouth: 'smile',
  turn: [-12, -8],
  coat: tone('#EBCB9C', '#D6B07A'),
  second: tone('#4A3B36', '#3A2E2A'),
  ear: tone('#4A3B36', '#3A2E2A'),
};

/** Shelves of goods, a cat minding the upper one and a hopeful pug below. */
const heroProdutos = picture(width, height, shop, () => [
  blobTurned(820, 640, 700, 590, shop.shape),
  fill(arch(820, 1170, 1120, 1090), '#F9F1E6'),
  ground(820, 1176, 620, 46, shop),
  foodBag(1130, 640, 370, shop.accent, 'fish'),
  foodBag(930, 640, 290, shop.main, 'bone'),
  tin(1320, 640, 130, shop.main),
  shaded(box(250, 638, 1150, 44, 18), wood, 14),
  fill(box(360, 680, 36, 70, 8), wood.shade),
  fill(box(1250, 680, 36, 70, 8), wood.shade),
  place(560, 244, 0.82, 0, catSittingFront(tuxedo), collar(110, 70, shop.main, '#F4C766')),
  place(560, 244, 0.86, 7, catHead(tuxedo)),
  foodBag(390, 1168, 420, shop.main, 'paw'),
  place(600, 1172, 0.9, 0, plantPot(shop.accent)),
  ...[-34, 0, 34].map((turn) => place(600, 1030, 0.8, turn, leaf(210, 70, shop.leaf))),
  place(
    960,
    716,
    0.76,
    0,
    tail('M170 540C300 520 280 400 210 430', pug.coat, 52),
    sittingFront(pug),
    collar(160, 96, shop.accent, '#F4C766'),
  ),
  place(960, 730, 0.92, -7, pugHead(pugLook)),
  ball(1230, 1176, 72, shop.accent, '#FFF6E8'),
  bowl(730, 1186, 210, tone('#EDB54F', '#D1973A'), '#A8652F'),
  yarn(1390, 1176, 58, shop.main),
]);

export const shopHeroes: readonly (readonly [string, Drawing])[] = [
  ['hero-inverno', heroInverno],
  ['hero-produtos', heroProdutos],
];
