import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/move.ts', 'move');
