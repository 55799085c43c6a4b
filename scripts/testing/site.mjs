import { runTool } from '../setup/command.mjs';

await runTool('src/testing/site.ts', 'site');
