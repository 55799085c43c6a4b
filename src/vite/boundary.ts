import type { Plugin, Rollup } from 'vite';
import { fileOf, readImporters, type ImportersOf } from './importers.ts';

/** What must never reach a visitor: libraries and folders that only check, resolve or write content. */
const forbidden = [
  { name: 'zod', pattern: /\/node_modules\/zod\// },
  { name: 'yaml', pattern: /\/node_modules\/yaml\// },
  { name: 'ajv', pattern: /\/node_modules\/ajv\// },
  { name: 'sharp', pattern: /\/node_modules\/sharp\// },
  { name: 'satori', pattern: /\/node_modules\/satori\// },
  { name: 'src/publish', pattern: /\/src\/publish\// },
  { name: 'src/content', pattern: /\/src\/content\// },
  { name: 'src/fields', pattern: /\/src\/fields\// },
  { name: "a block's schema", pattern: /\/src\/blocks\/[^/]+\/schema\.ts$/ },
];

function findForbidden(id: string): string | undefined {
  return forbidden.find(({ pattern }) => pattern.test(fileOf(id)))?.name;
}

/** Walks up the importers to the first file that may be in the browser: the one that let the module in. */
function findCulprit(id: string, importersOf: ImportersOf): string {
  const seen = new Set([id]);
  const queue = [id];
  for (let current = queue.shift(); current !== undefined; current = queue.shift()) {
    for (const importer of importersOf(current)) {
      if (findForbidden(importer) === undefined) return fileOf(importer);
      if (!seen.has(importer)) queue.push(importer);
      seen.add(importer);
    }
  }
  return 'an entry of the build';
}

/** Fails the build when a browser chunk holds a module that only Node may run, and names the file that imported it. */
export function clientBoundary(): Plugin {
  return {
    name: 'vitrine:client-boundary',
    apply: 'build',
    generateBundle(_, bundle) {
      const importersOf = readImporters(this);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = (chunk as Rollup.OutputChunk).moduleIds.find((id) => findForbidden(id) !== undefined);
        if (found === undefined) continue;
        const culprit = findCulprit(found, importersOf).replace(/^.*\/(?=src\/)/, '');
        this.error(`${findForbidden(found)} must not reach the browser, but ${culprit} imports it.`);
      }
    },
  };
}
