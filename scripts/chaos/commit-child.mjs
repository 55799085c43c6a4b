import { runCommand } from '../setup/command.mjs';

await runCommand('src/chaos/commit-child.ts', 'commitOnAndOn');
