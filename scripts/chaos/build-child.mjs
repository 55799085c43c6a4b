import { runTool } from '../setup/command.mjs';

await runTool('src/chaos/build-child.ts', 'buildInTurn');
