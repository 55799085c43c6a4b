import { datedBy, describeSection } from '../outline/describe-section.ts';
import { wishDay } from '../outline/operations.ts';
import type { Days } from '../outline/days-tool.tsx';
import type { Path } from '../store/store.ts';
import { isPage, placeOfShared, sharedBy, sharedName } from './knowledge.ts';
import type { EditWish } from './state.ts';

interface Place {
  readonly sections: readonly unknown[];
  readonly index: number;
  readonly texts: Readonly<Record<Path, string>>;
  readonly today: string;
}

/** On which pages days of what stands for a shared section hold; nothing where only one page has it. */
function sayReach(file: Path, isHere: boolean, texts: Place['texts']): string {
  const isOn = ([path, text]: readonly [Path, string]) =>
    isPage(path) && placeOfShared(file, text) !== undefined;
  const count = Object.entries(texts).filter(isOn).length;
  if (count < 2) return '';
  return isHere ? ' Vale só nesta página.' : ` Vale nas ${count} páginas com esta seção.`;
}

/**
 * Shows a section of a page from a day on or until one, or the shared section that it stands for: on all pages, unless it is wished
 * for this one alone, or it has days there.
 */
export function wishDays(
  { sections, index, texts, today }: Place,
  name: keyof Days,
  day: string,
  isHere = false,
): EditWish {
  const own = sections[index];
  const shared = sharedBy(own, texts);
  const dated = isHere ? own : datedBy(own, shared);
  const file = `_shared/${sharedName(own)}.yaml`;
  const called = describeSection(own, shared).label;
  const isOwn = dated === own;
  const wish = wishDay(dated, {
    path: ['sections', index],
    called,
    name,
    day,
    today,
    file: isOwn ? undefined : file,
  });
  return shared === undefined ? wish : { ...wish, said: `${wish.said}${sayReach(file, isOwn, texts)}` };
}
