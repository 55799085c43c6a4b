import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import type { PageInWork } from '../pages.ts';

/** What search results and tabs show of a page. */
const fields = ['title', 'description'] as const;

type Field = (typeof fields)[number];

/** The head of a page, which no other may share. */
export type Head = Readonly<Record<Field, string | undefined>>;

export function headOf({ data }: PageInWork): Head {
  return { title: data?.title, description: data?.description };
}

interface Headed {
  readonly head: Head;
  readonly read: () => PageInWork;
}

/** What a page shares of its head, by the page that said it first. */
function listShared(page: Headed, first: ReadonlyMap<string, Headed>) {
  const shared = new Map<Headed, Field[]>();
  for (const field of fields) {
    const earlier = first.get(`${field} ${page.head[field] ?? ''}`);
    if (earlier !== undefined && earlier !== page)
      shared.set(earlier, [...(shared.get(earlier) ?? []), field]);
  }
  return shared;
}

/** Titles and descriptions that two pages share: told once for each pair of pages, at the second. */
export function checkSameHeads(pages: readonly Headed[]): readonly Problem[] {
  const first = new Map<string, Headed>();
  for (const page of pages) {
    for (const field of fields) {
      const said = `${field} ${page.head[field] ?? ''}`;
      if (!first.has(said)) first.set(said, page);
    }
  }
  return pages.flatMap((page) =>
    [...listShared(page, first)].map(([earlier, same]): Problem => {
      const [here, there] = [page.read().source, earlier.read().source];
      const path = same.slice(0, 1);
      const problem = placeProblem(here, path, finding('sameHead', { fields: same, file: there.file }));
      return Object.assign(problem, { other: { file: there.file, range: locate(there, path) } });
    }),
  );
}
