import { runCommand } from './setup/command.mjs';

await runCommand('src/clinic/draw.ts', 'draw');
