import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, ground, picture } from '../backdrop.ts';
import { shop, tone, wood } from '../palette.ts';
import { bubble, sparkle } from '../parts/accessories.ts';
import { foldedTowel, pumpBottle } from '../parts/bath.ts';
import {
  blister,
  capsule,
  comb,
  medicineBottle,
  medicineBox,
  petBrush,
  rolledTowel,
  sprayBottle,
  tablet,
} from '../parts/care-goods.ts';
import { bowl, plus } from '../parts/clinic-props.ts';
import { bone, foodBag, tin } from '../parts/food-goods.ts';
import { crate } from '../parts/shop-fittings.ts';
import { ball, heartPlush, rope, toyMouse, yarn } from '../parts/toy-goods.ts';
import { carrier, collarItem, leash } from '../parts/walk-goods.ts';
import { box, circle, fill, move, place, shaded } from '../svg.ts';

const width = 1200;
const height = 900;
const sand = tone('#FFF6E8', '#E9D8BD');
const mustard = tone('#EDB54F', '#D1973A');

/** Things that stand on y = 800, larger about the middle of the ground. */
function larger(scale: number, ...things: readonly string[]): string {
  return place(600, 800, scale, 0, move(-600, -800, ...things));
}

/** Goods standing on the ground before a soft shape. */
function goods(shape: string, ...things: readonly string[]): Drawing {
  return picture(width, height, shop, () => [shape, ground(600, 796, 480, 38, shop), ...things]);
}

const blobLeft = blob(600, 450, 510, 405, shop.shape);
const blobRight = blobTurned(600, 450, 510, 405, shop.shape);
const gate = fill(arch(600, 800, 940, 730), shop.shape);

const racao = goods(
  blobLeft,
  foodBag(400, 790, 560, shop.main, 'paw'),
  foodBag(700, 790, 450, shop.accent, 'fish'),
  tin(930, 790, 140, mustard),
  tin(930, 661, 140, shop.main),
  bowl(650, 812, 300, mustard, '#A8652F'),
  ...(
    [
      [860, 806],
      [905, 818],
      [440, 820],
      [400, 812],
    ] as const
  ).map(([x, y]) => circle(x, y, 17, '#A8652F')),
  bone(200, 800, 150, -14, '#FFF6E8'),
);

const medicamentos = goods(
  blobRight,
  larger(
    1.14,
    medicineBox(360, 790, 300, 400, shop.accent),
    medicineBottle(640, 790, 420, tone('#C77B3B', '#A7602A'), shop.accent),
    blister(900, 668, 310, -12, shop.main),
    capsule(480, 800, 120, -10, shop.main),
    capsule(790, 812, 120, 18, shop.accent),
    tablet(950, 806, 42, sand),
    tablet(1036, 788, 42, sand),
  ),
  plus(900, 220, 88, '#FFF6E8'),
  plus(1000, 330, 54, '#FFF6E8'),
);

const brinquedos = goods(
  gate,
  larger(
    1.08,
    place(450, 560, 1, -12, heartPlush(0, 60, 230, tone('#E0674D', '#C8452B'))),
    bone(800, 470, 330, -58, '#FFF6E8'),
    rope(630, 430, 420, 78, tone('#F7C66B', '#DCA442'), shop.accent.fill),
    crate(620, 760, 520, wood),
    ball(290, 812, 116, shop.accent, '#FFF6E8'),
    toyMouse(590, 828, 270, tone('#9AA5AE', '#7C8893')),
    yarn(900, 818, 100, shop.main),
  ),
);

const acessorios = goods(
  blobLeft,
  larger(
    1.06,
    shaded(box(710, 330, 380, 44, 22), wood, 12),
    circle(790, 352, 15, '#A56C38'),
    circle(1010, 352, 15, '#A56C38'),
    carrier(440, 780, 500, sand, shop.accent),
    circle(900, 362, 22, '#A56C38'),
    collarItem(900, 458, 290, shop.main),
    leash(842, 726, 0.86, shop.accent),
    bowl(250, 826, 230, mustard),
  ),
);

const higiene = goods(
  blobRight,
  bubble(240, 300, 54),
  bubble(960, 240, 66),
  bubble(880, 380, 36),
  pumpBottle(400, 790, 500, shop.main, mustard),
  sprayBottle(640, 790, 430, sand, shop.accent),
  foldedTowel(890, 796, 320, shop.accent, '#FFF6E8'),
  foldedTowel(890, 714, 300, mustard, '#FFF6E8'),
  rolledTowel(800, 636, 50, sand),
  petBrush(250, 770, 330, -20, shop.accent),
  comb(560, 800, 190, -6, mustard),
  sparkle(560, 210, 40, shop.main.fill),
);

export const products: readonly (readonly [string, Drawing])[] = [
  ['produto-racao', racao],
  ['produto-medicamentos', medicamentos],
  ['produto-brinquedos', brinquedos],
  ['produto-acessorios', acessorios],
  ['produto-higiene', higiene],
];
