import { ensureDependencies } from './setup/dependencies.mjs';
import { importSource } from './setup/source.mjs';
import { terminal } from './setup/terminal.mjs';

await ensureDependencies();
const { makeStart } = await importSource('src/commands/start.ts');
const { serveDevelopment } = await importSource('src/vite/dev-server.ts');
process.exitCode = await makeStart(serveDevelopment)(process.argv.slice(2), terminal);
