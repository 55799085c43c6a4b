import { expect, it } from 'vitest';
import { sha256 } from '../pictures/digest.ts';
import { checkSample, samplePage, sampleSite } from '../testing/sample.ts';
import { makeStructuredData } from '../../layout/structured-data.ts';
import { resolve } from './resolve.ts';

const other = 'otherPhone: +55 54 3311-2233\n';
const hours = 'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n';
const page = (tel: string) =>
  samplePage(
    `- type: hero\n  title: Olá\n- type: cta\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: ${tel}\n`,
  );

/** The addresses that a site's buttons, its bar for the thumb and its data for search engines call. */
function calledBy(tel: string, duty: string) {
  const site = `${sampleSite}${other}${hours}  duty: ${duty}\nthumbBar: sim\nmeta:\n  structuredData:\n    founded: 2004\n`;
  const pages = resolve(checkSample({ 'site.yaml': site, 'index.yaml': page(tel) }), sha256);
  const [{ sections, thumbBar } = { sections: [], thumbBar: [] }] = pages;
  const button = sections.flatMap((section) => ('actions' in section ? section.actions : []));
  const [business] = pages.flatMap(makeStructuredData);
  return {
    button: button.map((action: unknown) => Object(action).href),
    bar: thumbBar?.[0]?.href,
    contact: Object(Object(business).contactPoint).telephone,
  };
}

it('buttons, the bar and who is on call have the telephone of the site, or its second one', () => {
  expect(calledBy('sim', 'sim')).toEqual({
    button: ['tel:+5554900000000'],
    bar: 'tel:+5554900000000',
    contact: '+5554900000000',
  });
  expect(calledBy('segundo', 'segundo')).toEqual({
    button: ['tel:+555433112233'],
    bar: 'tel:+555433112233',
    contact: '+555433112233',
  });
});
