import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { judgeOrder } from '../content/edit/judge-order.ts';
import type { Places } from '../content/load/load.ts';
import { sha256 } from '../content/pictures/digest.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { Order, Outcome } from '../editor/store/store.ts';
import { checkChanges, refuse, type Changes } from './check-changes.ts';
import { idsOf, listPictures, nameState, readFolder } from './content-folder.ts';
import { explainFault } from './faults.ts';
import { isThere, shownPath, type Desk } from './files.ts';
import type { Ground } from './journal.ts';
import { perform, type Write } from './perform.ts';
import { Refusal } from './refusal.ts';
import { Overtaken, type Watch } from './steps.ts';
import { sweep, takeTurn } from './turn.ts';

/** A site on a disk that orders are carried out on. */
export interface DiskSite {
  readonly places: Places;
  readonly conditions: Conditions;
  readonly terminal: Desk['terminal'];
  /** Is called after each change of the disk; tests end the process there. */
  readonly watch?: Watch | undefined;
}

const deskOf = ({ places, terminal }: DiskSite): Desk => ({ folder: places.pages, terminal });

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

/** Refuses to write where something else lies, such as a link, or in a folder where a link leads. */
async function refusePlaces(writes: readonly Write[], { terminal }: Desk): Promise<void> {
  for (const { path, before } of writes) {
    const folder = dirname(path);
    const facts = await lstat(folder).catch(() => undefined);
    if (facts?.isSymbolicLink())
      throw new Refusal(
        `${shownPath(folder, terminal)} é um atalho para outro lugar. Apague-o e copie para cá a própria pasta.`,
        2,
      );
    if (before === null && (await isThere(path)))
      throw new Refusal(`${shownPath(path, terminal)} já existe. Escolha outro nome.`, 2);
  }
}

async function findGround({ pages, images }: Places): Promise<Ground> {
  return { pages: await realpath(pages), images: await realpath(images).catch(() => images) };
}

async function carryOutInTurn(site: DiskSite, order: Order): Promise<Outcome> {
  const { places, watch } = site;
  const ground = await findGround(places);
  await sweep(ground.images);
  const version = await readFolder(ground.pages);
  const ids = idsOf(version);
  const judged = judgeOrder(order, { files: ids, pictures: await listPictures(ground.images) });
  if (judged.kind === 'refused') return refuse(judged.reason);
  if (judged.kind === 'moved') return judged;
  const changes = listChanges(order, ids);
  const writes = listWrites(changes, ids, ground);
  if (writes.length > 0) {
    await refusePlaces(writes, deskOf(site));
    const refused = await checkChanges(site, version, changes);
    if (refused !== undefined) return refused;
    await perform(writes, ground, watch);
  }
  const files = Object.entries(order.files).map(([path, text]) => [
    path,
    text === null ? null : sha256(text),
  ]);
  const now = idsOf(await readFolder(ground.pages));
  return { kind: 'saved', head: await nameState(now, ground.images), files: Object.fromEntries(files) };
}

/** A path below one of the folders, as an order names it. */
function toPath({ pages }: Ground, path: string): string {
  return relative(pages, path).split(sep).join('/');
}

/**
 * Carries an order out on a disk, whole or not at all, while no other command of ours writes there. What the computer
 * does not let us do is refused in a sentence; it rejects where nobody can say what was written.
 */
export async function carryOut(site: DiskSite, order: Order): Promise<Outcome> {
  const desk = deskOf(site);
  try {
    return await takeTurn(desk, () => carryOutInTurn(site, order));
  } catch (error) {
    if (error instanceof Overtaken)
      return { kind: 'moved', files: [toPath(await findGround(site.places), error.path)] };
    if (error instanceof Refusal) return refuse(error.message);
    const told = explainFault(error, (path) => shownPath(path, desk.terminal));
    if (told === undefined) throw error;
    return refuse(told);
  }
}
