import { runTool } from '../setup/command.mjs';

await runTool('src/bench/start.ts', 'start');
