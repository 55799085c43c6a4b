import { runCommand } from './setup/command.mjs';

// React reads this when it is first imported; development React renders four times slower.
process.env['NODE_ENV'] = 'production';
await runCommand('src/build/build-command.ts', 'build');
