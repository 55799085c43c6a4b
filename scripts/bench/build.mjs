import { runTool } from '../setup/command.mjs';

await runTool('src/bench/build.ts', 'buildMany');
