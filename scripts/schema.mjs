import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/schema.ts', 'schema');
