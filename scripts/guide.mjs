import { runTool } from './setup/command.mjs';

await runTool('src/clinic/guide/guide.ts', 'guide');
