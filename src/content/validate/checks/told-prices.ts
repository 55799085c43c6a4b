import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { valueAt } from '../../source/place.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import type { PageInWork } from '../pages.ts';
import { amountOf, listPriced } from './priced.ts';
import { readToldPrices, tellsPrice } from './read-told-prices.ts';

/** Whether what holds until some day, or is news of one, is told at a path: that may have a price of its own. */
const isForSomeDays = (data: unknown, path: Path) =>
  path.some((_, length) =>
    ['showUntil', 'validUntil', 'date'].some(
      (name) => valueAt(data, [...path.slice(0, length), name]) !== undefined,
    ),
  );

/** Texts of a page that tell another price for something than the page asks for it. */
export function checkToldPrices(page: PageInWork): readonly Problem[] {
  const priced = listPriced(page);
  if (priced.size === 0) return [];
  return page.written.flatMap(({ source, base, schema, data }) =>
    listStatements(schema, data).flatMap(({ kind, value, path }) => {
      if (kind !== 'prose' || typeof value !== 'string' || !tellsPrice(value) || isForSomeDays(data, path))
        return [];
      const text = value.replaceAll('**', '');
      const field = [...base, ...path];
      return [...priced].flatMap(([folded, { name, price, prices, section, path: item }]) =>
        readToldPrices(text, folded).flatMap((said): readonly Problem[] => {
          if (prices.includes(amountOf(said))) return [];
          const problem = placeProblem(source, field, finding('toldPrice', { name, said, price }));
          const range = placePhrase(source, field, said);
          const asked = locate(section.source, [...section.base, ...item, 'price']);
          return [{ ...problem, range, other: { file: section.source.file, range: asked } }];
        }),
      );
    }),
  );
}
