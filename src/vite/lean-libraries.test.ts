import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

it('ends a build in which a library no longer says what is left out of it', async () => {
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
  await writeFile(join(root, 'app.ts'), "import('./other.ts');");
  await writeFile(join(root, 'other.ts'), 'console.log(1);');
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanLibraries()],
    build: { write: false, rolldownOptions: { input: 'app.ts' } },
  });
  await expect(built).rejects.toThrow(/displayName.* is not in .*react-router.* any more/);
  await rm(root, { recursive: true });
});
