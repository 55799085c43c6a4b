import { expect, test } from 'vitest';
import { sha256 } from '../../content/pictures/digest.ts';
import { resolve } from '../../content/resolve/resolve.ts';
import { validate } from '../../content/validate/validate.ts';
import { sampleClient } from '../../render/sample.ts';
import { render } from '../../render/render.tsx';
import { loadSpecified } from '../../testing/specified-content.ts';

const content = await loadSpecified();

/** The winter page of the frozen site, whose offers end on 15/07/2025, as it is made on a day. */
function winterOn(today: string) {
  const validated = validate(content, { today });
  const page = resolve(validated, sha256).find(({ route }) => route === '/inverno');
  if (page === undefined) throw new Error('no winter page');
  const html = render(page, sampleClient);
  const links = validated.problems.filter(({ kind }) => kind === 'endedTarget').map(({ file }) => file);
  return { buttons: html.split('comprar%20o%20produto').length - 1, html, links };
}

test('offers sell on their last day', () => {
  const { buttons, html, links } = winterOn('2025-07-15');
  expect(buttons).toBe(13);
  expect(html).toContain('Válido até');
  expect(html).not.toContain('terminou');
  expect(links).toEqual([]);
});

test('offers that have ended say so and sell nothing, and links to their page are told', () => {
  const { buttons, html, links } = winterOn('2025-07-16');
  expect(buttons).toBe(0);
  expect(html.split('Esta oferta terminou em <time dateTime="2025-07-15">15/07/2025</time>')).toHaveLength(3);
  expect(html).not.toContain('Válido até <time');
  expect([...new Set(links)]).toContain('pages/site.yaml');
});
