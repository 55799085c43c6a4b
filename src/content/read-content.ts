import type { Version } from './changes/changes.ts';
import type { Beside, Content } from './load/content.ts';
import { readVersion } from './read/read-version.ts';

/** Reads the texts of a site that is in memory, as `load` reads a folder. */
export function readContent(version: Version, beside: Beside): Content {
  const files = readVersion(version, 'pages');
  return {
    ...beside,
    sources: files.map(({ source }) => source),
    problems: [...files.flatMap(({ problems }) => problems), ...beside.problems],
  };
}
