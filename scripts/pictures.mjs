import { runTool } from './setup/command.mjs';

await runTool('src/appearance/pictures.ts', 'pictures');
