import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentSettings } from '../setup/options.mjs';
import { importSource, root } from '../setup/source.mjs';
import { todayInSaoPaulo } from '../setup/terminal.mjs';

/** Judges the site that `npm run build` left in dist/, by what is true of any content. */
const folder = join(root, 'dist');
const { check } = await importSource('src/content/check.ts');
const { judgeBuild } = await importSource('src/testing/judge-build.ts');
// What has ended on the day of the build is not listed there, though midnight may have passed since.
const today = todayInSaoPaulo(statSync(join(folder, 'index.html')).mtime);
const { places } = await contentSettings({ pages: join(root, 'pages') });
const faults = await judgeBuild(folder, await check(places, { today }));
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(faults.length === 0 ? 'dist/ is sound.' : `dist/ has ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
