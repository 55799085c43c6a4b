import { ensureDependencies } from './setup/dependencies.mjs';
import { importSource } from './setup/source.mjs';
import { terminal } from './setup/terminal.mjs';

await ensureDependencies();
// React reads this when it is first imported; development React renders four times slower.
process.env['NODE_ENV'] = 'production';
/** @type {typeof import('../src/commands/build.ts')} */
const { makeBuild } = await importSource('src/commands/build.ts');
/** @type {typeof import('../src/vite/site-build.ts')} */
const { buildPart, buildSite } = await importSource('src/vite/site-build.ts');
process.exitCode = await makeBuild({ makeSite: buildSite, makePart: buildPart })(
  process.argv.slice(2),
  terminal,
);
