import { runCommand } from './setup/command.mjs';

await runCommand('src/start/start-command.ts', 'start');
