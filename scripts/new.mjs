import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/new.ts', 'create');
