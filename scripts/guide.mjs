import { runTool } from './setup/command.mjs';

await runTool('src/guide/guide.ts', 'guide');
