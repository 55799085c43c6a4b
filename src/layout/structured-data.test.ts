import { expect, it } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { checkSample, samplePage, sampleSite } from '../content/testing/sample.ts';
import { findBlockFaults } from '../crawl/structured-data.ts';
import { makeStructuredData } from './structured-data.ts';

function blocksOf(line: string): readonly object[] {
  const site = `${sampleSite}${line}meta:\n  structuredData:\n    founded: 2004\n`;
  const files = { 'site.yaml': site, 'index.yaml': samplePage('- type: hero\n  title: Olá\n') };
  return resolve(checkSample(files), sha256).flatMap(makeStructuredData);
}

it.each([
  ['', 'LocalBusiness', '#business'],
  ['business: Bakery\n', 'Bakery', '#business'],
  ['business: VeterinaryCare\n', ['LocalBusiness', 'VeterinaryCare'], '#clinic'],
])('with %j in site.yaml a site is of type %j', (line, type, id) => {
  const blocks = blocksOf(line);
  expect(blocks[0]).toMatchObject({ '@type': type, '@id': `https://www.clinica.example/${id}` });
  expect(blocks.flatMap((block) => findBlockFaults(block, 'https://www.clinica.example'))).toEqual([]);
});

const hours =
  'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 12:00\n  - days: [segunda]\n    opens: 13:30\n    closes: 18:00\n';

it('tells the hours of site.yaml, each span of a day', () => {
  const [business, ...others] = blocksOf(hours);
  const span = { dayOfWeek: ['Monday'] };
  expect(business).toMatchObject({
    openingHoursSpecification: [
      { ...span, opens: '08:00', closes: '12:00' },
      { ...span, opens: '13:30', closes: '18:00' },
    ],
  });
  expect(business).not.toHaveProperty('contactPoint');
  const faults = [business ?? {}, ...others].flatMap((block) =>
    findBlockFaults(block, 'https://www.clinica.example'),
  );
  expect(faults).toEqual([]);
});

it('tells days unlike the others, once they are near and until they have passed', () => {
  const days =
    '  exceptions:\n  - days: Natal\n    date: 25/12/2026\n  - days: Véspera\n    date: 24/12/2026\n    opens: 08:00\n    closes: 12:00\n  - days: Ontem\n    date: 01/01/2026\n';
  const [business] = blocksOf(hours + days);
  const day = { '@type': 'OpeningHoursSpecification' };
  expect(business).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...day, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '12:00' },
      { ...day, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
  expect(findBlockFaults(business ?? {}, 'https://www.clinica.example')).toEqual([]);
});

/** The offers of a page with a section, where search engines are told of them or are not. */
function offersOf(section: string, answer: string): readonly object[] {
  const page = samplePage(section).replace(
    'sections:',
    `meta:\n  structuredData:\n    offers: ${answer}\nsections:`,
  );
  const site = `${sampleSite}meta:\n  structuredData:\n    founded: 2004\n`;
  const blocks = resolve(checkSample({ 'site.yaml': site, 'index.yaml': page }), sha256).flatMap(
    makeStructuredData,
  );
  expect(blocks.flatMap((block) => findBlockFaults(block, 'https://www.clinica.example'))).toEqual([]);
  return blocks
    .flatMap((block) => ('itemListElement' in block ? block.itemListElement : []) as object[])
    .filter((one) => Reflect.get(one, '@type') === 'Offer');
}

const shown = '    image: luna.png\n    imageAlt: Uma cama azul\n';
const selling = `- type: hero\n  title: Olá\n- type: offers\n  validUntil: 15/07/2026\n  items:\n  - name: Cama\n    size: M\n    price: R$ 1.179,90\n${shown}  - name: Manta\n    price: R$ 30\n    soldOut: sim\n${shown}  - name: Ração\n    price: R$ 30\n    priceSuffix: o quilo\n${shown}  - name: Casa\n    soldOut: sim\n${shown}`;

it('tells what a page sells at one exact price, where the page wants it told', () => {
  const offer = { '@type': 'Offer', priceCurrency: 'BRL', priceValidUntil: '2026-07-15' };
  expect(offersOf(selling, 'sim')).toMatchObject([
    {
      ...offer,
      itemOffered: { '@type': 'Product', name: 'Cama M' },
      price: '1179.90',
      availability: 'https://schema.org/InStock',
    },
    { ...offer, itemOffered: { name: 'Manta' }, price: '30', availability: 'https://schema.org/SoldOut' },
  ]);
  expect(offersOf(selling, 'não')).toEqual([]);
});

it('tells nothing of offers that have ended', () => {
  expect(offersOf(selling.replace('15/07/2026', '15/01/2026'), 'sim')).toEqual([]);
});

it('names the telephone of who is on call day and night', () => {
  const [business] = blocksOf(`${hours}  duty: sim\n`);
  expect(business).toMatchObject({
    contactPoint: { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  expect(findBlockFaults(business ?? {}, 'https://www.clinica.example')).toEqual([]);
});
