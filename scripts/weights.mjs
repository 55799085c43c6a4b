import { runTool } from './setup/command.mjs';
import { importWhole } from './setup/source.mjs';

await runTool('src/weigh/weights.ts', 'weights', importWhole);
