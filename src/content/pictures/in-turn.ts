/** Is told how much of some long work is done. */
export type Progress = (done: number, total: number) => void;

/** Does work on each entry, a few at a time, in order of their start; results keep the order of the entries. */
export async function inTurn<Entry, Result>(
  entries: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<Result>,
  progress?: Progress,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const runner = async () => {
    while (next < entries.length) {
      const index = next;
      next += 1;
      // Only this runner has taken the index.
      results[index] = await work(entries[index] as Entry);
      done += 1;
      progress?.(done, entries.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, runner));
  return results;
}
