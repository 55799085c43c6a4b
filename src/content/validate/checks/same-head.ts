import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { PageInWork } from '../pages.ts';
import { groupBy } from '../claims/group.ts';
import { headFields as fields, type HeadField as Field, type PartPlace } from './part-place.ts';

/** The head of a page, which no other may share. */
export type Head = Readonly<Record<Field, string | undefined>>;

export function headOf({ data }: PageInWork): Head {
  return { title: data?.title, description: data?.description };
}

interface Headed {
  readonly head: Head;
  readonly placeOf: (field: Field) => PartPlace;
}

type First = Readonly<Record<Field, Map<string, Headed>>>;

const saidBy = ({ head }: Headed, field: Field) => head[field] ?? '';

/** What a page shares of its head, by the page that said it first. */
function listShared(page: Headed, first: First) {
  const shared = new Map<Headed, Field[]>();
  for (const field of fields) {
    const earlier = first[field].get(saidBy(page, field));
    if (earlier !== undefined && earlier !== page)
      shared.set(earlier, [...(shared.get(earlier) ?? []), field]);
  }
  return shared;
}

/** The files of pages whose head is another's, word for word: one of the two is as yet a mere copy. */
export function listMereCopies(pages: readonly (Headed & { readonly file: string })[]): readonly string[] {
  const wordsOf = (page: Headed) => fields.map((field) => saidBy(page, field));
  const headed = pages.filter((page) => wordsOf(page).every((words) => words !== ''));
  const copies = groupBy(headed, (page) => wordsOf(page).join('\n')).filter((same) => same.length > 1);
  return copies.flat().map(({ file }) => file);
}

/** So many of the pages that repeat another's head are told, the newest: a text that all have is one mistake, not thousands. */
export const mostTold = 10;

/** Titles and descriptions that pages share: told at those that repeat the first, with how many more do. */
export function checkSameHeads(pages: readonly Headed[]): readonly Problem[] {
  const first: First = { title: new Map(), description: new Map() };
  for (const page of pages) {
    for (const field of fields) {
      const said = saidBy(page, field);
      if (!first[field].has(said)) first[field].set(said, page);
    }
  }
  const repeats = pages.flatMap((page) =>
    [...listShared(page, first)].map(([earlier, same]) => ({ page, earlier, same })),
  );
  const alike = groupBy(repeats, ({ page, same }) =>
    JSON.stringify(same.map((field) => [field, saidBy(page, field)])),
  );
  return alike.flatMap((group) =>
    group.slice(-mostTold).flatMap(({ page, earlier, same }): readonly Problem[] => {
      const [field] = same;
      if (field === undefined) return [];
      const { file, range } = earlier.placeOf(field);
      const mistake = finding('sameHead', { fields: same, file, more: group.length - 1 });
      return [{ ...mistake, ...page.placeOf(field), other: { file, range } }];
    }),
  );
}
