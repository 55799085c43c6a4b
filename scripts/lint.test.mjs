import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
let count = 0;
/** @param {readonly string[]} names */
const types = (...names) => names.map((name) => `import type { T${count++} } from '${name}';`);
/** @param {readonly string[]} names */
const values = (...names) => names.map((name) => `import { v${count++} } from '${name}';`);

/** The import table of the architecture: what a file in each place may write, and what it may not. */
const rows = [
  {
    file: 'src/defaults/a.ts',
    may: values('./b.ts'),
    never: values('zod', 'react', '../fields/text.ts', '../ui/tokens.ts'),
  },
  {
    file: 'src/fields/a.ts',
    may: values('zod', './b.ts', '../defaults/colors.ts', '../defaults/words.ts'),
    never: [
      ...values(
        'react',
        'yaml',
        'node:fs',
        '../content/load/load.ts',
        '../ui/icon.tsx',
        '../ui/global-style.ts',
      ),
      ...types('../blocks/a/schema.ts'),
    ],
  },
  {
    file: 'src/host/a.ts',
    may: [...values('./b.ts', 'mrmime'), ...types('../fields/hash.ts')],
    never: values(
      'react',
      'vite',
      'node:fs',
      'node:crypto',
      '../fields/hash.ts',
      '../../scripts/setup/source.mjs',
      '../content/load/load.ts',
      '../render/render.tsx',
    ),
  },
  {
    file: 'src/serve/a.ts',
    may: values('node:http', 'node:fs/promises', '../host/content-types.ts', './b.ts'),
    never: values(
      'mrmime',
      'vite',
      '../content/load/load.ts',
      '../build/site-build.ts',
      '../commands/build.ts',
    ),
  },
  {
    file: 'src/weigh/a.ts',
    may: values(
      'playwright-core',
      'node:fs',
      '../commands/arguments.ts',
      '../content/schema/registry.ts',
      '../serve/static-server.ts',
      '../vite/client-build.ts',
      './b.ts',
    ),
    never: values(
      'react',
      'zod',
      '../blocks/hero/schema.ts',
      '../commands/site-folder/lock.ts',
      '../render/render.tsx',
      '../../scripts/setup/source.mjs',
    ),
  },
  {
    file: 'src/blocks/hero/schema.ts',
    may: values('zod', '../../fields/text.ts'),
    never: values('react', 'yaml', './view.tsx', '../faq/schema.ts', '../../content/load/load.ts'),
  },
  {
    file: 'src/blocks/hero/view.tsx',
    may: [
      ...values(
        'react',
        '@emotion/styled',
        '@emotion/react',
        'react-intersection-observer',
        '../../ui/icon.tsx',
        './badge.tsx',
      ),
      ...types('./schema.ts', '../../fields/resolved.ts'),
    ],
    never: [
      ...values(
        './schema.ts',
        '../../fields/text.ts',
        '../faq/view.tsx',
        '../../content/load/load.ts',
        '../../layout/page.tsx',
      ),
      ...values('zod', 'yaml', 'node:fs', 'node:fs/promises', '../../ui/sprite.tsx'),
      ...types('../../content/load/load.ts', '../faq/schema.ts', 'zod'),
      "await import('../../content/load/load.ts');",
      "export * from '../../fields/text.ts';",
    ],
  },
  {
    file: 'src/blocks/hero/behaviour.ts',
    may: [...values('react'), ...types('./schema.ts')],
    never: values('./schema.ts', 'zod'),
  },
  {
    file: 'src/content/a.ts',
    may: values(
      './load/load.ts',
      './pictures/digest.ts',
      './validate/validate.ts',
      './resolve/resolve.ts',
      '../fields/page-data.ts',
    ),
    never: values(
      'yaml',
      'node:fs',
      './pictures/pictures.ts',
      './edit/move.ts',
      '../blocks/hero/schema.ts',
      '../render/render.tsx',
    ),
  },
  {
    file: 'src/content/check-content.ts',
    may: [...values('./validate/validate.ts', './resolve/resolve.ts'), ...types('./load/content.ts')],
    never: values('node:fs', './load/load.ts', './pictures/digest.ts', './check.ts', '../render/render.tsx'),
  },
  {
    file: 'src/core/a.ts',
    may: [
      ...values('./b.ts', '../content/check-content.ts', '../content/edit/move.ts', '../content/fix/fix.ts'),
      ...values('../render/render.tsx', '../fields/page-data.ts'),
      ...types('../content/load/content.ts', '../content/pictures/picture-file.ts'),
    ],
    never: [
      ...values('node:fs', 'node:crypto', 'yaml', 'react', '../content/check.ts', '../content/load/load.ts'),
      ...values(
        '../content/pictures/digest.ts',
        '../content/editor-files/outside.ts',
        '../vite/core-build.ts',
      ),
      ...values('../client/app.tsx', '../blocks/hero/schema.ts', '../commands/build.ts'),
    ],
  },
  {
    file: 'src/content/read-content.ts',
    may: [...values('./read/read-version.ts'), ...types('./changes/changes.ts', './load/content.ts')],
    never: values('node:fs', './edit/move.ts', './pictures/pictures.ts', '../render/render.tsx'),
  },
  {
    file: 'src/editor/a.tsx',
    may: [
      ...values('../core/core.ts', './store/store.ts', 'react', 'react-dom/client', '@emotion/styled'),
      ...types('../fields/control.ts'),
    ],
    never: [
      ...values('node:fs', 'zod', 'yaml', 'sharp', 'vite', '../fields/control.ts', '../content/edit/move.ts'),
      ...values('../commands/disk-store.ts', '../client/app.tsx', '../render/render.tsx'),
    ],
  },
  {
    file: 'src/editor/store/a.ts',
    may: [
      ...values('../../core/core.ts', '../session/session.ts', './store.ts', 'idb-keyval', '@dnd-kit/core'),
      ...types('../../fields/control.ts'),
    ],
    never: [
      ...values('node:fs', 'node:crypto', 'zod', 'yaml', '../../fields/control.ts', '../../../scripts/a.mjs'),
      ...values('../../content/edit/move.ts', '../../commands/disk-store.ts', '../../ui/icon.tsx'),
    ],
  },
  {
    file: 'src/editor/frame/a.tsx',
    may: [
      ...values('../../core/core.ts', '../../layout/page.tsx', '../../ui/icon.tsx', '../../render/views.ts'),
      ...values('../store/store.ts', 'react-router-dom', 'react-helmet-async'),
    ],
    never: values(
      'node:fs',
      'zod',
      '../../render/render.tsx',
      '../../client/app.tsx',
      '../../fields/text.ts',
    ),
  },
  {
    file: 'src/content/problems/a.ts',
    may: values('./b.ts', '../../fields/visible.ts'),
    never: [...values('yaml', 'zod', 'node:fs', '../source/source.ts'), ...types('../schema/registry.ts')],
  },
  {
    file: 'src/content/schema/a.ts',
    may: values('zod', 'yaml', '../problems/problem.ts', '../../fields/section.ts'),
    never: values('node:fs', '../source/source.ts', '../validate/pages.ts', '../../blocks/hero/schema.ts'),
  },
  {
    file: 'src/content/source/a.ts',
    may: values('yaml', './syntax/find-fault.ts', '../problems/problem.ts', '../schema/registry.ts'),
    never: [...values('node:fs', '../fix/fix.ts', '../edit/parse.ts'), ...types('../load/load.ts')],
  },
  {
    file: 'src/content/source/syntax/a.ts',
    may: values('yaml', '../lines.ts', './fault.ts', '../../problems/problem.ts', '../../schema/registry.ts'),
    never: values('node:fs', '../../fix/fix.ts', '../../validate/pages.ts'),
  },
  {
    file: 'src/content/edit/a.ts',
    may: values(
      'yaml',
      './parse.ts',
      '../problems/problem.ts',
      '../schema/registry.ts',
      '../source/source.ts',
    ),
    never: [...values('node:fs', '../fix/fix.ts', '../load/load.ts'), ...types('../validate/validate.ts')],
  },
  {
    file: 'src/content/fix/a.ts',
    may: values('yaml', 'diff', '../edit/parse.ts', '../source/source.ts', '../schema/shape.ts'),
    never: values('node:fs', '../load/load.ts', '../validate/validate.ts', '../present/report.ts'),
  },
  {
    file: 'src/content/changes/a.ts',
    may: values('./words.ts', '../source/source.ts', '../schema/registry.ts', '../problems/wording.ts'),
    never: values('yaml', 'node:fs', '../load/load.ts', '../present/report.ts'),
  },
  {
    file: 'src/content/merge/a.ts',
    may: values('yaml', './merge.ts', '../edit/parse.ts', '../changes/match.ts', '../source/place.ts'),
    never: values('node:fs', '../fix/fix.ts', '../load/load.ts', '../validate/validate.ts'),
  },
  {
    file: 'src/content/pictures/a.ts',
    may: values('sharp', 'node:fs', 'node:fs/promises', './b.ts', '../../fields/resolved.ts'),
    never: values('yaml', 'zod', '../load/load.ts', '../source/source.ts'),
  },
  {
    file: 'src/content/read/a.ts',
    may: values('yaml', '../fix/offer.ts', '../source/source.ts', '../changes/changes.ts'),
    never: values('node:fs', '../load/load.ts', '../pictures/pictures.ts', '../validate/validate.ts'),
  },
  {
    file: 'src/content/load/a.ts',
    may: values(
      'node:fs/promises',
      '../pictures/pictures.ts',
      '../source/source.ts',
      '../read/found-file.ts',
    ),
    never: values(
      'sharp',
      'yaml',
      '../fix/offer.ts',
      '../validate/validate.ts',
      '../schema/registry.ts',
      '../edit/move.ts',
    ),
  },
  {
    file: 'src/content/validate/a.ts',
    may: values('zod', 'yaml', './checks/links.ts', '../load/content.ts', '../pictures/picture-file.ts'),
    never: [
      ...values('node:fs', '../resolve/resolve.ts', '../edit/move.ts', '../present/report.ts', '../check.ts'),
      ...types('../load/load.ts', '../pictures/pictures.ts'),
    ],
  },
  {
    file: 'src/content/validate/claims/a.ts',
    may: values('../pages.ts', '../checks/links.ts', '../../source/source.ts', '../../../fields/claim.ts'),
    never: values('node:fs', '../../resolve/resolve.ts', '../../present/report.ts', '../../../ui/icon.tsx'),
  },
  {
    file: 'src/content/resolve/a.ts',
    may: values('../validate/validate.ts', '../schema/fields.ts'),
    never: values('node:fs', 'node:crypto', 'yaml', '../load/load.ts', '../present/report.ts'),
  },
  {
    file: 'src/content/launch/a.ts',
    may: values('../validate/validate.ts', '../load/content.ts', '../problems/problem.ts'),
    never: values('node:fs', 'yaml', '../present/report.ts', '../resolve/resolve.ts'),
  },
  {
    file: 'src/content/present/a.ts',
    may: values('zod', 'sarif', '../validate/validate.ts', '../problems/phrases.ts'),
    never: values('node:fs', 'node:crypto', 'node:url', 'yaml', '../launch/launch.ts', '../load/load.ts'),
  },
  {
    file: 'src/content/editor-files/a.ts',
    may: values('zod', 'ajv', 'ajv/dist/2020.js', '../schema/registry.ts', '../present/json-report.ts'),
    never: values('node:fs', 'yaml', '../validate/validate.ts', '../../blocks/hero/schema.ts'),
  },
  {
    file: 'src/content/catalogue/a.ts',
    may: values(
      '../editor-files/json-schema.ts',
      '../problems/codes.ts',
      '../resolve/resolve.ts',
      '../schema/examples.ts',
    ),
    never: values(
      'node:fs',
      'yaml',
      '../edit/move.ts',
      '../../blocks/hero/view.tsx',
      '../../render/render.tsx',
    ),
  },
  {
    file: 'src/ui/a.tsx',
    may: [
      ...values(
        'react',
        'react-dom',
        '@emotion/styled',
        '@emotion/react',
        '@emotion/cache',
        'react-router-dom',
        'react-intersection-observer',
        './b.ts',
      ),
      ...values('lucide-react/icons/star'),
      ...types('../fields/icon.ts'),
    ],
    never: [
      ...values(
        'zod',
        '../fields/icon.ts',
        '../content/load/load.ts',
        '../blocks/hero/view.tsx',
        '../layout/page.tsx',
      ),
      ...values('react-dom/server', './sprite.tsx', 'node:path'),
    ],
  },
  {
    file: 'src/ui/sprite.tsx',
    may: values('react', 'react-dom/server', 'lucide-react/icons/star', './icon.tsx'),
    never: values('zod', '../layout/page.tsx'),
  },
  {
    file: 'src/layout/a.tsx',
    may: [
      ...values(
        'react',
        '@emotion/styled',
        'react-router-dom',
        'react-helmet-async',
        'react-intersection-observer',
      ),
      ...values('../ui/icon.tsx', './b.tsx'),
      ...types('../fields/page-data.ts', 'schema-dts'),
    ],
    never: [
      ...values(
        'zod',
        'yaml',
        'node:fs',
        '../fields/page-data.ts',
        '../content/load/load.ts',
        '../blocks/hero/view.tsx',
      ),
      ...values('../client/views.ts', '../render/views.ts', '../ui/sprite.tsx'),
      ...types('../content/load/load.ts'),
    ],
  },
  {
    file: 'src/client/a.tsx',
    may: [
      ...values(
        'react',
        'react-dom/client',
        'react-router-dom',
        'react-helmet-async',
        '@emotion/react',
        '@emotion/cache',
      ),
      ...values('../layout/page.tsx', '../ui/icon.tsx', './b.ts'),
      ...types('../fields/page-data.ts'),
    ],
    never: [
      ...values(
        'zod',
        'yaml',
        'ajv',
        'node:fs',
        '../content/load/load.ts',
        '../render/render.tsx',
        '../blocks/hero/view.tsx',
      ),
      ...values('../fields/page-data.ts', 'react-dom/server', '../ui/sprite.tsx'),
      ...types('../content/load/load.ts'),
    ],
  },
  {
    file: 'src/render/a.tsx',
    may: [
      ...values(
        'react',
        'react-dom/server',
        'react-router-dom',
        'react-helmet-async',
        '@emotion/react',
        '@emotion/cache',
      ),
      ...values('../layout/page.tsx', '../ui/icon.tsx', '../host/policy.ts', './b.ts'),
      ...types('../content/load/load.ts', '../fields/page-data.ts'),
    ],
    never: values(
      'yaml',
      'zod',
      'node:fs',
      '../content/load/load.ts',
      '../fields/text.ts',
      '../blocks/hero/view.tsx',
      '../client/app.tsx',
    ),
  },
  {
    file: 'src/commands/a.ts',
    may: values(
      'node:fs',
      'node:fs/promises',
      'node:util',
      '../content/check.ts',
      '../content/edit/move.ts',
      '../serve/static-server.ts',
      'sharp',
      './terminal.ts',
    ).concat(types('../editor/store/store.ts')),
    never: values(
      '../editor/store/store.ts',
      '../editor/store/order.ts',
      'zod',
      'yaml',
      'react',
      'vite',
      '../blocks/hero/schema.ts',
      '../fields/text.ts',
      '../render/render.tsx',
      '../build/site-build.ts',
      '../../scripts/setup/source.mjs',
    ),
  },
  {
    file: 'src/commands/site-folder/a.ts',
    may: values('node:fs', 'node:fs/promises', '../refusal.ts', './b.ts'),
    never: values('zod', 'vite', '../../content/load/load.ts', '../../build/site-build.ts'),
  },
  {
    file: 'src/commands/releases/a.ts',
    may: values('node:fs', '../site-folder/mark.ts', '../writing.ts', './b.ts'),
    never: values('zod', '../../content/load/load.ts', '../../host/nginx.ts'),
  },
  {
    file: 'src/commands/live/a.ts',
    may: values(
      '../../content/problems/printable.ts',
      '../../host/headers.ts',
      '../../host/content-types.ts',
      './b.ts',
    ),
    never: values('../../content/load/load.ts', '../../render/render.tsx', '../../host/nginx.ts'),
  },
  {
    file: 'src/clinic/a.ts',
    may: values(
      'sharp',
      'node:path',
      './drawings/drawings.ts',
      '../commands/conclude.ts',
      '../content/pictures/stand-in.ts',
    ),
    never: values('zod', 'vite', '../content/load/load.ts', '../ui/tokens.ts', '../testing/bakery.ts'),
  },
  {
    file: 'src/clinic/guide/a.ts',
    may: values(
      'sharp',
      'playwright-core',
      'node:path',
      '../../content/load/load.ts',
      '../../content/edit/move.ts',
      '../../serve/static-server.ts',
      '../../build/site-build.ts',
      './b.ts',
    ),
    never: values(
      'react',
      'yaml',
      'zod',
      '../../render/render.tsx',
      '../../blocks/hero/schema.ts',
      '../../vite/client-build.ts',
    ),
  },
  {
    file: 'src/publish/a.ts',
    may: [
      ...values(
        'satori',
        'sharp',
        'node:fs',
        './b.ts',
        '../defaults/colors.ts',
        '../content/pictures/disk-cache.ts',
      ),
      ...types('../content/check.ts', '../fields/page-data.ts'),
    ],
    never: values('../content/load/load.ts', '../fields/text.ts', '../ui/button.tsx', 'zod', 'yaml', 'react'),
  },
  {
    file: 'src/crawl/a.ts',
    may: values('happy-dom', 'sharp', 'zod', 'node:fs/promises', './b.ts'),
    never: values(
      'react',
      'yaml',
      '../content/load/load.ts',
      '../layout/structured-data.ts',
      '../host/table.ts',
    ),
  },
  {
    file: 'src/build/a.ts',
    may: [
      ...values('../content/known/site.ts', '../publish/site-files.ts', '../vite/client-build.ts', './b.ts'),
      ...values('../commands/build.ts', '../render/redirect.ts', 'node:fs'),
      ...types('../render/render.tsx'),
    ],
    never: values('../render/render.tsx', '../blocks/hero/schema.ts', '../client/app.tsx', 'zod', 'vite'),
  },
  {
    file: 'src/vite/a.ts',
    may: [
      ...values('vite', 'subset-font', 'node:fs', 'node:fs/promises', '../host/table.ts', './b.ts'),
      ...values('../content/pictures/disk-cache.ts'),
      ...types('../content/load/load.ts', '../render/document.ts', '../publish/site-files.ts'),
      ...types('../commands/disk-store.ts', '../editor/store/store.ts'),
    ],
    never: [
      ...values(
        '../commands/disk-store.ts',
        '../content/load/load.ts',
        '../editor/store/order.ts',
        '../render/render.tsx',
        '../publish/site-files.ts',
        '../blocks/hero/schema.ts',
        'zod',
        'yaml',
        'react',
      ),
      ...types('../blocks/hero/schema.ts'),
    ],
  },
  {
    file: 'scripts/a.mjs',
    may: values('node:fs', 'vite', 'sharp', './setup/b.mjs'),
    never: values(
      '../src/blocks/hero/schema.ts',
      '../src/content/load/load.ts',
      'zod',
      'yaml',
      'react',
      'react-dom/server',
      '@emotion/react',
    ),
  },
  {
    file: 'src/clinic/drawings/a.ts',
    may: values('./svg.ts', './parts/face.ts'),
    never: values('zod', 'node:fs', '../../fields/text.ts', '../../ui/tokens.ts'),
  },
  {
    file: 'src/clinic/drawings/scenes/a.ts',
    may: values('./b.ts', '../svg.ts', '../parts/face.ts'),
    never: values('zod', '../../../fields/text.ts', '../../../ui/tokens.ts'),
  },
];

/** Uses of what Node alone has, and where they may stand. */
const nodeGlobals = "export const named = [Buffer.from(''), process.pid, global, setImmediate];\n";
const withNode = ['src/content/load/globals.ts', 'src/vite/globals.ts'];
const withoutNode = [
  ...['core', 'fields', 'render', 'layout', 'ui'].map((name) => `src/${name}/globals.ts`),
  'src/content/check-content.ts',
  ...['problems', 'schema', 'source', 'edit', 'fix', 'changes', 'read', 'validate', 'resolve', 'present'].map(
    (name) => `src/content/${name}/globals.ts`,
  ),
  'src/content/source/syntax/globals.ts',
  'src/blocks/hero/globals.ts',
];

/** @type {string} */
let folder;
/** @type {{ code: string; filename: string; severity: string; labels: { span: { line: number } }[] }[]} */
let diagnostics;
/** @type {typeof diagnostics} */
let found;

/** Two files that take types from each other. */
const circle = [
  { file: 'src/fields/there.ts', other: './back.ts' },
  { file: 'src/fields/back.ts', other: './there.ts' },
];

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-lint-'));
  copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
  for (const { file, may, never } of rows) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), [...may, ...never].join('\n'));
  }
  for (const file of [...withNode, ...withoutNode]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    appendFileSync(path.join(folder, file), `\n${nodeGlobals}`);
  }
  for (const { file, other } of circle)
    writeFileSync(path.join(folder, file), `import type { Other } from '${other}';\n`);
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' });
  ({ diagnostics } = JSON.parse(stdout));
  found = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(rows)(
  'imports of $file are errors exactly where the table forbids them',
  ({ file, may, never }) => {
    const lines = [...may, ...never];
    const refused = found
      .filter(({ code }) => code === 'eslint(no-restricted-imports)')
      .filter(({ filename, severity }) => filename.replaceAll('\\', '/') === file && severity === 'error')
      .map(({ labels }) => lines[(labels[0]?.span.line ?? 0) - 1]);
    expect([...new Set(refused)].sort()).toEqual([...never].sort());
  },
);

test('what runs in browsers too uses nothing that Node alone has, and the rest may', () => {
  const told = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-globals)');
  const files = told.map(({ filename }) => filename.replaceAll('\\', '/'));
  expect(files.sort()).toEqual(withoutNode.flatMap((file) => [file, file, file, file]).sort());
});

test('a circle of imports is an error, though only types go round', () => {
  const told = diagnostics.filter(({ code }) => code === 'import(no-cycle)');
  const files = told.map(({ filename }) => filename.replaceAll('\\', '/'));
  expect(files).toEqual(expect.arrayContaining(circle.map(({ file }) => file)));
});
