import { runTool } from '../setup/command.mjs';

await runTool('src/bench/editor.ts', 'editor');
