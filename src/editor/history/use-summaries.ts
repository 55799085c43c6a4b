import { useEffect, useState } from 'react';
import { describeTexts } from '../shell/changes.tsx';
import type { Names } from '../shell/knowledge.ts';
import type { FileVersion, Path, Store } from '../store/store.ts';
import { summarise } from './describe-version.ts';

/** Of older versions nobody asks so often, and each is read by itself. */
const mostTold = 30;

interface Place {
  readonly store: Store;
  readonly file: Path;
  /** The text of the file as it is now. */
  readonly present: string;
  /** What colours and shared sections are called. */
  readonly names: Names;
}

/** Tells what each version would change if it came back, as soon as it is known. */
async function tellEach(
  { store, file, present, names }: Place,
  versions: readonly FileVersion[],
  tell: (id: string, summary: string) => boolean,
): Promise<void> {
  for (const { id } of versions.slice(0, mostTold)) {
    // oxlint-disable-next-line no-await-in-loop -- the newest is told first
    const text = await store.readVersion(file, id);
    if (text === undefined) continue;
    const changes = describeTexts({ [file]: present }, { [file]: text }, names).flatMap((one) => one.changes);
    if (!tell(id, summarise(changes) ?? 'nada muda.')) return;
  }
}

const none: ReadonlyMap<string, string> = new Map();

/** What each version would change if it came back, by its id: more of them from moment to moment. */
export function useSummaries(
  { store, file, present, names }: Place,
  versions: readonly FileVersion[],
): ReadonlyMap<string, string> {
  const [told, setTold] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const tell = (id: string, summary: string) => {
      if (isWanted) setTold((last) => new Map(last).set(id, summary));
      return isWanted;
    };
    // What cannot be read is told where it is opened.
    tellEach({ store, file, present, names }, versions, tell).catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [store, file, present, names, versions]);
  return told;
}
