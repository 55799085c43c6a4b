import { makeBuild } from '../commands/build.ts';
import type { Tool } from '../commands/machine.ts';
import { openDrafts } from '../build/drafts.ts';
import { buildSite } from '../build/site-build.ts';

/** Builds to be made, one after the other, in a process that may die of it. */
export interface BuildOrder {
  readonly cache: string;
  /** The words of each build. */
  readonly builds: readonly (readonly string[])[];
  /** After how many changes of the site's folder the process kills itself. */
  readonly dieAt?: number | undefined;
  /** The time after which no further build begins. */
  readonly until?: number | undefined;
}

/** Builds as `npm run build` does. Its only word is the order as JSON. */
export const buildInTurn: Tool = async ([word = ''], terminal) => {
  // What the stage has written.
  const { cache, builds, dieAt, until = Infinity } = JSON.parse(word) as BuildOrder;
  let changes = 0;
  const watch = () => {
    changes += 1;
    if (changes === dieAt) process.kill(process.pid, 'SIGKILL');
  };
  const build = makeBuild({ makeSite: buildSite, openDrafts, watch });
  const quiet = { ...terminal, project: { ...terminal.project, cache }, makeProgress: () => () => {} };
  for (const [index, words] of builds.entries()) {
    if (index > 0 && Date.now() > until) break;
    const code = await build(words, quiet);
    if (code !== 0) return code;
  }
  return 0;
};
