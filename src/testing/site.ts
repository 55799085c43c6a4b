import { statSync } from 'node:fs';
import { join } from 'node:path';
import { conclude } from '../commands/conclude.ts';
import { contentSettings } from '../commands/settings.ts';
import type { Tool } from '../commands/machine.ts';
import { check } from '../content/check.ts';
import { judgeBuild } from './judge-build.ts';

/** Judges the site that `npm run build` left in dist/, by what is true of any content. */
export const site: Tool = (_words, given, { dayOf }) =>
  conclude(
    given,
    async (terminal) => {
      const { print, printError, project } = terminal;
      const folder = join(project.root, 'dist');
      // What has ended on the day of the build is not listed there, though midnight may have passed since.
      const today = dayOf(statSync(join(folder, 'index.html')).mtime);
      const { places } = contentSettings({ pages: join(project.root, 'pages') }, terminal);
      const faults = await judgeBuild(folder, await check(places, { today }));
      for (const fault of faults) printError(`✗ ${fault}`);
      print(faults.length === 0 ? 'dist/ is sound.' : `dist/ has ${faults.length} faults.`);
      return faults.length === 0 ? 0 : 1;
    },
    'en',
  );
