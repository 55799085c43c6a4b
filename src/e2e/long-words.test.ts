import { beforeAll, describe } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { isAccepted } from '../content/schema/fields.ts';
import { examples } from '../content/schema/examples.ts';
import { fitExample } from '../content/schema/fit-example.ts';
import { outlineOf, type Outline } from '../content/schema/outline.ts';
import { blocks } from '../content/schema/registry.ts';
import { surroundingsOf } from '../content/validate/surroundings.ts';
import { isRecord } from '../fields/is-record.ts';
import { readYaml, renderSections, withBarePages, withoutFrame } from '../render/sample.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { few } from '../testing/amount.ts';
import { expect, openQuestions, resize, test } from './harness.ts';
import { lostText } from './lost-text.ts';

const word = 'inconstitucionalissimamente'.repeat(3).slice(0, 70);

/** What names something of the site, and what only machines read. */
const names = new Set(['type', 'chat', 'section', 'labelDetail', 'imageAlt']);

/** Figures of a section that stay on one line; "hours" has room for words beside its own. */
const figures: Readonly<Record<string, string>> = { contact: 'time' };

/** A section's data with a word of 70 letters behind each text that takes one. */
function lengthen(outline: Outline | undefined, value: unknown, kept: ReadonlySet<string>): unknown {
  if (outline?.kind === 'list' && Array.isArray(value))
    return value.map((item) => lengthen(outline.item, item, kept));
  if (outline?.kind === 'group' && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        kept.has(name) ? field : lengthen(outline.fields.get(name)?.outline, field, kept),
      ]),
    );
  }
  const longer = `${String(value)} ${word}`;
  return outline?.kind === 'text' && isAccepted(outline.schema, longer) ? longer : value;
}

let content: Content;

beforeAll(async () => {
  content = withBarePages(await loadSpecified());
});

const hero = { type: 'hero', title: 'Olá' };
const target = { type: 'faq', id: 'duvidas', items: [{ question: 'Sim?', answer: 'Sim.' }] };
const types = [...blocks.values()]
  .filter(({ replacedBy }) => replacedBy === undefined)
  .map(({ type }) => type);

/** The fullest example of a block with long words, as a document. */
function show(type: string): string {
  const yaml = fitExample(examples.get(type)?.[0]?.yaml ?? '', surroundingsOf(content));
  const [section] = readYaml(yaml, 'failsafe') as readonly object[];
  const schema = blocks.get(type)?.schema;
  const kept = new Set([...names, figures[type] ?? '']);
  const long = schema === undefined ? section : lengthen(outlineOf(schema), section, kept);
  const sections = type === 'hero' ? [long, target] : [hero, long, target];
  const { errors, html } = renderSections(content, sections as readonly Record<string, unknown>[]);
  expect(errors).toEqual([]);
  expect(html).toContain(word);
  return withoutFrame(html);
}

describe('a word of 70 letters', () => {
  test.for(few(types, 4))('stays within the page and its box in %s', async (type, { open }) => {
    const html = show(type);
    const page = await open('/exemplo', {
      width: 320,
      expected: /404/,
      prepare: (fresh) =>
        fresh.route('**/exemplo', (route) => route.fulfill({ body: html, contentType: 'text/html' })),
    });
    await openQuestions(page);
    await page.evaluate(() => {
      for (const card of document.querySelectorAll<HTMLElement>('[popover]')) card.showPopover();
    });
    const lost: Record<number, readonly string[]> = {};
    for (const width of [320, 360, 768]) {
      await resize(page, { width, height: 740 });
      lost[width] = await lostText(page);
    }
    expect(lost).toEqual({ 320: [], 360: [], 768: [] });
  });
});

describe('a figure of eight signs', () => {
  const facts = ['100%', '100.000+', '10.000+', '4.9'].map((value) => ({ value, label: 'Pets atendidos' }));
  const sections = {
    hero: [{ ...hero, stats: facts.slice(0, 3) }],
    stats: [hero, { type: 'stats', title: 'Números', items: [...facts, ...facts] }],
  };

  test.for(Object.entries(sections))('stays on one line in %s', async ([, written], { open }) => {
    const { errors, html } = renderSections(content, written);
    expect(errors).toEqual([]);
    const page = await open('/exemplo', {
      width: 320,
      expected: /404/,
      prepare: (fresh) =>
        fresh.route('**/exemplo', (route) =>
          route.fulfill({ body: withoutFrame(html), contentType: 'text/html' }),
        ),
    });
    const told: unknown[] = [];
    for (const width of [320, 360, 768, 1024, 1280]) {
      await resize(page, { width, height: 740 });
      const broken = await page.evaluate(() => {
        const range = document.createRange();
        return [...document.querySelectorAll('dl dd')]
          .filter((figure) => {
            range.selectNodeContents(figure.lastChild ?? figure);
            return range.getClientRects().length > 1;
          })
          .map((figure) => figure.textContent);
      });
      told.push(...broken, ...(await lostText(page)));
    }
    expect(told).toEqual([]);
  });
});
