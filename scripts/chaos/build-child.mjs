import { readFileSync } from 'node:fs';
import { importSource } from '../setup/source.mjs';
import { terminal } from '../setup/terminal.mjs';

/**
 * Builds as `npm run build` does, but for what browsers run, which is read from a file: it is the same for every content and
 * takes most of a build. Takes `{ client, cache, builds, dieAt, until }` as JSON: the words of each build, after how many
 * changes of the site's folder the process kills itself, and the time after which no further build begins.
 */
const { client: file, cache, builds, dieAt, until = Infinity } = JSON.parse(process.argv[2]);
process.env.NODE_ENV = 'production';
const { makeBuild } = await importSource('src/commands/build.ts');
const { buildSite } = await importSource('src/vite/site-build.ts');
const client = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
  value !== null && typeof value === 'object' && typeof value.base64 === 'string'
    ? Buffer.from(value.base64, 'base64')
    : value,
);
let changes = 0;
const watch = () => {
  changes += 1;
  if (changes === dieAt) process.kill(process.pid, 'SIGKILL');
};
const build = makeBuild((order) => buildSite({ ...order, client }), watch);
const project = { ...terminal.project, cache };
for (const [index, words] of builds.entries()) {
  if (index > 0 && Date.now() > until) break;
  process.exitCode = await build(words, { ...terminal, project, makeProgress: () => () => {} });
  if (process.exitCode !== 0) break;
}
