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

/** The pages with a title or a description, in the order in which they are judged. */
type Speakers = Readonly<Record<Field, ReadonlyMap<string, readonly Headed[]>>>;

const saidBy = ({ head }: Headed, field: Field) => head[field] ?? '';

function speakersOf(pages: readonly Headed[], field: Field): Speakers[Field] {
  const groups = groupBy(pages, (page) => saidBy(page, field));
  return new Map(groups.flatMap((group) => group.slice(0, 1).map((first) => [saidBy(first, field), group])));
}

/** What a page shares of its head, by the page that said it first. */
function listShared(page: Headed, speakers: Speakers) {
  const shared = new Map<Headed, Field[]>();
  for (const field of fields) {
    const [earlier] = speakers[field].get(saidBy(page, field)) ?? [];
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

/** Of pages that repeat a text so many are told, the newest: a text that all have is one mistake, not thousands. */
export const mostTold = 10;

/** Titles and descriptions that pages share: told at those that repeat the first, with how many more do. */
export function checkSameHeads(pages: readonly Headed[]): readonly Problem[] {
  const speakers: Speakers = {
    title: speakersOf(pages, 'title'),
    description: speakersOf(pages, 'description'),
  };
  const newest = fields.flatMap((field) =>
    [...speakers[field].values()].flatMap((group) => group.slice(1).slice(-mostTold)),
  );
  return [...new Set(newest)].flatMap((page) =>
    [...listShared(page, speakers)].flatMap(([earlier, same]): readonly Problem[] => {
      const [field] = same;
      if (field === undefined) return [];
      const { file, range } = earlier.placeOf(field);
      // Besides this one and the first.
      const others = same.map((one) => (speakers[one].get(saidBy(page, one))?.length ?? 0) - 2);
      const mistake = finding('sameHead', { fields: same, file, more: Math.min(...others) });
      return [{ ...mistake, ...page.placeOf(field), other: { file, range } }];
    }),
  );
}
