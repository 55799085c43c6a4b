import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, ground, picture } from '../backdrop.ts';
import { cloud, heart, ring } from '../outlines.ts';
import { clinic, coats, ink, tone } from '../palette.ts';
import { stethoscope } from '../parts/accessories.ts';
import { catSittingFront } from '../parts/cat-body.ts';
import type { CatLook } from '../parts/cat-head.ts';
import { catHead } from '../parts/cat-head.ts';
import { bowl, examTable, heartFrame, pawPrint, plus } from '../parts/clinic-props.ts';
import type { Coat } from '../parts/dog-body.ts';
import { collar, sittingFront, sittingSide, tail } from '../parts/dog-body.ts';
import type { HeadLook } from '../parts/dog-head-base.ts';
import { beagleHead, dachshundHead } from '../parts/dog-heads-hanging.ts';
import { collieHead } from '../parts/dog-heads-pricked.ts';
import { bone } from '../parts/food-goods.ts';
import type { Person } from '../parts/person.ts';
import { arm, vetHead, vetTorso } from '../parts/person.ts';
import { pottedPlant, sprig } from '../parts/plant.ts';
import { circle, fill, place, shaded, stroke } from '../svg.ts';

const width = 1600;
const height = 1280;

const beagle: Coat = { coat: coats.tan, chest: coats.white, feet: coats.white, texture: 'smooth' };

const beagleLook: HeadLook = {
  eyes: 'open',
  mouth: 'open',
  turn: [10, 0],
  coat: coats.tan,
  second: coats.white,
  ear: coats.brown,
};

const ginger: CatLook = {
  eyes: 'happy',
  iris: '#7BB662',
  turn: [-12, 0],
  coat: coats.ginger,
  second: coats.cream,
  marks: tone('#D07A2C', '#B96A22'),
  pattern: 'tabby',
};

/** Dog and cat, best friends, before a big heart. */
const heroClinica = picture(width, height, clinic, () => [
  blob(820, 650, 690, 580, clinic.shape),
  fill(heart(880, 560, 900), '#F2FAF6'),
  ground(860, 1150, 560, 54, clinic),
  sprig(1370, 1150, 1.25, 12, clinic.leaf, 5),
  pottedPlant(300, 1160, 1.25, clinic.leaf, clinic.accent),
  place(720, 470, 1.12, 0, tail('M-150 560C-240 540 -260 460 -230 400', coats.tan, 52), sittingFront(beagle)),
  place(720, 470, 1.12, 0, stethoscope(150, 92, 66, 420, clinic.main.shade)),
  place(720, 470, 1.12, 5, beagleHead(beagleLook)),
  place(1110, 612, 1.12, 0, catSittingFront(ginger), collar(106, 70, clinic.main, '#F4C766')),
  place(1100, 612, 1.12, -7, catHead(ginger)),
  shaded(heart(930, 230, 120), clinic.accent, 14),
  shaded(heart(1060, 150, 70), clinic.accent, 9),
  plus(300, 330, 90, clinic.main.fill),
  plus(1400, 420, 64, clinic.main.fill),
]);

const vet: Person = {
  skin: tone('#C98A62', '#B07450'),
  hair: tone('#3A2A28', '#2B1F1E'),
  coat: clinic.main,
  scrubs: clinic.accent,
  line: ink,
};

const patient: Coat = { coat: coats.brown, chest: coats.tan, feet: coats.tan, texture: 'smooth' };

const patientLook: HeadLook = {
  eyes: 'open',
  mouth: 'smile',
  turn: [-16, -4],
  coat: coats.brown,
  second: coats.tan,
  ear: coats.chocolate,
};

/** A veterinarian listening to a dachshund's chest. */
const heroConsulta = picture(width, height, clinic, () => [
  blobTurned(820, 640, 700, 590, clinic.shape),
  fill(arch(820, 900, 900, 820), clinic.canvas),
  heartFrame(1330, 330, 190, clinic.main, clinic.accent),
  ground(820, 1190, 620, 50, clinic),
  pottedPlant(240, 1196, 1.25, clinic.leaf, clinic.main),
  place(590, 330, 1.15, 0, vetTorso(vet)),
  place(590, 330, 1.15, 4, vetHead(vet)),
  place(
    1050,
    388,
    0.94,
    0,
    tail('M230 560C330 560 360 480 330 420', coats.brown, 44),
    sittingSide(patient),
    collar(160, 74, clinic.accent, '#F4C766'),
  ),
  place(1040, 380, 0.94, -4, dachshundHead(patientLook)),
  stroke('M522 500C512 620 540 730 610 740C690 750 664 600 656 500M610 740C700 860 850 800 952 634', ink, 18),
  arm('M770 590C800 660 830 690 880 672', 918, 650, vet),
  circle(952, 634, 32, ink) + circle(950, 632, 20, '#DCE5EA'),
  arm('M400 590C370 700 380 800 450 872', 480, 880, vet),
  examTable(820, 908, 1080, 1196, clinic.accent),
  plus(300, 270, 96, clinic.main.fill),
  shaded(heart(880, 170, 76), clinic.accent, 9),
]);

const collie: Coat = {
  coat: coats.black,
  chest: coats.white,
  feet: coats.white,
  texture: 'smooth',
};

const collieLook: HeadLook = {
  eyes: 'side',
  mouth: 'puzzled',
  turn: [-22, 14],
  coat: coats.black,
  second: coats.white,
  ear: coats.black,
};

const trail = [
  [150, 1200, 60],
  [246, 1076, 36],
  [200, 918, 18],
  [318, 806, 40],
  [292, 656, 18],
  [404, 548, 44],
] as const;

const lostBone = place(
  1270,
  300,
  1,
  0,
  shaded(cloud(ring(0, 0, 190, 122, 11, 0.5), 0.58), tone('#FFFFFF', '#E4EFEB'), 16),
  bone(0, 0, 190, -18, clinic.accent.fill),
  circle(-150, 178, 30, '#FFFFFF'),
  circle(-206, 232, 18, '#FFFFFF'),
);

/** A puzzled dog: the bowl is empty and the trail ends. */
const naoEncontrada = picture(width, height, clinic, () => [
  blob(820, 650, 690, 570, clinic.shape),
  ground(880, 1150, 480, 46, clinic),
  ...trail.map(([x, y, angle]) => pawPrint(x, y, 104, angle, clinic.leaf.fill)),
  sprig(1400, 1150, 1, 10, clinic.leaf, 4),
  place(
    930,
    470,
    1.12,
    0,
    tail('M150 560C250 560 290 500 270 430', coats.black, 54),
    sittingFront(collie),
    collar(160, 90, clinic.accent, '#F4C766'),
  ),
  place(920, 465, 1.12, -15, collieHead(collieLook)),
  lostBone,
  bowl(540, 1160, 320, clinic.accent),
]);

export const clinicHeroes: readonly (readonly [string, Drawing])[] = [
  ['hero-clinica', heroClinica],
  ['hero-consulta', heroConsulta],
  ['nao-encontrada', naoEncontrada],
];
