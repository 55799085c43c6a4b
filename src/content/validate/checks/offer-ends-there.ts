import { fold } from '../../../fields/fold.ts';
import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { isWithin, valueAt } from '../../source/place.ts';
import { locate } from '../../source/source.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { datedIn } from './dated-in.ts';
import { dayIn } from './day-fields.ts';
import { amountOf, listAllPriced, type Priced } from './priced.ts';
import { readToldFree } from './read-told-prices.ts';
import { isForSomeDays } from './told-prices.ts';

/** A section, or an item of one, that goes on a day. */
interface Ending {
  readonly section: CheckedSection;
  readonly path: Path;
  readonly last: string;
}

const isFree = ({ price }: Priced) => Number(amountOf(price).replace(',', '.')) === 0;

/** Whether something is sold for less than before, or given away: it is an offer, and no usual price. */
const isOffer = (one: Priced) => isFree(one) || one.prices.length > 1;

/** Whether what goes on a day has the very offer: with its name and price, or in a text which says that it is free. */
function hasOffer({ section, path }: Ending, one: Priced, all: readonly Priced[]): boolean {
  const name = fold(one.name);
  const isTwin = (other: Priced) =>
    other.section === section &&
    isWithin(other.path, path) &&
    fold(other.name) === name &&
    amountOf(other.price) === amountOf(one.price);
  if (all.some(isTwin)) return true;
  if (!isFree(one)) return false;
  return listStatements(section.schema, section.data).some(
    ({ kind, value, path: at }) =>
      kind === 'prose' &&
      typeof value === 'string' &&
      isWithin(at, path) &&
      readToldFree(value.replaceAll('**', ''), name).length > 0,
  );
}

/** Offers of a page without a last day which another section, or an item of one, has until a day to come. */
export function checkOfferEndsThere(page: PageInWork, today: string): readonly Problem[] {
  const endings = page.sections.flatMap((section) =>
    datedIn(section).flatMap(({ path, data }): readonly Ending[] => {
      const last = dayIn(data, 'showUntil');
      return last === undefined || last < today || data['hidden'] === true ? [] : [{ section, path, last }];
    }),
  );
  if (endings.length === 0 || page.data?.validUntil !== undefined) return [];
  const all = listAllPriced(page);
  return all.flatMap((one) => {
    const { section, path, name } = one;
    const { source, base, data } = section;
    const isOpen = source === page.source && !isForSomeDays(data, [...path, 'price']);
    if (!isOpen || !isOffer(one) || valueAt(data, [...path, 'hidden']) === true) return [];
    const ending = endings.find((other) => other.section !== section && hasOffer(other, one, all));
    if (ending === undefined) return [];
    const mistake = finding('offerEndsThere', { name, last: formatDay(ending.last) });
    const { section: there } = ending;
    const range = locate(there.source, [...there.base, ...ending.path, 'showUntil']);
    const problem = placeProblem(source, [...base, ...path, 'price'], mistake);
    return [{ ...problem, other: { file: there.source.file, range } }];
  });
}
