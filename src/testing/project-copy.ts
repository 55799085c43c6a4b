import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the project that may be changed. */
interface ProjectCopy {
  readonly root: string;
  readonly remove: () => Promise<void>;
}

interface Wanted {
  readonly project?: string;
  /** Where its content comes from: the folder that has `pages/` and `public/`; the specified site unless told. */
  readonly content?: string;
  /** Whether its caches are its own, so that the first build finds none, and no other server of libraries changes them. */
  readonly hasOwnCache?: boolean;
}

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'schema',
  'scripts',
];

/** Folders of what programs keep for the next time: those of builds and of the development server. */
const caches = ['.cache', '.vite'];

async function linkModules(from: string, to: string, hasOwnCache: boolean): Promise<void> {
  if (!hasOwnCache) return symlink(from, to, 'junction');
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => !caches.includes(name));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name), 'junction')));
}

/** Copies the project into a new folder, without its history. */
export async function copyProject(wanted: Wanted = {}): Promise<ProjectCopy> {
  const { project = process.cwd(), hasOwnCache = false } = wanted;
  const { content = join(project, 'src', 'testing', 'specified') } = wanted;
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
  const pairs = [
    ...copied.map((name) => [join(project, name), name] as const),
    ...['pages', 'public'].map((name) => [join(content, name), name] as const),
  ];
  await Promise.all(pairs.map(([from, name]) => cp(from, join(root, name), { recursive: true })));
  await linkModules(join(project, 'node_modules'), join(root, 'node_modules'), hasOwnCache);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
