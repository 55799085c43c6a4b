import { describe, expect, it } from 'vitest';
import { all, editSite, linkNamed, messageOf, one, readSite, textOf, writtenMessage } from './site.ts';

const site = await readSite();

const routes = ['/', '/404', '/banhoetosa', '/castracao', '/consulta', '/inverno', '/produtos'];
const links = (route: string) => all(site.at(route), 'a');
const address = 'Centro, Passo Fundo, RS, CEP 99010-120';

describe('links', () => {
  it.each(routes)('of %s that leave the site open in a new tab, which gets no hold of this one', (route) => {
    const outside = links(route).filter((link) => link.getAttribute('href')?.startsWith('http'));
    expect(outside.length).toBeGreaterThan(3);
    for (const link of outside) {
      expect(link.getAttribute('target'), textOf(link)).toBe('_blank');
      expect(link.getAttribute('rel')?.split(' '), textOf(link)).toContain('noopener');
    }
  });

  it.each(routes)('of %s lead outside only to chat, maps, Instagram and Facebook', (route) => {
    const outside = links(route)
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\w+:\/\//.test(href));
    const hosts = new Set(outside.map((href) => new URL(href).host));
    const known = ['wa.me', 'www.google.com', 'www.instagram.com', 'www.facebook.com'];
    expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
    expect(outside.filter((href) => href.startsWith('http:'))).toEqual([]);
  });

  it.each(routes)('of %s within the site lead to a section or page that exists, in the same tab', (route) => {
    const inside = links(route).filter((link) => /^[/#]/.test(link.getAttribute('href') ?? ''));
    for (const link of inside.filter((known) => !known.getAttribute('href')?.startsWith('/images/'))) {
      const [path = '', id] = link.getAttribute('href')?.split('#') ?? [];
      const target = path === '' ? route : path;
      expect(site.routes, textOf(link)).toContain(target);
      if (id !== undefined) expect(all(site.at(target), `[id="${id}"]`), textOf(link)).toHaveLength(1);
      expect(link.hasAttribute('target'), textOf(link)).toBe(false);
    }
  });

  it.each(routes)('of %s have a name and an address that needs no scripts', (route) => {
    for (const link of links(route)) {
      expect(textOf(link)).not.toBe('');
      expect(link.getAttribute('href'), textOf(link)).toMatch(/^(https:\/\/|tel:|mailto:|\/|#.)/);
    }
  });

  it.each(routes)('of %s and its files hang on the root, so that any unknown path can show them', (route) => {
    const files = all(site.at(route), '[src], [srcset], link[href], use[href]').flatMap((element) => {
      const candidates = element.getAttribute('srcset')?.split(', ') ?? [];
      return [element.getAttribute('src'), element.getAttribute('href'), ...candidates].filter(
        (name) => name !== null,
      );
    });
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((name) => !/^(\/(?!\/)|https:\/\/)/.test(name))).toEqual([]);
  });
});

describe('map links', () => {
  const maps = () =>
    routes
      .flatMap((route) => links(route).map((link) => link.getAttribute('href') ?? ''))
      .filter((href) => href.includes('/maps/'));

  it('search for the address of the clinic or lead to it', () => {
    const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
    const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
    expect(new Set(maps())).toEqual(new Set([search, directions]));
  });

  it('are directions wherever they are called "Como Chegar"', () => {
    const named = routes.flatMap((route) => links(route).filter((link) => textOf(link) === 'Como Chegar'));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((link) => !link.getAttribute('href')?.includes('/maps/dir/'))).toEqual([]);
  });
});

const clinic = ['consulta', 'emergencia', 'domiciliar', 'produto', 'inverno', 'urgente'];
const grooming = ['banho', 'tosa', 'completo', 'domiciliar', 'pacote', 'urgente'];
const groomingHeader = ['agendamento', 'emergencia', 'promocao'];
const neutering = ['consulta', 'informacoes', 'orcamento', 'pos_operatorio', 'emergencia'];

const button = (key: string) => ({ label: `Chave ${key}`, chat: key });

/** A page's file with a section more for each key, that has its button. */
function withButtons(file: string, route: string, keys: readonly string[]) {
  const count = site.pages.find((page) => page.route === route)?.sections.length ?? 0;
  return keys.map((key, index) => {
    const value = { type: 'cta', title: `Seção ${key}`, actions: [button(key)] };
    return { file, path: ['sections', count + index], value };
  });
}

describe('chat messages', () => {
  it.each([
    ['/', 'pages/index.yaml', 'pages/site.yaml', clinic.filter((key) => key !== 'produto')],
    ['/banhoetosa', 'pages/banhoetosa.yaml', 'pages/banhoetosa.yaml', grooming],
    ['/castracao', 'pages/castracao.yaml', 'pages/castracao.yaml', neutering],
  ])('of %s go out word for word from a button of their key', (route, file, source, keys) => {
    const main = one(editSite(site, withButtons(file, route, keys)).at(route), 'main');
    const sent = keys.map((key) => messageOf(linkNamed(main, `Chave ${key}`)));
    expect(sent).toEqual(keys.map((key) => writtenMessage(site, source, key)));
  });

  it('of the grooming header go out word for word from a button of their key', () => {
    const edit = {
      file: 'pages/banhoetosa.yaml',
      path: ['header', 'actions'],
      value: groomingHeader.map(button),
    };
    const header = one(editSite(site, [edit]).at('/banhoetosa'), 'header');
    const sent = groomingHeader.map((key) => messageOf(linkNamed(header, `Chave ${key}`)));
    expect(sent).toEqual(
      groomingHeader.map((key) => writtenMessage(site, 'pages/banhoetosa.yaml', key, 'header')),
    );
  });

  it('have a text of their own for every key of every page', () => {
    const texts = [
      ...clinic.map((key) => writtenMessage(site, 'pages/site.yaml', key)),
      ...grooming.map((key) => writtenMessage(site, 'pages/banhoetosa.yaml', key)),
      ...groomingHeader.map((key) => writtenMessage(site, 'pages/banhoetosa.yaml', key, 'header')),
      ...neutering.map((key) => writtenMessage(site, 'pages/castracao.yaml', key)),
    ];
    expect(new Set(texts).size).toBe(20);
    expect(texts.filter((text) => text.trim().length < 20)).toEqual([]);
  });

  it('tell urgent care from an emergency', () => {
    expect(writtenMessage(site, 'pages/site.yaml', 'urgente')).toMatch(/urgente.*24h/i);
    expect(writtenMessage(site, 'pages/site.yaml', 'emergencia')).toMatch(/emergência/i);
  });

  it.each([
    ['/', 'pages/index.yaml', 'pages/site.yaml', 'consulta'],
    ['/consulta', 'pages/consulta.yaml', 'pages/site.yaml', 'consulta'],
    ['/inverno', 'pages/inverno.yaml', 'pages/site.yaml', 'consulta'],
    ['/banhoetosa', 'pages/banhoetosa.yaml', 'pages/banhoetosa.yaml', 'completo'],
    ['/castracao', 'pages/castracao.yaml', 'pages/castracao.yaml', 'consulta'],
  ])('of %s fall back to the default of the page where the key is unknown', (route, file, source, key) => {
    const main = one(editSite(site, withButtons(file, route, ['inexistente'])).at(route), 'main');
    expect(messageOf(linkNamed(main, 'Chave inexistente'))).toBe(writtenMessage(site, source, key));
  });

  it('of the grooming header fall back to agendamento where the key is unknown', () => {
    const edit = {
      file: 'pages/banhoetosa.yaml',
      path: ['header', 'actions'],
      value: [button('inexistente')],
    };
    const header = one(editSite(site, [edit]).at('/banhoetosa'), 'header');
    const expected = writtenMessage(site, 'pages/banhoetosa.yaml', 'agendamento', 'header');
    expect(messageOf(linkNamed(header, 'Chave inexistente'))).toBe(expected);
  });

  it.each(routes)('of %s go to the number of the clinic and leave nothing to fill in', (route) => {
    const chats = links(route).filter((link) => /wa\.me|whatsapp/.test(link.getAttribute('href') ?? ''));
    expect(chats.length).toBeGreaterThan(2);
    for (const link of chats) expect(messageOf(link), textOf(link)).toMatch(/^Olá! [^{}]{10,}$/);
  });
});

describe('clicks', () => {
  it('are reported from /banhoetosa alone, from every one of its chat buttons', () => {
    const reporting = routes.filter((route) => all(site.at(route), '[data-analytics]').length > 0);
    expect(reporting).toEqual(['/banhoetosa']);
    const chats = links('/banhoetosa').filter((link) => messageOf(link) !== undefined);
    expect(chats.length).toBeGreaterThan(10);
    for (const link of chats) {
      expect(link.getAttribute('data-report'), textOf(link)).toBe('chat');
      expect(link.closest('[data-analytics]'), textOf(link)).not.toBeNull();
    }
  });
});
