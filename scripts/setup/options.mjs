import { parseArgs } from 'node:util';
import { importSource } from './source.mjs';
import { terminal } from './terminal.mjs';

/** Options of the commands that read the content folder. */
export const contentOptions = {
  pages: { type: 'string', default: 'pages' },
  public: { type: 'string' },
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

/** Where content, pictures and cache lie, and the day, as `src/commands` reads them; wrong ones end the process. */
export async function contentSettings(options) {
  const { contentSettings: read } = await importSource('src/commands/settings.ts');
  const { Refusal } = await importSource('src/commands/refusal.ts');
  try {
    return read(options, terminal);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return process.exit(error.code);
  }
}
