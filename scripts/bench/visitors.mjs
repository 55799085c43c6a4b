import { runTool } from '../setup/command.mjs';

await runTool('src/bench/visitors.ts', 'visitors');
