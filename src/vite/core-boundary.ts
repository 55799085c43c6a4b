import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import { fileOf, readImporters, type ImportersOf } from './importers.ts';

function nameModule(id: string): string {
  return fileOf(id).replace(/^.*\/(?=(?:src|node_modules)\/)/, '');
}

/** The shortest way from an entry of the build to a module, each file by its name. */
function findChain(id: string, importersOf: ImportersOf): readonly string[] {
  const ways = new Map([[id, [nameModule(id)]]]);
  // A map gives also what is added while it is read.
  for (const [current, way] of ways) {
    const importers = importersOf(current);
    if (importers.length === 0) return way;
    for (const importer of importers) {
      if (!ways.has(importer)) ways.set(importer, [nameModule(importer), ...way]);
    }
  }
  return [nameModule(id)];
}

/**
 * Fails a build in which some module imports one of Node's, whether or not what it takes is used, and names the chain of
 * imports that leads there.
 */
export function coreBoundary(): Plugin {
  const found = new Map<string, string>();
  return {
    name: 'vitrine:core-boundary',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (importer === undefined || !isBuiltin(source)) return undefined;
      found.set(importer, source);
      return { id: source, external: true };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const importersOf = readImporters(this);
      const [first] = found;
      if (first === undefined) return;
      const [importer, source] = first;
      const chain = findChain(importer, importersOf).join(' → ');
      this.error(`The core runs in browsers and imports nothing of Node, but ${chain} → ${source}.`);
    },
  };
}
