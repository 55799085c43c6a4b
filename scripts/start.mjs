import { ensureDependencies } from './setup/dependencies.mjs';
import { keepHeapSmall } from './setup/heap.mjs';
import { importSource } from './setup/source.mjs';
import { terminal } from './setup/terminal.mjs';

await ensureDependencies();
keepHeapSmall();
/** @type {typeof import('../src/commands/start.ts')} */
const { makeStart } = await importSource('src/commands/start.ts');
/** @type {typeof import('../src/vite/dev-server.ts')} */
const { serveDevelopment } = await importSource('src/vite/dev-server.ts');
process.exitCode = await makeStart(serveDevelopment)(process.argv.slice(2), terminal);
