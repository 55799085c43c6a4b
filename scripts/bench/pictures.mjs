import { runTool } from '../setup/command.mjs';

await runTool('src/bench/pictures.ts', 'pictures');
