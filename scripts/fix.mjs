import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/fix.ts', 'fix');
