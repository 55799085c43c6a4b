import { putIntoWords } from '../problems/languages.ts';
import { describe, expect, it } from 'vitest';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';

/** Each with its number. Those that no text may hold are told wherever they stand, and are no part of this. */
const signs = [
  ['a space without width', '\u200B'],
  ['a joiner', '\u200D'],
  ['a separator', '\u200C'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['a byte order mark', '\uFEFF'],
  ['a selector', '\uFE0F'],
  ['a filler', '\u3164'],
  ['a hard space', '\u00A0'],
  ['a thin space', '\u2009'],
  ['a narrow hard space', '\u202F'],
  ['a wide space', '\u3000'],
] as const;

const hero = '- type: hero\n  title: Olá\n';
const questions = ['Dói?', 'Demora?', 'Custa?'].map((asked) => `  - question: ${asked}\n    answer: Não.\n`);
const faq = `- type: faq\n  id: faq\n  items:\n${questions.join('')}`;

/** Where a sign `‸` may have slipped into a name, and the name that is meant. */
const places = [
  ['a field', `${hero}  te‸xt: Oi\n`, 'text'],
  ['a field that is needed', `${hero.replace('title', 'ti‸tle')}`, 'title'],
  ["a section's type", `${faq.replace('type: faq', 'type: f‸aq')}`, 'faq'],
  ['an id', `${faq.replace('id: faq', 'id: f‸aq')}`, 'faq'],
  ['a message key', `${hero}  actions:\n  - label: Ir\n    chat: con‸sulta\n`, 'consulta'],
  ['an anchor', `${hero}  actions:\n  - label: Ir\n    to: "#f‸aq"\n${faq}`, '#faq'],
  ['a route', `${hero}  actions:\n  - label: Ir\n    to: /ou‸tra\n`, '/outra'],
  ['a picture', `${hero}  image: lu‸na.png\n  imageAlt: Luna de laço\n`, 'luna.png'],
  ['a shared section', `${hero}- type: use\n  section: clini‸ca\n`, 'clinica'],
  ['a choice', `${hero}  tone: stro‸ng\n`, 'strong'],
  [
    'a yes',
    `${hero}- type: cta\n  hidden: s‸im\n  title: Oi\n  actions:\n  - label: Ir\n    tel: sim\n`,
    'sim',
  ],
] as const;

const others = {
  'outra.yaml': samplePage(hero),
  '_shared/clinica.yaml': 'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n',
};

/** What is told of a page, each with the text it underlines. */
function tell(sections: string) {
  const files = { 'index.yaml': samplePage(sections), ...others };
  const texts = new Map(sampleContent(files).sources.map(({ file, text }) => [file, text]));
  return checkSample(files)
    .problems.filter(({ severity }) => severity !== 'hint')
    .map((problem) => {
      const { code, edit, file, range } = problem;
      return {
        code,
        sign: /U\+[\dA-F]+/.exec(putIntoWords(problem).message)?.[0],
        to: edit?.text,
        marked: texts.get(file)?.slice(range.start, range.end),
      };
    });
}

describe.each(places)('in %s', (_, sections, meant) => {
  it.each(signs)('%s is told once, with the name that is meant', (_, sign) => {
    const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    // The paragraphs that are the same thrice are no part of this.
    expect(tell(sections.replace('‸', sign))).toEqual([
      { code: 'P003', sign: number, to: meant, marked: expect.stringContaining(sign) },
    ]);
  });

  it('nothing is told where there is no such sign', () => {
    expect(tell(sections.replace('‸', ''))).toEqual([]);
  });
});

it('knows a short name through several signs', () => {
  expect(tell(faq.replace('type: faq', 'type: \u200Bf\u200Ba\u2060q\u00AD'))).toMatchObject([{ to: 'faq' }]);
});

it('tells each name of a file, and checks the rest as if they were right', () => {
  const told = tell(`${hero.replace('title', 'ti\u200Btle')}  no\u00ADte: Oi\n  tone: forte\n`);
  expect(told.map(({ code, to }) => [code, to])).toEqual([
    ['P003', 'title'],
    ['P003', 'note'],
    ['P017', 'strong'],
  ]);
});

it('takes the name of a message for what it seems to be', () => {
  const { problems } = checkSample({
    'index.yaml': samplePage(`${hero}  actions:\n  - label: Ir\n    chat: consulta\n`),
    'site.yaml': sampleSite.replace('  consulta: Olá', '  con\u200Bsulta: Olá'),
  });
  expect(problems.map(({ code, file }) => [code, file])).toEqual([['P003', 'pages/site.yaml']]);
});

it.each(['amor ❤️', 'família 👨‍👩‍👧', 'saúde 👩‍⚕️', '1️⃣'])('leaves the emoji in the key %s alone', (key) => {
  const { problems } = checkSample({
    'index.yaml': samplePage(`${hero}  actions:\n  - label: Ir\n    chat: ${key}\n`).replace(
      'theme:',
      `messages:\n  ${key}: Oi\ntheme:`,
    ),
  });
  expect(problems.filter(({ severity }) => severity !== 'hint')).toEqual([]);
});
