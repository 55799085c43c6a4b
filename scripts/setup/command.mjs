import { ensureDependencies } from './dependencies.mjs';
import { importSource } from './source.mjs';
import { terminal } from './terminal.mjs';

/** Runs a command of `src/commands` with this process's words; its exit code becomes the process's. */
export async function runCommand(path, name) {
  await ensureDependencies();
  const { [name]: command } = await importSource(path);
  process.exitCode = await command(process.argv.slice(2), terminal);
}
