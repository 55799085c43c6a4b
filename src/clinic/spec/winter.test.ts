import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import {
  all,
  inOrder,
  linkNamed,
  messageOf,
  one,
  readSite,
  sectionsOf,
  textOf,
  writtenMessage,
} from './site.ts';

const site = await readSite();

const page = () => site.at('/inverno');
const chat = (key: string) => writtenMessage(site, 'pages/site.yaml', key);

/** What stands in the list below a title. */
function offersOf(title: string): readonly Element[] {
  const section = sectionsOf(page()).find((known) => textOf(known).startsWith(title));
  return section ? all(section, 'li') : [];
}

const beds = () => offersOf('Camas');
const clothes = () => offersOf('Roupas');
const offers = () => [...beds(), ...clothes()];
const nameOf = (offer: Element) => textOf(one(offer, 'h3'));
const sizeOf = (offer: Element) => /Tamanho (\S+)/.exec(textOf(offer))?.[1];

/** Brazilian currency text as a number; anything else is none. */
function amount(text: string): number {
  const [, whole = '', cents = ''] = /^R\$ (\d+),(\d\d)$/.exec(text) ?? [];
  return Number.parseFloat(`${whole}.${cents}`);
}

const priceOf = (offer: Element) => amount(textOf(one(offer, 'strong')));
const originalOf = (offer: Element) => amount(textOf(one(offer, 's, del')).replace('De: ', ''));

describe('/inverno', () => {
  it('offers seven beds, among them square, rectangular, cabin, leatherette and toy box', () => {
    const names = beds().map(nameOf).join('\n');
    expect(beds()).toHaveLength(7);
    for (const shape of [/quadrada/i, /retangular/i, /cabana/i, /courino/i, /caixa de brinquedos/i]) {
      expect(names).toMatch(shape);
    }
  });

  it('offers six clothing items: jackets, sweatshirts, shirts and a blouse', () => {
    const kinds = clothes().map((offer) => nameOf(offer).split(' ')[0]);
    expect(clothes()).toHaveLength(6);
    expect(new Set(kinds)).toEqual(new Set(['Jaqueta', 'Moletom', 'Camisa', 'Blusa']));
    expect(kinds.filter((kind) => kind === 'Blusa')).toHaveLength(1);
  });

  it('gives every offer a name of its own', () => {
    expect(new Set(offers().map(nameOf)).size).toBe(13);
  });

  it('labels every offer with a size, GG and M among the beds', () => {
    expect(offers().map(sizeOf)).not.toContain(undefined);
    expect(beds().map(sizeOf)).toEqual(expect.arrayContaining(['GG', 'M']));
  });

  it('prices the beds from R$ 179,90 to R$ 399,90', () => {
    const prices = beds().map(priceOf);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([179.9, 399.9]);
  });

  it('prices the clothes from R$ 59,90 to R$ 104,90', () => {
    const prices = clothes().map(priceOf);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([59.9, 104.9]);
  });

  it('strikes a higher price through before that of every offer', () => {
    for (const offer of offers()) {
      const [struck, price] = all(offer, 's, del, strong');
      expect([struck?.tagName, price?.tagName], nameOf(offer)).toEqual(['S', 'STRONG']);
      expect(originalOf(offer), nameOf(offer)).toBeGreaterThan(priceOf(offer));
    }
  });

  it('shows every offer in a picture of its own, with words for who cannot see it', () => {
    const pictures = offers().map((offer) => one(offer, 'img'));
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(13);
    expect(pictures.filter((picture) => !picture.getAttribute('alt'))).toEqual([]);
  });

  it('opens from every offer a chat that names the product', () => {
    const written = offers().map((offer) => messageOf(one(offer, 'a')));
    const expected = offers().map((offer) => chat('produto').replace('{product}', nameOf(offer)));
    expect(written).toEqual(expected);
    expect(new Set(written).size).toBe(13);
    expect(chat('produto')).toContain('{product}');
  });

  it('has a button for a general winter enquiry, which names no product', () => {
    const hero = one(page(), 'main section:has(h1)');
    expect(messageOf(linkNamed(hero, 'Falar sobre a Promoção'))).toBe(chat('inverno'));
    expect(chat('inverno')).toMatch(/inverno/i);
  });

  it('says above each list until when it holds, and while stock lasts', () => {
    for (const title of ['Camas', 'Roupas']) {
      const section = sectionsOf(page()).find((known) => textOf(known).startsWith(title));
      const phrases = ['até 15/07/2025', 'ou enquanto durar o estoque', 'Tamanho'];
      expect(inOrder(textOf(section), phrases), title).toEqual(phrases);
    }
  });

  it('names no other day for the end of the promotion', () => {
    expect(new Set(textOf(page().body).match(/\d\d\/\d\d\/\d{4}/g))).toEqual(new Set(['15/07/2025']));
    const days = [...page().querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
    expect(new Set(days)).toEqual(new Set(['2025-07-15']));
  });
});

describe('prices of before', () => {
  const struckOf = (route: string) => all(site.at(route), 's, del');

  it('stand on /inverno thirteen times, on /castracao twice, and nowhere else', () => {
    const counts = site.routes.map((route) => [route, struckOf(route).length] as const);
    expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual({
      '/castracao': 2,
      '/inverno': 13,
    });
  });

  it('are struck through, each followed by what is to be paid', () => {
    for (const route of site.routes) {
      const lines = struckOf(route).map((struck) => textOf(struck.parentElement));
      expect(lines, route).toEqual(
        lines.map(() => expect.stringMatching(/^De: R\$ \d+,\d\d Por: R\$ \d+,\d\d$/)),
      );
      expect(textOf(site.at(route).body).split('De: R$'), route).toHaveLength(lines.length + 1);
    }
  });
});

describe('/produtos', () => {
  it('exists, has a title and opens chats', () => {
    const main = one(site.at('/produtos'), 'main');
    expect(textOf(one(main, 'h1'))).not.toBe('');
    expect(all(main, 'a').some((link) => messageOf(link) !== undefined)).toBe(true);
  });
});
