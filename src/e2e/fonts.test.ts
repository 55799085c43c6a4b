import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { fallbacks } from '../ui/fonts.ts';
import { expect, painted, resize, test } from './harness.ts';
import { recordShifts, shiftsOf } from './recorders.ts';
import { few, pairUp } from '../testing/amount.ts';
import { built } from '../testing/specified.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];
const folder = join(built, 'fonts');
const [bold = '', regular = ''] = readdirSync(folder).toSorted();

/** Signs that pictures stand for: whatever font of the visitor has them may draw them. */
const drawnByOthers = /★|\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

/** All that a document lets a visitor read. */
function textOf(file: string): string {
  return readFileSync(join(built, file), 'utf8')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

const documents = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('the fonts hold every character of every page', () => {
  for (const name of [bold, regular]) {
    const font = create(readFileSync(join(folder, name)));
    if (!('characterSet' in font)) throw new Error(`${name} is a collection.`);
    const known = new Set(font.characterSet);
    const strange = documents.flatMap((file) =>
      [...new Set(textOf(file))]
        .filter((sign) => sign > ' ' && !known.has(sign.codePointAt(0) ?? 0) && !sign.match(drawnByOthers))
        .map((sign) => `${sign} in ${file}`),
    );
    expect(strange).toEqual([]);
  }
});

/** Free fonts with the metrics of those on visitors' machines; this one may have neither. */
const standIns: Readonly<Record<string, string>> = {
  'Nunito Arial 100': '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  'Nunito Arial 600': '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  'Nunito Roboto 100': '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  'Nunito Roboto 600': '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
};

type Fallback = (typeof fallbacks)[number];

/** The built font for a range of weights. */
function readFont(weights: string): string {
  return readFileSync(join(folder, weights.startsWith('6') ? bold : regular)).toString('base64');
}

function readStandIn({ family, weights }: Fallback): string {
  const file = standIns[`${family} ${weights.slice(0, 3)}`] ?? '';
  return readFileSync(join(process.cwd(), 'node_modules', file)).toString('base64');
}

/** Width of the text in one font over its width in another, letter for letter with kerning. */
function compareWidths(page: Page, fonts: readonly [string, string], text: string): Promise<number> {
  return page.evaluate(
    async ([files, words]) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      const widths: number[] = [];
      for (const [index, file] of files.entries()) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(`measured-${index}`, bytes).load());
        context.font = `100px measured-${index}`;
        widths.push(words.split('\n').reduce((sum, line) => sum + context.measureText(line).width, 0));
      }
      return (widths[0] ?? 0) / (widths[1] ?? 1);
    },
    [fonts, text] as const,
  );
}

/** What the page's own style says of a fallback, as its `FontFace` would be told. */
function readWritten(page: Page, { family, weights }: Fallback): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    ([name, weight]) => {
      const face = [...document.styleSheets]
        .flatMap(({ cssRules }) => Array.from(cssRules))
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => style)
        .find(
          (style) =>
            style.getPropertyValue('font-family').replaceAll(/["']/g, '') === name &&
            style.getPropertyValue('font-weight') === weight,
        );
      if (!face) throw new Error(`The page has no ${name} ${weight}.`);
      const read = (property: string, initial: string) => face.getPropertyValue(property) || initial;
      return {
        weight,
        sizeAdjust: read('size-adjust', '100%'),
        ascentOverride: read('ascent-override', 'normal'),
        descentOverride: read('descent-override', 'normal'),
        lineGapOverride: read('line-gap-override', 'normal'),
      };
    },
    [family, weights] as const,
  );
}

describe.each(few(fallbacks, 2))('$family in the weights $weights', (fallback) => {
  test('is sized by the page so that its text is as wide as in Nunito', async ({ open }) => {
    const page = await open('/');
    const own = readFont(fallback.weights);
    const text = documents.map(textOf).join('\n').replaceAll(drawnByOthers, '');
    const ratio = await compareWidths(page, [own, readStandIn(fallback)], text);
    const { sizeAdjust = '' } = await readWritten(page, fallback);
    expect(Math.abs(ratio - Number.parseFloat(sizeAdjust) / 100)).toBeLessThan(0.005);
  });

  test('has lines as high as those of Nunito', async ({ open }) => {
    const page = await open('/');
    const {
      sizeAdjust = '',
      ascentOverride = '',
      descentOverride = '',
      lineGapOverride,
    } = await readWritten(page, fallback);
    const size = Number.parseFloat(sizeAdjust) / 100;
    const font = create(Buffer.from(readFont(fallback.weights), 'base64'));
    if (!('unitsPerEm' in font)) throw new Error('Nunito is a collection.');
    expect(Number.parseFloat(ascentOverride) * size).toBeCloseTo((font.ascent / font.unitsPerEm) * 100, 1);
    expect(Number.parseFloat(descentOverride) * size).toBeCloseTo((-font.descent / font.unitsPerEm) * 100, 1);
    expect(lineGapOverride).toBe('0%');
  });
});

interface Face {
  readonly family: string;
  readonly bytes: string;
  readonly descriptors: Readonly<Record<string, string>>;
}

/** Gives the page fonts, over those that its own style names. */
async function addFonts(page: Page, faces: readonly Face[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const { family, bytes, descriptors } of all) {
      const source = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(family, source, descriptors).load());
    }
  }, faces);
  await painted(page);
}

/** The fallback's fonts, as a machine that has them would show them on this page. */
function fallbackFaces(page: Page, family: string): Promise<readonly Face[]> {
  const own = fallbacks.filter((fallback) => fallback.family === family);
  return Promise.all(
    own.map(async (fallback) => ({
      // The first in the list, so that it stands before what this machine has.
      family: 'Nunito Arial',
      bytes: readStandIn(fallback),
      descriptors: await readWritten(page, fallback),
    })),
  );
}

const ownFaces = ['100 500', '600 900'].map((weight) => ({
  family: 'Nunito',
  bytes: readFont(weight),
  descriptors: { weight },
}));

/** Takes the page's own font away again. */
function removeOwn(page: Page): Promise<void> {
  return page.evaluate(() => {
    const own = Array.from(document.fonts).filter(({ family }) => family === 'Nunito');
    for (const face of own) document.fonts.delete(face);
  });
}

interface Block {
  readonly text: string;
  readonly height: number;
}

/** Blocks of text that can be seen. */
function measureBlocks(page: Page): Promise<readonly Block[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, a, summary')]
      .filter((block) => [...block.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((block) => block.checkVisibility())
      .map((block) => ({ text: block.textContent.trim(), height: block.getBoundingClientRect().height })),
  );
}

const headerHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height);

const widths = [360, 412, 768, 1280];
const families = [...new Set(fallbacks.map(({ family }) => family))];
const cases = pairUp(routes, families);

test.for(few(cases, 2))(
  'Nunito moves nothing on %s where it takes over from %s',
  async ([address, family], { open }) => {
    const page = await open(address, {
      // A font that is awaited would hold the load event back.
      prepare: (fresh) => fresh.route(/\/fonts\/nunito-/, (route) => route.abort()),
      expected: /404|ERR_FAILED/,
    });
    await addFonts(page, await fallbackFaces(page, family));
    await page.evaluate(recordShifts);
    for (const width of widths) {
      await resize(page, { width, height: 800 });
      await shiftsOf(page);
      const [height, before] = [await headerHeight(page), await measureBlocks(page)];
      await addFonts(page, ownFaces);
      // A twentieth of what is held to be good. What is left are words of the header that move aside by some pixels.
      expect((await shiftsOf(page)).filter(({ value }) => value > 0.005)).toEqual([]);
      expect(await headerHeight(page)).toBe(height);
      const after = await measureBlocks(page);
      const changed = before.filter(
        (block, index) => Math.abs(block.height - (after[index]?.height ?? 0)) > 1,
      );
      // No two fonts break every line alike; this is what is left in a whole page.
      expect(changed.length, changed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(3);
      await removeOwn(page);
    }
  },
);
