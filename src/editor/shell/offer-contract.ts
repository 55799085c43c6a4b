import { readData, removeField, valueAt, type Edit, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import type { Seen } from '../work/messages.ts';
import { offerAdvised } from './offer-advised.ts';

/** Keeps a mark that one item alone may have at the item where it is told. */
function offerAlone({ path = [] }: Told, field: string): Offer {
  const list = path.slice(0, -2);
  const edit = (text: string): Edit => {
    const items = valueAt(readData(text), list);
    const others = Array.isArray(items) ? [...items.keys()].filter((at) => at !== path.at(-2)) : [];
    return others.reduce<Edit>(
      (done, at) => {
        const isMarked = done.ok && valueAt(readData(done.text), [...list, at, field]) !== undefined;
        return isMarked ? removeField(done.text, [...list, at, field]) : done;
      },
      { ok: true, text },
    );
  };
  return { label: 'Deixar só aqui', wish: { label: 'deixar só em um item', path, edit } };
}

/** What a block asks of its page and does not find. */
export function offersForContract(problem: Extract<Seen, { readonly kind: 'contract' }>): readonly Offer[] {
  const { contract } = problem.parameters;
  switch (contract.rule) {
    case 'once':
      return offerAdvised(problem, 'Apagar esta seção');
    case 'first':
      return offerAdvised(problem, 'Levar para o alto');
    case 'one-marked':
      return [...offerAdvised(problem, 'Tirar daqui'), offerAlone(problem, contract.field)];
    default:
      return [];
  }
}
