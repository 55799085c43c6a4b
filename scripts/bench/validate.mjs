import { runTool } from '../setup/command.mjs';

await runTool('src/bench/validate.ts', 'validate');
