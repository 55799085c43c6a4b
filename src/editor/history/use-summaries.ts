import { useEffect, useState } from 'react';
import { describeTexts } from '../shell/changes.tsx';
import type { FileVersion, Path, Store } from '../store/store.ts';
import { sayingOf, summarise } from './describe-version.ts';

/** Of older versions nobody asks so often, and each is read by itself. */
const mostTold = 30;

interface Place {
  readonly store: Store;
  readonly file: Path;
}

/** Tells what versions changed, each as soon as it is known; those that somebody said something of are passed over. */
async function tellEach(
  { store, file }: Place,
  versions: readonly FileVersion[],
  tell: (id: string, summary: string) => boolean,
): Promise<void> {
  const texts = new Map<string, Promise<string | undefined>>();
  const read = ({ id }: FileVersion) => {
    const text = texts.get(id) ?? store.readVersion(file, id);
    texts.set(id, text);
    return text;
  };
  for (const [index, version] of versions.slice(0, mostTold).entries()) {
    const before = versions[index + 1];
    if (before === undefined) return;
    if (sayingOf(version) !== undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- the newest is told first
    const [old, now] = await Promise.all([read(before), read(version)]);
    if (old === undefined || now === undefined) continue;
    const changes = describeTexts({ [file]: old }, { [file]: now }).flatMap((described) => described.changes);
    if (!tell(version.id, summarise(changes) ?? '')) return;
  }
}

const none: ReadonlyMap<string, string> = new Map();

/** What each version changed of the one before it, by its id: more of them from moment to moment. */
export function useSummaries(
  { store, file }: Place,
  versions: readonly FileVersion[] | undefined,
): ReadonlyMap<string, string> {
  const [told, setTold] = useState(none);
  useEffect(() => {
    if (versions === undefined) return undefined;
    let isWanted = true;
    const tell = (id: string, summary: string) => {
      if (isWanted) setTold((last) => new Map(last).set(id, summary));
      return isWanted;
    };
    // What cannot be read is told where it is opened.
    tellEach({ store, file }, versions, tell).catch(() => undefined);
    return () => {
      isWanted = false;
      setTold(none);
    };
  }, [store, file, versions]);
  return told;
}
