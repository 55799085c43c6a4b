import { runTool } from './setup/command.mjs';
import { importWhole } from './setup/source.mjs';

await runTool('src/clinic/pictures.ts', 'pictures', importWhole);
