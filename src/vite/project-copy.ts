import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realpathSync } from 'node:fs';

/** Copies the project into a new folder, with the specified site and without history, so that a test may change it. */
export async function copyProject(): Promise<{
  readonly root: string;
  readonly remove: () => Promise<void>;
}> {
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
  const copied = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'src',
    'schema',
    'scripts',
  ];
  await Promise.all(
    copied.map((name) => cp(join(process.cwd(), name), join(root, name), { recursive: true })),
  );
  const specified = join(process.cwd(), 'src', 'testing', 'specified');
  await cp(specified, root, { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
