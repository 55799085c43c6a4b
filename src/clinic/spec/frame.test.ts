import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import {
  all,
  linkNamed,
  linksOf,
  messageOf,
  one,
  openAt,
  readSite,
  textOf,
  textsOf,
  writtenMessage,
} from './site.ts';

const site = await readSite();

const routes = ['/', '/404', '/banhoetosa', '/castracao', '/consulta', '/inverno', '/produtos'];
const header = (route: string) => one(site.at(route), 'header');
const footer = (route: string) => one(site.at(route), 'footer');
const menu = (route: string) => one(header(route), '[popover]');
const clinicChat = (key: string) => writtenMessage(site, 'pages/site.yaml', key);
const groomingChat = (key: string) => writtenMessage(site, 'pages/banhoetosa.yaml', key);
const groomingHeaderChat = (key: string) => writtenMessage(site, 'pages/banhoetosa.yaml', key, 'header');
const neuteringChat = (key: string) => writtenMessage(site, 'pages/castracao.yaml', key);

/** Chat links of the header itself, without its menu. */
function chatLinks(route: string): readonly Element[] {
  return all(header(route), 'a').filter(
    (link) => !link.closest('[popover]') && messageOf(link) !== undefined,
  );
}

describe('the header', () => {
  const shared = [
    ['Agendar Consulta', '/consulta'],
    ['Especialidades', '/#especialidades'],
    ['Sobre', '/#sobre'],
  ];
  const ofHome = [
    ['Agendar Consulta', '/consulta'],
    ['Especialidades', '#especialidades'],
    ['Sobre', '#sobre'],
  ];
  const ofConsulta = [
    ['Serviços', '#servicos'],
    ['Sobre', '#sobre'],
    ['Depoimentos', '#depoimentos'],
    ['Contato', '#contato'],
  ];
  const ofGrooming = [
    ['Serviços', '#servicos'],
    ['Pacotes', '#pacotes'],
    ['Dúvidas', '#faq'],
    ['Depoimentos', '#depoimentos'],
  ];
  const ofNeutering = [
    ['Benefícios', '#beneficios'],
    ['Como Funciona', '#procedimento'],
    ['Idade Ideal', '#idade-ideal'],
    ['Dúvidas', '#duvidas'],
  ];

  it.each([
    ['/', ofHome],
    ['/inverno', shared],
    ['/produtos', shared],
    ['/404', shared],
    ['/consulta', ofConsulta],
    ['/banhoetosa', ofGrooming],
    ['/castracao', ofNeutering],
  ])('of %s has the links of the specification, and its menu the same', (route, links) => {
    expect(all(header(route), 'nav').map(linksOf)).toEqual([links, links]);
  });

  it.each(routes)('of %s has the logo lead home and the phone call', (route) => {
    expect(linksOf(header(route))[0]).toEqual(['Vitrine Pet', '/']);
    expect(linkNamed(header(route), 'Ligar para (54) 90000-0000').getAttribute('href')).toBe(
      'tel:+5554900000000',
    );
  });

  it.each(['/', '/404', '/consulta', '/inverno', '/produtos'])(
    'of %s has the 24h emergency button',
    (route) => {
      expect(chatLinks(route).map(textOf)).toEqual(['24h']);
      expect(chatLinks(route).map(messageOf)).toEqual([clinicChat('emergencia')]);
    },
  );

  it('of /banhoetosa has "Agendar Agora", with the message agendamento', () => {
    expect(chatLinks('/banhoetosa').map((link) => textsOf(link, 'span'))).toEqual([
      ['Agendar Agora', 'Agendar'],
    ]);
    expect(chatLinks('/banhoetosa').map(messageOf)).toEqual([groomingHeaderChat('agendamento')]);
  });

  it('of /castracao has the chat button, and "Atendimento 24h" with the emergency message', () => {
    expect(chatLinks('/castracao').map(textOf)).toEqual(['Conversar no WhatsApp', 'Atendimento 24h']);
    expect(chatLinks('/castracao').map(messageOf)).toEqual([
      neuteringChat('consulta'),
      neuteringChat('emergencia'),
    ]);
    expect(chatLinks('/castracao')[0]?.getAttribute('data-variant')).toBe('chat');
  });

  it('of the grooming page is on no other path', () => {
    const own = routes.filter((route) => /Agendar Agora|sábado|Pacotes/.test(textOf(header(route))));
    expect(own).toEqual(['/banhoetosa']);
  });
});

describe('the menu', () => {
  it.each(routes)('of %s is opened and closed by buttons that name it', (route) => {
    const buttons = all(header(route), 'button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Menu', 'Fechar menu']);
    expect(buttons.map((button) => button.getAttribute('popovertarget'))).toEqual(
      Array(2).fill(menu(route).id),
    );
    expect(menu(route).id).not.toBe('');
  });

  it('of /banhoetosa shows phone and hours', () => {
    expect(textOf(menu('/banhoetosa'))).toContain('(54) 90000-0000 Segunda a sábado 8h-18h');
  });

  it('of /banhoetosa has "Agendar Agora" and "Urgente Esta Semana"', () => {
    const buttons = all(menu('/banhoetosa'), 'a').filter((link) => messageOf(link) !== undefined);
    expect(buttons.map(textOf)).toEqual(['Agendar Agora', 'Urgente Esta Semana']);
    expect(buttons.map(messageOf)).toEqual([groomingHeaderChat('agendamento'), groomingChat('urgente')]);
  });

  it('of /castracao has "Avaliação Gratuita" and "Mais Informações"', () => {
    const buttons = all(menu('/castracao'), 'a').filter((link) => messageOf(link) !== undefined);
    expect(buttons.map((link) => textsOf(link, 'span'))).toEqual([
      ['Avaliação Gratuita'],
      ['Mais Informações', 'sobre a castração'],
    ]);
    expect(buttons.map(messageOf)).toEqual([neuteringChat('consulta'), neuteringChat('informacoes')]);
  });
});

/** Texts of the header's buttons and phone that a window of this width shows. */
function shownTools(route: string, width: number): readonly string[] {
  const { document, isShown } = openAt(site, route, width);
  const tools = all(one(document, 'header'), 'a[data-variant], a[href^="tel:"]');
  return tools
    .filter((tool) => !tool.closest('[popover]') && isShown(tool))
    .map((tool) => all(tool, 'span').filter(isShown).map(textOf).join(' '));
}

describe('on narrow screens', () => {
  const phone = 'Ligar para (54) 90000-0000';

  it.each(['/', '/404', '/consulta', '/produtos'])('%s shows phone and 24h', (route) => {
    expect(shownTools(route, 375)).toEqual([phone, '24h']);
  });

  it('/inverno hides 24h, and shows it from 768 px on', () => {
    expect(shownTools('/inverno', 767)).toEqual([phone]);
    expect(shownTools('/inverno', 768)).toEqual([phone, '24h']);
  });

  it('/banhoetosa says "Agendar" at 320 px and "Agendar Agora" at 375 px', () => {
    expect(shownTools('/banhoetosa', 320)).toEqual([phone, 'Agendar']);
    expect(shownTools('/banhoetosa', 375)).toEqual([phone, 'Agendar Agora']);
  });

  it('/castracao has the chat button, and has none from 768 px on', () => {
    expect(shownTools('/castracao', 375)).toEqual([phone, 'Conversar no WhatsApp', 'Atendimento 24h']);
    expect(shownTools('/castracao', 768)).toEqual([phone, 'Atendimento 24h']);
  });

  it.each(['/banhoetosa', '/castracao'])(
    '%s shows its menu button, and from 768 px on its anchors',
    (route) => {
      const seen = [767, 768].map((width) => {
        const { document, isShown } = openAt(site, route, width);
        const [toggle] = all(document, 'header button');
        const [anchor] = all(document, 'header nav a');
        return [toggle && isShown(toggle), anchor && isShown(anchor)];
      });
      expect(seen).toEqual([
        [true, false],
        [false, true],
      ]);
    },
  );

  it.each(['/', '/consulta'])('%s has no floating chat button, and has it from 768 px on', (route) => {
    const seen = [767, 768].map((width) => {
      const { document, isShown } = openAt(site, route, width);
      return all(document, 'footer ~ aside a').filter(isShown).map(messageOf);
    });
    expect(seen).toEqual([[], [clinicChat('consulta')]]);
  });
});

describe('the footer', () => {
  it.each(routes)('of %s has phone, e-mail, address and the social profiles', (route) => {
    const text = textOf(footer(route));
    expect(text).toMatch(/Telefone \(54\) 90000-0000 Plantão veterinário 24h/);
    expect(text).toMatch(/E-mail \S+@\S+\.example .*até 1 dia útil/);
    expect(text).toContain('Centro, Passo Fundo, RS CEP 99010-120');
    expect(linkNamed(footer(route), 'Instagram').getAttribute('href')).toMatch(
      /^https:\/\/www\.instagram\.com\/./,
    );
    expect(linkNamed(footer(route), 'Facebook').getAttribute('href')).toMatch(
      /^https:\/\/www\.facebook\.com\/./,
    );
  });

  it('of /banhoetosa has its button, "Resposta Imediata" and the rating 4.9/5', () => {
    expect(messageOf(linkNamed(footer('/banhoetosa'), 'Agendar pelo WhatsApp'))).toBe(
      groomingChat('completo'),
    );
    expect(textsOf(footer('/banhoetosa'), 'span')).toEqual(
      expect.arrayContaining(['Resposta Imediata', expect.stringMatching(/4\.9\/5$/)]),
    );
  });

  it('of /banhoetosa lists the services', () => {
    const list = all(footer('/banhoetosa'), 'section').find((part) => textOf(part).startsWith('Serviços'));
    expect(list && textsOf(list, 'li')).toEqual(
      expect.arrayContaining(['Banho completo', 'Tosa higiênica', 'Banho e tosa']),
    );
  });
});

describe('the document', () => {
  it.each(routes)(
    'of %s has one header, one main and one footer beside one another, in this order',
    (route) => {
      const landmarks = all(
        site.at(route),
        'header, main, footer, [role=banner], [role=main], [role=contentinfo]',
      );
      expect(landmarks.map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER']);
      expect(new Set(landmarks.map(({ parentElement }) => parentElement)).size).toBe(1);
    },
  );

  it.each(routes)('of %s has one h1, in main, and is in Portuguese', (route) => {
    expect(all(site.at(route), 'h1').map((title) => title.closest('main') !== null)).toEqual([true]);
    expect(site.at(route).documentElement.lang).toBe('pt-BR');
  });

  it.each(routes)('of %s has nothing to fill in', (route) => {
    const fields = 'form, input, textarea, select, search, [contenteditable], [role=search], [role=textbox]';
    expect(all(site.at(route), fields)).toEqual([]);
  });
});
