import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/smoke.ts', 'smoke');
