import { readData, setValue, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';
import { offerAdvised } from './offer-advised.ts';
import type { Saved } from './offer-anchor.ts';
import { pathOf } from './knowledge.ts';

type Texts = Readonly<Record<string, string>>;
type ToldPrice = Extract<Seen, { readonly kind: 'toldPrice' | 'otherPrice' }>;

/** A price as its field says it, of one that a text may tell as `35 reais`. */
const asPrice = (said: string) => `R$ ${said.replaceAll(/^R\$ ?| reais$/gi, '')}`;

/** Where another price of something is. */
const nameThere = (route: string | undefined) =>
  route === undefined ? 'na outra seção' : route === '/' ? 'na página inicial' : `em ${route}`;

/** A text without its numbers, by which it is known where it moved and one of them was changed. */
const withoutNumbers = (text: string) => text.replaceAll(/(?:R\$ ?)?\d[\d.,]*(?: reais)?/g, '#');

/**
 * Both ways to make a text and a price the same; the one that keeps what was changed last comes first. Whether a text
 * that spoke of something else before tells of a new price is not known, and then the price, which is farther away, stays.
 */
export function offerToldPrice(problem: ToldPrice, texts: Texts, saved: Saved): readonly Offer[] {
  const here = offerAdvised(problem);
  const { name, asked, route } = problem.parameters;
  if (asked === undefined) return here;
  const price = asPrice(problem.kind === 'toldPrice' ? problem.parameters.said : problem.parameters.price);
  const there = problem.kind === 'toldPrice' ? `em "${name}"` : nameThere(route);
  const other: Offer = {
    label: `Escrever ${price} ${there}`,
    wish: {
      label: `escrever ${price} ${there}`,
      file: pathOf(asked),
      said: `O preço de "${name}" é agora ${price}.`,
      edit: (text) => setValue(text, asked.path, price),
    },
  };
  // Sections may have moved: what was there before is looked for by what it says.
  const isOld = (
    { file }: Pick<Told, 'file'>,
    path: ToldPrice['path'] = [],
    as = (data: string): string => data,
  ) => {
    const is = JSON.stringify(valueAt(readData(texts[pathOf({ file })] ?? ''), path));
    const was = JSON.stringify(readData(saved[pathOf({ file })]?.text ?? '')) ?? '';
    return is === undefined || as(was).includes(as(is));
  };
  const stood = valueAt(readData(saved[pathOf(problem)]?.text ?? ''), problem.path ?? []);
  const isOfIt = String(stood).toLowerCase().includes(name.toLowerCase());
  const isChanged = !isOld(problem, problem.path) && (isOfIt || isOld(problem, problem.path, withoutNumbers));
  return isChanged && isOld(asked, asked.path.slice(0, -1)) ? [other, ...here] : [...here, other];
}
