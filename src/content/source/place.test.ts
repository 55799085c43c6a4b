import { expect, it } from 'vitest';
import { sampleContent, samplePage } from '../testing/sample.ts';
import { describePlace } from './place.ts';

const { sources } = sampleContent({ 'index.yaml': samplePage('- type: hours\n  title: Olá\n') });

it.each([
  ['week', 'horário'],
  ['redirects', 'endereço antigo'],
  ['constructor', 'item'],
])('calls an entry of the list %s as npm run changes does: %s', (list, noun) => {
  const page = sources.find(({ name }) => name === 'index');
  expect(page && describePlace(page, ['sections', 0, list, 1])).toBe(`seção 1 (hours), ${noun} 2`);
});
