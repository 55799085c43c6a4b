import type { Drawing } from '../backdrop.ts';
import { arch, blob, blobTurned, ground, picture } from '../backdrop.ts';
import { tone, winter } from '../palette.ts';
import { bolsterBed, pawsPrint, tuftPrint } from '../parts/bed-bolster.ts';
import { houseBed, tipiBed } from '../parts/bed-cabin.ts';
import { toyBoxBed, tuftedSofa } from '../parts/bed-furniture.ts';
import { pawPrint } from '../parts/clinic-props.ts';
import { bone } from '../parts/food-goods.ts';
import { denimJacket, puffer } from '../parts/garment-jackets.ts';
import { checkedShirt, hoodie, knitPullover, stripedSweatshirt } from '../parts/garment-tops.ts';
import { snowflake } from '../parts/winter-props.ts';
import { circle, fill, place } from '../svg.ts';

const size = 1000;
const white = tone('#FFFFFF', '#D3E1EE');
const cream = tone('#FFF4E2', '#EBDAC0');
const navy = winter.main;
const coral = winter.accent;
const mustard = tone('#F1C25B', '#D9A43C');
const ice = tone('#7FB2DA', '#5C93BF');
const lilac = tone('#8E9BD6', '#6F7DBE');

/** A product alone on its soft shape, with a few flakes. */
function offer(shape: string, shadow: number, ...product: readonly string[]): Drawing {
  return picture(size, size, winter, () => [
    shape,
    snowflake(120, 170, 44, '#FFFFFF', 10),
    snowflake(884, 140, 56, '#FFFFFF', 10),
    snowflake(914, 904, 34, '#FFFFFF', 9),
    shadow > 0 ? ground(500, 818, shadow, 36, winter) : '',
    ...product,
  ]);
}

const blobA = blob(500, 500, 420, 410, winter.shape);
const blobB = blobTurned(500, 500, 420, 410, winter.shape);
const disc = circle(500, 500, 405, winter.shape);
const gate = fill(arch(500, 860, 760, 780), winter.shape);

const beds: readonly (readonly [string, Drawing])[] = [
  [
    'cama-quadrada-m',
    offer(
      disc,
      300,
      bolsterBed(
        500,
        818,
        { width: 620, rise: 440, front: 140, rim: ice, wall: navy, cushion: white },
        pawsPrint(ice.fill, 340),
      ),
    ),
  ],
  [
    'cama-quadrada-gg',
    offer(
      blobB,
      390,
      bolsterBed(
        500,
        818,
        {
          width: 780,
          rise: 540,
          front: 168,
          rim: tone('#EE8A74', '#D86E57'),
          wall: coral,
          cushion: cream,
        },
        tuftPrint(coral.fill, 440, 240),
      ),
    ),
  ],
  [
    'cama-retangular-g',
    offer(
      blobA,
      420,
      bolsterBed(
        500,
        812,
        {
          width: 860,
          rise: 380,
          front: 124,
          rim: tone('#F8D78C', '#E6BD63'),
          wall: mustard,
          cushion: navy,
        },
        bone(0, -2, 230, 0, '#FFF4E2'),
      ),
    ),
  ],
  ['cama-cabana-p', offer(disc, 330, place(500, 822, 0.98, 0, houseBed(0, 0, coral, cream, ice)))],
  ['cama-cabana-m', offer(gate, 350, place(500, 826, 0.98, 0, tipiBed(0, 0, ice, white, coral)))],
  [
    'cama-courino-gg',
    offer(blobB, 430, place(500, 770, 0.94, 0, tuftedSofa(0, 0, tone('#96603C', '#78492B'), cream))),
  ],
  ['cama-caixa-brinquedos', offer(blobA, 410, place(500, 816, 0.96, 0, toyBoxBed(0, 0, coral, navy, ice)))],
];

const clothes: readonly (readonly [string, Drawing])[] = [
  ['jaqueta-puffer', offer(blobA, 0, place(14, 0, 1, 0, puffer(coral, navy)))],
  [
    'jaqueta-jeans-peluda',
    offer(disc, 0, place(14, 0, 1, 0, denimJacket(tone('#4F80B4', '#3A6696'), cream, '#E9B44C'))),
  ],
  [
    'moletom-capuz',
    offer(
      blobB,
      0,
      place(10, 16, 1, 0, hoodie(lilac, tone('#5563A8', '#434F8D'), pawPrint(620, 420, 100, 0, '#FFFFFF'))),
    ),
  ],
  ['moletom-listrado', offer(disc, 0, place(14, 0, 1, 0, stripedSweatshirt(cream, navy, coral)))],
  ['camisa-xadrez', offer(blobA, 0, place(14, 0, 1, 0, checkedShirt(coral, navy, '#FFF4E2')))],
  ['blusa-trico', offer(blobB, 0, place(14, 0, 1, 0, knitPullover(mustard, tone('#FBE3AE', '#E5C27A'))))],
];

/** Beds and clothes of the winter campaign. */
export const winterOffers: readonly (readonly [string, Drawing])[] = [...beds, ...clothes];
