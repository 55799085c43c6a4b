import { createHash } from 'node:crypto';
import type { FileVersion, History } from '../editor/store/store.ts';
import { printableLine } from '../content/problems/printable.ts';
import { readFiles } from './content-folder.ts';
import { listCommitted, readCommitted, type CommittedVersion } from './git-versions.ts';
import { listKept, type KeptVersion } from './kept-versions.ts';

/** An earlier text, with where it lies. */
interface Found {
  readonly version: FileVersion;
  readonly isCommitted: boolean;
  /** What git calls this text. Two that share a name are the same but for the ends of their lines. */
  readonly names: readonly string[];
  readonly read: () => Promise<Uint8Array | undefined>;
}

interface Look {
  readonly versions: readonly Found[];
  readonly isWhole: boolean;
}

type Algorithm = 'sha1' | 'sha256';

/** What git calls bytes, as they are and as it keeps them of a computer whose lines end in CR and LF. */
function namesOf(bytes: Uint8Array, algorithm: Algorithm): readonly string[] {
  const unix = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return [bytes, unix].map((content) =>
    createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest('hex'),
  );
}

/** A name or a subject on one line, without signs that could show another. */
const shown = (text: string) => printableLine(text).trim().slice(0, 200);

function fromGit(pages: string, { id, when, who, says, blob }: CommittedVersion): Found {
  const version = {
    id,
    when,
    ...(shown(who) !== '' && { who: shown(who) }),
    ...(shown(says) !== '' && { says: shown(says) }),
  };
  return { version, isCommitted: true, names: [blob], read: () => readCommitted(pages, blob) };
}

function fromEditor({ id, when, bytes }: KeptVersion, algorithm: Algorithm): Found {
  const read = () => Promise.resolve(bytes);
  return { version: { id, when }, isCommitted: false, names: namesOf(bytes, algorithm), read };
}

/**
 * Of texts from the newest to the oldest each row of the same once, as the oldest that was committed, or else the oldest;
 * nothing of those that are the present one.
 */
function joinSame(versions: readonly Found[], present: readonly string[]): readonly Found[] {
  const rows: Found[] = [];
  let last = present;
  for (const version of versions) {
    if (!version.names.some((name) => last.includes(name))) rows.push(version);
    else if (rows.length > 0 && (version.isCommitted || rows.at(-1)?.isCommitted === false))
      rows[rows.length - 1] = version;
    last = version.names;
  }
  return rows;
}

async function look(pages: string, path: string): Promise<Look> {
  const content = await readFiles(pages, [path]);
  const present = Object.hasOwn(content, path) ? content[path] : undefined;
  if (present === undefined) return { versions: [], isWhole: true };
  const committed = await listCommitted(pages, path).catch(() => undefined);
  const algorithm = committed?.[0]?.blob.length === 64 ? 'sha256' : 'sha1';
  const found = [
    ...(await listKept(pages, path)).map((version) => fromEditor(version, algorithm)),
    ...(committed ?? []).map((version) => fromGit(pages, version)),
  ];
  const ordered = found.toSorted(
    (one, other) => Date.parse(other.version.when) - Date.parse(one.version.when),
  );
  return { versions: joinSame(ordered, namesOf(present, algorithm)), isWhole: committed !== undefined };
}

/** The earlier texts of a file of the content folder: those that git has, and those that saving has replaced. */
export async function listVersions(pages: string, path: string): Promise<History> {
  const { versions, isWhole } = await look(pages, path);
  return { versions: versions.map(({ version }) => version), isWhole };
}

/** An earlier text, a byte order mark included; nothing of one that is not listed, or is no text that a page may have. */
export async function readVersion(pages: string, path: string, id: string): Promise<string | undefined> {
  const { versions } = await look(pages, path);
  const bytes = await versions.find(({ version }) => version.id === id)?.read();
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
