import { sha256 } from '../content/pictures/digest.ts';
import type { Version } from '../content/changes/changes.ts';
import { findMoved } from '../content/changes/moved.ts';
import { readData } from '../content/edit/parse.ts';
import type { Changes } from './check-changes.ts';
import { shownPath, type Desk } from './files.ts';
import { keepVersions, renameVersions, versionsOf, type Replaced } from './kept-versions.ts';

/** Changes of a site, and what it was before them. */
interface Turn {
  readonly changes: Changes;
  readonly version: Version;
  readonly ids: ReadonlyMap<string, string>;
}

/** The files that have a new name, byte for byte, by the old one. */
function listRenamed({ changes: { texts }, ids }: Turn): ReadonlyMap<string, string> {
  const written = new Map(
    [...texts].flatMap(([path, text]) => (text === null || ids.has(path) ? [] : [[sha256(text), path]])),
  );
  return new Map(
    [...texts].flatMap(([path, text]) => {
      const target = text === null ? written.get(ids.get(path) ?? '') : undefined;
      return target === undefined ? [] : [[path, target]];
    }),
  );
}

/** The pages that have a new name and another text, by the old name: the likest of those that go and those that come. */
function listRewritten(turn: Turn): ReadonlyMap<string, string> {
  const { changes, version, ids } = turn;
  const renamed = listRenamed(turn);
  const known = new Set([...renamed].flat());
  const pages = [...changes.texts].filter(([path]) => !path.includes('/') && !known.has(path));
  const gone = pages.flatMap(([path, text]) => {
    const bytes = text === null ? version[path] : undefined;
    return bytes === undefined ? [] : [{ path, data: readData(Buffer.from(bytes).toString()) }];
  });
  const come = pages.flatMap(([path, text]) =>
    text === null || ids.has(path) ? [] : [{ path, data: readData(Buffer.from(text).toString()) }],
  );
  return findMoved(gone, come);
}

/** The files that get another text, be it under a new name, with the one that they have. */
function listReplaced(turn: Turn): readonly Replaced[] {
  const { changes, version } = turn;
  const rewritten = listRewritten(turn);
  return [...changes.texts].flatMap(([path, text]) => {
    const bytes = version[path];
    const isReplaced = text !== null || rewritten.has(path);
    return isReplaced && bytes !== undefined ? [{ path, bytes }] : [];
  });
}

/** Tells what went wrong, which keeps nobody from saving. */
async function tellFault(work: Promise<void>, { folder, terminal }: Desk): Promise<void> {
  await work.catch(({ code, message }: NodeJS.ErrnoException) =>
    terminal.printError(
      `A versão anterior não pôde ser guardada em ${shownPath(versionsOf(folder), terminal)} (${code ?? message}). A página é gravada assim mesmo. Confira o espaço e as permissões do disco.`,
    ),
  );
}

/** Keeps the texts that changes are about to replace. Never rejects. */
export function keepReplaced(turn: Turn, desk: Desk): Promise<void> {
  return tellFault(keepVersions(desk.folder, listReplaced(turn)), desk);
}

/** Keeps the versions of files that have got a new name under that. Never rejects. */
export function keepRenamed(turn: Turn, desk: Desk): Promise<void> {
  return tellFault(
    renameVersions(desk.folder, new Map([...listRenamed(turn), ...listRewritten(turn)])),
    desk,
  );
}
