import {
  mkdirSync,
  readdirSync,
  realpathSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepared } from '../start/prepared.ts';
import { SiteFolder } from '../testing/disk-site.ts';
import { serveDevelopment } from './dev-server.ts';

const fonts = '@fontsource-variable';

let root: string;
let site: SiteFolder;

/** Settings that tell their word once a server with them listens: one that is closed while it begins anew goes on with that. */
const configure = (word: string) =>
  writeFileSync(
    join(root, 'vite.config.ts'),
    `import { name } from './name.ts';
    const tell = {
      name: 'tell',
      configureServer({ httpServer }) {
        httpServer.once('listening', () => {
          process.env[name] = '${word}';
        });
      },
    };
    export default { appType: 'custom', plugins: [tell] };\n`,
  );

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-server-')));
  site = new SiteFolder({});
  mkdirSync(join(root, 'node_modules'));
  // The fonts of pages are cut from it.
  symlinkSync(join(process.cwd(), 'node_modules', fonts), join(root, 'node_modules', fonts), 'dir');
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'name.ts'), `export const name: string = 'VITRINE_SERVER_TEST';\n`);
  configure('first');
});

afterEach(() => {
  site.remove();
  rmSync(root, { recursive: true });
  delete process.env['VITRINE_SERVER_TEST'];
});

test('a server reads its settings, and reads them again when they change, without writing beside them', async () => {
  const { close } = await serveDevelopment({
    root,
    host: '127.0.0.1',
    port: 0,
    places: site.places,
    conditions: { today: '2026-01-31' },
    report: () => {},
    hasEditor: false,
    prepared,
    hasPages: false,
    libraries: join(root, 'libraries'),
  });
  try {
    expect(process.env['VITRINE_SERVER_TEST']).toBe('first');
    configure('second');
    await expect.poll(() => process.env['VITRINE_SERVER_TEST']).toBe('second');
    expect(readdirSync(join(root, 'node_modules'))).toEqual([fonts]);
  } finally {
    await close();
  }
});
