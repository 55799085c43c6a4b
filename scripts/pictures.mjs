import { runTool } from './setup/command.mjs';

await runTool('src/clinic/pictures.ts', 'pictures');
