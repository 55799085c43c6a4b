import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureEngines, listMissing } from './setup/engines.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

await ensureDependencies();
const missing = listMissing(await ensureEngines());
if (missing.length > 0) {
  console.error(
    `Not installed, and only root on Debian or its kin can have it installed from here: ${missing.join(', ')}. Install Debian's firefox-esr, webkit2gtk-driver and xvfb, or their like.`,
  );
  process.exit(2);
}
const child = spawn(process.execPath, ['scripts/test.mjs', 'engines', '--thorough'], {
  cwd: root,
  env: { ...process.env, VITRINE_ENGINES: 'all' },
  stdio: 'inherit',
});
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
