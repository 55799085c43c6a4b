import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pid } from 'node:process';
import { markFile, readMark, type Mark, type Stamp } from './mark.ts';

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

/** Files that were made together, by the first of them. */
interface Group {
  readonly recipe: string;
  readonly remark?: string | undefined;
  readonly others: readonly string[];
  /** Two for each file: what neither says is the same has to be made again. */
  readonly times: Times;
}

type Groups = Readonly<Record<string, Group>>;

/** Part of every record: who records otherwise raises it. */
const version = 2;

async function readGroups(file: string): Promise<Groups> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  try {
    const record = Object(JSON.parse(text)) as { version?: unknown; groups?: unknown };
    // Only this module writes such files; whatever else they hold matches no recipe.
    return record.version === version ? (Object(record.groups) as Groups) : {};
  } catch {
    return {};
  }
}

/** The times of a file that still has a size. Asked at once: of tens of thousands the waiting would take longest. */
function timesOf(file: string, size: number | undefined): Times {
  try {
    const facts = statSync(file);
    return facts.isFile() && facts.size === size ? [facts.mtimeMs, facts.ctimeMs] : [];
  } catch {
    return [];
  }
}

async function writeGroups(file: string, groups: ReadonlyMap<string, Group>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}-${pid}.unfinished`;
  await writeFile(draft, JSON.stringify({ version, groups: Object.fromEntries(groups) }));
  await rename(draft, file);
}

/**
 * What the last build of a site's folder left. Its record lies in the cache, since it holds what is true of this disk
 * alone; where it is lost, or tells of files that were touched since, they are made again.
 */
export async function openFormer(folder: string, cache: string): Promise<FormerBuild> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const file = join(cache, 'built', `${name}.json`);
  const mark: Mark = readMark(join(folder, markFile)) ?? new Map();
  const groups = await readGroups(file);
  const kept = new Map<string, Stamp>();
  const next = new Map<string, Group>();
  const isAsWritten = (path: string, [mtimeMs, ctimeMs]: Times) => {
    const times = timesOf(join(folder, path), mark.get(path)?.size);
    return times.length > 0 && times[0] === mtimeMs && times[1] === ctimeMs;
  };
  const find = ([first = '', ...others]: readonly string[], recipe: string) => {
    const group = groups[first];
    if (group?.recipe !== recipe || group.others.length !== others.length) return undefined;
    const { times } = group;
    const isSame =
      isAsWritten(first, times) &&
      others.every((path, at) => group.others[at] === path && isAsWritten(path, times.slice(2 * at + 2)));
    return isSame ? group : undefined;
  };
  return {
    kept,
    written: new Map(),
    has: (paths, recipe) => find(paths, recipe) !== undefined,
    keep(paths, recipe) {
      const group = find(paths, recipe);
      if (group === undefined) return undefined;
      next.set(paths[0] ?? '', group);
      for (const path of paths) {
        const stamp = mark.get(path);
        if (stamp !== undefined) kept.set(path, stamp);
      }
      return group;
    },
    remember([first = '', ...others], recipe, remark) {
      next.set(first, { recipe, remark, others, times: [] });
    },
    async close() {
      const delivered = readMark(join(folder, markFile)) ?? new Map<string, Stamp>();
      for (const [first, group] of next) {
        // What was kept has the times that it had.
        if (group.times.length > 0) continue;
        const paths = [first, ...group.others];
        const times = paths.map((path) => timesOf(join(folder, path), delivered.get(path)?.size));
        if (times.every(({ length }) => length > 0)) next.set(first, { ...group, times: times.flat() });
        else next.delete(first);
      }
      await writeGroups(file, next);
    },
  };
}
