import { beforeAll, describe } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { readSource } from '../content/source/read-source.ts';
import { renderSections, withBarePages } from '../render/sample.ts';
import { few } from '../testing/amount.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { expect, resize, test } from './harness.ts';

let content: Content;

beforeAll(async () => {
  content = withBarePages(await loadSpecified());
});

/** The specified content as another business's, with a logo or without. */
function named(name: string, hasLogo: boolean): Content {
  const sources = content.sources.map((source) => {
    if (source.kind !== 'site') return source;
    const lines = source.text.split('\n').filter((line) => hasLogo || !line.startsWith('logo:'));
    const text = lines.join('\n').replace(/^name: .*$/m, `name: ${name}`);
    return readSource(source, new TextEncoder().encode(text)).source;
  });
  return { ...content, sources };
}

const names = [
  'Vitrine Pet',
  'Casa da Ração do Zé',
  'Clínica Veterinária São Francisco de Assis',
  'Otorrinolaringologia Veterinária',
  'Panificadora e Confeitaria Artesanal Irmãos Vasconcellos de Albuquerque e Filhos',
];
const cases = names.flatMap((name) => [true, false].map((hasLogo) => ({ name, hasLogo })));

describe('a long name', () => {
  test.for(few(cases, 2))(
    'stands whole beside the mark, or is not seen at all: $name, logo: $hasLogo',
    async ({ name, hasLogo }, { open }) => {
      const actions = [{ label: 'Agendar pelo WhatsApp', chat: 'contato', variant: 'chat' }];
      const { html, errors } = renderSections(named(name, hasLogo), [{ type: 'hero', title: 'Olá' }], {
        header: { phone: 'sim', actions },
      });
      expect(errors).toEqual([]);
      const page = await open('/exemplo', {
        expected: /404/,
        prepare: (fresh) =>
          fresh.route('**/exemplo', (route) => route.fulfill({ body: html, contentType: 'text/html' })),
      });
      const wrong: string[] = [];
      for (const width of [320, 360, 414, 768, 1024, 1088, 1280, 1920]) {
        await resize(page, { width, height: 740 });
        const told = await page.evaluate((hasLogo) => {
          const row = document.querySelector('header > div');
          const faults: string[] = [];
          const tools = [...(row?.lastElementChild?.children ?? [])];
          if (tools.some((tool) => tool.getBoundingClientRect().height > 60)) faults.push('tools broken');
          if (document.documentElement.scrollWidth > innerWidth) faults.push('page too wide');
          for (const place of ['header', 'footer']) {
            const span = document.querySelector(
              `${place} span:has(> svg) > span, ${place} a[href='/'] > span > span`,
            );
            if (!span) continue;
            // What a box clips is not seen; letters stand a little way within what counts as their line.
            const clips = [span, span.parentElement].filter(
              (box): box is HTMLElement =>
                box instanceof HTMLElement && getComputedStyle(box).overflow === 'hidden',
            );
            const boxes = clips.map((box) => box.getBoundingClientRect());
            const top = Math.max(...boxes.map((box) => box.top));
            const bottom = Math.min(...boxes.map((box) => box.bottom));
            const left = Math.max(...boxes.map((box) => box.left));
            const right = Math.min(...boxes.map((box) => box.right));
            const range = document.createRange();
            range.selectNodeContents(span);
            const lines = [...range.getClientRects()];
            const seen = lines.filter((line) => line.bottom > top + 6 && line.top < bottom - 6);
            const whole = seen.filter(
              (line) =>
                line.top >= top - 4 &&
                line.bottom <= bottom + 4 &&
                line.left >= left - 1 &&
                line.right <= right + 1,
            );
            if (!hasLogo && seen.length === 0) faults.push(`${place}: no name`);
            if (seen.length !== whole.length) faults.push(`${place}: cut`);
          }
          return faults;
        }, hasLogo);
        wrong.push(...told.map((fault) => `${width}: ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
  );
});
