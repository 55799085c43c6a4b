import { isRecord } from '../../../fields/is-record.ts';
import type { Path } from '../../problems/problem.ts';
import type { CheckedSection } from '../pages.ts';
import { dayIn } from './day-fields.ts';

/** Something that is shown on some days only, with its place. */
export interface Dated {
  readonly path: Path;
  readonly data: Readonly<Record<string, unknown>>;
  readonly what: 'section' | 'item';
}

function* datedItems(data: Readonly<Record<string, unknown>>, above: Path): Generator<Dated> {
  for (const [name, list] of Object.entries(data)) {
    if (!Array.isArray(list)) continue;
    for (const [index, item] of list.entries()) {
      if (!isRecord(item)) continue;
      const path = [...above, name, index];
      yield { path, data: item, what: 'item' };
      yield* datedItems(item, path);
    }
  }
}

/** A section, or another part of a file with lists, such as the header. */
export type DatedPart = Pick<CheckedSection, 'source' | 'base' | 'data'>;

const dated = new WeakMap<CheckedSection['data'], readonly Dated[]>();

/** What of a section has days: looked for once, however often the content around it is checked. */
export function datedIn({ data }: DatedPart): readonly Dated[] {
  const all = (): readonly Dated[] => [{ path: [], data, what: 'section' }, ...datedItems(data, [])];
  const found =
    dated.get(data) ?? all().filter((one) => dayIn(one.data, 'showFrom') ?? dayIn(one.data, 'showUntil'));
  dated.set(data, found);
  return found;
}
