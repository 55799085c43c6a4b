import { noPlace } from '../content/problems/place.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkListed, type Memory } from '../content/known/check-site.ts';
import type { Site } from '../content/known/site.ts';
import { list, type ListedContent, type Places } from '../content/load/load.ts';
import type { BrokenPicture } from '../content/pictures/picture-file.ts';
import { readPictures, type Pictures } from '../content/pictures/pictures.ts';
import { tellPlainly } from '../content/present/tell.ts';
import { usualFolder } from '../content/problems/content-folder.ts';
import type { Problem } from '../content/problems/problem.ts';
import { explainComplaint } from '../content/validate/checks/complaints.ts';
import { divide, findBrought } from '../content/validate/foresee.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { Outcome } from '../editor/store/store.ts';

/** What an order really changes: new texts by path, `null` for a file that goes, and new pictures by name. */
export interface Changes {
  readonly texts: ReadonlyMap<string, string | null>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** An order that is not carried out, with the mistakes for which. */
export function refuse(reason: string, problems: readonly Problem[] = []): Outcome {
  return { kind: 'refused', reason, problems: tellPlainly(problems) };
}

/** What the chain makes of new pictures, from a folder where nobody else looks. */
async function examinePictures(
  { cache }: Places,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Pictures> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  try {
    for (const [name, bytes] of pictures) await writeFile(join(folder, name), bytes);
    return await readPictures(folder, cache);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function explainBroken({ name, fault }: BrokenPicture): Problem {
  const mistake = explainComplaint({ kind: 'broken-picture', file: name, fault });
  return { ...mistake, file: `public/images/${name}`, range: noPlace };
}

/** What a check of a site on a disk needs. */
export interface Checking {
  readonly places: Places;
  readonly conditions: Conditions;
  /** Checks a site as it is listed; where nobody says how, nothing is remembered from one time to the next. */
  readonly check?: CheckListing | undefined;
}

/** Checks a site whose files are listed when they are asked for. */
export type CheckListing = (listing: () => Promise<ListedContent>) => Promise<Pick<Site, 'problems'>>;

const forgetful: Memory = {
  read: () => ({ pages: new Map(), answers: new Map() }),
  write: () => Promise.resolve(),
};

/** A problem as it is told in an editor, to whom the folder of the pages has one name, wherever it lies. */
function inPages(problem: Problem, { pagesName }: Places): Problem {
  const rename = (file: string) =>
    file.startsWith(`${pagesName}/`) ? `${usualFolder}/${file.slice(pagesName.length + 1)}` : file;
  const { file, other } = problem;
  return { ...problem, file: rename(file), other: other && { ...other, file: rename(other.file) } };
}

/** Refuses changes that the checker would refuse in the site as it would be. */
export async function checkChanges(
  { places, conditions, check }: Checking,
  { texts, pictures }: Changes,
): Promise<Outcome | undefined> {
  const examined = await examinePictures(places, pictures);
  if (examined.broken.length > 0)
    return refuse('Uma das fotos não pode ser mostrada.', examined.broken.map(explainBroken));
  const pending = new Map([...texts].map(([path, text]) => [path, text === null ? null : Buffer.from(text)]));
  const judge = check ?? ((listing) => checkListed(listing, { ...conditions, program: '' }, forgetful));
  const after = await judge(async () => {
    const { content, pages } = await list(places, pending);
    return { content: { ...content, pictures: [...content.pictures, ...examined.pictures] }, pages };
  });
  const files = [...texts.keys()].map((path) => `${places.pagesName}/${path}`);
  const { own, others } = divide(after.problems, files);
  const brought = others.length === 0 ? [] : findBrought(others, (await judge(() => list(places))).problems);
  const problems = [...own, ...brought].map((problem) => inPages(problem, places));
  return problems.length === 0
    ? undefined
    : refuse('Com isso o site teria erros, e nada foi gravado.', problems);
}
