import { runTool } from '../setup/command.mjs';

await runTool('src/bench/deploy.ts', 'deployments');
