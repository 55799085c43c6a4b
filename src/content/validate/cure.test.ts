import { describe, expect, it } from 'vitest';
import { kinds } from '../problems/finding.ts';
import { few } from '../../testing/amount.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';
import { mistakes, type Mistake } from '../testing/mistakes/table.ts';
import type { Problem } from '../problems/problem.ts';
import { cureFiles } from './cure.ts';
import { KeptPages } from './kept-pages.ts';

const conditions = { today: '2026-01-31' };

/** A file of some content as it is after its cures, and what is left. */
function cureIn(files: Mistake['files'], file: string) {
  const content = sampleContent(files);
  const source = content.sources.find((one) => one.file === file);
  if (source === undefined) throw new Error(`There is no ${file}.`);
  const cured = cureFiles(content, [source], conditions).get(file);
  if (cured === undefined) throw new Error(`${file} was not looked at.`);
  return { before: source.text, ...cured };
}

const cured = (sections: string) => cureIn({ 'index.yaml': samplePage(sections) }, 'pages/index.yaml');
const lines = (text: string) => text.slice(text.indexOf('sections:') + 'sections:\n'.length).trimEnd();

/** Tells how often a whole site was checked. */
class CountedPages extends KeptPages {
  checks = 0;

  override look(...site: Parameters<KeptPages['look']>) {
    // A few at a time are no whole site.
    if (site[0].length > 8) this.checks += 1;
    return super.look(...site);
  }
}

describe('the cures of many files', () => {
  const page = (field: string) => samplePage(`- type: hero\n  ${field}: Oi\n`);

  /** What cures of so many pages, in each of which a field is called so, come to, and how often the site was checked. */
  function cureMany(amount: number, write: (nth: number) => string) {
    const names = ['index', ...Array.from({ length: amount - 1 }, (_, nth) => `p-${nth}`)];
    const content = sampleContent(Object.fromEntries(names.map((name, nth) => [`${name}.yaml`, write(nth)])));
    const kept = new CountedPages();
    const cured = cureFiles(content, content.sources, conditions, { kept });
    return { texts: [...cured.values()].map(({ text }) => text), checks: kept.checks };
  }

  it('checks the site a few times, however many files have a slip', () => {
    for (const amount of [9, 60]) {
      const { texts, checks } = cureMany(amount, () => page('titel'));
      expect(texts.filter((text) => text.endsWith('\n  title: Oi\n'))).toHaveLength(amount);
      expect(checks).toBe(3);
    }
  });

  it('leaves out the one cure that brings something new, and writes all others', () => {
    const { texts, checks } = cureMany(60, (nth) =>
      nth === 17 ? samplePage('- type: hero\n  title: Oi\n  titel: Olá\n') : page('titel'),
    );
    expect(texts.filter((text) => text.includes('titel'))).toHaveLength(1);
    expect(checks).toBeLessThan(10);
  });
});

describe('the cures of a file', () => {
  it('puts a text of several lines below a bar', () => {
    const { text } = cured(
      '- type: about\n  text: Venha ver.\n    Horário: das 8h às 18h\n    Sábado: das 8h às 12h\n',
    );
    expect(lines(text)).toMatchInlineSnapshot(`
      "- type: about
        text: |
          Venha ver.
          Horário: das 8h às 18h
          Sábado: das 8h às 12h"
    `);
  });

  it('writes a day in its right form, whatever follows from it elsewhere', () => {
    const faq = '- type: faq\n  id: faq\n  showFrom: 20/12/26\n  showUntil: 05/01/27\n';
    const { text, left } = cured(
      `- type: hero\n  title: Oi\n  actions:\n  - label: Ver\n    to: "#faq"\n${faq}  items:\n  - question: Um?\n    answer: Sim.\n`,
    );
    expect(text).toContain('showFrom: 20/12/2026\n  showUntil: 05/01/2027\n');
    expect(left).toEqual([]);
  });

  it('takes the dash from a file of one section, and from site.yaml', () => {
    const asItem = (text: string) => `# nota\n- ${text.trimEnd().replaceAll('\n', '\n  ')}\n`;
    const section = 'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n';
    const index = samplePage('- type: hero\n  title: Oi\n- type: use\n  section: x\n');
    expect(
      cureIn({ 'index.yaml': index, '_shared/x.yaml': asItem(section) }, 'pages/_shared/x.yaml'),
    ).toMatchObject({
      text: `# nota\n${section}`,
      left: [],
    });
    expect(cureIn({ 'index.yaml': index, 'site.yaml': asItem(sampleSite) }, 'pages/site.yaml').text).toBe(
      `# nota\n${sampleSite}`,
    );
  });

  it('goes on below names in Portuguese or with capitals, whose lists were not looked at before', () => {
    const items = ['Um?', 'Dois?', 'Três?'].map((words) => `  - question: ${words}\n    answer: Sim.\n`);
    const page = samplePage(`- type: hero\n  title: Oi\n- type: faq\n  items:\n${items.join('')}`);
    const inPortuguese = page
      .replace('sections:', 'seções:')
      .replaceAll('type:', 'tipo:')
      .replaceAll('title:', 'título:')
      .replace('items:', 'itens:')
      .replaceAll('question:', 'pergunta:');
    const withCapitals = page.replaceAll(
      /^([ -]*)([a-z])(?=\w+:)/gm,
      (_, lead: string, letter: string) => lead + letter.toUpperCase(),
    );
    for (const text of [inPortuguese, withCapitals])
      expect(cureIn({ 'index.yaml': text }, 'pages/index.yaml')).toMatchObject({ text: page, left: [] });
  });

  it('writes several cures one after the other, and keeps the mark of Windows', () => {
    const page = samplePage(
      '- type: hreo\n  title: Oi\n- type: services\n  items:\n  - title: A\n    descripton: B\n    price: 35\n',
    );
    const { text, left } = cureIn({ 'index.yaml': page }, 'pages/index.yaml');
    expect(lines(text)).toMatchInlineSnapshot(`
      "- type: hero
        title: Oi
      - type: services
        items:
        - title: A
          description: B
          price: R$ 35"
    `);
    expect(left).toEqual([]);
  });

  it('leaves to the editor what may be meant otherwise', () => {
    const { text, before, left } = cured('- type: hero\n  title: Oi\n  image: lua.png\n  imageAlt: Luna\n');
    expect(text).toBe(before);
    expect(left.map(({ kind }) => kind)).toEqual(['missingPicture']);
  });

  it('never leads a chat to another number by itself', () => {
    const { text, before } = cured(
      '- type: hero\n  title: Oi\n  actions:\n  - label: Ir\n    href: https://wa.me/54999991234\n',
    );
    expect(text).toBe(before);
  });
});

const tell = ({ file, kind, parameters }: Problem) => `${file} ${kind} ${JSON.stringify(parameters)}`;

/** Kinds whose cures only an editor may choose; what is told with `npm run fix` itself, that has repaired before. */
const chosen = [
  'anchorMissingOn',
  'chatAbroad',
  'chatStamp',
  'contract',
  'duplicateId',
  'lowContrast',
  'visibleMark',
];

describe('the pinned mistakes', () => {
  it('lose each mistake whose cure is certain', () => {
    const wrong = Object.values(mistakes)
      // Each cure alone is tried on every mistake beside their table; here all of a file, one after the other.
      .flatMap((table) => few(table, 15))
      .flatMap(({ name, files }) => {
        const { problems } = checkSample(files);
        const certain = problems.filter(
          ({ kind, edit, notes }) =>
            edit !== undefined &&
            !chosen.includes(kind) &&
            notes?.some((note) => note.kind === 'fixes') !== true &&
            kinds[kind].correct?.name !== 'toNearest',
        );
        return [...new Set(certain.map(({ file }) => file))].flatMap((file) => {
          const { text } = cureIn(files, file);
          const after = checkSample({ ...files, [file.replace('pages/', '')]: text }).problems.map(tell);
          return certain.some((one) => one.file === file && after.includes(tell(one))) ? [name] : [];
        });
      });
    expect(wrong).toEqual([]);
  });
});
