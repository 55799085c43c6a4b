import type { DiskStore } from '../commands/disk-store.ts';
import type { Outcome } from './strike.ts';

/** Adds a line to a page, again and again until it is saved. Gives how often it came too late. */
async function addLine(store: DiskStore, path: string, line: string): Promise<number> {
  for (let late = 0; ; late += 1) {
    const file = (await store.read([path]))[path];
    if (file === undefined || !('text' in file)) throw new Error(`${path} is gone.`);
    const order = { base: { files: { [path]: file.id } }, files: { [path]: `${file.text}# ${line}\n` } };
    const { kind } = await store.commit(order);
    if (kind === 'saved') return late;
    if (kind !== 'moved') throw new Error(`A line was ${kind}.`);
  }
}

/** Lets very many people write to some pages at once: no line of any is lost. */
export async function saveAtOnce(
  store: DiskStore,
  paths: readonly string[],
  savers: number,
): Promise<Outcome> {
  const lines = Array.from({ length: savers }, (_, index) => `linha-${index};`);
  const late = await Promise.all(
    lines.map((line, index) => addLine(store, paths[index % paths.length] ?? '', line)),
  );
  const texts = Object.values(await store.read(paths)).map((file) => ('text' in file ? file.text : ''));
  const all = texts.join('');
  const lost = lines.filter((line) => !all.includes(`# ${line}\n`));
  return {
    figures: { savers, tooLate: late.reduce((sum, one) => sum + one, 0) },
    faults: lost.map((line) => `${line} is lost`),
  };
}
