import { runTool } from './setup/command.mjs';

await runTool('src/chaos/chaos.ts', 'chaos');
