import { putField, type Told } from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';

/** Has all offers of a section be valid as long as one of them. */
export function offerValid({
  path = [],
  parameters,
}: Extract<Told, { readonly kind: 'unsoldOffer' }>): Offer {
  const label = `A seção inteira vale até ${parameters.until}`;
  const at = [...path.slice(0, 2), 'validUntil'];
  return {
    label,
    wish: {
      label: 'mudar a validade',
      path: at,
      edit: (text) => putField(text, { path: at, value: parameters.until }),
    },
  };
}
