import { describe, expect, it } from 'vitest';
import { all, editSite, one, readSite, textOf, type Site } from './site.ts';

const site = await readSite();

const landing = ['/', '/banhoetosa', '/castracao', '/consulta', '/inverno', '/produtos'];
const root = 'https://www.vitrinepet.example';
const addressOf = (route: string) => `${root}${route}`;

/** Contents of all `<meta>` of a name or property, wherever they stand. */
function meta(route: string, name: string): readonly (string | null)[] {
  const found = all(site.at(route), `meta[name="${name}"], meta[property="${name}"]`);
  return found.map((element) => element.getAttribute('content'));
}

const titles = (route: string) => all(site.at(route), 'title').map((title) => title.textContent);
const canonicals = (route: string) =>
  all(site.at(route), 'link[rel=canonical]').map((link) => link.getAttribute('href'));

describe('the head', () => {
  it.each([...landing, '/404'])('of %s has one title, one description and both in Open Graph', (route) => {
    expect(titles(route)).toEqual([expect.stringMatching(/./)]);
    expect(meta(route, 'og:title')).toEqual(titles(route));
    expect(meta(route, 'description')).toEqual([expect.stringMatching(/.{40}/)]);
    expect(meta(route, 'og:description')).toEqual(meta(route, 'description'));
  });

  it.each(landing)('of %s has one canonical link, to itself, also in Open Graph', (route) => {
    expect(canonicals(route)).toEqual([addressOf(route)]);
    expect(meta(route, 'og:url')).toEqual([addressOf(route)]);
  });

  it.each(landing)('of %s has keywords', (route) => {
    expect(meta(route, 'keywords')).toEqual([expect.stringMatching(/\w, \w/)]);
  });

  it.each(landing)('of %s places it in Passo Fundo', (route) => {
    const [position = ''] = meta(route, 'geo.position');
    expect(meta(route, 'geo.region')).toEqual(['BR-RS']);
    expect(meta(route, 'geo.placename')).toEqual(['Passo Fundo']);
    expect(position).toMatch(/^-28\.\d+;-52\.\d+$/);
    expect(meta(route, 'ICBM')).toEqual([position?.replace(';', ', ')]);
  });

  it.each(landing)('of %s has the other Open Graph tags, each once', (route) => {
    expect(meta(route, 'og:type')).toEqual(['website']);
    expect(meta(route, 'og:locale')).toEqual(['pt_BR']);
    expect(meta(route, 'og:site_name')).toEqual(['Vitrine Pet']);
    expect(meta(route, 'og:image')).toEqual([
      expect.stringMatching(/^https:\/\/www\.vitrinepet\.example\/images\/share-\S+\.jpg$/),
    ]);
  });

  it('of every page stands in <head>', () => {
    for (const route of site.routes) {
      expect(all(site.at(route), 'body title, body meta, body link[rel=canonical]'), route).toEqual([]);
    }
  });

  it.each(['title', 'description', 'keywords'])('has a %s of its own on every page', (name) => {
    const told = landing.map((route) => (name === 'title' ? titles(route)[0] : meta(route, name)[0]));
    expect(new Set(told).size).toBe(landing.length);
  });

  it('of the not-found page asks not to be indexed and names no address', () => {
    expect(meta('/404', 'robots')).toEqual(['noindex']);
    expect(canonicals('/404')).toEqual([]);
    expect(meta('/404', 'og:url')).toEqual([]);
  });

  it.each(landing)('of %s does not keep search engines away', (route) => {
    expect(meta(route, 'robots')).toEqual([]);
  });
});

type Block = Readonly<Record<string, unknown>>;

const scripts = (from: Site, route: string) => all(from.at(route), 'script[type="application/ld+json"]');

/** A page's blocks of structured data, as a machine reads them. */
function blocks(route: string, from = site): readonly Block[] {
  // Every block is an object; what it holds is what the tests ask.
  return scripts(from, route).map((script) => JSON.parse(script.textContent) as Block);
}

function isOf(known: Block, type: string): boolean {
  return [known['@type']].flat().includes(type);
}

function block(route: string, type: string): Block | undefined {
  return blocks(route).find((known) => isOf(known, type));
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('structured data', () => {
  it.each(landing)('of %s are four blocks: business, services, review, breadcrumbs', (route) => {
    const types = ['VeterinaryCare', 'ItemList', 'Review', 'BreadcrumbList'];
    expect(blocks(route)).toHaveLength(4);
    expect(types.map((type) => blocks(route).findIndex((known) => isOf(known, type)))).toEqual([0, 1, 2, 3]);
    expect(blocks(route).map((known) => known['@context'])).toEqual(Array(4).fill('https://schema.org'));
  });

  it('are on no page that is not there', () => {
    expect(scripts(site, '/404')).toEqual([]);
  });

  // Of itself a VeterinaryCare has no place, no hours and no payment methods: https://schema.org/VeterinaryCare
  it('of every page say that the clinic is a local business', () => {
    const silent = landing.filter((route) => block(route, 'LocalBusiness') === undefined);
    expect(silent).toEqual([]);
  });

  it.each(landing)('of %s name the clinic, its phone, e-mail and address', (route) => {
    expect(block(route, 'VeterinaryCare')).toMatchObject({
      name: 'Vitrine Pet',
      url: `${root}/`,
      telephone: '+5554900000000',
      email: expect.stringMatching(/@.+\.example$/),
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Centro',
        addressLocality: 'Passo Fundo',
        addressRegion: 'RS',
        postalCode: '99010-120',
        addressCountry: 'BR',
      },
    });
  });

  it.each(landing)('of %s close the clinic on Saturday at 17:00', (route) => {
    const opening = { '@type': 'OpeningHoursSpecification', opens: '08:00' };
    expect(block(route, 'VeterinaryCare')?.['openingHoursSpecification']).toEqual([
      { ...opening, dayOfWeek: weekdays, closes: '18:00' },
      { ...opening, dayOfWeek: ['Saturday'], closes: '17:00' },
    ]);
  });

  it.each(landing)('of %s take cash, both cards and PIX', (route) => {
    const methods = 'Dinheiro, Cartão de Crédito, Cartão de Débito, PIX';
    expect(block(route, 'VeterinaryCare')?.['paymentAccepted']).toBe(methods);
  });

  it.each(landing)('of %s count 150 reviews that rate 4.9', (route) => {
    expect(block(route, 'VeterinaryCare')?.['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.9,
      reviewCount: 150,
    });
    expect(scripts(site, route).filter((script) => script.textContent.includes('500'))).toEqual([]);
  });

  it.each(landing)('of %s say that the clinic works since 2004', (route) => {
    expect(String(block(route, 'VeterinaryCare')?.['foundingDate'])).toBe('2004');
  });

  it.each(landing)('of %s list the services in order, grooming at home among them', (route) => {
    const list = block(route, 'ItemList')?.['itemListElement'] as readonly {
      position: number;
      item: Block;
    }[];
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    expect(list.map(({ item }) => item['@type'])).toEqual(list.map(() => 'Service'));
    expect(list.map(({ item }) => item['name'])).toContain('Banho e tosa em domicílio');
  });

  it.each(landing)('of %s have a sample review of the clinic, which says that it is one', (route) => {
    const review = block(route, 'Review');
    expect(review).toMatchObject({
      itemReviewed: { '@id': block(route, 'VeterinaryCare')?.['@id'], name: 'Vitrine Pet' },
      author: { '@type': 'Person', name: expect.stringMatching(/./) },
      reviewRating: { '@type': 'Rating', ratingValue: expect.any(Number) },
    });
    expect(review?.['reviewBody']).toMatch(/exemplo/i);
  });

  it.each(landing)('of %s lead by breadcrumbs from the home page to it', (route) => {
    const crumbs = block(route, 'BreadcrumbList')?.['itemListElement'] as readonly Block[];
    const addresses = route === '/' ? [addressOf('/')] : [addressOf('/'), addressOf(route)];
    expect(crumbs.map(({ item }) => item)).toEqual(addresses);
    expect(crumbs.map(({ position }) => position)).toEqual(addresses.map((_, index) => index + 1));
    expect(crumbs.map(({ name }) => name)).toEqual(addresses.map(() => expect.stringMatching(/./)));
  });
});

describe('a text with </script> in it', () => {
  const typed = '</script><script>alert("1")</script><!--<script>';
  const facts = ['meta', 'structuredData'];
  const after = editSite(site, [
    { file: 'pages/consulta.yaml', path: ['title'], value: typed },
    { file: 'pages/consulta.yaml', path: ['sections', 0, 'title'], value: typed },
    { file: 'pages/site.yaml', path: ['tagline'], value: typed },
    // What the breadcrumbs call the page.
    { file: 'pages/site.yaml', path: ['footer', 'links', 1, 'label'], value: typed },
    { file: 'pages/site.yaml', path: [...facts, 'services', 0, 'name'], value: typed },
    { file: 'pages/site.yaml', path: [...facts, 'review', 'text'], value: typed },
  ]);

  it('adds no element to any page', () => {
    for (const route of site.routes) {
      const tags = [site, after].map((known) => all(known.at(route), '*').map(({ tagName }) => tagName));
      expect(tags[1], route).toEqual(tags[0]);
    }
  });

  it('reaches machines as it was typed, in each of the four blocks', () => {
    const [business, services, review, breadcrumbs] = blocks('/consulta', after);
    expect(business?.['description']).toBe(typed);
    expect(services).toMatchObject({ itemListElement: { 0: { item: { name: typed } } } });
    expect(review?.['reviewBody']).toBe(typed);
    expect(breadcrumbs).toMatchObject({ itemListElement: { 1: { name: typed } } });
  });

  it('has every < escaped in structured data', () => {
    for (const script of scripts(after, '/consulta')) expect(script.textContent).not.toContain('<');
    expect(after.html('/consulta')).not.toContain('<script>alert');
    expect(after.html('/consulta')).toContain('\\u003c/script>\\u003cscript>alert');
  });

  it('reaches people as it was typed, in the title of window and page', () => {
    const document = after.at('/consulta');
    expect(document.title).toBe(typed);
    expect(textOf(one(document, 'h1'))).toBe(typed);
    expect(one(document, 'meta[property="og:title"]').getAttribute('content')).toBe(typed);
  });
});
