import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../content/pictures/digest.ts';

const run = promisify(execFile);

/** What `version.json` says of a built site. */
export interface SiteVersion {
  /** Twelve signs that name what is published: equal sites have equal ones. */
  readonly version: string;
  /** The commit that the content's repository stands at; missing without git. */
  readonly commit?: string;
  /** Present where something there is not in that commit. */
  readonly isChanged?: true;
  /** The day that the site is built for, as ISO. */
  readonly day: string;
}

/** Where `version.json` lies below the site's folder. */
export const versionFile = 'version.json';

const isCompressed = /\.(br|gz)$/;

/** Read at once, as their contents are: of tens of thousands of files the waiting would take longest. */
function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((file) => !isCompressed.test(file) && file !== versionFile)
    .toSorted();
}

/** Files by path, with the SHA-256 of each. */
type Hashes = ReadonlyMap<string, { readonly hash: string }>;

/** A name for all that a folder publishes together with what was kept, whatever else it holds compressed. */
function nameFiles(folder: string, kept: Hashes, written: Hashes): string {
  const stay = [...kept.keys()].filter((file) => !isCompressed.test(file));
  const lines = [...listFiles(folder), ...stay].toSorted().map((file) => {
    const known = kept.get(file) ?? written.get(file);
    return `${JSON.stringify(file)} ${known?.hash ?? sha256(readFileSync(join(folder, file)))}\n`;
  });
  return sha256(lines.join('')).slice(0, 12);
}

/** The commit that a folder's repository stands at, and whether all is in it. Nothing without git. */
async function readCommit(folder: string): Promise<Pick<SiteVersion, 'commit' | 'isChanged'>> {
  try {
    const words = ['--no-optional-locks', 'status', '--porcelain=v2', '--branch'];
    const { stdout } = await run('git', words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    const [, commit] = /^# branch\.oid ([\da-f]{40,64})$/m.exec(stdout) ?? [];
    if (commit === undefined) return {};
    return { commit, ...(/^[^#]/m.test(stdout) && { isChanged: true }) };
  } catch {
    // No git, or no repository: a folder that was only unpacked.
    return {};
  }
}

interface Parts {
  /** The folder of the page files, absolute. */
  readonly pages: string;
  /** The day that the site is built for, as ISO. */
  readonly day: string;
  /** Files of the site that lie elsewhere. */
  readonly kept?: Hashes | undefined;
  /** Files of the folder, as far as it is known what they hold. */
  readonly written?: Hashes | undefined;
}

/** The content of `version.json` for the site in a folder. No clock is in it: equal builds have equal ones. */
export async function formatVersion(
  folder: string,
  { pages, day, kept = new Map(), written = new Map() }: Parts,
): Promise<string> {
  const name = nameFiles(folder, kept, written);
  const version: SiteVersion = { version: name, ...(await readCommit(pages)), day };
  return `${JSON.stringify(version)}\n`;
}
