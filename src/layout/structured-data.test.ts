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
