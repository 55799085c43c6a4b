import type { Source } from '../source/source.ts';
import type { Survey, Whole } from './checks/links.ts';
import { placePart, type Part, type PartPlace } from './checks/part-place.ts';
import { listFacts, type Common, type Facts, type Findings } from './examine.ts';
import { readPage, type Known, type PageInWork } from './pages.ts';

/** A page that was read, whatever the others are. */
export interface LookedPage {
  readonly page: PageInWork;
  readonly facts: Facts;
  readonly placeOf: (part: Part) => PartPlace;
  /** What is to be found of it among these others, where that is known already. */
  readonly recall?: (whole: Survey | Whole) => Findings | undefined;
}

/** Reads the pages of a check, in the order of their sources; `routes` are those of all files. */
export interface LookedPages<Ground> {
  readonly look: (
    sources: readonly Source[],
    ground: Ground,
    routes: ReadonlySet<string>,
  ) => readonly LookedPage[];
}

/** Reads a page of a check. */
export function lookAt(
  source: Source,
  { shared, known }: Pick<Common, 'shared'> & { readonly known: Known },
): LookedPage {
  const page = readPage(source, shared, known);
  return { page, facts: listFacts(page, shared), placeOf: (part) => placePart(page, part) };
}
