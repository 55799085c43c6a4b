import { runTool } from '../setup/command.mjs';

await runTool('src/bench/nginx.ts', 'nginx');
