import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { valueAt } from '../../source/place.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate, type Source } from '../../source/source.ts';
import type { PageInWork } from '../pages.ts';
import { amountOf, listPriced, type Priced } from './priced.ts';
import { readToldFree, readToldPrices, tellsCost, tellsPrice } from './read-told-prices.ts';

/** Whether what holds until some day, or is news of one, is told at a path: that may have a price of its own. */
export const isForSomeDays = (data: unknown, path: Path) =>
  path.some((_, length) =>
    ['showUntil', 'validUntil', 'date'].some(
      (name) => valueAt(data, [...path.slice(0, length), name]) !== undefined,
    ),
  );

/** A text that tells what something costs, where it stands. */
interface Telling {
  readonly source: Source;
  readonly field: Path;
  /** Without what sets words off. */
  readonly text: string;
}

/** The texts that visitors and search engines read of a page, of those that are asked for: without those of some days. */
export function listTelling(
  { source: own, data: head, written }: PageInWork,
  isAsked: (text: string) => boolean,
): readonly Telling[] {
  const described =
    head === undefined || !isAsked(head.description)
      ? []
      : [{ source: own, field: ['description'], text: head.description }];
  const texts = written.flatMap(({ source, base, schema, data }) =>
    listStatements(schema, data).flatMap(({ kind, value, path }) =>
      kind !== 'prose' || typeof value !== 'string' || !isAsked(value) || isForSomeDays(data, path)
        ? []
        : [{ source, field: [...base, ...path], text: value.replaceAll('**', '') }],
    ),
  );
  return [...described, ...texts];
}

/** That a text says something else of what is priced. */
function tellPrice({ source, field }: Omit<Telling, 'text'>, said: string, one: Priced): Problem {
  const { name, price, section, path, isOfSizes } = one;
  const { file } = section.source;
  const at = [...section.base, ...path, 'price'];
  const asked = isOfSizes === true || !tellsPrice(said) ? undefined : { file, path: at };
  const problem = placeProblem(source, field, finding('toldPrice', { name, said, price, asked }));
  const range = placePhrase(source, field, said);
  return { ...problem, range, other: { file, range: locate(section.source, at) } };
}

/** The price on a button, as in `Marcar por R$ 35`. */
const onButton = / por (r\$ ?[\d.,]*\d)(?! (?:de desconto|a menos|off))/i;

/** The button of something with a price that tells another one. */
function checkButton(one: Priced): readonly Problem[] {
  const { section, path, label = '', prices } = one;
  const [, said] = onButton.exec(label) ?? [];
  return said === undefined || prices.includes(amountOf(said))
    ? []
    : [tellPrice({ source: section.source, field: [...section.base, ...path, 'label'] }, said, one)];
}

/** Texts of a page that tell another price for something than the page asks for it, or that it costs nothing. */
export function checkToldPrices(page: PageInWork): readonly Problem[] {
  const priced = [...listPriced(page)];
  if (priced.length === 0) return [];
  const inTexts = listTelling(page, tellsCost).flatMap((telling) =>
    priced.flatMap(([folded, one]) => {
      const { prices, isLabelled } = one;
      const isCharged = isLabelled && prices.every((amount) => Number(amount.replace(',', '.')) > 0);
      const free = isCharged ? readToldFree(telling.text, folded) : [];
      const others = readToldPrices(telling.text, folded).filter((said) => !prices.includes(amountOf(said)));
      return [...free, ...others].map((said) => tellPrice(telling, said, one));
    }),
  );
  return [...inTexts, ...priced.flatMap(([, one]) => checkButton(one))];
}
