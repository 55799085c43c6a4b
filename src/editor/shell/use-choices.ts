import { useState } from 'react';
import type { Path } from '../store/store.ts';
import { dataOf, once, rankOf } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import type { Choice } from './page-choice.tsx';

const named = once(nameFile);

/** Every file by the name it has now; the very same list while none is called otherwise. */
export function useChoices(texts: Readonly<Record<Path, string>>): readonly Choice[] {
  const choices = Object.entries(texts)
    .map(([path, text]) => named(path, dataOf(path, text)))
    .toSorted((one, other) => rankOf(one.path) - rankOf(other.path));
  const [known, setKnown] = useState<readonly Choice[]>(choices);
  const isSame =
    known.length === choices.length &&
    known.every(({ path, label }, index) => choices[index]?.path === path && choices[index].label === label);
  if (!isSame) setKnown(choices);
  return isSame ? known : choices;
}
