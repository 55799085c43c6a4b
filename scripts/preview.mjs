import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/preview.ts', 'preview');
