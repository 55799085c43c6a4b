import { describeConflict, findSameCount, isRecord, readData } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session, Texts } from '../session/session.ts';
import { nameFile } from './name-file.ts';
import type { Place } from './state.ts';

interface Saved {
  /** What was saved last. */
  readonly files: Texts;
  /** The whole site as it was before. */
  readonly base: Session['base'];
  /** What was told before; what is told now is put there. */
  readonly known: Set<string>;
}

interface Changed {
  readonly path: FieldPath;
  readonly before: string;
}

/** The texts that say something else than before in the same place; nothing of items that came, went or were moved. */
function* changedTexts(before: unknown, now: unknown, path: FieldPath = []): Generator<Changed> {
  if (typeof before === 'string' && typeof now === 'string') {
    if (before !== now) yield { path, before };
  } else if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length !== now.length) return;
    const [old, fresh] = [before, now].map((items) => items.map((item) => JSON.stringify(item)));
    const isMoved =
      old?.some((item, index) => fresh?.includes(item) === true && fresh[index] !== item) === true;
    if (isMoved) return;
    for (const [index, item] of before.entries()) yield* changedTexts(item, now[index], [...path, index]);
  } else if (isRecord(before) && isRecord(now)) {
    for (const [name, value] of Object.entries(before))
      yield* changedTexts(value, now[name], [...path, name]);
  }
}

/** Says where a page that was saved still tells a count which another text of it has changed: `12 horas`, now `8 horas`. */
export function tellCounts({
  files,
  base,
  known,
}: Saved): { readonly text: string; readonly place: Place } | undefined {
  for (const [file, text] of Object.entries(files)) {
    const old = base[file]?.text ?? null;
    if (text === null || old === null) continue;
    const data = readData(text);
    for (const { path, before } of changedTexts(readData(old), data)) {
      const found = findSameCount(data, path, before);
      const [first] = found?.places ?? [];
      if (found === undefined || first === undefined) continue;
      const name = describeConflict({ path: first.path, ours: '', theirs: '' }, data);
      const where = `${nameFile(file, data).label}${name === '' ? '' : `, ${name}`}`;
      const said = `Falta conferir – ${where}: ainda diz ${found.before}, e você mudou para ${found.now} em outro lugar.`;
      if (known.has(said)) continue;
      known.add(said);
      return { text: said, place: { file, path: first.path } };
    }
  }
  return undefined;
}
