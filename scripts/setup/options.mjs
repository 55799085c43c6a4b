import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { makeProgress } from './progress.mjs';
import { root } from './source.mjs';

/** Options of the commands that read the content folder. */
export const contentOptions = {
  pages: { type: 'string', default: 'pages' },
  public: { type: 'string', default: join(root, 'public') },
  on: { type: 'string' },
};

/** Parses a command's options. A wrong one ends the process with the usage and code 2. */
export function readOptions(options, usage) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    return process.exit(2);
  }
}

/** The day in São Paulo as ISO, such as `2026-01-31`: today's, or that of another moment. */
export function todayInSaoPaulo(moment = new Date()) {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(moment);
}

/** Where content, pictures and cache lie, and the day, from a command's `--pages`, `--public` and `--on`. */
export function contentSettings({ pages, public: publicFolder = contentOptions.public.default, on }) {
  if (on !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(on)) {
    console.error('--on takes a day as 2026-01-31.');
    process.exit(2);
  }
  const folder = isAbsolute(pages) ? pages : resolve(pages);
  const shown = relative(root, folder);
  return {
    places: {
      pages: folder,
      pagesName: (shown.startsWith('..') ? pages : shown).split(sep).join('/'),
      images: join(resolve(publicFolder), 'images'),
      cache: join(root, 'node_modules', '.cache', 'vitrine'),
      progress: makeProgress('Olhando fotos'),
    },
    conditions: { today: on ?? todayInSaoPaulo() },
  };
}
