import type {
  BreadcrumbList,
  ContactPoint,
  ItemList,
  LocalBusiness,
  OfferCatalog,
  Review,
  WithContext,
} from 'schema-dts';
import type { PageData, SiteFacts } from '../fields/page-data.ts';
import type { Opening } from '../fields/schedule.ts';
import { wordsOf } from '../defaults/words.ts';

type Facts = NonNullable<PageData['meta']['structuredData']>;
type DayName = NonNullable<Facts['openingHours']>[number]['days'][number];

/** Schema.org's own names of days, without its address: https://schema.org/DayOfWeek */
const dayNames = {
  segunda: 'Monday',
  terça: 'Tuesday',
  quarta: 'Wednesday',
  quinta: 'Thursday',
  sexta: 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
} as const satisfies Readonly<Record<DayName, string>>;

/** schema-dts knows single types only. */
function typeOf({ business }: SiteFacts): 'LocalBusiness' {
  return business.types as unknown as 'LocalBusiness';
}

function idOf({ business, url }: SiteFacts): string {
  return `${url}/#${business.id}`;
}

/** The telephone of who is on call day and night. */
function describeDuty({ phone, dutyPhone = phone }: SiteFacts): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: dutyPhone.href.slice('tel:'.length),
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: Object.values(dayNames),
      opens: '00:00',
      closes: '23:59',
    },
  };
}

const hourOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Days unlike the others. One that is closed opens and closes at midnight, as search engines read it. */
function describeSpecialDays({ schedule }: Opening) {
  const days = Object.entries(schedule.exceptions).flatMap(([date, spans]) =>
    (spans.length === 0 ? ([[0, 0]] as const) : spans).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: date,
      validThrough: date,
      opens: hourOf(opens),
      closes: closes - opens === 1440 ? '23:59' : hourOf(closes),
    })),
  );
  return days.length > 0 && { specialOpeningHoursSpecification: days };
}

/** What structured data says of the business. */
function describeBusiness({ site, meta }: PageData, facts: Facts): WithContext<LocalBusiness> {
  const { address } = site;
  const [latitude, longitude] = meta.geo?.position.split(';') ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(site),
    '@id': idOf(site),
    name: site.name,
    description: site.tagline,
    url: `${site.url}/`,
    telephone: site.phone.href.slice('tel:'.length),
    email: site.email.text,
    ...(facts.founded && { foundingDate: facts.founded }),
    ...(meta.image && { image: `${site.url}${meta.image.base}-${meta.image.width}.webp` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street ?? address.district,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'BR',
    },
    ...(latitude &&
      longitude && {
        geo: { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) },
      }),
    ...(facts.openingHours && {
      openingHoursSpecification: facts.openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => dayNames[day]),
        opens,
        closes,
      })),
    }),
    ...(site.hours && describeSpecialDays(site.hours)),
    ...(site.hours?.schedule.hasDuty && { contactPoint: describeDuty(site) }),
    ...(facts.paymentMethods && {
      paymentAccepted: facts.paymentMethods.join(', '),
    }),
    ...(facts.rating !== undefined &&
      facts.reviewCount !== undefined && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: facts.rating,
          reviewCount: facts.reviewCount,
        },
      }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ href }) => href) }),
  };
}

function listServices({ site }: PageData, services: NonNullable<Facts['services']>): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: wordsOf(site.words).services,
    itemListElement: services.map(({ name, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name,
        ...(description !== undefined && { description }),
        provider: { '@id': idOf(site) },
      },
    })),
  };
}

function describeReview({ site }: PageData, review: NonNullable<Facts['review']>): WithContext<Review> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    itemReviewed: { '@type': typeOf(site), '@id': idOf(site), name: site.name },
    author: { '@type': 'Person', name: review.author },
    reviewRating: { '@type': 'Rating', ratingValue: review.rating },
    reviewBody: review.text,
  };
}

/** What the site's own links call a page, which is shorter than its title. */
function nameOf({ footer, header, route, title }: PageData): string {
  const links = [...(footer.links ?? []), ...(header.links ?? [])];
  return links.find(({ href }) => href === route)?.label ?? title;
}

function listBreadcrumbs(page: PageData): WithContext<BreadcrumbList> {
  const { site, route } = page;
  const crumbs = [{ name: site.name, item: `${site.url}/` }];
  if (route !== '/') crumbs.push({ name: nameOf(page), item: `${site.url}${route}` });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

type StructuredData = WithContext<LocalBusiness | ItemList | OfferCatalog | Review | BreadcrumbList>;

/** A page's blocks of structured data: business, services, a sample review and breadcrumbs, as far as the content gives them. */
export function makeStructuredData(page: PageData): readonly StructuredData[] {
  const facts = page.meta.structuredData;
  if (facts === undefined || page.isNotFound) return [];
  return [
    describeBusiness(page, facts),
    ...(facts.services ? [listServices(page, facts.services)] : []),
    ...(facts.review ? [describeReview(page, facts.review)] : []),
    ...(page.offers ? [page.offers] : []),
    listBreadcrumbs(page),
  ];
}
