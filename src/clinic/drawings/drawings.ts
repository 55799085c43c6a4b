import type { Drawing } from './backdrop.ts';
import { serviceCards } from './scenes/cards.ts';
import { gallery } from './scenes/gallery.ts';
import { careHeroes } from './scenes/heroes-care.ts';
import { clinicHeroes } from './scenes/heroes-clinic.ts';
import { shopHeroes } from './scenes/heroes-shop.ts';
import { products } from './scenes/products.ts';
import { winterOffers } from './scenes/winter.ts';

/** Every picture of the site by file name. */
export const drawings: ReadonlyMap<string, Drawing> = new Map([
  ...clinicHeroes,
  ...careHeroes,
  ...shopHeroes,
  ...serviceCards,
  ...products,
  ...gallery,
  ...winterOffers,
]);
