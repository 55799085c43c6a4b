import { ensureDependencies } from './dependencies.mjs';
import { importWhole } from './source.mjs';
import { terminal } from './terminal.mjs';

/** Runs a command of `src/commands` with this process's words; its exit code becomes the process's. */
export async function runCommand(path, name) {
  await ensureDependencies();
  try {
    const { [name]: command } = await importWhole(path);
    process.exitCode = await command(process.argv.slice(2), terminal);
  } catch (error) {
    // Node's own code for this, 1, would say that the content has errors.
    console.error(error);
    process.exitCode = 2;
  }
}
