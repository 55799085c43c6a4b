import { ensureDependencies } from './dependencies.mjs';
import { explainFolder } from './folder.mjs';
import { keepHeapSmall } from './heap.mjs';
import { importSource, importWhole, root } from './source.mjs';
import { ownTemporary } from './temporary.mjs';
import { terminal } from './terminal.mjs';

/** Refuses a project that lies where it cannot be run; whether it has. */
function isRefused() {
  const reason = explainFolder(root);
  if (reason === undefined) return false;
  console.error(reason);
  process.exitCode = 2;
  return true;
}

/**
 * Makes what a command comes to the process's exit code.
 *
 * @param {() => Promise<number>} run
 */
async function conclude(run) {
  try {
    process.exitCode = await run();
  } catch (error) {
    // Node's own code for this, 1, would say that the content has errors.
    console.error(error);
    process.exitCode = 2;
  }
}

/**
 * Runs a command of `src/commands` with this process's words; its exit code becomes the process's.
 *
 * @param {string} path
 * @param {string} name what the module calls it
 */
export async function runCommand(path, name) {
  if (isRefused()) return;
  await ensureDependencies();
  keepHeapSmall();
  await conclude(async () => {
    const { [name]: command } = await importWhole(path);
    return command(process.argv.slice(2), terminal);
  });
}

/**
 * Runs a developer's command, which may use more of this machine than the terminal, as visitors' code runs. `load`: how
 * it is imported; `importWhole` takes a third of the time where a tool stands on much of `src`.
 *
 * @param {string} path
 * @param {string} name what the module calls it
 * @param {typeof importSource} [load]
 */
export async function runTool(path, name, load = importSource) {
  if (isRefused()) return;
  await ensureDependencies();
  ownTemporary();
  // React reads this when it is first imported.
  process.env.NODE_ENV = 'production';
  await conclude(async () => {
    const { machine } = await import('./machine.mjs');
    const { [name]: tool } = await load(path);
    return tool(process.argv.slice(2), terminal, machine);
  });
}
