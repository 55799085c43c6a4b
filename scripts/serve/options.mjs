import { parseArgs } from 'node:util';

export const usage = `Usage: npm run preview -- [--host 127.0.0.1] [--port 4173] [--dir dist]

  --host  address to listen on; 0.0.0.0 lets other devices in
  --port  first port to try; a busy one moves to the next
  --dir   folder to serve`;

/** Reads the arguments of `preview`; `{ problem }` says in one sentence what is wrong with them. */
export function parsePreviewOptions(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '4173' },
        dir: { type: 'string', default: 'dist' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    return { problem: error.message };
  }
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) return { problem: `--port must be a number from 0 to 65535, not "${values.port}".` };
  return { host: values.host, port, folder: values.dir, help: values.help };
}
