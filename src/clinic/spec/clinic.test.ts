import { describe, expect, it } from 'vitest';
import {
  all,
  cardsOf,
  factsOf,
  inOrder,
  linkNamed,
  linksOf,
  messageOf,
  one,
  readSite,
  sectionsOf,
  textOf,
  textsOf,
  writtenMessage,
} from './site.ts';

const site = await readSite();

const chat = (key: string) => writtenMessage(site, 'pages/site.yaml', key);
const hero = (route: string) => one(site.at(route), 'main section:has(h1)');

describe('the home page', () => {
  const home = () => site.at('/');
  const especialidades = () => one(home(), '#especialidades');

  it('opens with the badge above its title', () => {
    const badge = 'Mais de 20 anos cuidando do seu pet';
    const title = textOf(one(hero('/'), 'h1'));
    expect(inOrder(textOf(hero('/')), [badge, title])).toEqual([badge, title]);
  });

  it('has the hero lead to the chat and to the clinic, and nowhere else', () => {
    expect(textsOf(hero('/'), 'a')).toEqual(['Atendimento no WhatsApp', 'Como Chegar']);
    expect(messageOf(linkNamed(hero('/'), 'Atendimento no WhatsApp'))).toBe(chat('consulta'));
    expect(linkNamed(hero('/'), 'Como Chegar').getAttribute('href')).toContain('/maps/dir/');
  });

  it('follows the hero with a card each for clinic, grooming and products', () => {
    const [, services] = sectionsOf(home());
    const titles = services && cardsOf(services).map((card) => textOf(one(card, 'h3')));
    expect(titles).toEqual(['Clínica veterinária', 'Banho e tosa', 'Produtos']);
  });

  it('shows four figures: 100% safety, 24h on call, 10k+ pets, rating 4.9', () => {
    const [, , stats] = sectionsOf(home());
    const facts = stats ? factsOf(stats) : [];
    expect(facts.map(([value]) => value)).toEqual(['100%', '24h', '10k+', '4.9']);
    expect(facts.map(([, label]) => label)).toEqual([
      expect.stringMatching(/segurança/i),
      expect.stringMatching(/plantão/i),
      expect.stringMatching(/pets/i),
      expect.stringMatching(/nota|avaliação/i),
    ]);
  });

  it.each([
    [
      0,
      'Clínica',
      'Emergência 24h',
      ['Consultas gerais', 'Exames laboratoriais', 'Cirurgias', 'Internação', 'Vacinação'],
    ],
    [
      1,
      'Banho e tosa',
      'Produtos premium',
      ['Banho terapêutico', 'Tosa higiênica', 'Tosa estética', 'Hidratação', 'Corte de unhas'],
    ],
    [
      2,
      'Produtos',
      'Entrega rápida',
      ['Ração premium', 'Medicamentos', 'Brinquedos', 'Acessórios', 'Produtos de higiene'],
    ],
  ])(
    'lists in specialty card %i, %s, its badge "%s" and its five services',
    (index, title, badge, services) => {
      const card = cardsOf(especialidades())[index];
      expect(card && textOf(one(card, 'h3'))).toBe(title);
      expect(card && textsOf(card, 'p')).toContain(badge);
      expect(card && textsOf(card, 'li')).toEqual(services);
    },
  );

  it('has three specialty cards and below them one button, "Fale Conosco", to the chat', () => {
    expect(cardsOf(especialidades())).toHaveLength(3);
    expect(textsOf(especialidades(), 'a')).toEqual(['Fale Conosco']);
    expect(messageOf(linkNamed(especialidades(), 'Fale Conosco'))).toBe(chat('consulta'));
  });

  it('tells mission, vision and values in #sobre, with 1000+ animals and 20+ years', () => {
    const sobre = one(home(), '#sobre');
    expect(textsOf(sobre, 'h3')).toEqual(['Missão', 'Visão', 'Valores']);
    expect(factsOf(sobre)).toEqual([
      ['1000+', expect.stringMatching(/animais/i)],
      ['20+', expect.stringMatching(/anos/i)],
    ]);
  });

  it('stands in the order hero, services, figures, specialties, why choose us, about', () => {
    const sections = sectionsOf(home());
    expect(sections).toHaveLength(6);
    expect(textOf(sections[4])).toMatch(/^Por que nos escolher/);
    expect(sections.map(({ id }) => id)).toEqual(['', '', '', 'especialidades', '', 'sobre']);
  });
});

describe('/consulta', () => {
  const page = () => site.at('/consulta');
  const contact = () => one(page(), '#contato');

  it('opens with its title and buttons for the chat and for urgent care', () => {
    expect(textOf(one(page(), 'h1'))).toBe('Cuidamos do seu pet como se fosse da nossa família');
    expect(textsOf(hero('/consulta'), 'a')).toEqual(['Atendimento no WhatsApp', 'Urgência 24h']);
    expect(messageOf(linkNamed(hero('/consulta'), 'Atendimento no WhatsApp'))).toBe(chat('consulta'));
    expect(messageOf(linkNamed(hero('/consulta'), 'Urgência 24h'))).toBe(chat('urgente'));
  });

  it('shows 100%, 24h and 8k+ in its hero', () => {
    expect(factsOf(hero('/consulta')).map(([value]) => value)).toEqual(['100%', '24h', '8k+']);
  });

  it('goes on with services, why choose us, testimonials and contact', () => {
    const ids = sectionsOf(page()).map(({ id }) => id);
    expect(ids).toEqual(['', 'servicos', 'sobre', 'depoimentos', 'contato']);
  });

  it('offers consultation, emergency and home visit in the chat card, each with its own message', () => {
    const buttons = all(contact(), 'a').filter((link) => messageOf(link) !== undefined);
    expect(buttons.map(textOf)).toEqual(['Agendar Consulta', 'Emergência 24h', 'Atendimento Domiciliar']);
    expect(buttons.map(messageOf)).toEqual([chat('consulta'), chat('emergencia'), chat('domiciliar')]);
  });

  it('gives phone, e-mail, location and opening hours a card each', () => {
    const cards = cardsOf(contact()).map(textOf);
    expect(cards).toEqual([
      'Telefone (54) 90000-0000 Plantão veterinário 24h',
      expect.stringMatching(/^E-mail \S+@\S+ .*até 1 dia útil$/),
      'Localização Centro, Passo Fundo, RS CEP 99010-120',
      expect.stringMatching(/^Horário /),
    ]);
  });

  it('closes with the map card and its two buttons', () => {
    const links = all(contact(), 'a').slice(-2);
    expect(links.map(textOf)).toEqual(['Ver no Google Maps', 'Como Chegar']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('/maps/search/'),
      expect.stringContaining('/maps/dir/'),
    ]);
  });
});

describe('lazy sections', () => {
  it.each([
    ['/', ['benefits']],
    ['/consulta', ['services', 'benefits', 'testimonials']],
  ])('are on %s those of the specification, and the footer', (route, types) => {
    const page = site.pages.find((known) => known.route === route);
    expect(page?.sections.filter(({ lazy }) => lazy).map(({ type }) => type)).toEqual(types);
    expect(page?.footer.lazy).toBe(true);
  });

  it('are whole in the finished HTML: no skeleton, nothing hidden or waiting to fade in', () => {
    for (const route of site.routes) {
      expect(all(site.at(route), '[aria-busy], [data-reveal], [hidden], [style]'), route).toEqual([]);
    }
  });
});

describe('the not-found page', () => {
  const page = () => site.at('/404');

  it('says "404" and "Oops! Page not found", and little else', () => {
    expect(textOf(one(page(), 'main'))).toBe('404 Oops! Page not found Return to Home');
    expect(textOf(one(page(), 'h1'))).toBe('Oops! Page not found');
  });

  it('leads home', () => {
    expect(linksOf(one(page(), 'main'))).toEqual([['Return to Home', '/']]);
  });

  it('is marked as missing, so that its path is logged, and no other page is', () => {
    const marked = site.routes.filter((route) => site.at(route).documentElement.hasAttribute('data-missing'));
    expect(marked).toEqual(['/404']);
  });
});

it('has the six routes of the specification and the page for all others', () => {
  const routes = ['/', '/404', '/banhoetosa', '/castracao', '/consulta', '/inverno', '/produtos'];
  expect(site.routes.toSorted()).toEqual(routes);
});
