import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/validate.ts', 'validate');
