import type { Rollup } from 'vite';

/** Who imports a module, at once or when it is needed, as the bundler knows it. */
export type ImportersOf = (id: string) => readonly string[];

/** The importers of each module of a build. */
export function readImporters(build: Pick<Rollup.PluginContext, 'getModuleInfo'>): ImportersOf {
  return (id) => {
    const info = build.getModuleInfo(id);
    return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  };
}

/** A module's file with slashes, without what a plugin has added to its name. */
export function fileOf(id: string): string {
  return id.replaceAll('\\', '/').replace(/\?.*$/, '');
}
