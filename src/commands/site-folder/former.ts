import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pid } from 'node:process';
import { deserialize, serialize } from 'node:v8';
import { findServed, markFile, readMark, type Mark, type Served, type Stamp } from './mark.ts';

/** What the last build wrote, as far as it is still there, and what each file was made of. */
export interface Former {
  /**
   * Leaves files where they are, to be part of the new site: all of them if each was made of just this, and is as it was
   * written; none otherwise. They are not to be made then. Gives what was remarked of them when they were.
   */
  readonly keep: (
    paths: readonly string[],
    recipe: string,
  ) => { readonly remark?: string | undefined } | undefined;
  /** Whether `keep` would leave them. */
  readonly has: (paths: readonly string[], recipe: string) => boolean;
  /** Says what files of the new site are made of, for the next build: a text that changes with all that they depend on. */
  readonly remember: (paths: readonly string[], recipe: string, remark?: string) => void;
  /** The files that stay so far, as the last build wrote them. */
  readonly kept: Mark;
  /** What files of the new site hold, as far as whoever wrote them has noted it: nobody has to read those again. */
  readonly written: Map<string, Stamp>;
}

/** The same for whoever swaps the site. */
interface FormerBuild extends Former {
  /** Records, once the new site is in its place, what its files were made of. */
  readonly close: () => Promise<void>;
}

/** When files were changed, one after another, by their content and by any other fact. */
type Times = readonly number[];

/** Files that were made together. */
interface Group {
  readonly recipe: string;
  readonly remark?: string | undefined;
  /** Two for each file: what neither says is the same has to be made again. */
  readonly times: ArrayLike<number>;
}

/** By the paths of their files, one to a line. */
type Groups = ReadonlyMap<string, Group>;

/** Part of every record: who records otherwise raises it. */
const version = 4;

/** Groups as they are recorded. In columns: an object for each of ten thousand pages takes long to write and to read. */
interface Columns {
  readonly version: number;
  readonly paths: readonly string[];
  readonly recipes: readonly string[];
  readonly remarks: readonly (string | undefined)[];
  readonly times: Float64Array;
  /** Where the times of each group begin, with the end of the last. */
  readonly starts: Uint32Array;
}

/** Where in a cache the records of all folders lie. */
export const recordsFolder = (cache: string) => join(cache, 'built');

async function readGroups(file: string): Promise<Groups> {
  try {
    // Only the function below writes such files; of another version of Node nothing is read.
    const columns = deserialize(await readFile(file)) as Columns;
    if (columns.version !== version) return new Map();
    const { paths, recipes, remarks, times, starts } = columns;
    return new Map(
      paths.map((together, at) => [
        together,
        {
          recipe: recipes[at] ?? '',
          remark: remarks[at],
          times: times.subarray(starts[at], starts[at + 1]),
        },
      ]),
    );
  } catch {
    return new Map();
  }
}

/** The times of a file that still has a size, and can be served. */
function timesOf(file: string, served: Served): Times {
  const facts = findServed(file, served);
  return facts === undefined ? [] : [facts.mtimeMs, facts.ctimeMs];
}

async function writeGroups(file: string, groups: Groups): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}-${pid}.unfinished`;
  const all = [...groups.values()];
  const starts = new Uint32Array(all.length + 1);
  for (const [at, { times }] of all.entries()) starts[at + 1] = (starts[at] ?? 0) + times.length;
  const times = new Float64Array(starts.at(-1) ?? 0);
  for (const [at, group] of all.entries()) times.set(group.times, starts[at]);
  const columns: Columns = {
    version,
    paths: [...groups.keys()],
    recipes: all.map(({ recipe }) => recipe),
    remarks: all.map(({ remark }) => remark),
    times,
    starts,
  };
  await writeFile(draft, serialize(columns));
  await rename(draft, file);
}

/** Where a build was, and this one is. Paths are absolute. */
interface Surroundings {
  readonly folder: string;
  readonly cache: string;
  /** Who may read what is written there now, as the bits of a mode. */
  readonly access: number;
}

/**
 * What the last build of a site's folder left. Its record lies in the cache, since it holds what is true of this disk
 * alone; where it is lost, or tells of files that were touched since, they are made again.
 */
export async function openFormer({ folder, cache, access }: Surroundings): Promise<FormerBuild> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const file = join(recordsFolder(cache), `${name}.bin`);
  const mark: Mark = readMark(join(folder, markFile)) ?? new Map();
  const groups = await readGroups(file);
  const kept = new Map<string, Stamp>();
  const next = new Map<string, Group>();
  const isAsWritten = (path: string, mtimeMs: number | undefined, ctimeMs: number | undefined) => {
    const times = timesOf(join(folder, path), { size: mark.get(path)?.size, access });
    return times.length > 0 && times[0] === mtimeMs && times[1] === ctimeMs;
  };
  const find = (paths: readonly string[], recipe: string) => {
    const group = groups.get(paths.join('\n'));
    if (group?.recipe !== recipe) return undefined;
    const { times } = group;
    const isSame = paths.every((path, at) => isAsWritten(path, times[2 * at], times[2 * at + 1]));
    return isSame ? group : undefined;
  };
  return {
    kept,
    written: new Map(),
    has: (paths, recipe) => find(paths, recipe) !== undefined,
    keep(paths, recipe) {
      const group = find(paths, recipe);
      if (group === undefined) return undefined;
      next.set(paths.join('\n'), group);
      for (const path of paths) {
        const stamp = mark.get(path);
        if (stamp !== undefined) kept.set(path, stamp);
      }
      return group;
    },
    remember(paths, recipe, remark) {
      next.set(paths.join('\n'), { recipe, remark, times: [] });
    },
    async close() {
      const delivered = readMark(join(folder, markFile)) ?? new Map<string, Stamp>();
      for (const [together, group] of next) {
        // What was kept has the times that it had.
        if (group.times.length > 0) continue;
        const times = together
          .split('\n')
          .map((path) => timesOf(join(folder, path), { size: delivered.get(path)?.size, access }));
        if (times.every(({ length }) => length > 0)) next.set(together, { ...group, times: times.flat() });
        else next.delete(together);
      }
      await writeGroups(file, next);
    },
  };
}
