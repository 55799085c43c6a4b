import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['#', '?'])('a project in a folder with "%s" in its name is told to get another name', (sign) => {
  const above = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-folder-')));
  try {
    const root = join(above, `site ${sign}1`);
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(root, name), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'validate.mjs')], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^A pasta do projeto, ".*", tem "[#?]" no nome, .* e rode de novo\.\n$/);
  } finally {
    rmSync(above, { recursive: true });
  }
});
