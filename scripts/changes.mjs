import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/changes.ts', 'changes');
