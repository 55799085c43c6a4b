import { expect, it } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { readSource } from '../content/source/read-source.ts';
import { validate } from '../content/validate/validate.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { conditions } from '../testing/specified.ts';
import { defaultWords } from '../defaults/words.ts';
import { sampleClient } from './sample.ts';
import { render } from './render.tsx';

/** Said only once something has happened. */
const later = [
  'loading',
  'missingPicture',
  'previousPicture',
  'nextPicture',
  'of',
  'soldOut',
  'endedOn',
  'failed',
  'backHome',
  'offline',
];

const names = Object.keys(defaultWords);
const shown = names.filter((name) => !later.includes(name) && name !== 'close');

const content = await loadSpecified();

const hours =
  'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  duty: sim\nthumbBar: sim\n';

/** The documents of the specified site with other words for its interface. */
function renderWith(lines: string): readonly string[] {
  const sources = content.sources.map((source) => {
    if (source.kind !== 'site') return source;
    const text = source.text.replace('\nheader:\n', '\nheader:\n  openNow: sim\n');
    return readSource(source, new TextEncoder().encode(`${text}${hours}${lines}`)).source;
  });
  const validated = validate({ ...content, sources }, conditions);
  return resolve(validated, sha256).map((page) => render(page, sampleClient));
}

const wordLines = names.map((name) => `  ${name}: ‹${name}›\n`).join('');
const documents = renderWith(`pixel: "123456789012345"\nwords:\n${wordLines}`);
const html = documents.join('');

it.each(shown)('a site may say %s in its own way', (name) => {
  expect(html).toContain(`‹${name}›`);
});

it('says in which language a page is that is in another than the site', () => {
  const languages = documents.map((text) => /<main[^>]*>/.exec(text)?.[0].match(/ lang="(\w+)"/)?.[1]);
  expect(languages.filter((language) => language !== undefined)).toEqual(['en']);
  expect(documents[languages.indexOf('en')]).toContain('Oops! Page not found');
});

it('leaves no word of its own where a site has another', () => {
  const labels = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
  const own: readonly string[] = Object.values(defaultWords);
  expect(labels.filter((label) => own.includes(label ?? ''))).toEqual([]);
  for (const text of ['De: ', 'Por: ', 'Válido até', 'Tamanho ', 'Carregando', 'pixel da Meta'])
    expect(html).not.toContain(`>${text}`);
});

it('gives what stands beside a page names that differ, with all of it there', () => {
  const asides = documents.map((document) =>
    [...document.matchAll(/<aside[^>]* aria-label="([^"]+)"/g)].map(([, label]) => label),
  );
  expect(Math.max(...asides.map((labels) => labels.length))).toBeGreaterThan(1);
  expect(asides.filter((labels) => new Set(labels).size < labels.length)).toEqual([]);
});
