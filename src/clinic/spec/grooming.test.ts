import { describe, expect, it } from 'vitest';
import {
  all,
  cardsOf,
  factsOf,
  inOrder,
  linkNamed,
  messageOf,
  one,
  readSite,
  sectionNamed,
  sectionsOf,
  textOf,
  textsOf,
  writtenMessage,
} from './site.ts';

const site = await readSite();

const page = () => site.at('/banhoetosa');
const part = (id: string) => one(page(), `main #${id}`);
const chat = (key: string) => writtenMessage(site, 'pages/banhoetosa.yaml', key);
const hero = () => one(page(), 'main section:has(h1)');

describe('/banhoetosa', () => {
  it('stands in the order of the specification, a block shared with other pages last', () => {
    const ids = sectionsOf(page()).map(({ id }) => id);
    expect(ids).toEqual(['', 'servicos', '', 'pacotes', 'transformacoes', 'depoimentos', 'faq', '']);
    expect(textsOf(sectionsOf(site.at('/castracao')).at(-1) ?? page(), 'h2')).toEqual(
      textsOf(sectionsOf(page()).at(-1) ?? page(), 'h2'),
    );
  });

  describe('its hero', () => {
    it('says "Seu pet mais bonito e cheiroso que nunca!"', () => {
      expect(textOf(one(page(), 'h1'))).toBe('Seu pet mais bonito e cheiroso que nunca!');
    });

    it('has "Agendar Agora" with the message completo and "Ver Pacotes" with pacote', () => {
      expect(textsOf(hero(), 'a')).toEqual(['Agendar Agora', 'Ver Pacotes']);
      expect(all(hero(), 'a').map(messageOf)).toEqual([chat('completo'), chat('pacote')]);
    });

    it('shows 500+ Pets/Mês, 20+ Anos, 4.9★ Avaliação', () => {
      expect(factsOf(hero())).toEqual([
        ['500+', 'Pets/Mês'],
        ['20+', 'Anos'],
        ['4.9★', 'Avaliação'],
      ]);
    });

    it('has badges for the team, the duration, the products and the care', () => {
      expect(textsOf(hero(), 'li')).toEqual([
        'Equipe especializada',
        expect.stringContaining('1-2h'),
        'Produtos premium',
        expect.stringMatching(/^100% cuidado/),
      ]);
    });
  });

  it.each([
    ['Banho Completo', 'A partir de R$ 35', 'banho'],
    ['Tosa Higiênica', 'A partir de R$ 15', 'tosa'],
    ['Banho e Tosa', 'A partir de R$ 140', 'completo'],
  ])('sells %s %s, with the message %s', (title, price, key) => {
    const card = cardsOf(part('servicos')).find((known) => textsOf(known, 'h3').includes(title));
    expect(card && textsOf(card, 'p')).toContain(price);
    expect(card && messageOf(one(card, 'a'))).toBe(chat(key));
  });

  it('has three services, which take about two hours', () => {
    expect(cardsOf(part('servicos'))).toHaveLength(3);
    expect(textOf(part('servicos'))).toMatch(/cerca de 2 horas, em média/);
  });

  it('gives five reasons', () => {
    const reasons = cardsOf(sectionsOf(page())[2] ?? page().body).map(textOf);
    expect(reasons).toEqual([
      expect.stringMatching(/equipe especializada.*mais de 5 anos de experiência/i),
      expect.stringMatching(/produtos premium hipoalergênicos/i),
      expect.stringMatching(/ambiente seguro e climatizado/i),
      expect.stringMatching(/hora marcada, sem filas/i),
      expect.stringMatching(/pacotes especiais/i),
    ]);
  });
});

describe('the packages', () => {
  const cards = () => cardsOf(part('pacotes'));
  const monthly = () => cards()[0];

  it('are headed by the most one can save in a year', () => {
    const phrases = ['Economize até R$ 1.980,00 por ano', '10%'];
    expect(inOrder(textOf(part('pacotes')), phrases)).toEqual(phrases);
  });

  it.each([
    [0, 'Mensal', '10% de desconto', '4 banhos por mês', '1 tosa higiênica grátis'],
    [1, 'Semestral', '15% de desconto', '24 banhos em 6 meses', '6 tosas higiênicas grátis'],
    [2, 'Anual', '25% de desconto', '48 banhos em 12 meses', '12 tosas higiênicas grátis'],
  ])('have in place %i the one named %s: %s, %s, %s', (index, name, discount, baths, grooming) => {
    const card = cards()[index];
    expect(card && textOf(one(card, 'h3'))).toContain(name);
    expect(card && textsOf(card, 'p')).toEqual(expect.arrayContaining([discount, baths]));
    expect(card && textsOf(card, 'li')).toContain(grooming);
  });

  it('are three, and all include nail clipping, priority and discounts', () => {
    expect(cards()).toHaveLength(3);
    for (const card of cards()) {
      expect(textsOf(card, 'li')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/corte de unhas grátis/i),
          expect.stringMatching(/prioridade no agendamento/i),
          expect.stringMatching(/descontos em .*tosa.* e consultas veterinárias/i),
        ]),
      );
    }
  });

  it('can be paid recurrently without using the card limit, or with PIX, from six months on', () => {
    const features = cards().map((card) => textsOf(card, 'li').filter((text) => /recorrente/i.test(text)));
    const recurring = [expect.stringMatching(/recorrente sem usar o limite do cartão, ou PIX/i)];
    expect(features).toEqual([[], recurring, recurring]);
  });

  it('have the same figures where a question repeats them', () => {
    const said = textOf(page().body);
    expect(new Set(said.match(/\d+%/g))).toEqual(new Set(['10%', '15%', '25%', '100%']));
    expect(new Set(said.match(/\d+ banhos (por mês|em \d+ meses)/g))).toEqual(
      new Set(['4 banhos por mês', '24 banhos em 6 meses', '48 banhos em 12 meses']),
    );
  });

  it('call only the semester package "Mais Procurado"', () => {
    const labelled = all(page(), 'li').filter((item) => textOf(item).includes('Mais Procurado'));
    expect(labelled.map((item) => textOf(one(item, 'h3')))).toEqual(['Pacote Semestral']);
    expect(textOf(page().body).split('Mais Procurado')).toHaveLength(2);
  });

  it('open the chat with the message for packages', () => {
    expect(monthly()).toBeDefined();
    expect(cards().map((card) => messageOf(one(card, 'a')))).toEqual(Array(3).fill(chat('pacote')));
  });
});

describe('the gallery', () => {
  const cards = () => cardsOf(part('transformacoes'));

  it('has six cards, each with a name of its own and the badge "Cliente Feliz"', () => {
    const names = cards().map((card) => textOf(one(card, 'strong')));
    expect(new Set(names).size).toBe(6);
    expect(cards().map((card) => textsOf(card, 'span').includes('Cliente Feliz'))).toEqual(
      Array(6).fill(true),
    );
  });

  it('tells breed and service of every pet', () => {
    expect(cards().map(textOf)).toEqual(
      Array(6).fill(expect.stringMatching(/\S+ [^·]+ · .+ Cliente Feliz$/)),
    );
  });

  it('lets the browser fetch no picture before the visitor comes near', () => {
    const fetched = all(part('transformacoes'), '[src], [srcset]').filter(
      (media) => !media.closest('noscript'),
    );
    expect(fetched).toEqual([]);
    expect(all(part('transformacoes'), '[style]')).toEqual([]);
  });

  it('has the picture with its description for who runs no scripts', () => {
    const pictures = cards().map((card) => one(card, 'noscript img'));
    expect(new Set(pictures.map((picture) => picture.getAttribute('alt'))).size).toBe(6);
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      Array(6).fill(expect.stringMatching(/^\/images\/.+\.webp$/)),
    );
  });

  it('links every card to its own full-size picture', () => {
    const links = cards().map((card) => one(card, 'a').getAttribute('href'));
    const pictures = cards().map((card) => one(card, 'noscript img').getAttribute('src'));
    const drawn = (addresses: readonly (string | null)[]) =>
      addresses.map((address) => address?.replace(/-\d+\.webp$/, ''));
    expect(drawn(links)).toEqual(drawn(pictures));
    expect(new Set(links).size).toBe(6);
  });

  it('offers "Agendar para Meu Pet" and the Instagram profile below', () => {
    const links = all(part('transformacoes'), 'a').filter((link) => !link.closest('li'));
    expect(links).toHaveLength(2);
    expect(messageOf(linkNamed(part('transformacoes'), 'Agendar para Meu Pet'))).toBe(chat('completo'));
    expect(links[1]?.getAttribute('href')).toMatch(/^https:\/\/www\.instagram\.com\/./);
  });
});

describe('testimonials', () => {
  it.each(['/banhoetosa', '/consulta'])(
    'on %s name the tutor by gender and the pet with its article',
    (route) => {
      const quotes = all(one(site.at(route), '#depoimentos'), 'figure');
      expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) {
        expect(textOf(one(quote, 'figcaption p'))).toMatch(/^\p{Lu}\p{L}+ tutora? d[oa] \p{Lu}\p{L}+$/u);
        expect(textOf(one(quote, 'blockquote'))).not.toBe('');
      }
    },
  );

  it.each(['/banhoetosa', '/consulta'])('on %s carry a rating and a relative date', (route) => {
    for (const quote of all(one(site.at(route), '#depoimentos'), 'figure')) {
      expect(one(quote, '[role=img]').getAttribute('aria-label')).toMatch(/^Nota [1-5](,\d)? de 5$/);
      expect(textOf(one(quote, 'small'))).toMatch(/^há /);
    }
  });

  it('on /banhoetosa rest on 500+ reviews', () => {
    expect(textOf(part('depoimentos'))).toMatch(/500\+ avaliações/);
  });
});

describe('questions', () => {
  it.each([
    ['/banhoetosa', 'faq', 7],
    ['/castracao', 'duvidas', 6],
  ])('on %s in #%s are %i, one open at a time and none at first', (route, id, count) => {
    const entries = all(one(site.at(route), `main #${id}`), 'details');
    expect(entries).toHaveLength(count);
    const groups = new Set(entries.map((entry) => entry.getAttribute('name')));
    expect([groups.size, [...groups][0]]).toEqual([1, expect.stringMatching(/./)]);
    expect(entries.filter((entry) => entry.hasAttribute('open'))).toEqual([]);
  });

  it.each(['/banhoetosa', '/castracao', '/produtos'])('on %s each have an answer', (route) => {
    const entries = all(site.at(route), 'details');
    expect(entries).not.toEqual([]);
    for (const entry of entries) {
      const question = textOf(one(entry, 'summary'));
      expect(question).toMatch(/\?$/);
      expect(textOf(entry).length).toBeGreaterThan(question.length + 20);
    }
  });
});

it('shares one block between /banhoetosa and /castracao', () => {
  const heading = 'Tudo para o seu pet em um só lugar';
  expect(textOf(sectionNamed(page(), heading))).toBe(textOf(sectionNamed(site.at('/castracao'), heading)));
});
