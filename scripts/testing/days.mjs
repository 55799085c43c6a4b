import { runTool } from '../setup/command.mjs';
import { importWhole } from '../setup/source.mjs';

await runTool('src/testing/days.ts', 'liveDays', importWhole);
