import { join } from 'node:path';
import type { Places } from '../content/load/load.ts';

const folder = join(import.meta.dirname, 'bakery');

/** A second site, of another business: what is proven on it is true of any. */
export const bakery: Places = {
  pages: join(folder, 'pages'),
  pagesName: 'pages',
  images: join(folder, 'public', 'images'),
  cache: join(process.cwd(), 'node_modules', '.cache', 'vitrine'),
};

/** Where `npm test -- bakery` builds it, for browser tests. */
export const builtBakery = join(process.cwd(), 'test-results', 'bakery');
