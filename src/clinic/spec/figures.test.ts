import type { Document } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { all, everythingSaid, factsOf, one, readSite, textOf, textsOf } from './site.ts';

const site = await readSite();

const routes = ['/', '/404', '/banhoetosa', '/castracao', '/consulta', '/inverno', '/produtos'];

/** Routes of the pages that say something, be it in a text, a description or an attribute. */
function routesThatSay(pattern: RegExp): readonly string[] {
  return routes.filter((route) => pattern.test(everythingSaid(site.at(route))));
}

function count(document: Document, figure: string): number {
  return textOf(document.body).split(figure).length - 1;
}

describe('figures', () => {
  it.each([
    ['10k+ pets', /10k|10\.000/i, ['/']],
    ['8k+ pets', /\b8k/i, ['/consulta']],
    ['1000+ animals', /\b1\.?000\b/, ['/']],
    ['more than 8.000', /8\.000/, ['/banhoetosa', '/castracao']],
    ['500+', /\b500\b/, ['/banhoetosa']],
  ])('say %s on no other page than theirs', (_, pattern, places) => {
    expect(routesThatSay(pattern)).toEqual(places);
  });

  it.each([
    ['/', '10k+'],
    ['/consulta', '8k+'],
  ])('of %s have %s once', (route, figure) => {
    expect(count(site.at(route), figure)).toBe(1);
  });

  it('have 1000+ in #sobre of the home page only', () => {
    expect(count(site.at('/'), '1000+')).toBe(1);
    expect(textOf(one(site.at('/'), 'main #sobre'))).toContain('1000+');
  });

  it.each(['/banhoetosa', '/castracao'])('claim on %s "mais de 8.000", and never 8.000 alone', (route) => {
    const text = textOf(site.at(route).body);
    expect(text.match(/mais de 8\.000/gi)?.length).toBe(count(site.at(route), '8.000'));
    expect(text).toMatch(/mais de 8\.000 pets/i);
  });

  it('count on /banhoetosa 500+ pets a month and 500+ reviews', () => {
    const page = site.at('/banhoetosa');
    expect(factsOf(page)).toContainEqual(['500+', 'Pets/Mês']);
    expect(textOf(one(page, 'main'))).toContain('500+ avaliações');
    expect(count(page, '500+')).toBe(2);
  });

  it('never tell people of the 150 reviews that machines read of', () => {
    const told = routes.flatMap((route) => everythingSaid(site.at(route)).match(/.{3}\b150\b.{3}/g) ?? []);
    expect(new Set(told)).toEqual(new Set(['R$ 150,00']));
    expect(routesThatSay(/\b150\b/)).toEqual(['/castracao']);
  });

  it('rate the clinic 4.9 on the home page and three times on /banhoetosa', () => {
    expect(count(site.at('/'), '4.9')).toBe(1);
    expect(textOf(site.at('/banhoetosa').body).match(/4\.9\S*/g)).toEqual(['4.9★', '4.9', '4.9/5']);
    expect(routesThatSay(/\b4[.,][0-8]\b|\b4,9\b/)).toEqual([]);
  });

  it('tell since when the clinic works: 2004, more than 20 years', () => {
    const home = textOf(site.at('/').body);
    expect(home).toMatch(/desde 2004/i);
    expect(home).toMatch(/mais de 20 anos/i);
    const years = routes.flatMap((route) => everythingSaid(site.at(route)).match(/(?<!\/)\b20\d\d\b/g) ?? []);
    expect(new Set(years)).toEqual(new Set(['2004']));
    const claims = routes.flatMap((route) => everythingSaid(site.at(route)).match(/\b\d\d\+? anos/gi) ?? []);
    expect(new Set(claims)).toEqual(new Set(['20 anos']));
  });

  it.each(['/', '/consulta'])('promise on %s an emergency service 24h', (route) => {
    expect(textOf(one(site.at(route), 'main'))).toMatch(/emergência 24h/i);
  });
});

describe('hours', () => {
  const hours = (document: Document) =>
    everythingSaid(document).match(/\d+(h|:\d\d) ?- ?\d+(h|:\d\d)/g) ?? [];
  const rows = (document: Document, place: string) =>
    all(one(document, place), 'tr').map((row) => textsOf(row, 'th, td'));

  it('of the contact section are 08:30-18:30 and on Saturday 08:30-16:00, without a midday break', () => {
    const contact = '#contato';
    expect(rows(site.at('/consulta'), contact)).toEqual([
      ['Segunda a sexta', '08:30-18:30'],
      ['Sábado', '08:30-16:00'],
    ]);
    expect(textOf(one(site.at('/consulta'), contact))).toMatch(/sem fechar ao meio-dia/i);
  });

  it('of the grooming footer are 8h-18h and on Saturday 8h-16h', () => {
    expect(rows(site.at('/banhoetosa'), 'footer')).toEqual([
      ['Segunda a sexta', '8h-18h'],
      ['Sábado', '8h-16h'],
    ]);
  });

  it('of the grooming top bar and menu are Monday to Saturday 8h-18h', () => {
    const header = one(site.at('/banhoetosa'), 'header');
    expect(textsOf(header, 'p')).toEqual(['Segunda a sábado 8h-18h', 'Segunda a sábado 8h-18h']);
    expect(textsOf(one(header, '[popover]'), 'p')).toEqual(['Segunda a sábado 8h-18h']);
  });

  it('stand nowhere else, and those for machines nowhere', () => {
    expect(routes.map((route) => [route, hours(site.at(route))])).toEqual([
      ['/', []],
      ['/404', []],
      ['/banhoetosa', ['8h-18h', '8h-18h', '8h-18h', '8h-16h']],
      ['/castracao', []],
      ['/consulta', ['08:30-18:30', '08:30-16:00']],
      ['/inverno', []],
      ['/produtos', []],
    ]);
    expect(routesThatSay(/17:00|17h/)).toEqual([]);
  });
});

describe('prices of services', () => {
  it('of grooming are those of the specification and no others', () => {
    const prices = textOf(site.at('/banhoetosa').body).match(/R\$ ?\d+(\.\d+)*(,\d+)?/g);
    expect(new Set(prices)).toEqual(new Set(['R$ 35', 'R$ 15', 'R$ 140', 'R$ 1.980,00']));
  });

  it('start at these, also where a question repeats them', () => {
    const starts = textOf(site.at('/banhoetosa').body).match(/a partir de R\$ \d+/gi) ?? [];
    const prices = starts.map((start) => start.toLowerCase());
    const each = ['a partir de r$ 35', 'a partir de r$ 15', 'a partir de r$ 140'];
    expect(prices).toEqual([...each, ...each]);
  });

  it('have grooming take about two hours, and 1-2h in a badge of the hero', () => {
    const text = textOf(site.at('/banhoetosa').body);
    expect(text.match(/1-2h/g)).toHaveLength(1);
    expect(text.match(/\S+ \S+ \d+ horas/g)).toEqual(['cerca de 2 horas', 'Cerca de 2 horas']);
  });
});

describe('placeholders', () => {
  it('give one phone for all pages, from a range that no one has', () => {
    const numbers = routes.flatMap(
      (route) => everythingSaid(site.at(route)).match(/\(\d\d\) ?\d{4,5}-\d{4}/g) ?? [],
    );
    expect(new Set(numbers)).toEqual(new Set(['(54) 90000-0000']));
    const calls = routes.flatMap((route) =>
      all(site.at(route), '[href^="tel:"]').map((link) => link.getAttribute('href')),
    );
    expect(new Set(calls)).toEqual(new Set(['tel:+5554900000000']));
  });

  it('give one e-mail address, below .example', () => {
    const mails = routes.flatMap(
      (route) => everythingSaid(site.at(route)).match(/[\w.+-]+@[\w.-]+\w/g) ?? [],
    );
    const links = routes.flatMap((route) =>
      all(site.at(route), '[href^="mailto:"]').map((link) => link.getAttribute('href')),
    );
    expect([...new Set(mails)]).toEqual([expect.stringMatching(/\.example$/)]);
    expect(new Set(links)).toEqual(new Set([`mailto:${mails[0]}`]));
  });

  it('are described as 24h on call and answered within one business day', () => {
    const contact = textOf(one(site.at('/consulta'), '#contato'));
    expect(contact).toMatch(/plantão veterinário 24h/i);
    expect(contact).toMatch(/até 1 dia útil/i);
  });

  it('are not the address, which is Centro, Passo Fundo, RS, CEP 99010-120', () => {
    const codes = routes.flatMap((route) => everythingSaid(site.at(route)).match(/\b\d{5}-\d{3}\b/g) ?? []);
    expect(new Set(codes)).toEqual(new Set(['99010-120']));
    const map = textsOf(one(site.at('/consulta'), '#contato'), 'p');
    expect(map).toContain('Centro, Passo Fundo, RS, CEP 99010-120');
  });
});
