import {
  findLostPhone,
  findOtherWords,
  findSameName,
  findSameText,
  isSamePath,
  lastName,
  listTexts,
  namedAt,
  readData,
  type NamePlace,
  type SiteText,
} from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { followSteps } from '../session/follow-path.ts';
import type { Session, Texts } from '../session/session.ts';
import { apartKey } from './approved.ts';
import { earliest } from './elsewhere.ts';
import { dataBefore, statesFrom } from './former-values.ts';
import { dataOf } from './knowledge.ts';

interface Saved {
  readonly files: Texts;
  readonly base: Session['base'];
  readonly texts: Texts;
  readonly past: Session['past'];
  /** What was said to be right as it is. */
  readonly approved?: readonly string[];
}

/** A name that texts still say, and what has become of it. */
export interface NameLeft {
  readonly before: string;
  /** What it was changed to; nothing where its thing has gone. */
  readonly now: string | undefined;
  readonly isHidden: boolean;
  /** The name as the first of the places says it. */
  readonly typed: string;
  readonly places: readonly { readonly file: string; readonly path: FieldPath }[];
}

/** The first words of a text, by which it is known again after its others were changed. */
const beginningOf = (said: string) => said.trim().slice(0, 40);

/** How often a text stands in a file where it is shown. */
const countOf = (texts: readonly SiteText[], said: string) =>
  texts.filter((one) => !one.isHidden && one.said === said).length;

/** The texts that a file says less often than before, with what has come in their place, and whether they are hidden there. */
function lostIn(file: string, states: readonly unknown[]) {
  const [before, data] = [states[0], states.at(-1)];
  const [old, fresh] = [listTexts(file, before), listTexts(file, data)];
  const lost = old.filter(({ said, isHidden }) => !isHidden && countOf(fresh, said) < countOf(old, said));
  return lost.flatMap(({ path, said }) => {
    const place = followSteps(states, path);
    const now = fresh.find((one) => place !== undefined && isSamePath(one.path, place));
    if (now?.said === said && !now.isHidden) return [];
    const isHidden = now?.isHidden === true;
    return [{ path, said, place, now: isHidden ? undefined : now?.said, isHidden }];
  });
}

/** The names, and the site's numbers, that what was saved has changed, hidden or taken away, as far as other texts still say them. */
export function* listNamesLeft({ files, base, texts, past, approved = [] }: Saved): Generator<NameLeft> {
  let all: Readonly<Record<string, unknown>> | undefined;
  // What was written only now was written by somebody who knew of it.
  const isOld = ({ file, said }: Pick<NamePlace, 'file' | 'said'>) => {
    const old = earliest({ past, base }, file) ?? undefined;
    if (old === undefined || old === texts[file]) return old !== undefined;
    return listTexts(file, dataBefore(old)).some((one) => beginningOf(one.said) === beginningOf(said));
  };
  const earlier = past.flatMap(({ before }) => Object.keys(before));
  for (const file of new Set([...Object.keys(files), ...earlier])) {
    const text = files[file] ?? texts[file] ?? null;
    // What was left by an earlier saving is told on, until nobody says it any more.
    const old = earliest({ past, base }, file);
    if (text === null || old === null) continue;
    const [before, data] = [readData(old), dataOf(file, text)];
    const states = [before, ...statesFrom(past, file, old).slice(1), data];
    for (const { path, said, now, place, isHidden } of lostIn(file, states)) {
      if (place !== undefined && approved.includes(apartKey(file, place, data))) continue;
      const named = namedAt(file, before, path);
      all ??= Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, dataOf(name, one)]));
      const change = { files: all, file, path: place ?? path, before: said, now };
      const phone = file === 'site.yaml' ? findLostPhone({ files: change.files, path, before }) : undefined;
      if (phone !== undefined) yield { ...phone, typed: phone.before, now: undefined, isHidden: false };
      const found =
        named === undefined
          ? findSameText(change)
          : findSameName({ ...change, named, last: lastName(before, path) });
      const isThere = ({ file: other, path: at }: Pick<NamePlace, 'file' | 'path'>) =>
        found?.places.some((one) => one.file === other && isSamePath(one.path, at)) === true;
      // Of what has gone, other forms of its words speak too.
      const others = named === 'thing' && now === undefined ? findOtherWords(all, said) : [];
      const places = [...(found?.places ?? []), ...others.filter((one) => !isThere(one))].filter(isOld);
      const [first] = places;
      if (first !== undefined) yield { before: said, typed: first.typed, now, isHidden, places };
    }
  }
}
