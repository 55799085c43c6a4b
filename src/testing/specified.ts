import { join } from 'node:path';
import type { Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';

// Not from where this module stands: tools bundle it into another folder.
const folder = join(process.cwd(), 'src', 'testing', 'specified');

/**
 * The site as the specification has it, frozen. What is proven of renderer, behaviour, head and guide is proven on it,
 * so that editors may change `pages/` and `public/` as they please. Its files bear the names that editors see.
 */
export const places: Places = {
  pages: join(folder, 'pages'),
  pagesName: 'pages',
  images: join(folder, 'public', 'images'),
  cache: join(process.cwd(), 'node_modules', '.cache', 'vitrine'),
};

/** The day that the frozen site is checked and built for: its winter offers last, and nothing of it depends on the calendar. */
export const conditions: Conditions = { today: '2025-07-01' };

/** Where `npm test -- specified` builds it, for browser tests. */
export const built = join(process.cwd(), 'test-results', 'specified');
