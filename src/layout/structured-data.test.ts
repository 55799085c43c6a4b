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
  const span = { dayOfWeek: ['https://schema.org/Monday'] };
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

it('names the telephone of who is on call day and night', () => {
  const [business] = blocksOf(`${hours}  duty: sim\n`);
  expect(business).toMatchObject({
    contactPoint: { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  expect(findBlockFaults(business ?? {}, 'https://www.clinica.example')).toEqual([]);
});
