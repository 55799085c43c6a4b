import { runTool } from '../setup/command.mjs';

await runTool('src/testing/days.ts', 'liveDays');
