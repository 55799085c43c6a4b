import { isSamePath, valueAt } from '../../core/core.ts';
import type { FieldNote } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session, Texts } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { apartKey } from './approved.ts';
import { dataOf } from './knowledge.ts';
import { listLabelsLeft, listTitlesLeft, sayLabel, sayTitle } from './labels-left.ts';
import type { Place } from './state.ts';

/** A field that still speaks of a page which was deleted. */
interface GoneLeft {
  readonly place: Place & { readonly path: FieldPath };
  readonly says: string;
}

/** The fields that still speak of each page which was deleted, but for those that are said to be right as they are. */
export function listGone({
  past,
  texts,
  approved = [],
}: {
  readonly past: Session['past'];
  readonly texts: Texts;
  readonly approved?: readonly string[] | undefined;
}): readonly (readonly GoneLeft[])[] {
  const isOpen = ({ place: { file, path } }: GoneLeft) =>
    !approved.includes(apartKey(file, path, dataOf(file, texts[file] ?? null)));
  return past.flatMap((step) => {
    const labels = listLabelsLeft(step, texts).map((one) => ({ place: one.place, says: sayLabel(one) }));
    const titles = listTitlesLeft(step, texts).map((one) => ({ place: one.place, says: sayTitle(one) }));
    return [labels.filter(isOpen), titles.filter(isOpen)];
  });
}

/** Says at a field that it still speaks of a page which was deleted. */
export function noteGone(
  gone: readonly (readonly GoneLeft[])[],
  { file, path, data }: { readonly file: Path; readonly path: FieldPath; readonly data: unknown },
  onRight: (key: string) => void,
): FieldNote | undefined {
  const here = gone.flat().find(({ place }) => place.file === file && isSamePath(place.path, path));
  if (here === undefined || valueAt(data, path) === undefined) return undefined;
  return { said: `Confira: ${here.says}`, onRight: () => onRight(apartKey(file, path, data)) };
}
