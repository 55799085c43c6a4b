import { noPlace } from '../content/problems/place.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Version } from '../content/changes/changes.ts';
import type { Beside } from '../content/load/content.ts';
import { loadBeside, type Places } from '../content/load/load.ts';
import type { BrokenPicture } from '../content/pictures/picture-file.ts';
import { readPictures, type Pictures } from '../content/pictures/pictures.ts';
import { tellPlainly } from '../content/present/tell.ts';
import type { Problem } from '../content/problems/problem.ts';
import { readContent } from '../content/read-content.ts';
import type { Source } from '../content/source/source.ts';
import { explainComplaint } from '../content/validate/checks/complaints.ts';
import { findBlocking } from '../content/validate/foresee.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { Outcome } from '../editor/store/store.ts';

/** What an order really changes: new texts by path, `null` for a file that goes, and new pictures by name. */
export interface Changes {
  readonly texts: ReadonlyMap<string, string | null>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** An order that is not carried out, with the mistakes for which. */
export function refuse(
  reason: string,
  problems: readonly Problem[] = [],
  sources: readonly Source[] = [],
): Outcome {
  return { kind: 'refused', reason, problems: tellPlainly(problems, sources) };
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

/** Refuses changes that the checker would refuse in the site as it would be. */
export async function checkChanges(
  { places, conditions }: { readonly places: Places; readonly conditions: Conditions },
  version: Version,
  { texts, pictures }: Changes,
): Promise<Outcome | undefined> {
  const beside = await loadBeside(places);
  const examined = await examinePictures(places, pictures);
  if (examined.broken.length > 0)
    return refuse('Uma das fotos não pode ser mostrada.', examined.broken.map(explainBroken));
  const changed = new Map(Object.entries(version));
  for (const [path, text] of texts) {
    if (text === null) changed.delete(path);
    else changed.set(path, Buffer.from(text));
  }
  const after: Beside = { ...beside, pictures: [...beside.pictures, ...examined.pictures] };
  const change = {
    before: readContent(version, beside),
    after: readContent(Object.fromEntries(changed), after),
    files: [...texts.keys()].map((path) => `pages/${path}`),
  };
  const problems = findBlocking(change, conditions);
  if (problems.length === 0) return undefined;
  return refuse('Com isso o site teria erros, e nada foi gravado.', problems, change.after.sources);
}
