import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/draw.ts', 'draw');
