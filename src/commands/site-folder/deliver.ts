import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Progress } from '../../content/pictures/in-turn.ts';
import { Refusal } from '../refusal.ts';
import {
  hasSize,
  holds,
  isLasting,
  listEntries,
  listFoldersOf,
  markFile,
  readMark,
  serves,
  stamp,
  writeMark,
  type Mark,
} from './mark.ts';
import { moveFile, openFolders, removeFile } from './move-file.ts';

/** A finished site that waits beside the one that is served: its files, and the mark that they will have. */
interface Delivery {
  /** The site's folder, absolute. */
  readonly folder: string;
  /** Where the new files lie, in the same folder and so on the same disk: `site/`, and `mark.json` once all are there. */
  readonly desk: string;
  /** Who may read what is written there now, as the bits of a mode. */
  readonly access: number;
  /** Files of the last build that stay where they are, looked at in this build; none where it was another that died. */
  readonly kept?: Mark | undefined;
  /** What new files hold, as far as it was noted when they were written. */
  readonly written?: Mark | undefined;
  /** Files there that are somebody's own, where they were looked for just now. */
  readonly foreign?: readonly string[] | undefined;
}

/** A delivery, and what it meets in the site's folder. */
interface Plan extends Delivery {
  readonly next: Mark;
  /** Files that have to be moved, in the order in which a visitor may meet them. */
  readonly moved: readonly string[];
  /** Files of the former build that the new one does not have, in the order in which they may leave. */
  readonly former: readonly string[];
  /** Files that stay, though the new site does not have them: they are somebody's own. */
  readonly left: readonly string[];
}

/** Is called before each change of the site's folder. */
export type Watch = (change: string) => void;

/** Documents come after all that they name, and go before it. */
function rankOf(file: string): number {
  if (isLasting.test(file)) return 0;
  return /(\.html(\.br|\.gz)?|^_(headers|redirects))$/.test(file) ? 2 : 1;
}

/** Files of somebody's own that stand where the new site needs the place. */
async function findInTheWay({ folder }: Delivery, next: Mark, foreign: readonly string[]) {
  if (foreign.length === 0) return [];
  const folders = new Set([...next.keys()].flatMap(listFoldersOf));
  const found: string[] = [];
  for (const path of foreign) {
    const wanted = next.get(path);
    const isSame = wanted !== undefined && (await holds(join(folder, path), wanted));
    const isUnder = listFoldersOf(path).some((above) => next.has(above));
    if ((wanted !== undefined && !isSame) || folders.has(path) || isUnder) found.push(path);
  }
  return found;
}

function refuseInTheWay(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const names = paths.map((path) => `"${path}"`).join(', ');
  throw new Refusal(
    `Na pasta do site há algo que não veio da montagem, e o site tem um arquivo com o mesmo nome: ${names}. ` +
      'O site ficou como estava. Tire isso de lá, ou mude o nome, e rode de novo.',
    2,
  );
}

/** Files that no build has written. One in whose place the new site has another is in its way. */
async function findForeign(delivery: Delivery, next: Mark): Promise<readonly string[]> {
  const { folder } = delivery;
  const last = readMark(join(folder, markFile));
  const foreign = listEntries(folder).filter((path) => last?.has(path) !== true);
  refuseInTheWay(await findInTheWay(delivery, next, foreign));
  return foreign;
}

async function plan(delivery: Delivery, next: Mark): Promise<Plan> {
  const { folder, desk, access, kept = new Map() } = delivery;
  const last = readMark(join(folder, markFile)) ?? new Map();
  const foreign = delivery.foreign ?? (await findForeign(delivery, next));
  const moved: string[] = [];
  for (const path of listEntries(join(desk, 'site'))) {
    // What was to stay and has gone since is made by the build that follows.
    const wanted = kept.has(path) ? undefined : next.get(path);
    if (wanted !== undefined && !(await serves(join(folder, path), wanted, access))) moved.push(path);
  }
  const former: string[] = [];
  const left = foreign.filter((path) => !next.has(path));
  let both = next;
  for (const [path, written] of last) {
    if (next.has(path)) continue;
    if (both === next) both = new Map([...last, ...next]);
    const file = join(folder, path);
    if (await holds(file, written)) former.push(path);
    // What somebody has changed since is theirs by now.
    else if (existsSync(file)) left.push(path);
  }
  await writeMark(join(desk, 'both.json'), both);
  const arriving = moved.toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  const leaving = former.toSorted((one, other) => rankOf(other) - rankOf(one) || (one < other ? -1 : 1));
  return { folder, desk, access, next, moved: arriving, former: leaving, left: left.toSorted() };
}

/** Files that leave, where a folder has to be, or the other way round. */
function findBlocking(former: readonly string[], next: Mark): readonly string[] {
  if (former.length === 0) return [];
  const folders = new Set([...next.keys()].flatMap(listFoldersOf));
  return former.filter((path) => folders.has(path) || listFoldersOf(path).some((above) => next.has(above)));
}

/** From here on nothing is awaited and nothing needs space: all is there, and each step is one entry of a folder. */
function move({ folder, desk, access, next, moved, former }: Plan, watch: Watch, progress: Progress): void {
  const mark = join(folder, markFile);
  const blocking = findBlocking(former, next);
  watch('mark both');
  renameSync(join(desk, 'both.json'), mark);
  for (const path of blocking) {
    watch(`clear ${path}`);
    removeFile(folder, path);
  }
  for (const path of new Set(moved.map(dirname))) mkdirSync(join(folder, path), { recursive: true });
  openFolders(folder, next.keys(), access);
  for (const [index, path] of moved.entries()) {
    watch(`move ${path}`);
    moveFile(join(desk, 'site', path), join(folder, path));
    progress(index + 1, moved.length);
  }
  for (const path of former.filter((path) => !blocking.includes(path))) {
    watch(`remove ${path}`);
    removeFile(folder, path);
  }
  watch('mark new');
  renameSync(join(desk, 'mark.json'), mark);
}

/**
 * Takes stock of a finished site. Once this is done, a build that dies is brought to its end by the next. Gives what is
 * delivered now, with somebody's own files that were found.
 */
export async function seal(delivery: Delivery): Promise<Delivery> {
  const { desk, kept = new Map(), written = new Map() } = delivery;
  const site = join(desk, 'site');
  const next = new Map(kept);
  // What stays is as it was, whatever else came with its name.
  for (const path of listEntries(site).filter((arrived) => !kept.has(arrived))) {
    const file = join(site, path);
    const noted = written.get(path);
    next.set(path, noted !== undefined && hasSize(file, noted) ? noted : await stamp(file));
  }
  const foreign = await findForeign(delivery, next);
  const draft = join(desk, 'draft.json');
  await writeMark(draft, next);
  await rename(draft, join(desk, 'mark.json'));
  return { ...delivery, foreign };
}

/**
 * Puts a sealed site in the place of the one that is served, file by file: first what is new under its own name, then
 * documents over their former selves, each whole at any moment, and last it removes what is old, documents first. May
 * be broken off anywhere and called again. Gives the files that are somebody's own and were left alone.
 */
export async function deliver(
  delivery: Delivery,
  watch: Watch = () => {},
  progress: Progress = () => {},
): Promise<readonly string[]> {
  const next = readMark(join(delivery.desk, 'mark.json'));
  if (next === undefined) throw new Error(`${delivery.desk} is not sealed.`);
  const planned = await plan(delivery, next);
  move(planned, watch, progress);
  return planned.left;
}

/** Whether a site lies there that was finished and not delivered to its end. */
export function isSealed(desk: string): boolean {
  return readMark(join(desk, 'mark.json')) !== undefined;
}
