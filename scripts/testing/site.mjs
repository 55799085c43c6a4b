import { runTool } from '../setup/command.mjs';
import { importWhole } from '../setup/source.mjs';

await runTool('src/testing/site.ts', 'site', importWhole);
