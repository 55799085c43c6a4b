import type { Document } from 'happy-dom';
import { z } from 'zod';

const text = z.string().regex(/^\S(.*\S)?$/s);
/** Of five: that is the best where nothing else is said (https://schema.org/bestRating). */
const rank = z.number().min(1).max(5);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const context = z.literal('https://schema.org');
const day = z.string().regex(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);
const profile = z.string().regex(/^https:\/\/[\w-]+(\.[\w-]+)+\/\S+$/);

/** Items that count from one, without a gap. */
function inOrder<Item extends { readonly position: number }>(item: z.ZodType<Item>) {
  return z
    .array(item)
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1), {
      error: 'positions do not ascend from 1',
    });
}

const opening = z
  .strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.array(day).min(1),
    opens: hour,
    closes: hour,
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'closes before it opens' });

const date = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** A day unlike the others: closed where it opens and closes at midnight. */
const specialDay = z
  .strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    validFrom: date,
    validThrough: date,
    opens: hour,
    closes: hour,
  })
  .refine(({ validFrom, validThrough }) => validFrom === validThrough, { error: 'is more than a day' });

const week = z
  .array(opening)
  .min(1)
  .refine(
    (spans) => {
      const single = spans.flatMap(({ dayOfWeek, ...hours }) =>
        dayOfWeek.map((name) => ({ name, ...hours })),
      );
      // A day may be open twice, with a pause between.
      return single.every((one, index) =>
        single
          .slice(index + 1)
          .every(
            (other) => one.name !== other.name || one.closes <= other.opens || other.closes <= one.opens,
          ),
      );
    },
    { error: 'names a day twice' },
  );

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^\d{5}-\d{3}$/),
  addressCountry: z.literal('BR'),
});

const geo = z.strictObject({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** A kind of https://schema.org/LocalBusiness, or one of another branch that says it is one too. */
const businessType = z.union([
  z.string().regex(/^[A-Z][A-Za-z]+$/),
  z.tuple([z.literal('LocalBusiness'), z.literal('VeterinaryCare')]),
]);

function makeSchemas(url: string) {
  const own = z.string().refine((value) => value === `${url}/` || value.startsWith(`${url}/`), {
    error: `is no absolute address of ${url}`,
  });
  const id = z.literal([`${url}/#business`, `${url}/#clinic`]);
  const business = z.strictObject({
    '@context': context,
    '@type': businessType,
    '@id': id,
    name: text,
    description: text,
    url: z.literal(`${url}/`),
    telephone: z.string().regex(/^\+[1-9]\d{7,14}$/),
    email: z.email(),
    foundingDate: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
    image: own,
    address,
    geo,
    openingHoursSpecification: week,
    specialOpeningHoursSpecification: z.array(specialDay).min(1).optional(),
    contactPoint: z
      .strictObject({
        '@type': z.literal('ContactPoint'),
        contactType: z.literal('emergency'),
        telephone: z.string().regex(/^\+[1-9]\d{7,14}$/),
        hoursAvailable: opening,
      })
      .optional(),
    paymentAccepted: text,
    aggregateRating: z.strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: rank,
      reviewCount: z.int().positive(),
    }),
    sameAs: z.array(profile).min(1),
  });
  const service = z.strictObject({
    '@type': z.literal('Service'),
    name: text,
    description: text.optional(),
    provider: z.strictObject({ '@id': id }),
  });
  const offer = z.strictObject({
    '@type': z.literal('Offer'),
    itemOffered: z.strictObject({
      '@type': z.enum(['Product', 'Service']),
      name: text,
      image: own.optional(),
    }),
    price: z.string().regex(/^\d+(\.\d{2})?$/),
    priceCurrency: z.literal('BRL'),
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
    priceValidUntil: date.optional(),
  });
  const listed = z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), item: service });
  const crumb = z.strictObject({
    '@type': z.literal('ListItem'),
    position: z.int(),
    name: text,
    item: own,
  });
  return {
    business,
    ItemList: z.strictObject({
      '@context': context,
      '@type': z.literal('ItemList'),
      name: text,
      itemListElement: inOrder(listed),
    }),
    OfferCatalog: z.strictObject({
      '@context': context,
      '@type': z.literal('OfferCatalog'),
      itemListElement: z.array(offer).min(1),
    }),
    Review: z.strictObject({
      '@context': context,
      '@type': z.literal('Review'),
      itemReviewed: z.strictObject({ '@type': businessType, '@id': id, name: text }),
      author: z.strictObject({ '@type': z.literal('Person'), name: text }),
      reviewRating: z.strictObject({
        '@type': z.literal('Rating'),
        ratingValue: rank,
      }),
      reviewBody: text,
    }),
    BreadcrumbList: z.strictObject({
      '@context': context,
      '@type': z.literal('BreadcrumbList'),
      itemListElement: inOrder(crumb),
    }),
  };
}

type Schemas = ReturnType<typeof makeSchemas>;

/** What the site says of itself to search engines, by the block's type. */
export type Block<Type extends keyof Schemas> = z.output<Schemas[Type]>;

const others = ['ItemList', 'OfferCatalog', 'Review', 'BreadcrumbList'];

/** The block's type; a business is told by its own name, as its type is its site's. */
function typeOf(block: unknown): string {
  if (typeof block !== 'object' || block === null) return 'no object';
  const type: unknown = Reflect.get(block, '@type');
  if (Reflect.has(block, '@id') && !others.includes(String(type))) return 'business';
  return Array.isArray(type) ? type.join(' ') : String(type);
}

function isKnown(type: string, schemas: Schemas): type is keyof Schemas {
  return Object.hasOwn(schemas, type);
}

/** What a business need not say of itself. */
const unsaid = {
  foundingDate: true,
  image: true,
  geo: true,
  openingHoursSpecification: true,
  paymentAccepted: true,
  aggregateRating: true,
  sameAs: true,
} as const;

/** What is wrong with a block of structured data of a site at `url`: its type, a property too many, missing or ill-formed. */
export function findBlockFaults(block: unknown, url: string): readonly string[] {
  const schemas = makeSchemas(url);
  const type = typeOf(block);
  if (!isKnown(type, schemas)) return [`${type} is no type of this site`];
  const { error } = (type === 'business' ? schemas.business.partial(unsaid) : schemas[type]).safeParse(block);
  return (error?.issues ?? []).map(({ path, message }) => `${[type, ...path].join('.')}: ${message}`);
}

/** The blocks of a document as a machine reads them. */
export function readBlocks(document: Document): readonly unknown[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.map((script): unknown => JSON.parse(script.textContent));
}

/** The one block of a type, which has to be sound. */
export function readBlock<Type extends keyof Schemas>(
  document: Document,
  type: Type,
  url: string,
): Block<Type> {
  const found = readBlocks(document).filter((block) => typeOf(block) === type);
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${type}`);
  // The table's value at a key has the key's own output.
  return makeSchemas(url)[type].parse(found[0]) as Block<Type>;
}
