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
  ) => Promise<{ readonly remark?: string | undefined } | undefined>;
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

/** When a file was changed, by its content and by any other fact: what neither says is the same has to be made again. */
type Times = readonly [mtimeMs: number, ctimeMs: number];

interface Entry {
  readonly recipe: string;
  readonly times: Times;
  readonly remark?: string | undefined;
}

type Entries = Readonly<Record<string, Entry>>;

/** Part of every record: who records otherwise raises it. */
const version = 1;

async function readEntries(file: string): Promise<Entries> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  try {
    const record = Object(JSON.parse(text)) as { version?: unknown; files?: unknown };
    // Only this module writes such files; whatever else they hold matches no recipe.
    return record.version === version ? (Object(record.files) as Entries) : {};
  } catch {
    return {};
  }
}

/** The times of a file that still has a size. Asked at once: of tens of thousands the waiting would take longest. */
function timesOf(file: string, size: number): Times | undefined {
  try {
    const facts = statSync(file);
    return facts.isFile() && facts.size === size ? [facts.mtimeMs, facts.ctimeMs] : undefined;
  } catch {
    return undefined;
  }
}

async function writeEntries(file: string, entries: Entries): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}-${pid}.unfinished`;
  await writeFile(draft, JSON.stringify({ version, files: entries }));
  await rename(draft, file);
}

/**
 * What the last build of a site's folder left. Its record lies in the cache, since it holds what is true of this disk
 * alone; where it is lost, or tells of files that were touched since, they are made again.
 */
export async function openFormer(folder: string, cache: string): Promise<FormerBuild> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const file = join(cache, 'built', `${name}.json`);
  const [mark, entries]: readonly [Mark, Entries] = [
    (await readMark(join(folder, markFile))) ?? new Map(),
    await readEntries(file),
  ];
  const kept = new Map<string, Stamp>();
  const recipes = new Map<string, Omit<Entry, 'times'> & { readonly times?: Times | undefined }>();
  const find = (path: string, recipe: string) => {
    const [stamp, entry] = [mark.get(path), entries[path]];
    if (stamp === undefined || entry?.recipe !== recipe) return undefined;
    const times = timesOf(join(folder, path), stamp.size);
    return times?.every((time, index) => time === entry.times[index]) === true ? stamp : undefined;
  };
  return {
    kept,
    written: new Map(),
    has: (paths, recipe) => paths.every((path) => find(path, recipe) !== undefined),
    async keep(paths, recipe) {
      const stamps = paths.map((path) => find(path, recipe));
      const found = stamps.filter((stamp) => stamp !== undefined);
      if (found.length < paths.length) return undefined;
      const remark = entries[paths[0] ?? '']?.remark;
      paths.forEach((path, index) => {
        const stamp = found[index];
        if (stamp !== undefined) kept.set(path, stamp);
        recipes.set(path, { recipe, remark, times: entries[path]?.times });
      });
      return { remark };
    },
    remember(paths, recipe, remark) {
      for (const path of paths) recipes.set(path, { recipe, remark });
    },
    async close() {
      const delivered = (await readMark(join(folder, markFile))) ?? new Map<string, Stamp>();
      const next: Record<string, Entry> = {};
      for (const [path, known] of recipes) {
        const size = delivered.get(path)?.size;
        // What was kept has the times that it had.
        const times = size === undefined ? undefined : (known.times ?? timesOf(join(folder, path), size));
        if (times !== undefined) next[path] = { ...known, times };
      }
      await writeEntries(file, next);
    },
  };
}
