import { runCommand } from './setup/command.mjs';

await runCommand('src/commands/deploy.ts', 'deploy');
