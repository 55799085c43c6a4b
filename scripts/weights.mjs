import { runTool } from './setup/command.mjs';

await runTool('src/weigh/weights.ts', 'weights');
