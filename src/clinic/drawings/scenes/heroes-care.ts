import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, dots, ground, picture } from '../backdrop.ts';
import { cloud, heart, resample } from '../outlines.ts';
import { coats, grooming, neutering, tone } from '../palette.ts';
import { bandana, bubble, sparkle } from '../parts/accessories.ts';
import { duck, foamHeap, shower, tub } from '../parts/bath.ts';
import { catSittingFront } from '../parts/cat-body.ts';
import type { CatLook } from '../parts/cat-head.ts';
import { catHead } from '../parts/cat-head.ts';
import { cone } from '../parts/cone.ts';
import type { Coat } from '../parts/dog-body.ts';
import { sittingFront, tail } from '../parts/dog-body.ts';
import type { HeadLook } from '../parts/dog-head-base.ts';
import { curlyHead } from '../parts/dog-heads-curly.ts';
import { dalmatianHead } from '../parts/dog-heads-hanging.ts';
import { sprig } from '../parts/plant.ts';
import type { Point } from '../svg.ts';
import { both, fill, oval, place, shaded, stroke } from '../svg.ts';

const width = 1600;
const height = 1280;

const doodle = tone('#F0C088', '#DBA263');

const doodleLook: HeadLook = {
  eyes: 'happy',
  mouth: 'open',
  turn: [-6, 0],
  coat: doodle,
  second: tone('#F9DDB4', '#E9C48F'),
  ear: tone('#DDA562', '#C68B47'),
};

const bathPaw = (x: number): string =>
  place(
    x,
    782,
    1.2,
    0,
    shaded(oval(0, 0, 58, 46), doodle, 14),
    stroke('M-16 34v-18M16 34v-18', doodle.shade, 12),
  );

const wetShoulders = both([
  [0, 480],
  [150, 500],
  [220, 640],
  [250, 830],
  [0, 890],
]).map(([x, y]): Point => [x + 810, y]);

/** A fluffy dog enjoying its bath. */
const heroBanho = picture(width, height, grooming, () => [
  blob(820, 640, 700, 580, grooming.shape),
  ground(820, 1190, 600, 48, grooming),
  bubble(250, 400, 90),
  bubble(1400, 640, 70),
  bubble(420, 210, 56),
  bubble(1080, 180, 46),
  bubble(300, 610, 40),
  shower(1230, 230, grooming.main),
  shaded(cloud(resample(wetShoulders, 92)), doodle, 34),
  place(810, 430, 1.38, 0, curlyHead(doodleLook)),
  foamHeap([
    [740, 222, 70],
    [880, 218, 62],
    [812, 174, 80],
  ]),
  foamHeap([
    [420, 770, 90],
    [1190, 770, 96],
    [560, 742, 76],
    [1060, 750, 74],
  ]),
  tub(810, 780, 1080, grooming.main, tone('#F4C766', '#DBA845')),
  bathPaw(660),
  bathPaw(950),
  foamHeap([
    [360, 800, 62],
    [1270, 804, 70],
    [1180, 828, 52],
  ]),
  duck(1240, 756, 1.25),
  foamHeap([
    [300, 1160, 50],
    [384, 1176, 38],
  ]),
  foamHeap([[1310, 1176, 40]]),
  sparkle(250, 880, 52, grooming.main.fill),
  sparkle(1430, 420, 48, grooming.main.fill),
]);

const dalmatian: Coat = {
  coat: coats.white,
  chest: coats.white,
  feet: coats.white,
  texture: 'smooth',
};

const dalmatianLook: HeadLook = {
  eyes: 'calm',
  mouth: 'smile',
  turn: [10, 4],
  coat: coats.white,
  second: coats.white,
  ear: coats.black,
};

/** Spots of a sitting dalmatian, [x, y, radius] each. */
const spots = dots(
  [
    [-118, 330, 24],
    [-142, 440, 32],
    [-170, 520, 18],
    [-62, 410, 20],
    [128, 300, 20],
    [140, 400, 30],
    [172, 490, 22],
    [60, 460, 22],
    [-48, 510, 15],
    [26, 240, 17],
    [-34, 300, 13],
  ],
  coats.black.fill,
);

const siamese: CatLook = {
  eyes: 'open',
  iris: '#6DB7E0',
  turn: [-12, 0],
  coat: tone('#F6E8D3', '#E2CDAE'),
  second: tone('#F6E8D3', '#E2CDAE'),
  marks: tone('#7A5443', '#62402F'),
  pattern: 'mask',
};

/** A calm dog in its cone with a cat keeping it company. */
const heroCastracao = picture(width, height, neutering, () => [
  blobTurned(820, 650, 690, 580, neutering.shape),
  fill(arch(820, 1150, 980, 1020), neutering.canvas),
  ground(840, 1150, 560, 52, neutering),
  sprig(250, 1150, 1.3, -8, neutering.leaf, 5),
  sprig(1420, 1150, 1.1, 10, neutering.leaf, 4),
  place(
    680,
    480,
    1.1,
    0,
    tail('M-150 560C-250 550 -280 470 -250 410', coats.white, 48),
    sittingFront(dalmatian),
    spots,
  ),
  place(
    680,
    470,
    1.1,
    -3,
    cone(tone('#B7A6E3', '#9A86D0'), tone('#DCD3F5', '#C9BCEC'), 262),
    dalmatianHead(dalmatianLook),
  ),
  place(1120, 640, 1.08, 0, catSittingFront(siamese), bandana(122, 100, neutering.main, '#BFE6D3')),
  place(1110, 640, 1.08, -5, catHead(siamese)),
  shaded(heart(1010, 300, 110), neutering.main, 13),
  shaded(heart(1120, 210, 66), neutering.main, 9),
  dots(
    [
      [330, 330, 20],
      [390, 250, 12],
      [1330, 420, 16],
      [1270, 340, 10],
    ],
    neutering.accent.fill,
  ),
]);

export const careHeroes: readonly (readonly [string, Drawing])[] = [
  ['hero-banho', heroBanho],
  ['hero-castracao', heroCastracao],
];
