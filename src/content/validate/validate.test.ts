import { describe, expect, it } from 'vitest';
import { formatReport } from '../present/report.ts';
import { finding } from '../problems/finding.ts';
import { putIntoWords } from '../problems/languages.ts';
import type { Problem } from '../problems/problem.ts';
import { readDrawingOnce } from '../../fields/drawing.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';
import { validate } from './validate.ts';

const hero = '- type: hero\n  title: Olá\n';

/** Codes and underlined texts of what is wrong with a page. */
function faults(sections: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  const files: Record<string, string> = {
    'index.yaml': samplePage(sections),
    'site.yaml': sampleSite,
    ...more,
  };
  return checkSample(files)
    .problems.filter(({ severity }) => severity !== 'hint')
    .map(({ code, file, range }) => {
      const text = files[file.replace('pages/', '')] ?? '';
      return `${code} ${text.slice(range.start, range.end)}`;
    });
}

it('reads no drawing but the one that the site names', () => {
  const site = `logo: logo.svg\n${sampleSite}`;
  const content = sampleContent({ 'index.yaml': samplePage(hero), 'site.yaml': site });
  const logo = content.drawings?.['logo.svg'];
  if (typeof logo !== 'string') throw new Error('The sample has no logo.');
  const read = readDrawingOnce(logo);
  const { siteMap, problems } = validate(content, { today: '2026-01-31' });
  expect(problems.filter(({ code }) => code === 'P047')).toEqual([]);
  // The last drawing that was read is kept: had another been read since, this one would be made anew.
  expect(siteMap.drawing('logo.svg')).toBe(read);
});

it('reads a page that it has read before anew where the address of the site is another', () => {
  const button = '  actions:\n    - label: Ver\n      to: www.outro-site.example/loja\n';
  const files = { 'index.yaml': samplePage(`${hero}${button}`), 'site.yaml': sampleSite };
  const here = sampleContent(files);
  const moved = sampleSite.replace(/^url: .*/m, 'url: https://outro-site.example');
  const there = sampleContent({ ...files, 'site.yaml': moved });
  const page = here.sources.filter(({ kind }) => kind === 'page');
  const others = there.sources.filter(({ kind }) => kind !== 'page');
  const cures = [here, { ...there, sources: [...others, ...page] }].map((content) => {
    const found = validate(content, { today: '2026-01-31' }).problems.find(({ code }) => code === 'P018');
    return found && putIntoWords(found).cure;
  });
  expect(cures).toEqual([
    expect.stringContaining('href: https://www.outro-site.example/loja'),
    expect.stringContaining('to: "/loja"'),
  ]);
});

describe('a site without a drawing for the tab', () => {
  const check = (line: string, publicFiles?: readonly string[], problems: readonly Problem[] = []) => {
    const files = { 'index.yaml': samplePage(hero), 'site.yaml': `${line}${sampleSite}` };
    const { publicFiles: _, ...sample } = sampleContent(files);
    const content = { ...sample, problems, ...(publicFiles !== undefined && { publicFiles }) };
    return validate(content, { today: '2026-01-31' }).problems.filter(({ code }) => code === 'P047');
  };

  it('is told which file it lacks', () => {
    const said = check('', []).map((problem) => [putIntoWords(problem), putIntoWords(problem, 'en')]);
    expect(said).toEqual([
      [
        {
          message: 'O desenho da aba do navegador, "favicon.svg", não está em public.',
          cure: 'Copie para public um desenho com esse nome.',
        },
        {
          message: 'The drawing of the browser\'s tab, "favicon.svg", is not in public.',
          cure: 'Copy a drawing of that name to public.',
        },
      ],
    ]);
  });

  it('is told of one that is there', () => {
    const [problem] = check('', ['aba.svg']);
    expect(problem && putIntoWords(problem).cure).toMatch(/como icon: aba\.svg$/);
    expect(problem && putIntoWords(problem, 'en').cure).toMatch(/such as icon: aba\.svg$/);
    expect(problem?.edit).toBeUndefined();
  });

  it.each([
    ['has the usual one', '', ['favicon.svg']],
    ['names another', 'icon: aba.svg\n', ['aba.svg']],
    ['is not known to have files', '', undefined],
  ])('unless it %s', (_, line, publicFiles) => {
    expect(check(line, publicFiles)).toEqual([]);
  });

  it('is told nothing more of one that is refused', () => {
    const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
    const refused = { ...finding('missingSite', {}), file: 'public/favicon.svg', range };
    expect(check('', [], [refused])).toEqual([]);
  });
});

describe('validate', () => {
  it('finds nothing wrong with sound content', () => {
    expect(faults(hero)).toEqual([]);
  });

  it.each([
    ['an unknown field', `${hero}  subtitel: x\n`, 'P012 subtitel'],
    ['an unknown block', '- type: heroi\n  title: x\n', 'P010 heroi'],
    ['a section without a type', '- title: x\n', 'P011 title: x'],
    ['a keyed section', '- hero:\n    title: x\n', 'P011 hero'],
    ['a missing field', '- type: hero\n', 'P013 type: hero'],
    ['an empty field', '- type: hero\n  title:\n', 'P015 title'],
    ['a list where text belongs', '- type: hero\n  title:\n  - x\n', 'P014 title'],
    ['text where a list belongs', '- type: faq\n  items: x\n', 'P014 x'],
    ['too few items', '- type: faq\n  items: []\n', 'P016 items'],
    ['a value outside its list', `${hero}  tone: forte\n`, 'P017 forte'],
    ['a value in the wrong form', `${hero}  showFrom: ontem\n`, 'P018 ontem'],
    ['a day that does not exist', `${hero}  showFrom: 31/02/2026\n`, 'P018 31/02/2026'],
    ['two targets', `${hero}  actions:\n  - label: x\n    chat: consulta\n    tel: sim\n`, 'P031 tel'],
    [
      'a script as address',
      `${hero}  actions:\n  - label: x\n    href: javascript:alert(1)\n`,
      'P018 javascript:alert(1)',
    ],
    ['an unknown route', `${hero}  actions:\n  - label: x\n    to: /consultas\n`, 'P022 /consultas'],
    ['an unknown anchor', `${hero}  actions:\n  - label: x\n    to: "#nada"\n`, 'P023 "#nada"'],
    ['an unknown picture', `${hero}  image: lune.png\n  imageAlt: x\n`, 'P024 lune.png'],
    ['a picture without words', `${hero}  image: luna.png\n`, 'P025 luna.png'],
    ['an unknown shared section', '- type: use\n  section: nada\n', 'P026 nada'],
    ['an unknown message', `${hero}  actions:\n  - label: x\n    chat: consulat\n`, 'P021 consulat'],
  ])('places %s', (_, sections, expected) => {
    expect(faults(sections)).toEqual([expected]);
  });

  it('tells a misspelt required field once', () => {
    expect(faults('- type: faq\n  items:\n  - pergunta: x\n    answer: y\n')).toEqual(['P012 pergunta']);
  });

  it('tells two equal ids at the second and shows the first', () => {
    const sections =
      '- type: hero\n  title: A\n  id: um\n- type: cta\n  id: um\n  title: B\n  actions:\n  - label: x\n    tel: sim\n';
    const [problem] = checkSample({ 'index.yaml': samplePage(sections) }).problems;
    expect(problem).toMatchObject({ code: 'P020', range: { line: 10 }, other: { range: { line: 8 } } });
  });

  it('keeps a broken page from breaking links of the others', () => {
    const other = samplePage(`- type: hero\n  title: Outra\n  id: alvo\n  erro: x\n`);
    const sections = `${hero}  actions:\n  - label: x\n    to: "/outra#alvo"\n`;
    expect(faults(sections, { 'outra.yaml': other })).toEqual(['P012 erro']);
  });

  it('keeps a page that cannot be read from breaking links to it', () => {
    const sections = `${hero}  actions:\n  - label: x\n    to: "/outra#alvo"\n`;
    expect(faults(sections, { 'outra.yaml': 'title: "x' })).toEqual(['P004 "x']);
  });

  it.each([
    ['renaming', 'id: alvo', 'id: outro', 'error'],
    ['hiding', 'id: alvo', 'id: alvo\n  hidden: sim', 'warning'],
    ['removing', '- type: hero\n  title: Outra\n  id: alvo\n', '- type: hero\n  title: Outra\n', 'error'],
  ])('tells every link that dies by %s a section, with both ends', (_, from, to, weight) => {
    const link = (to: string) => `${hero}  actions:\n  - label: x\n    to: "${to}"\n`;
    const site = sampleSite.replace(
      '  phone: sim\n',
      '  phone: sim\n  links:\n  - label: x\n    to: "/outra#alvo"\n',
    );
    const files = {
      'index.yaml': samplePage(link('/outra#alvo')),
      'terceira.yaml': samplePage(link('/outra#alvo')),
      'outra.yaml': samplePage(
        `- type: hero\n  title: Outra\n  id: alvo\n- type: cta\n  title: x\n  actions:\n  - label: x\n    to: "#alvo"\n`,
      ),
      'site.yaml': site,
    };
    const told = (given: Readonly<Record<string, string>>) =>
      checkSample(given).problems.filter(({ severity }) => severity === weight);
    expect(told(files)).toEqual([]);
    const dead = told({ ...files, 'outra.yaml': files['outra.yaml'].replace(from, to) });
    expect(dead.map(({ code, file, other }) => [code, file, other?.file])).toEqual([
      ['P023', 'pages/index.yaml', 'pages/outra.yaml'],
      ['P023', 'pages/outra.yaml', 'pages/outra.yaml'],
      ['P023', 'pages/site.yaml', 'pages/outra.yaml'],
      ['P023', 'pages/terceira.yaml', 'pages/outra.yaml'],
    ]);
  });

  it('shows sound pages while others are broken', () => {
    const { pages } = checkSample({ 'index.yaml': samplePage(hero), 'outra.yaml': 'title: "x' });
    expect(pages.map(({ route }) => route)).toEqual(['/']);
  });

  it('leaves out hidden sections and those before or after their days', () => {
    const sections = [
      `${hero}`,
      '- type: stats\n  title: B\n  hidden: sim\n  items: [{ value: 1, label: x }]\n',
      '- type: stats\n  title: C\n  showFrom: 01/02/2026\n  items: [{ value: 1, label: x }]\n',
      '- type: stats\n  title: D\n  showUntil: 30/01/2026\n  items: [{ value: 1, label: x }]\n',
      '- type: stats\n  title: E\n  showFrom: 31/01/2026\n  showUntil: 31/01/2026\n  items: [{ value: 1, label: x }]\n',
    ].join('');
    const [page] = checkSample({ 'index.yaml': samplePage(sections) }).pages;
    expect(page?.sections.map(({ data }) => data['title'])).toEqual(['Olá', 'E']);
  });
});

describe('formatReport', () => {
  it('names file, place, fault and cure', () => {
    const files = {
      'index.yaml': samplePage(
        '- type: faq\n  items:\n  - question: Dói?\n    answer: Não.\n  - pregunta: Sim?\n    answer: Não.\n',
      ),
    };
    const content = sampleContent(files);
    expect(formatReport(checkSample(files).problems, content.sources)).toMatchInlineSnapshot(`
      "ERRO  pages/index.yaml:10:5  seção 1 (faq), pergunta 2
        Campo desconhecido: "pregunta".

           9 |     answer: Não.
        > 10 |   - pregunta: Sim?
             |     ^^^^^^^^
          11 |     answer: Não.

        → Você quis dizer "question"?                                            P012

      1 erro em 1 de 1 página."
    `);
  });

  it('says that all is well', () => {
    const content = sampleContent({ 'index.yaml': samplePage(hero) });
    expect(formatReport([], content.sources)).toBe('1 página conferida, nenhum erro.');
  });

  it('names a picture that no page shows by its path, without a line', () => {
    const second =
      '- type: cta\n  title: Venha\n  image: thor.png\n  imageAlt: Thor, de gravata\n  actions:\n  - label: Ligar\n    tel: sim\n';
    const files = {
      'index.yaml': samplePage(`${hero}  image: luna.png\n  imageAlt: Luna, de laço\n${second}`),
    };
    const { problems } = checkSample(files);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['P041 public/images/pequena.png']);
    expect(formatReport(problems, sampleContent(files).sources)).toMatchInlineSnapshot(`
      "DICA  public/images/pequena.png
        Esta foto não aparece em nenhuma página.

        → Use-a em uma página, ou apague o arquivo para não guardar o que não serve. P041

      1 página conferida, nenhum erro. 1 dica."
    `);
  });

  it('keeps an error of each broken file in a report that is cut', () => {
    const many = samplePage(Array.from({ length: 60 }, (_, at) => `- type: heroi${at}\n`).join(''));
    const files = { 'a.yaml': many, 'index.yaml': samplePage('- type: hero\n\ttitle: x\n') };
    const report = formatReport(checkSample(files).problems, sampleContent(files).sources);
    expect(report.match(/^ERRO /gm)).toHaveLength(40);
    expect(report).toContain('pages/index.yaml:7');
  });
});
