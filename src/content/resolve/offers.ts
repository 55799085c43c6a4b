import { isRecord } from '../../fields/is-record.ts';
import type { PageData, SiteFacts } from '../../fields/page-data.ts';
import type { LastDay } from '../../fields/resolved.ts';
import type { Picture } from '../../fields/shown-picture.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A section with what its items are to buyers. */
export interface SellingSection {
  readonly sells: 'Product' | 'Service';
  /** As its view receives it. */
  readonly fields: Fields;
}

/** `R$ 1.179,90` as machines read it: `1179.90`. */
const amountOf = (price: string) => price.replaceAll(/[^\d,]/g, '').replace(',', '.');

/** An item with one exact price; what is sold by the month, or from a price on, has none. */
function describeItem(item: Fields, { sells, fields }: SellingSection, url: string) {
  const { name = item['title'], size, price, pricePrefix, priceSuffix, soldOut, image } = item;
  if (typeof name !== 'string' || typeof price !== 'string') return undefined;
  if (pricePrefix !== undefined || priceSuffix !== undefined) return undefined;
  // Views receive these fields as their behaviours leave them.
  const [last, picture] = [fields['validUntil'] as LastDay | undefined, image as Picture | undefined];
  if (last?.isOver === true) return undefined;
  return {
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': sells as 'Product',
      name: typeof size === 'string' ? `${name} ${size}` : name,
      ...(picture && { image: `${url}${picture.base}-${picture.widths.at(-1)}.webp` }),
    },
    price: amountOf(price),
    priceCurrency: 'BRL',
    availability: `https://schema.org/${soldOut === true ? 'SoldOut' : 'InStock'}` as const,
    ...(last && { priceValidUntil: last.date }),
  };
}

/** What the sections of a page sell, for search engines; nothing where no item has a price of its own. */
export function makeOffers(sections: readonly SellingSection[], { url }: SiteFacts): PageData['offers'] {
  const offers = sections.flatMap((section) => {
    const items = section.fields['items'];
    const all = Array.isArray(items) ? (items as readonly unknown[]) : [];
    return all.filter(isRecord).flatMap((item) => describeItem(item, section, url) ?? []);
  });
  return offers.length === 0
    ? undefined
    : { '@context': 'https://schema.org', '@type': 'OfferCatalog', itemListElement: offers };
}
