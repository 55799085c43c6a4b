import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { serveFolder } from '../serve/static-server.ts';
import { readArguments, readPort } from './arguments.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import type { Command } from './terminal.ts';

const usage = `Usage: npm run preview -- [--host 127.0.0.1] [--port 4173] [--dir dist]

  --host  address to listen on; 0.0.0.0 lets other devices in
  --port  first port to try; a busy one moves to the next
  --dir   folder to serve`;

const options = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '4173' },
  dir: { type: 'string', default: 'dist' },
} as const;

/** Why a port cannot be listened on, in as few words as there are. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}

/** Serves a built site as hosts do. It goes on when the command has ended, for as long as the process does. */
export const preview: Command = (words, given) =>
  conclude(
    given,
    async ({ print, printError, project }) => {
      const explain = (message: string) => `${message}\n\n${usage}`;
      const { host, ...typed } = readArguments(words, { options, takesWords: false, usage, explain }).values;
      const port = readPort(typed.port);
      if (port === undefined)
        throw new Refusal(`--port must be a number from 0 to 65535, not "${typed.port}".\n\n${usage}`, 2);
      const folder = resolve(project.root, typed.dir);
      if (!existsSync(join(folder, 'index.html')))
        throw new Refusal(`There is no finished site in ${typed.dir}. Run npm run build first.`, 2);
      const tellFault = (fault: unknown) => printError(inspect(fault));
      const serving = await serveFolder({ folder, host, port, tellFault }).catch((error: unknown) => {
        const told = `Cannot listen on ${host}:${port} (${reasonOf(error)}). Try another --host or --port.`;
        throw new Refusal(told, 2);
      });
      print(`Serving ${typed.dir} at ${serving.url}/ (Ctrl+C ends it)`);
      return 0;
    },
    'en',
  );
