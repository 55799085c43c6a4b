import { readData, setValue, valueAt, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';
import { offerAdvised } from './offer-advised.ts';
import type { Saved } from './offer-anchor.ts';

type Texts = Readonly<Record<string, string>>;
type ToldPrice = Extract<Seen, { readonly kind: 'toldPrice' | 'otherPrice' }>;

const pathOf = ({ file }: Pick<Told, 'file'>) => file.replace(/^pages\//, '');

/** A price as its field says it, of one that a text may tell as `35 reais`. */
const asPrice = (said: string) => `R$ ${said.replaceAll(/^R\$ ?| reais$/gi, '')}`;

/** Where another price of something is. */
const nameThere = (route: string | undefined) =>
  route === undefined ? 'na outra seção' : route === '/' ? 'na página inicial' : `em ${route}`;

/** Both ways to make a text and a price the same; the one that keeps what was changed last comes first. */
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
  const isNew = ({ file }: Pick<Told, 'file'>, path: ToldPrice['path'] = []) => {
    const is = valueAt(readData(texts[pathOf({ file })] ?? ''), path);
    const was = JSON.stringify(readData(saved[pathOf({ file })]?.text ?? '')) ?? '';
    return is !== undefined && !was.includes(JSON.stringify(is));
  };
  const isTextNewer = isNew(problem, problem.path) && !isNew(asked, asked.path.slice(0, -1));
  return isTextNewer ? [other, ...here] : [...here, other];
}
