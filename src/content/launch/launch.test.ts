import { describe, expect, it } from 'vitest';
import { formatLaunchReport } from '../present/launch-report.ts';
import { countLaunchProblems, findLaunchProblems, noteLaunch, type LaunchInput } from './launch.ts';
import { phrases } from '../problems/phrases.ts';
import { fitExample } from '../schema/fit-example.ts';
import { surroundingsOf } from '../validate/surroundings.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';

const site = sampleSite
  .replaceAll('.example', '.com.br')
  .replace('90000-0000', '3311-4422')
  .concat('meta:\n  image: luna.png\n');
const standIn = { isStandIn: true } as const;
/** The number of what is left, from notes of each file alone. */
function count({ content, validated }: LaunchInput): number {
  const notes = content.sources.map((source) => {
    const page = validated.pages.find((one) => one.source === source);
    return noteLaunch(source, content.pictures, page?.sections);
  });
  const siteSource = content.sources.find(({ kind }) => kind === 'site');
  return countLaunchProblems(validated.problems, notes, siteSource);
}

const hero = '- type: hero\n  title: Olá\n';

/** What a launch still needs, with the lines it stands on. */
function find(sections: string, siteText = site) {
  const files = { 'index.yaml': samplePage(sections), 'site.yaml': siteText };
  const content = sampleContent(files);
  const pictures = content.pictures.map((one) => ({ ...one, ...(one.name === 'pequena.png' && standIn) }));
  const input = { content: { ...content, pictures }, validated: checkSample(files) };
  const problems = findLaunchProblems(input);
  expect(count(input)).toBe(problems.length);
  return { problems, content };
}

function lines(sections: string, siteText = site): readonly string[] {
  const { problems, content } = find(sections, siteText);
  return problems.map(({ code, file, range }) => {
    const text = content.sources.find((source) => source.file === file)?.text ?? '';
    return `${code} ${file.replace('pages/', '')}:${range.line} ${text.slice(range.start, range.end)}`;
  });
}

describe('what a launch needs', () => {
  it('is counted as it is listed, where a missing picture stands on the line of something else', () => {
    const withoutImage = site.replace('meta:\n  image: luna.png\n', '');
    const files = {
      'site.yaml': withoutImage,
      'index.yaml': samplePage(hero)
        .replace('Uma página', 'Lorem ipsum: uma página')
        .replace(': uma', ' uma'),
      'outra.yaml': samplePage(hero),
    };
    const input = { content: sampleContent(files), validated: checkSample(files) };
    const found = findLaunchProblems(input);
    expect([found.map(({ kind }) => kind), count(input)]).toEqual([['exampleText', 'missingShareImage'], 2]);
  });

  it('is no picture for links to the page of unknown addresses, which nobody shares', () => {
    const files = {
      'site.yaml': site.replace('meta:\n  image: luna.png\n', ''),
      'index.yaml': samplePage(hero),
      '404.yaml': samplePage(hero),
    };
    const input = { content: sampleContent(files), validated: checkSample(files) };
    const found = findLaunchProblems(input).map(({ kind, file }) => `${kind} ${file}`);
    expect([found, count(input)]).toEqual([['missingShareImage pages/index.yaml'], 1]);
  });
});

describe('findLaunchProblems', () => {
  it('lets finished content go out', () => {
    const { problems, content } = find(hero);
    expect(formatLaunchReport(problems, content.sources)).toBe(
      'Nada provisório no conteúdo: o site pode ser publicado.',
    );
  });

  it.each([
    ['a section marked as placeholder', `${hero}  placeholder: sim\n`, site, ['P090 index.yaml:8 sim']],
    ['an unmarked one', `${hero}  placeholder: não\n`, site, []],
    ['a drawing', `${hero}  image: pequena.png\n  imageAlt: x\n`, site, ['P090 index.yaml:8 pequena.png']],
    [
      'listed data at its own line, and the pin at the list',
      hero,
      `${site}placeholders:\n- phone\n- map\n`,
      ['P090 site.yaml:4 phone', 'P090 site.yaml:38 map'],
    ],
    [
      'an address of no one',
      hero,
      site.replace('contato@clinica.com.br', 'contato@clinica.example'),
      ['P090 site.yaml:6 contato@clinica.example'],
    ],
    [
      'a phone of no one',
      hero,
      site.replace('3311-4422', '90000-0000'),
      ['P090 site.yaml:4 "+55 54 90000-0000"'],
    ],
    [
      'a sample review',
      hero,
      `${site}  structuredData:\n    review:\n      author: Ana\n      rating: 5\n      text: Depoimento de exemplo.\n`,
      ['P090 site.yaml:40 Depoimento de exemplo.'],
    ],
    [
      'a picture whose words an example asks for',
      fitExample(`${hero}  image: x.png\n  imageAlt: x\n`, surroundingsOf(sampleContent({}))),
      site,
      ['P090 index.yaml:9 "Foto de exemplo: descreva aqui o que ela mostra."'],
    ],
    [
      'a sentence of an example that was left as it is',
      `${hero}  text: Serviços, uma lojinha e gente que atende você pelo nome, perto de casa.\n`,
      site,
      ['P090 index.yaml:8 Serviços, uma lojinha e gente que atende você pelo nome, perto de casa.'],
    ],
    [
      'a map that is drawn, with streets of nobody',
      `${hero}- type: map\n  actions:\n  - label: Ver\n    maps: search\n`,
      site,
      ['P090 index.yaml:8 map'],
    ],
    [
      'no map of the editor’s own',
      `${hero}- type: map\n  image: luna.png\n  imageAlt: O mapa do bairro\n  actions:\n  - label: Ver\n    maps: search\n`,
      site,
      [],
    ],
    [
      'a page without a picture to share',
      hero,
      site.replace('meta:\n  image: luna.png\n', ''),
      ['P091 index.yaml:1 title: Uma página de teste | Clínica'],
    ],
  ])('tells %s', (_, sections, siteText, expected) => {
    expect(lines(sections, siteText)).toEqual(expected);
  });

  it('tells an ended offer as a fault', () => {
    const offers =
      '- type: offers\n  validUntil: 30/01/2026\n  items:\n  - name: x\n    price: R$ 1\n    image: luna.png\n    imageAlt: x\n';
    expect(find(offers).problems).toMatchObject([{ code: 'P027', severity: 'error' }]);
  });

  it('tells each drawing once and each line once', () => {
    const image = '  image: pequena.png\n  imageAlt: x\n';
    expect(lines(`${hero}${image}${hero}${image}`)).toHaveLength(1);
    expect(
      lines(hero, `${sampleSite}meta:\n  image: luna.png\nplaceholders: [phone, email, url, social]\n`),
    ).toHaveLength(5);
  });
});

describe('formatLaunchReport', () => {
  it('tells once what is the same in many files, with the first places and how many more there are', () => {
    const pages = Array.from({ length: 12 }, (_, at) => [`p-${10 + at}.yaml`, samplePage(hero)] as const);
    const files = {
      'index.yaml': samplePage(`${hero}  placeholder: sim\n`),
      ...Object.fromEntries(pages),
      'site.yaml': site.replace('meta:\n  image: luna.png\n', ''),
    };
    const content = sampleContent(files);
    const problems = findLaunchProblems({ content, validated: checkSample(files) });
    expect(problems).toHaveLength(14);
    const told = formatLaunchReport(problems, content.sources);
    expect(told.match(/ P091\n/g)).toHaveLength(1);
    expect(told).toContain(
      '\n  O mesmo em: pages/p-10.yaml:1, pages/p-11.yaml:1, pages/p-12.yaml:1, pages/p-13.yaml:1, pages/p-14.yaml:1 e mais 7 lugares.\n',
    );
    // What is said of one place alone stays as it was, and all are counted.
    expect(told).toContain('ERRO  pages/index.yaml:8:');
    expect(told).toMatch(/Faltam 14 itens antes de publicar o site\.$/);
    expect(formatLaunchReport(problems, content.sources, 'en')).toContain('and 7 more places.');
  });

  it('shows place, fault and cure, and how many are left', () => {
    const { problems, content } = find(hero, `${site}placeholders:\n- phone\n`);
    expect(formatLaunchReport(problems, content.sources)).toMatchInlineSnapshot(`
      "ERRO  pages/site.yaml:4:1
        Ainda é provisório: o telefone.

          3 | url: https://www.clinica.com.br
        > 4 | phone: "+55 54 3311-4422"
            | ^^^^^
          5 | phoneNote: Plantão 24h

        Também aqui: pages/site.yaml:37:3

        > 37 | - phone
             |   ^^^^^

        → Troque pelo verdadeiro e apague a linha "- phone" da lista placeholders. P090

      Falta 1 item antes de publicar o site."
    `);
    expect(phrases.pt.launchHint(problems.length)).toMatchInlineSnapshot(
      `"DICA  Antes de publicar o site falta 1 item: npm run validate -- --launch"`,
    );
  });
});
