import { describe, expect, it } from 'vitest';
import { readBuiltSite, textOfFile } from '../crawl/built-site.ts';
import { crawl } from '../crawl/crawl.ts';
import { findInvalidHtml, findOutlineFault, headingLevels } from '../crawl/valid-html.ts';
import { built } from '../testing/specified.ts';

const site = await readBuiltSite(built);
const { faults, references, pictures } = await crawl(site);
const documents = [...site.documents.keys()];

/** Kinds of addresses, and how many of each a site of seven pages has at the very least. */
const least = [
  ['a href', 200],
  ['img src', 30],
  ['source srcset', 80],
  ['img srcset', 80],
  ['use href', 50],
  ['style', 14],
  ['link canonical', 6],
  ['link icon', 7],
  ['link preload', 7],
  ['meta og:image', 6],
  ['meta og:url', 6],
  ['html data-app', 7],
  ['html data-page', 7],
  ['html data-preload', 7],
  ['html data-viewer', 1],
  ['picture', 200],
  ['script', 3],
  ['structured data.url', 6],
  ['structured data.image', 6],
  ['address', 5],
  ['loc', 5],
  ['Sitemap', 1],
  ['link manifest', 7],
  ['link apple-touch-icon', 7],
  ['manifest.icons[0].src', 1],
  ['manifest.start_url', 1],
] as const;

describe('the built site', () => {
  it('has no broken link, anchor, picture, share image or sitemap entry, and no file that nothing names', () => {
    expect(faults).toEqual([]);
  });

  it.each(least)('has enough of "%s" for the crawl to mean something', (place, count) => {
    expect(references.filter((reference) => reference.place === place).length).toBeGreaterThanOrEqual(count);
  });

  it('has enough pictures and pages for it, too', () => {
    expect(documents).toEqual(expect.arrayContaining(['404.html', 'index.html', 'consulta.html']));
    expect(documents.length).toBeGreaterThanOrEqual(7);
    expect(pictures).toBeGreaterThan(400);
    expect(references.length).toBeGreaterThan(1000);
  });
});

it.each(documents)('%s is valid HTML from doctype to end, with an outline that jumps no level', (file) => {
  const html = textOfFile(site, file);
  expect(findInvalidHtml(html)).toEqual([]);
  expect(findOutlineFault(headingLevels(html))).toBeUndefined();
});
