import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, ground, picture } from '../backdrop.ts';
import { cloud, heart, ring } from '../outlines.ts';
import { clinic, coats, grooming, shop, tone } from '../palette.ts';
import { bandana, bowTie, bubble, sparkle } from '../parts/accessories.ts';
import { foldedTowel, pumpBottle } from '../parts/bath.ts';
import { clinicFront } from '../parts/building.ts';
import { comb } from '../parts/care-goods.ts';
import { catSittingFront } from '../parts/cat-body.ts';
import type { CatLook } from '../parts/cat-head.ts';
import { catHead } from '../parts/cat-head.ts';
import { medicalCase, plus } from '../parts/clinic-props.ts';
import type { Coat } from '../parts/dog-body.ts';
import { collar, pompom, sittingFront, sittingSide, tail } from '../parts/dog-body.ts';
import type { HeadLook } from '../parts/dog-head-base.ts';
import { frenchieHead } from '../parts/dog-heads-pricked.ts';
import { pomeranianHead, shihTzuHead } from '../parts/dog-heads-shaggy.ts';
import { tin } from '../parts/food-goods.ts';
import { bush, pottedPlant } from '../parts/plant.ts';
import { plaster } from '../parts/plaster.ts';
import { shoppingBag } from '../parts/shop-fittings.ts';
import { ball, yarn } from '../parts/toy-goods.ts';
import { box, circle, fill, place, shaded } from '../svg.ts';

const width = 1200;
const height = 900;

const calico: CatLook = {
  eyes: 'open',
  iris: '#7FBF6A',
  turn: [10, 0],
  coat: coats.white,
  second: coats.white,
  marks: coats.ginger,
  pattern: 'patches',
};

const servicoClinica = picture(width, height, clinic, () => [
  blob(600, 450, 500, 400, clinic.shape),
  ground(600, 800, 420, 36, clinic),
  pottedPlant(230, 806, 0.9, clinic.leaf, clinic.accent),
  place(540, 318, 1.0, 0, catSittingFront(calico), collar(104, 72, clinic.main, '#F4C766')),
  place(535, 318, 1.04, -5, catHead(calico), plaster(66, -70, 24)),
  medicalCase(850, 802, 330, clinic.accent),
  shaded(heart(790, 220, 96), clinic.accent, 10),
  plus(920, 320, 70, clinic.main.fill),
  plus(250, 250, 54, clinic.main.fill),
]);

const spitz: Coat = {
  coat: coats.ginger,
  chest: tone('#FBDDB0', '#EBC287'),
  feet: tone('#FBDDB0', '#EBC287'),
  texture: 'furry',
};
const spitzLook: HeadLook = {
  eyes: 'happy',
  mouth: 'open',
  turn: [0, 0],
  coat: coats.ginger,
  second: tone('#FBDDB0', '#EBC287'),
  ear: coats.ginger,
};

const servicoBanho = picture(width, height, grooming, () => [
  blobTurned(600, 450, 500, 400, grooming.shape),
  ground(600, 800, 430, 36, grooming),
  bubble(230, 300, 60),
  bubble(950, 220, 76),
  bubble(1040, 400, 40),
  place(590, 300, 0.84, 0, pompom(210, 380, 96, coats.ginger, 'furry'), sittingFront(spitz)),
  place(590, 318, 1.08, 4, pomeranianHead(spitzLook)),
  place(590, 318, 1.0, 0, bowTie(186, 70, grooming.main)),
  pumpBottle(860, 802, 300, grooming.main, tone('#FFFFFF', '#E3EEEE')),
  foldedTowel(300, 804, 250, tone('#F2B8D2', '#DE95B7'), '#FFFFFF'),
  foldedTowel(300, 740, 230, tone('#FFFFFF', '#DCEBEB'), grooming.accent.fill),
  place(1000, 776, 1, -8, comb(0, 0, 190, 0, tone('#62B5B0', '#439894'))),
  sparkle(360, 190, 44, grooming.main.fill),
  sparkle(860, 380, 34, grooming.main.fill),
]);

const bully: Coat = { coat: coats.slate, chest: coats.white, feet: coats.slate, texture: 'smooth' };
const bullyLook: HeadLook = {
  eyes: 'open',
  mouth: 'open',
  turn: [-8, 0],
  coat: coats.slate,
  second: coats.white,
  ear: coats.slate,
};

const servicoLoja = picture(width, height, shop, () => [
  blob(600, 450, 500, 400, shop.shape),
  ground(600, 800, 430, 36, shop),
  place(480, 330, 0.78, 0, sittingFront(bully), bandana(150, 110, shop.accent, '#F6EADB')),
  place(480, 330, 1.0, -4, frenchieHead(bullyLook)),
  shoppingBag(800, 802, 330, shop.main),
  place(880, 480, 1, 14, ''),
  tin(1010, 804, 120, shop.accent),
  ball(250, 806, 62, shop.main, '#FFF6E8'),
  yarn(630, 806, 46, shop.accent),
  shaded(heart(690, 200, 84), shop.main, 9),
]);

const shihTzu: Coat = {
  coat: coats.white,
  chest: coats.white,
  feet: coats.white,
  texture: 'smooth',
};
const shihLook: HeadLook = {
  eyes: 'happy',
  mouth: 'smile',
  turn: [8, 0],
  coat: coats.tan,
  second: coats.white,
  ear: coats.brown,
};

const clinicaFachada = picture(width, height, clinic, () => [
  fill(arch(600, 812, 1040, 780), clinic.shape),
  shaded(cloud(ring(210, 190, 90, 40, 9), 0.6), tone('#FFFFFF', '#E7F2EE'), 10),
  shaded(cloud(ring(1010, 260, 76, 34, 9), 0.6), tone('#FFFFFF', '#E7F2EE'), 10),
  fill(box(60, 806, 1080, 34, 17), clinic.ground),
  clinicFront(560, 812, {
    wall: tone('#FFF4E4', '#EBDCC6'),
    trim: clinic.main,
    accent: clinic.accent,
    glass: '#CBE7EA',
  }),
  bush(140, 818, 0.86, cloud(ring(0, -330, 120, 120, 10), 0.6), clinic.leaf, clinic.accent),
  bush(560, 822, 0.44, cloud(ring(0, -330, 120, 120, 10), 0.6), clinic.leaf, clinic.main),
  bush(1090, 818, 0.7, cloud(ring(0, -330, 120, 120, 10), 0.6), clinic.leaf, clinic.accent),
  place(
    952,
    552,
    0.5,
    0,
    tail('M220 560C320 560 340 470 300 420', coats.white, 60),
    sittingSide(shihTzu),
    collar(170, 80, clinic.main, '#F4C766'),
  ),
  place(944, 546, 0.62, -4, shihTzuHead(shihLook)),
  circle(0, 0, 0, clinic.canvas),
]);

export const serviceCards: readonly (readonly [string, Drawing])[] = [
  ['servico-clinica', servicoClinica],
  ['servico-banho', servicoBanho],
  ['servico-loja', servicoLoja],
  ['clinica-fachada', clinicaFachada],
];
