import { describe, expect, it } from 'vitest';
import { findBlockFaults } from './structured-data.ts';

const url = 'https://www.clinic.example';
const context = 'https://schema.org';
const id = `${url}/#clinic`;
const types = ['LocalBusiness', 'VeterinaryCare'];
const days = ['Monday', 'Tuesday'];

const sound = {
  business: {
    '@context': context,
    '@type': types,
    '@id': id,
    name: 'Clínica',
    description: 'Clínica veterinária',
    url: `${url}/`,
    telephone: '+5554900000000',
    email: 'oi@clinic.example',
    foundingDate: '2004',
    image: `${url}/images/a.webp`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Centro',
      addressLocality: 'Passo Fundo',
      addressRegion: 'RS',
      postalCode: '99010-120',
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -28.2628, longitude: -52.4067 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '08:00', closes: '18:00' },
    ],
    paymentAccepted: 'Dinheiro, PIX',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 150 },
    sameAs: ['https://www.instagram.com/clinic.example'],
  },
  services: {
    '@context': context,
    '@type': 'ItemList',
    name: 'Serviços',
    itemListElement: [1, 2].map((position) => ({
      '@type': 'ListItem',
      position,
      item: { '@type': 'Service', name: 'Banho', description: 'Com água', provider: { '@id': id } },
    })),
  },
  review: {
    '@context': context,
    '@type': 'Review',
    itemReviewed: { '@type': types, '@id': id, name: 'Clínica' },
    author: { '@type': 'Person', name: 'Ana' },
    reviewRating: { '@type': 'Rating', ratingValue: 5 },
    reviewBody: 'Muito bom.',
  },
  breadcrumbs: {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Clínica', item: `${url}/` },
      { '@type': 'ListItem', position: 2, name: 'Consulta', item: `${url}/consulta` },
    ],
  },
};

type Kind = keyof typeof sound;

/** A sound block with one value replaced, or removed where there is none. */
function change(kind: Kind, path: string, value: unknown): unknown {
  const block = structuredClone(sound[kind]);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: object = block;
  for (const key of keys) place = Reflect.get(place, key);
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
  return block;
}

function placesOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, path ? `${path}.${key}` : key),
  );
  return path === '' ? below : [path, ...below];
}

const kinds = Object.keys(sound) as Kind[];
const places = kinds.flatMap((kind) => placesOf(sound[kind], '').map((path) => [kind, path] as const));
const properties = places.filter(
  ([kind, path]) => !/\.\d+$/.test(path) && !(kind === 'services' && path.endsWith('.description')),
);

const unsaid = [
  'foundingDate',
  'image',
  'geo',
  'openingHoursSpecification',
  'paymentAccepted',
  'aggregateRating',
  'sameAs',
];

describe('a block of structured data', () => {
  it.each(unsaid)('of a business may leave out %s', (path) => {
    expect(findBlockFaults(change('business', path, undefined), url)).toEqual([]);
  });

  it('may be of any kind of business', () => {
    expect(findBlockFaults(change('business', '@type', 'Bakery'), url)).toEqual([]);
    expect(findBlockFaults(change('business', '@id', `${url}/#business`), url)).toEqual([]);
  });

  it.each(kinds)('of kind %s may be sound', (kind) => {
    expect(findBlockFaults(sound[kind], url)).toEqual([]);
  });

  it.each(properties.filter(([, path]) => !unsaid.includes(path)))('of kind %s needs %s', (kind, path) => {
    expect(findBlockFaults(change(kind, path, undefined), url)).not.toEqual([]);
  });

  it.each(places)('of kind %s has nothing of another kind at %s', (kind, path) => {
    expect(findBlockFaults(change(kind, path, true), url)).not.toEqual([]);
    expect(findBlockFaults(change(kind, path, ''), url)).not.toEqual([]);
  });

  it.each([
    ['business', 'slogan'],
    ['business', 'address.street'],
    ['business', 'geo.elevation'],
    ['business', 'openingHoursSpecification.0.validFrom'],
    ['business', 'aggregateRating.worstRating'],
    ['services', 'itemListElement.0.item.offers'],
    ['services', 'itemListElement.0.name'],
    ['review', 'datePublished'],
    ['review', 'author.url'],
    ['breadcrumbs', 'itemListElement.1.url'],
  ] as const)('of kind %s has no property %s', (kind, path) => {
    expect(findBlockFaults(change(kind, path, 'x'), url).join()).toContain('Unrecognized key');
  });

  it.each([
    ['business', 'telephone', '(54) 90000-0000', 'telephone: Invalid'],
    ['business', 'telephone', '5554900000000', 'telephone: Invalid'],
    ['business', 'email', 'oi', 'email: Invalid'],
    ['business', 'url', '/', 'url: Invalid'],
    ['business', 'url', 'https://other.example/', 'url: Invalid'],
    ['business', 'image', '/images/a.webp', 'image: is no absolute address of https://www.clinic.example'],
    ['business', 'image', 'https://www.clinic.example.com/a', 'image: is no absolute address'],
    ['business', 'foundingDate', '2004-13', 'foundingDate: Invalid'],
    ['business', 'geo.latitude', '-28.2628', 'geo.latitude: Invalid'],
    ['business', 'geo.longitude', -520, 'geo.longitude: Too small'],
    ['business', 'address.postalCode', '99010120', 'postalCode: Invalid'],
    ['business', 'openingHoursSpecification.0.opens', '8h', 'opens: Invalid'],
    ['business', 'openingHoursSpecification.0.opens', '24:00', 'opens: Invalid'],
    ['business', 'openingHoursSpecification.0.closes', '07:00', 'closes before it opens'],
    ['business', 'openingHoursSpecification.0.dayOfWeek', [`${context}/Lundi`], 'dayOfWeek.0: Invalid'],
    ['business', 'openingHoursSpecification.0.dayOfWeek', [days[0], days[0]], 'names a day twice'],
    ['business', 'aggregateRating.ratingValue', 5.1, 'ratingValue: Too big'],
    ['business', 'aggregateRating.ratingValue', '4.9', 'ratingValue: Invalid'],
    ['business', 'aggregateRating.reviewCount', 1.5, 'reviewCount: Invalid'],
    ['business', 'sameAs.0', 'http://www.instagram.com/a', 'sameAs.0: Invalid'],
    ['business', '@type', 'uma padaria', '@type: Invalid'],
    ['business', '@type', ['VeterinaryCare', 'LocalBusiness'], '@type: Invalid'],
    ['business', '@id', `${url}/#other`, '@id: Invalid'],
    ['business', '@context', 'http://schema.org', '@context: Invalid'],
    ['services', 'itemListElement.1.position', 3, 'positions do not ascend from 1'],
    ['services', 'itemListElement.0.item.provider.@id', `${url}/#other`, '@id: Invalid'],
    ['services', 'itemListElement', [], 'itemListElement: Too small'],
    ['review', 'reviewRating.ratingValue', 6, 'ratingValue: Too big'],
    ['breadcrumbs', 'itemListElement.0.position', 0, 'positions do not ascend from 1'],
    ['breadcrumbs', 'itemListElement.1.item', '/consulta', 'item: is no absolute address'],
    ['breadcrumbs', '@type', 'Product', 'Product is no type of this site'],
  ] as const)('of kind %s cannot have %s = %j', (kind, path, value, fault) => {
    expect(findBlockFaults(change(kind, path, value), url).join('\n')).toContain(fault);
  });
});
