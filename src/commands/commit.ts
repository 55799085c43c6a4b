import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Version } from '../content/changes/changes.ts';
import { judgeOrder } from '../content/edit/judge-order.ts';
import { sha256 } from '../content/pictures/digest.ts';
import type { Order, Outcome } from '../editor/store/store.ts';
import { checkChanges, refuse, type Changes, type Checking } from './check-changes.ts';
import { FolderIds, idsOf, listPictures, nameState, readFiles } from './content-folder.ts';
import { explainFault, WritingFault } from './faults.ts';
import { isThere, shownPath, type Desk } from './files.ts';
import type { Ground } from './journal.ts';
import { perform, type Write } from './perform.ts';
import { Refusal } from './refusal.ts';
import { Overtaken, type Watch } from './steps.ts';
import { keepRenamed, keepReplaced } from './keep-earlier.ts';
import { keepInTrash, trashOf, type Going } from './trash.ts';
import { sweep, takeTurn } from './turn.ts';

/** A site on a disk that orders are carried out on. */
export interface DiskSite extends Checking {
  /** Is told what happened to the pages that nobody has asked for. */
  readonly tell: (text: string) => void;
  /** Is called after each change of the disk; tests end the process there. */
  readonly watch?: Watch | undefined;
}

/** What is written is told by its place in the site, wherever on this machine that is. */
function deskOf({ tell }: DiskSite, { pages }: Ground): Desk {
  return { folder: pages, terminal: { printError: tell, project: { root: dirname(pages) } } };
}

function listChanges({ files, pictures = {} }: Order, ids: ReadonlyMap<string, string>): Changes {
  const isNew = ([path, text]: readonly [string, string | null]) =>
    (text === null ? undefined : sha256(text)) !== ids.get(path);
  return {
    texts: new Map(Object.entries(files).filter(isNew)),
    pictures: new Map(
      Object.entries(pictures).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]),
    ),
  };
}

/** The writes of an order; what goes comes first, since a disk may take two names for one. */
function listWrites({ texts, pictures }: Changes, ids: ReadonlyMap<string, string>, ground: Ground) {
  const files = [...texts].map(([path, content]): Write => ({
    path: join(ground.pages, ...path.split('/')),
    before: ids.get(path) ?? null,
    content,
  }));
  const shown = [...pictures].map(([name, content]): Write => ({
    path: join(ground.images, name),
    before: null,
    content,
  }));
  return [
    ...files.filter(({ content }) => content === null),
    ...shown,
    ...files.filter(({ content }) => content !== null),
  ];
}

async function refuseLinked(folder: string, { terminal }: Desk): Promise<void> {
  const facts = await lstat(folder).catch(() => undefined);
  if (facts?.isSymbolicLink())
    throw new Refusal(
      `${shownPath(folder, terminal)} é um atalho para outro lugar. Apague-o e copie para cá a própria pasta.`,
      2,
    );
}

/** Refuses to write where something else lies, such as a link, or in a folder where a link leads. */
async function refusePlaces(writes: readonly Write[], desk: Desk): Promise<void> {
  for (const { path, before } of writes) {
    await refuseLinked(dirname(path), desk);
    if (before === null && (await isThere(path)))
      throw new Refusal(`${shownPath(path, desk.terminal)} já existe. Escolha outro nome.`, 2);
  }
}

/** The files that go, but for those that another of the order is, byte for byte: they have a new name. */
function listGoing({ texts }: Changes, { version, ids }: Look): readonly Going[] {
  const written = new Set([...texts.values()].map((text) => text !== null && sha256(text)));
  return [...texts].flatMap(([path, text]) => {
    const bytes = version[path];
    const isGone = text === null && bytes !== undefined && !written.has(ids.get(path) ?? '');
    return isGone ? [{ path, bytes }] : [];
  });
}

/** How all is after an order. Nothing that goes wrong here says that it was not carried out. */
async function tellSaved({ files }: Order, { pages, images }: Ground, known: FolderIds): Promise<Outcome> {
  const ids = Object.entries(files).map(([path, text]) => [path, text === null ? null : sha256(text)]);
  try {
    const head = await nameState(await known.list(pages), images);
    return { kind: 'saved', head, files: Object.fromEntries(ids) };
  } catch (cause) {
    throw new Error('A site that was saved could not be read again.', { cause });
  }
}

/** What there is, and why an order cannot be carried out on it. */
interface Look {
  /** The files of the order as they are. */
  readonly version: Version;
  readonly ids: ReadonlyMap<string, string>;
  readonly objection?: Outcome;
}

async function look(order: Order, { pages, images }: Ground, known: FolderIds): Promise<Look> {
  const asked = Object.keys(order.files);
  const version = await readFiles(pages, asked);
  const others = [...(await known.list(pages))].filter(([path]) => !asked.includes(path));
  // What is about to be written over, or to go, is what its bytes are that will be kept.
  const ids = new Map([...others, ...idsOf(version)]);
  const judged = judgeOrder(order, { files: ids, pictures: await listPictures(images) });
  if (judged.kind === 'fits') return { version, ids };
  return { version, ids, objection: judged.kind === 'moved' ? judged : refuse(judged.reason) };
}

async function carryOutInTurn(
  site: DiskSite,
  order: Order,
  { ground, known }: { readonly ground: Ground; readonly known: FolderIds },
): Promise<Outcome> {
  for (const folder of [ground.images, trashOf(ground.pages)]) await sweep(folder);
  const found = await look(order, ground, known);
  const { version, ids, objection } = found;
  if (objection !== undefined) return objection;
  const changes = listChanges(order, ids);
  const writes = listWrites(changes, ids, ground);
  if (writes.length > 0) {
    const desk = deskOf(site, ground);
    await refusePlaces(writes, desk);
    await refuseLinked(trashOf(ground.pages), desk);
    const refused = await checkChanges(site, changes);
    if (refused !== undefined) return refused;
    const forget = await keepInTrash(ground.pages, listGoing(changes, found));
    const turn = { changes, version, ids };
    await keepReplaced(turn, desk);
    await perform(writes, ground, site.watch).catch(async (error: unknown) => {
      if (error instanceof Overtaken || error instanceof WritingFault) await forget();
      throw error;
    });
    await keepRenamed(turn, desk);
  }
  return tellSaved(order, ground, known);
}

/** What an order comes to that could not be carried out. Rejects where nobody can say so. */
function explain(error: unknown, { folder, terminal }: Desk): Outcome {
  const show = (path: string) => shownPath(path, terminal);
  if (error instanceof Overtaken) {
    const path = relative(folder, error.path).split(sep).join('/');
    if (!path.startsWith('..')) return { kind: 'moved', files: [path] };
    return refuse(`Já existe a foto "${basename(path)}". Escolha outro nome.`);
  }
  const told = error instanceof Refusal ? error.message : explainFault(error, show);
  if (told === undefined) throw error;
  return refuse(told);
}

/**
 * Carries an order out on a disk, whole or not at all, while no other command of ours writes there. What the computer
 * does not let us do is refused in a sentence; it rejects where nobody can say what was written. `known` are the files that
 * were looked at before.
 */
export async function carryOut(
  site: DiskSite,
  order: Order,
  known: FolderIds = new FolderIds(),
): Promise<Outcome> {
  const { pages, images } = site.places;
  const ground = {
    pages: await realpath(pages).catch(() => pages),
    images: await realpath(images).catch(() => images),
  };
  const desk = deskOf(site, ground);
  try {
    // Whoever comes too late need not wait for a turn.
    const { objection } = await look(order, ground, known);
    if (objection !== undefined) return objection;
    return await takeTurn(desk, () => carryOutInTurn(site, order, { ground, known }));
  } catch (error) {
    return explain(error, desk);
  }
}
