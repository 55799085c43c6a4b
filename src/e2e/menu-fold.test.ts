import { beforeAll } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { renderSections, withBarePages } from '../render/sample.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { few } from '../testing/amount.ts';
import { expect, rare, resize, test } from './harness.ts';

let content: Content;

beforeAll(async () => {
  content = withBarePages(await loadSpecified());
});

const words = [
  'Início',
  'Consultas e exames',
  'Preços',
  'Quem somos nós',
  'Dúvidas frequentes',
  'Entrega',
  'Contato',
];
const buttons = [
  [],
  [{ label: 'Agendar pelo WhatsApp', chat: 'contato', variant: 'chat' }],
  [
    { label: 'Emergência 24 horas', tel: 'sim', variant: 'emergency' },
    { label: 'Agendar uma visita', chat: 'contato' },
  ],
];

/** Menus of three to twelve links, with none to two buttons and with or without a number. */
const menus = [3, 5, 6, 7, 9, 12].flatMap((count, index) => ({
  links: Array.from({ length: count }, (_, at) => ({ label: words[at % words.length], to: '/' })),
  actions: buttons[index % 3],
  phone: index % 2 === 0 ? 'sim' : 'não',
}));

test.for(few(menus, 2))(
  'the header has room for what it shows, at any width: $links.length links',
  async (menu, { open }) => {
    const hero = { type: 'hero', title: 'Olá' };
    const { html } = renderSections(content, [hero], { header: menu });
    expect(html).toContain('Consultas e exames');
    const page = await open('/exemplo', {
      expected: /404/,
      prepare: (fresh) =>
        fresh.route('**/exemplo', (route) => route.fulfill({ body: html, contentType: 'text/html' })),
    });
    const wrong: string[] = [];
    for (const width of [
      320, 360, 600, 767, 768, 800, 860, 960, 980, 1024, 1087, 1088, 1183, 1184, 1232, 1280, 1440, 1920,
    ]) {
      await resize(page, { width, height: 740 });
      const [isWide, isFolded, hasButton] = await page.evaluate(() => {
        const row = document.querySelector('header > div');
        const nav = row?.querySelector('nav');
        const toggle = row?.querySelector('button');
        // What is not shown has no place of its own.
        const parts = [...(row?.children ?? [])].filter((part) => part.checkVisibility());
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const areApart = boxes.every(({ left }, at) => at === 0 || (boxes[at - 1]?.right ?? 0) <= left + 1);
        const isInside =
          document.documentElement.scrollWidth <= innerWidth && (boxes.at(-1)?.right ?? 0) <= innerWidth;
        return [!isInside || !areApart, !nav?.checkVisibility(), toggle?.checkVisibility() === true] as const;
      });
      if (isWide) wrong.push(`${width}: too wide`);
      if (isFolded !== hasButton) wrong.push(`${width}: links and menu button`);
      if (width < 768 && !isFolded) wrong.push(`${width}: not folded`);
    }
    expect(wrong).toEqual([]);
  },
);

rare(
  'a header without links has no empty list of links, and its buttons stay at the right',
  async ({ open }) => {
    const { html } = renderSections(content, [{ type: 'hero', title: 'Olá' }], { header: { links: [] } });
    expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
    expect(html.slice(0, html.indexOf('<main'))).not.toContain('<nav');
    const page = await open('/exemplo', {
      expected: /404/,
      prepare: (fresh) =>
        fresh.route('**/exemplo', (route) => route.fulfill({ body: html, contentType: 'text/html' })),
    });
    const gap = await page.evaluate(() => {
      const row = document.querySelector('header > div');
      return (
        (row?.getBoundingClientRect().right ?? 0) -
        (row?.lastElementChild?.getBoundingClientRect().right ?? 0)
      );
    });
    expect(Math.round(gap)).toBe(0);
  },
);
