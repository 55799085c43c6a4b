import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content/load/content.ts';
import { load } from '../../content/load/load.ts';
import { validate } from '../../content/validate/validate.ts';
import { formatReport, readContent } from '../../core/core.ts';
import { places } from '../../testing/specified.ts';
import { paste, readExamples, type Example } from './examples.ts';

const guide = readFileSync('pages/README.md', 'utf8').replaceAll('\r\n', '\n');
const examples = readExamples(guide);

/** Whole files, which others may name. */
const files = examples.filter(({ way, file }) => file !== undefined && way.length === 0);

/** The page that sections without a place of their own are pasted into. */
const anyPage = 'castracao.yaml';

/** What the guide tells to bring along. */
const photo = 'IMG_2034.JPG';
const download = 'tabela.pdf';

const sunday = '      - days: [domingo]\n        opens: 08:00\n        closes: 12:00\n';

/** A site with hours, which the frozen one lacks: of a day that nothing else there speaks of, and no others for search engines. */
const withHours = (site: string) =>
  `${site.replace(/( {4}openingHours:\n)(?: {6}.*\n)+/, `$1${sunday}`)}hours:\n  week:\n${sunday}`;

let content: Content;

beforeAll(async () => {
  const loaded = await load(places);
  const pictures = loaded.pictures.flatMap((picture) =>
    picture.name === 'servico-banho.png' ? [picture, { ...picture, name: photo }] : [picture],
  );
  content = { ...loaded, pictures, downloads: { [download]: 20_000 } };
});

/** What the checker says of the frozen site with the examples pasted one after the other; hints are no fault. */
function report(pasted: readonly Example[]): string {
  const texts = new Map(content.sources.map(({ file, text }) => [file.replace(/^pages\//, ''), text]));
  texts.set('site.yaml', withHours(texts.get('site.yaml') ?? ''));
  for (const example of pasted) {
    const name = example.file ?? anyPage;
    texts.set(name, paste(texts.get(name) ?? '', example));
  }
  const version = Object.fromEntries(
    [...texts].map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
  );
  const read = readContent(version, { ...content, problems: [] });
  // On this day no offer of the frozen site is over, or soon will be.
  const { problems } = validate(read, { today: '2025-06-01' });
  const told = problems.filter(({ severity }) => severity !== 'hint');
  return told.length === 0 ? '' : formatReport(told, read.sources);
}

describe("the reference's example pages", () => {
  const reference = readFileSync('pages/REFERENCIA.md', 'utf8').replaceAll('\r\n', '\n');
  const pages = readExamples(reference).filter(({ file, way }) => file !== undefined && way.length === 0);

  it('are there', () => {
    expect(pages.map(({ file }) => file)).toEqual(['o-que-fazer-agora.yaml']);
  });

  it.each(pages)('pass the checker: $file', (page) => {
    expect(report([page])).toBe('');
  });
});

describe("the guide's examples", () => {
  it('are many, and none is left out by how it is fenced', () => {
    expect(examples.length).toBe(guide.match(/^ *```yaml/gm)?.length);
    expect(examples.length).toBeGreaterThan(15);
  });

  it('pass the checker where the guide says to paste them', () => {
    expect(report(examples)).toBe('');
  });

  it.each(examples.map((example) => [example.text.trim().split('\n')[0] ?? '', example] as const))(
    'pass it one by one: %s',
    (_, example) => {
      expect(report([...files.filter((one) => one !== example), example])).toBe('');
    },
  );

  it('would not pass with a mistake', () => {
    const wrong = readExamples(guide.replace('price: R$ 39\n', 'price: 39\n'));
    expect(report(wrong)).toContain('Escreva assim: price: R$ 39');
  });
});
