import { readFileSync } from 'node:fs';
import { makeBuild } from '../commands/build.ts';
import type { Tool } from '../commands/machine.ts';
import { isRecord } from '../fields/is-record.ts';
import { buildSite, type PreparedClient } from '../vite/site-build.ts';

/** Builds to be made, one after the other, in a process that may die of it. */
export interface BuildOrder {
  /** A file with what browsers run, which is the same for every content and takes most of a build. */
  readonly client: string;
  readonly cache: string;
  /** The words of each build. */
  readonly builds: readonly (readonly string[])[];
  /** After how many changes of the site's folder the process kills itself. */
  readonly dieAt?: number | undefined;
  /** The time after which no further build begins. */
  readonly until?: number | undefined;
}

function restoreBytes(_key: string, value: unknown): unknown {
  return isRecord(value) && typeof value['base64'] === 'string'
    ? Buffer.from(value['base64'], 'base64')
    : value;
}

/** Builds as `npm run build` does, but for what browsers run. Its only word is the order as JSON. */
export const buildInTurn: Tool = async ([word = ''], terminal) => {
  // What the stage has written.
  const { client: file, cache, builds, dieAt, until = Infinity } = JSON.parse(word) as BuildOrder;
  const client = JSON.parse(readFileSync(file, 'utf8'), restoreBytes) as PreparedClient;
  let changes = 0;
  const watch = () => {
    changes += 1;
    if (changes === dieAt) process.kill(process.pid, 'SIGKILL');
  };
  const build = makeBuild({ makeSite: (order) => buildSite({ ...order, client }), watch });
  const quiet = { ...terminal, project: { ...terminal.project, cache }, makeProgress: () => () => {} };
  for (const [index, words] of builds.entries()) {
    if (index > 0 && Date.now() > until) break;
    const code = await build(words, quiet);
    if (code !== 0) return code;
  }
  return 0;
};
