import { datedBy, describeSection } from '../outline/describe-section.ts';
import { wishDay } from '../outline/operations.ts';
import type { Days } from '../outline/days-tool.tsx';
import type { Path } from '../store/store.ts';
import { sharedBy, sharedName } from './knowledge.ts';
import type { EditWish } from './state.ts';

interface Place {
  readonly sections: readonly unknown[];
  readonly index: number;
  readonly texts: Readonly<Record<Path, string>>;
  readonly today: string;
}

/** Shows a section of a page from a day on or until one, or the shared section that it stands for. */
export function wishDays({ sections, index, texts, today }: Place, name: keyof Days, day: string): EditWish {
  const own = sections[index];
  const shared = sharedBy(own, texts);
  const dated = datedBy(own, shared);
  const file = dated === own ? undefined : `_shared/${sharedName(own)}.yaml`;
  const called = describeSection(own, shared).label;
  return wishDay(dated, { path: ['sections', index], called, name, day, today, file });
}
