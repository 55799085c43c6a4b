import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import { codes } from '../problems/codes.ts';
import { finding } from '../problems/finding.ts';
import { sha256 } from '../pictures/digest.ts';
import type { JsonReport } from './json-report.ts';
import { mistakes } from '../testing/mistakes/table.ts';
import { present, type Presentation } from './present.ts';
import { few } from '../../testing/amount.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';
type Files = Readonly<Record<string, string | Uint8Array>>;

/** What is found in files, looked for once. */
const found = new Map<Files, Pick<Presentation, 'problems' | 'sources'>>();

function find(files: Files): Pick<Presentation, 'problems' | 'sources'> {
  const known = found.get(files);
  if (known !== undefined) return known;
  const fresh = { problems: checkSample(files).problems, sources: sampleContent(files).sources };
  found.set(files, fresh);
  return fresh;
}

function show(files: Files, manner: Pick<Presentation, 'form'> & Partial<Presentation>): string {
  return present({
    ...find(files),
    language: 'pt',
    isLaunch: false,
    version: '1.0.0',
    hash: sha256,
    ...manner,
  });
}

const broken: readonly Files[] = Object.values(mistakes)
  .flatMap((table) => few(table, 25))
  .map(({ files }) => files);

const page = (sections: string) => ({ 'index.yaml': samplePage(sections) });

describe('the lines that a cure has somebody paste', () => {
  const told = (site: string) =>
    show(
      {
        'site.yaml': site,
        'a.yaml': samplePage(`${hero}- type: stats\n  items:\n  - value: 12k+\n    label: Pets atendidos\n`),
        'index.yaml': samplePage(`${hero}  text: Mais de 10.000 pets atendidos.\n`),
      },
      { form: 'text' },
    );

  it('stand in the columns of the other file that they are for', () => {
    expect(told(sampleSite)).toContain(
      'escreva:\n\nclaims:\n  - subject: pets\n    value: 12k+\n    where:\n      - /a\n',
    );
    const claims = 'claims:\n- subject: founded\n  value: 2004\n  where:\n  - /\n';
    expect(told(sampleSite + claims)).toContain('escreva:\n\n- subject: pets\n  value: 12k+\n');
  });

  it('have no code behind the last of them', () => {
    expect(told(sampleSite)).toMatch(/\n {6}- \/\n\n +P043\n/);
    const message = show(page(`${hero}  actions:\n  - label: Ir\n    chat: vacinas\n`), { form: 'text' });
    expect(message).toMatch(/vacinas: …\n\n +P021\n/);
  });
});

describe('the JSON report', () => {
  const validate = new Ajv({ strict: true }).compile(
    JSON.parse(readFileSync('schema/report.schema.json', 'utf8')),
  );
  const report = (files: Files): JsonReport => JSON.parse(show(files, { form: 'json' }));

  it.each(['pt', 'en'] as const)('fits its committed schema for every mistake, in %s', (language) => {
    const reports = broken.map((files) => show(files, { form: 'json', language }));
    // One passing report in which every problem stands: a fault is looked for one by one only where it has one.
    const [first, ...others] = reports.map((text): JsonReport => JSON.parse(text));
    const problems = [first, ...others].flatMap((one) => one?.problems ?? []);
    expect(validate({ ...first, problems }), JSON.stringify(validate.errors)).toBe(true);
    for (const { summary } of others) expect(validate({ ...first, summary })).toBe(true);
  });

  it('is refused by the schema when a field is missing or unknown', () => {
    const data = report(page(hero));
    expect(validate({ ...data, version: 2 })).toBe(false);
    expect(validate({ ...data, extra: 1 })).toBe(false);
    expect(validate({ ...data, problems: [{ code: 'P012' }] })).toBe(false);
  });

  it('tells a problem with its place, its words and what to write instead', () => {
    const { summary, problems } = report(page('- type: hero\n  titulo: Olá\n'));
    expect(summary).toEqual({ errors: 1, warnings: 0, hints: 0, pages: 1 });
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "code": "P012",
          "cure": "Você quis dizer "title"?",
          "edit": {
            "range": {
              "column": 3,
              "end": 172,
              "endColumn": 9,
              "endLine": 7,
              "line": 7,
              "start": 166,
            },
            "text": "title",
          },
          "file": "pages/index.yaml",
          "message": "Campo desconhecido: "titulo".",
          "place": "seção 1 (hero)",
          "range": {
            "column": 3,
            "end": 172,
            "endColumn": 9,
            "endLine": 7,
            "line": 7,
            "start": 166,
          },
          "severity": "error",
          "suggestion": "title",
        },
      ]
    `);
  });

  it.each([
    ['a value in quotes, quotes kept', `${hero}  tone: "forte"\n`, '"strong"'],
    [
      'the anchor of a link',
      `${hero}  id: duvidas\n  actions:\n  - label: Ir\n    to: "#duvida"\n`,
      '"#duvidas"',
    ],
    [
      'a price as it is written',
      `${hero}- type: services\n  items:\n  - title: A\n    price: 30.00\n`,
      'R$ 30,00',
    ],
  ])('suggests %s', (_, sections, suggestion) => {
    const { problems } = report(page(sections));
    expect(problems.map((problem) => problem.suggestion)).toContain(suggestion);
  });

  it('suggests nothing where nothing known is near', () => {
    const [problem] = report(page(`${hero}  dinossauro: sim\n`)).problems;
    expect(problem).toMatchObject({ code: 'P012' });
    expect(problem).not.toHaveProperty('suggestion');
  });

  it('suggests only what makes the mistake go away', () => {
    const suggested = broken.flatMap((files) =>
      report(files).problems.flatMap(({ file, range, code, suggestion }) => {
        const name = file.replace('pages/', '');
        const content = sampleContent(files).sources.find((source) => source.file === file);
        if (suggestion === undefined || content === undefined) return [];
        const { text } = content;
        const fixed = text.slice(0, range.start) + suggestion + text.slice(range.end);
        const left = report({ ...files, [name]: fixed }).problems.filter(
          ({ severity }) => severity === 'error',
        );
        return [{ code, suggestion, stays: left.some((one) => one.range.start === range.start) }];
      }),
    );
    expect(suggested.length).toBeGreaterThan(30);
    // A route without its slash is put right as a route; the sample has no such page, which is told next.
    const left = suggested.filter(({ stays }) => stays).map(({ suggestion }) => suggestion);
    expect(left.filter((suggestion) => suggestion !== '/consulta')).toEqual([]);
  });

  it('shows the other end of a problem that has two', () => {
    const faq = '- type: faq\n  id: a\n  items:\n  - question: Dói?\n    answer: Não.\n';
    const twice = report(page(`${hero}${faq}${faq.replace('Dói', 'Custa')}`));
    const problem = twice.problems.find(({ code }) => code === 'P020');
    expect(problem?.other).toMatchObject({ file: 'pages/index.yaml', range: { line: 9 } });
  });
});

describe('the SARIF log', () => {
  // OASIS's own schema of the standard; draft 4, whose only difference that counts here is the name of its address.
  const path = join(import.meta.dirname, '..', 'testing', 'sarif-2.1.0.schema.json');
  const { id: _id, $schema: _draft, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
  const log = (files: Files, manner: Partial<Presentation> = {}): Log =>
    JSON.parse(show(files, { ...manner, form: 'sarif' }));
  const resultsOf = (files: Files): readonly Result[] => log(files).runs[0]?.results ?? [];
  const printsOf = (files: Files) =>
    resultsOf(files).map((result) => JSON.stringify(result.partialFingerprints));

  it.each(['pt', 'en'] as const)("fits the standard's schema for every mistake, in %s", (language) => {
    const logs = broken.map((files) => log(files, { language, guide: 'https://clinica.example/guia' }));
    const [first] = logs;
    // One log that holds every result: the rules beside them are the same in all.
    const results = logs.flatMap(({ runs }) => runs[0]?.results ?? []);
    expect(results.length).toBeGreaterThan(broken.length);
    const whole = { ...first, runs: [{ ...first?.runs[0], results }] };
    expect(validate(whole), JSON.stringify(validate.errors)).toBe(true);
  });

  it("is refused by the standard's schema when it is none", () => {
    expect(validate({ ...log(page(hero)), runs: [{}] })).toBe(false);
  });

  it('brings a rule for every code, with what GitHub asks of one', () => {
    const rules = log(page(hero)).runs[0]?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(codes));
    for (const rule of rules) {
      expect(rule.shortDescription?.text).not.toBe('');
      expect(rule.fullDescription?.text).not.toBe('');
      expect(rule.help?.text).toContain(rule.id);
    }
  });

  it('points at the rule, the level and the place of each problem, as GitHub asks', () => {
    for (const files of broken) {
      const [run] = log(files).runs;
      for (const { ruleId, ruleIndex, level, message, locations, partialFingerprints } of run?.results ??
        []) {
        expect(run?.tool.driver.rules?.[ruleIndex ?? -1]?.id).toBe(ruleId);
        expect(['error', 'warning', 'note']).toContain(level);
        expect(message.text).toContain(' → ');
        expect(locations).toHaveLength(1);
        const place = locations?.[0]?.physicalLocation;
        expect(place?.artifactLocation?.uri).toMatch(/^[\w%/.-]+$/);
        expect(Object.values(place?.region ?? {}).every((count) => count >= 1)).toBe(true);
        expect(Object.values(partialFingerprints ?? {})).toEqual([
          expect.stringMatching(/^[\da-f]{16}:\d+$/),
        ]);
      }
    }
  });

  it('tells each problem once: no two have one fingerprint', () => {
    for (const files of broken) {
      expect(new Set(printsOf(files)).size).toBe(resultsOf(files).length);
    }
    const same = '  - value: 24h\n    label: Plantão\n    dinossauro: azul\n';
    const right = '  - value: 10\n    label: Anos\n';
    const twice = page(`${hero}- type: stats\n  items:\n${same}${right}${same}`);
    expect(new Set(printsOf(twice)).size).toBe(2);
  });

  it('knows a problem again when lines above it come, and not when its text changes', () => {
    const print = (sections: string) => resultsOf(page(sections)).map((result) => result.partialFingerprints);
    const wrong = '- type: stats\n  dinossauro: azul\n  items:\n  - value: 24h\n    label: Plantão\n';
    const before = print(hero + wrong);
    expect(before).toHaveLength(1);
    expect(print(`${hero}  text: Uma linha a mais\n\n# Nota\n${wrong}`)).toEqual(before);
    expect(print(hero + wrong.replace('dinossauro:', 'elefante:'))).not.toEqual(before);
  });

  it('offers the suggestion as a fix of the underlined text', () => {
    const [result] = resultsOf(page('- type: hero\n  titulo: Olá\n'));
    expect(result?.fixes?.[0]?.artifactChanges).toEqual([
      {
        artifactLocation: { uri: 'pages/index.yaml', uriBaseId: '%SRCROOT%' },
        replacements: [
          {
            deletedRegion: { startLine: 7, startColumn: 3, endLine: 7, endColumn: 9 },
            insertedContent: { text: 'title' },
          },
        ],
      },
    ]);
  });

  it('links the message to the other end', () => {
    const result = resultsOf(page(`${hero}${hero}`)).find(({ relatedLocations }) => relatedLocations);
    expect(result?.message.text).toMatch(/ \[Também aqui\]\(1\)$/);
    expect(result?.relatedLocations?.[0]).toMatchObject({ id: 1, message: { text: 'Também aqui' } });
  });

  it('writes addresses of files whose names have spaces, accents and signs', () => {
    const file = 'Banho & Tosão #1%.yaml';
    const { sources } = sampleContent({ 'index.yaml': '' });
    const [problem] = checkSample({ 'index.yaml': '' }).problems;
    const problems = [
      { ...problem!, file: `pages/${file}` },
      { ...problem!, file: '/tmp/a b/index.yaml' },
    ];
    const made: Log = JSON.parse(
      present({
        problems,
        sources,
        form: 'sarif',
        language: 'pt',
        isLaunch: false,
        version: '1.0.0',
        hash: sha256,
      }),
    );
    const places = made.runs[0]?.results?.map(
      ({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation,
    );
    expect(places).toEqual([
      { uri: 'pages/Banho%20%26%20Tos%C3%A3o%20%231%25.yaml', uriBaseId: '%SRCROOT%' },
      { uri: 'file:///tmp/a%20b/index.yaml' },
    ]);
  });

  it('writes addresses of absolute paths as Node does', () => {
    const { sources } = sampleContent({ 'index.yaml': '' });
    const [problem] = checkSample({ 'index.yaml': '' }).problems;
    const paths = ['/tmp/100%/a#b?c\\d\te.yaml', '/srv/Tosão (1)/índice 🐶.yaml', '/a/../b:c@d&f.yaml'];
    const problems = paths.map((file) => ({ ...problem!, file }));
    const made: Log = JSON.parse(
      present({
        problems,
        sources,
        form: 'sarif',
        language: 'pt',
        isLaunch: false,
        version: '1.0.0',
        hash: sha256,
      }),
    );
    const addresses = made.runs[0]?.results?.map(
      ({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri,
    );
    expect(addresses).toEqual(paths.map((path) => pathToFileURL(path).href));
  });

  it('keeps the gravest 5,000 when there are more than GitHub shows', () => {
    const { sources } = sampleContent(page(hero));
    const [problem] = checkSample({ 'index.yaml': '' }).problems;
    const many = Array.from({ length: 5001 }, (_, index) => ({
      ...problem!,
      severity: index === 5000 ? ('error' as const) : ('hint' as const),
    }));
    const made: Log = JSON.parse(
      present({
        problems: many,
        sources,
        form: 'sarif',
        language: 'pt',
        isLaunch: false,
        version: '1.0.0',
        hash: sha256,
      }),
    );
    expect(made.runs[0]?.results).toHaveLength(5000);
    expect(made.runs[0]?.results?.[0]?.level).toBe('error');
  });
});

describe('annotations', () => {
  it('mark the lines of a pull request, below the report', () => {
    const shown = show(page('- type: hero\n  titulo: Olá\n'), { form: 'github', language: 'en' });
    expect(shown.split('\n').at(-1)).toBe(
      '::error file=pages/index.yaml,line=7,endLine=7,col=3,endColumn=9,title=P012::Unknown field: "titulo". → Did you mean "title"?',
    );
  });

  it('escape what GitHub would read as its own', () => {
    const [problem] = checkSample({ 'index.yaml': '' }).problems;
    const { sources } = sampleContent({ 'index.yaml': '' });
    const { range } = problem!;
    const severity = 'error';
    const contract = { rule: 'once', severity, message: '50%\n::error::x', cure: 'a\n::b' } as const;
    const problems = [
      { ...finding('contract', { type: 'hero', contract }), file: 'pages/a, b: 100%.yaml', range },
    ];
    const shown = present({
      problems,
      sources,
      form: 'github',
      language: 'pt',
      isLaunch: false,
      version: '1.0.0',
      hash: sha256,
    });
    expect(shown.split('\n').at(-1)).toMatch(
      /^::error file=pages\/a%2C b%3A 100%25\.yaml,.*::50%25 ::error::x → a%0A::b$/,
    );
  });

  it('are no more than anybody reads, one of each broken file first', () => {
    const many = Array.from({ length: 200 }, (_, at) => [
      `pagina-${at}.yaml`,
      samplePage('- type: heroi\n  title: x\n'.repeat(3)),
    ]);
    const shown = show(Object.fromEntries(many), { form: 'github', language: 'pt' });
    const files = [...shown.matchAll(/^::error file=(?<file>[^,]+)/gm)].map(({ groups }) => groups?.['file']);
    expect(files).toHaveLength(40);
    expect(new Set(files).size).toBe(40);
    expect(shown).toContain('… e mais ');
    expect(shown.length).toBeLessThan(40_000);
  });
});

describe('a cure of very many lines', () => {
  const item = '\t\t- question: Dói?\n\t\t  answer: Não.\n';
  const files = page(`- type: faq\n\ttitle: Dúvidas\n\titems:\n${item.repeat(60)}`);

  it('shows the first of them and how many follow', () => {
    const shown = show(files, { form: 'text' });
    expect(shown.slice(shown.indexOf('  → '), shown.indexOf('P005'))).toMatchInlineSnapshot(`
      "  → Aqui o recuo é de espaços. No lugar das linhas 7 a 128, escreva:

        title: Dúvidas
        items:
          - question: Dói?
            answer: Não.
          - question: Dói?
            answer: Não.
          - question: Dói?
            answer: Não.
          - question: Dói?
            answer: Não.
          - question: Dói?
            answer: Não.

          … e mais 110 linhas, da mesma forma.
          Ou deixe o computador tentar: npm run fix -- index                     "
    `);
  });

  it('is whole for programs and for the editor', () => {
    const report = JSON.parse(show(files, { form: 'json' })) as JsonReport;
    expect(report.problems[0]?.cure.split('\n').length).toBeGreaterThan(100);
  });
});

describe('a report in English', () => {
  it('speaks English around the problems too', () => {
    const faq =
      '- type: faq\n  id: a\n  items:\n  - question: Dói?\n    answer: Não.\n  - pergunta: Sim?\n    answer: a\n';
    const sections = `${hero}${faq}${hero}`;
    expect(show(page(sections), { form: 'text', language: 'en' })).toMatchInlineSnapshot(`
      "ERROR  pages/index.yaml:13:5  section 2 (faq), item 2
        Unknown field: "pergunta".

          12 |     answer: Não.
        > 13 |   - pergunta: Sim?
             |     ^^^^^^^^
          14 |     answer: a

        → Did you mean "question"?                                               P012

      ERROR  pages/index.yaml:15:3  section 3 (hero)
        The page has more than one "hero" section, and may have only one.

          14 |     answer: a
        > 15 | - type: hero
             |   ^^^^^^^^^^
          16 |   title: Olá

        Also here: pages/index.yaml:6:3

        > 6 | - type: hero
            |   ^^^^^^^^^^

        → Delete this one, or hide it with "hidden: sim".                        P040

      2 errors in 1 of 1 page."
    `);
  });

  it('counts as it should', () => {
    const sound = { 'outra.yaml': samplePage(hero), 'mais.yaml': samplePage(hero) };
    const shown = show({ ...sound, ...page('- type: hero\n') }, { form: 'text', language: 'en' });
    expect(shown.split('\n').at(-1)).toBe('1 error in 1 of 3 pages. The other 2 are fine.');
    const site = show({ ...page(hero), 'site.yaml': '' }, { form: 'text', language: 'en' });
    expect(site.split('\n').at(-1)).toMatch(/^1 error in pages\/site.yaml. The other one is fine\./);
    expect(show(page(hero), { form: 'text', language: 'en', problems: [] })).toBe(
      '1 page checked, no errors.',
    );
  });
});
