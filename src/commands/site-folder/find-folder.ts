import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Refusal } from '../refusal.ts';
import { hidden, listEntries, markFile, readMark } from './mark.ts';

/** Where a build may not write. Paths are absolute. */
export interface Surroundings {
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** The project's folder. */
  readonly root: string;
  /** Folders of content, public files and the like, wherever they lie. */
  readonly content: readonly string[];
}

/** Folders of the project that no build may write into; those whose names begin with a dot are besides. */
const sources = ['node_modules', 'pages', 'public', 'schema', 'scripts', 'src'];

/** What systems put into folders by themselves, and nobody misses or means. */
export const bySystem = /^(lost\+found|\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)(\/|$)/;

const cure = 'Escolha uma pasta só para o site, como --out dist.';

/** Whether a path is a folder, or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** A path with its symbolic links followed, as far as it exists. */
export async function follow(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    return join(await follow(dirname(path)), basename(path));
  }
}

/** Why a folder may not be written into for where it lies, if it may not. */
export async function findConflict(
  path: string,
  { root, content }: Surroundings,
): Promise<string | undefined> {
  const project = await follow(root);
  const kept = await Promise.all(content.map(follow));
  if (isWithin(project, path)) return 'é a pasta do próprio projeto, ou uma em que ele está';
  if (kept.some((folder) => isWithin(path, folder))) return 'faz parte do conteúdo do site';
  if (kept.some((folder) => isWithin(folder, path))) return 'tem dentro dela o conteúdo do site';
  const [first = ''] = relative(project, path).split(sep);
  const isSource = isWithin(path, project) && (first.startsWith('.') || sources.includes(first));
  return isSource ? `faz parte do projeto, em "${first}"` : undefined;
}

/** Why a folder's content is not a build's to change, if it is not. */
async function findOwner(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts === undefined) return undefined;
  if (!facts.isDirectory()) return 'é um arquivo, e não uma pasta';
  if (readMark(join(path, markFile)) !== undefined) return undefined;
  const top = await readdir(path);
  const isEmpty = top.every((name) => bySystem.test(name) || name === hidden);
  const others = isEmpty ? listEntries(path).filter((name) => !bySystem.test(name)) : top;
  return others.length === 0 ? undefined : 'já tem arquivos que não vieram de uma montagem do site';
}

async function isMissing(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    () => true,
  );
}

/**
 * The folder that `--out` names, absolute and with its links followed: a link stays, and the folder that it leads to is
 * judged and written. Refused unless it is missing, empty or a former build, and lies where nothing else can be lost.
 */
export async function findSiteFolder(written: string, surroundings: Surroundings): Promise<string> {
  if (written.trim() === '') {
    throw new Refusal(`--out está vazio, e por isso não diz onde montar o site. ${cure}`, 2);
  }
  const path = resolve(surroundings.folder, written);
  const isThere = !(await isMissing(path));
  const real = await follow(path);
  const conflict = await findConflict(real, surroundings);
  if (conflict !== undefined) throw new Refusal(`"${written}" ${conflict}; nada foi mudado. ${cure}`, 2);
  if (isThere && (await stat(path).catch(() => undefined)) === undefined) {
    throw new Refusal(`"${written}" é um atalho para uma pasta que não existe. ${cure}`, 2);
  }
  const owner = await findOwner(real);
  if (owner !== undefined) {
    const advice = owner.startsWith('já') ? 'Escolha outra pasta, ou esvazie esta você mesmo.' : cure;
    throw new Refusal(`"${written}" ${owner}; nada foi mudado. ${advice}`, 2);
  }
  // Outside, a missing folder may be a disk that is not connected.
  const isOurs = isWithin(real, await follow(surroundings.root));
  if (!isOurs && (await isMissing(dirname(real)))) {
    throw new Refusal(
      `A pasta "${dirname(path)}", onde "${basename(path)}" ficaria, não existe. Crie-a antes.`,
      2,
    );
  }
  return real;
}
