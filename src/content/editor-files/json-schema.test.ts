import type { z } from 'zod';
import { exactAlternatives } from '../../fields/alternatives.ts';
import { itemShape } from '../../fields/item.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { amount, few } from '../../testing/amount.ts';
import { examples } from '../schema/examples.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { makeJsonSchemas } from './json-schema.ts';
import { compileSchemas } from './outside.ts';
import { valueAt } from '../source/place.ts';
import { blocks } from '../schema/registry.ts';
import { checkSample } from '../testing/sample.ts';
import type { Path } from '../problems/problem.ts';
import { startYamlServer } from '../testing/yaml-server.ts';

const head = 'title: Banho\ndescription: Um banho.\ntheme: grooming\n\nsections:\n';
const hero = '- type: hero\n  title: Olá\n';

// It answers a fifth of a second after it was asked, and about several texts at once.
describe.concurrent('the YAML language server', () => {
  let server: Awaited<ReturnType<typeof startYamlServer>>;

  beforeAll(async () => {
    server = await startYamlServer();
    // It reads the schemas before it answers this.
    await server.diagnose(head + hero);
  });

  afterAll(() => server.stop());

  it('offers the types of sections, each explained', async () => {
    const offered = await server.complete(`${head}- type: ‸\n`);
    expect(offered.map(({ label }) => label)).toEqual([...blocks.keys()]);
    expect(offered.find(({ label }) => label === 'faq')?.documentation).toBe(
      'Dúvidas: Perguntas e respostas; uma resposta aberta por vez.',
    );
  });

  it.each(['faq', 'hero', 'offers'])('offers the fields of %s and of no other block', async (type) => {
    const offered = await server.complete(`${head}- type: ${type}\n  t‸\n`);
    const own = Object.keys(blocks.get(type)?.schema.shape ?? {}).filter((name) => name !== 'type');
    expect(offered.map(({ label }) => label).toSorted()).toEqual(own.toSorted());
  });

  it('offers the fields of an item', async () => {
    const offered = await server.complete(`${head}- type: faq\n  items:\n    - question: Dói?\n      a‸\n`);
    expect(offered).toContainEqual({ label: 'answer', documentation: 'A resposta.' });
    expect(offered.map(({ label }) => label)).not.toContain('title');
  });

  it('offers at a new item all the fields it needs, at once', async () => {
    const offered = await server.complete(`${head}- type: faq\n  items:\n    - ‸\n`);
    expect(offered.map(({ label }) => label)).toContain('os campos necessários');
  });

  it.each([
    ['a tone', `${head}${hero}  tone: ‸\n`, 'tint', 'tom claro'],
    ['an icon', `${head}- type: stats\n  items:\n    - icon: ‸\n`, 'bath', 'banheira'],
    ['a variant', `${head}${hero}  actions:\n    - variant: ‸\n`, 'chat', 'verde, do WhatsApp'],
  ])('explains the words for %s', async (_, text, label, documentation) => {
    expect(await server.complete(text)).toContainEqual({ label, documentation });
  });

  it('offers yes and no as they are written here', async () => {
    const offered = await server.complete(`${head}${hero}  hidden: ‸\n`);
    expect(offered.slice(0, 2).map(({ label }) => label)).toEqual(['sim', 'não']);
  });

  it.each([
    ['a field', `${head}- type: faq\n  it‸ems: []\n`, 'As perguntas, com suas respostas.'],
    ["an item's field", `${head}- type: faq\n  items:\n    - ques‸tion: Dói?\n`, 'A pergunta.'],
    [
      'a type',
      `${head}- type: fa‸q\n`,
      '`faq`: Dúvidas: Perguntas e respostas; uma resposta aberta por vez.',
    ],
    ["a page's field", 'the‸me: shop\n', 'Cores da página.'],
  ])('explains %s under the pointer in Portuguese', async (_, text, words) => {
    expect(await server.hover(text)).toContain(words);
  });

  const list = 'Comece cada item em uma linha própria, com um traço na frente.';
  const empty = 'Escreva o texto na mesma linha; ele não pode ficar vazio.';
  const fields = 'Escreva os campos nas linhas de baixo, com recuo, como "nome: valor".';
  const start = 'Comece a seção com "- type: " e o tipo dela.';
  const untyped = 'Falta dizer o tipo desta seção: comece-a com "- type: ".';
  const types = `Este tipo de seção não existe. Use um destes: ${[...blocks.keys()].join(', ')}.`;
  const unknown = (...known: readonly string[]) => `Este campo não vale aqui. Valem: ${known.join(', ')}.`;
  const ofHero = unknown(...Object.keys(blocks.get('hero')?.schema.shape ?? {}));
  const ofAbout = unknown('icon', 'title', 'text', ...Object.keys(itemShape));
  const five = `[${Array(5).fill('{ value: 1, label: x }').join(', ')}]`;
  const faq = (item: string) => `- type: faq\n  items:\n    - ${item}\n`;
  const prices = (row: string) =>
    `- type: pricelist\n  groups:\n    - items:\n        - name: Corte\n          ${row}\n`;
  const about = (item: string) => `- type: about\n  text: Oi\n  items:\n    - ${item}\n`;

  it.each(
    few(
      [
        ['a missing type', '- title: Olá\n', 6, 't', untyped],
        ['a misspelt type', '- tipo: hero\n  title: Olá\n', 6, 't', untyped],
        [
          'a price beside words in its place',
          prices('price: R$ 35\n          priceText: A combinar'),
          11,
          'priceText',
          'Fique só com "priceText: ", ou só com "price: ": as palavras ficam no lugar do preço.',
        ],
        [
          'a price that is missing',
          prices('detail: Curto'),
          9,
          'n',
          'Escreva uma linha "price: " com o preço, ou "priceText: " com palavras, como Sob consulta.',
        ],
        ['an unknown type', '- type: heroi\n  title: x\n', 6, 'heroi', types],
        ['a type as the name of its section', '- hero:\n    title: Olá\n', 6, 'h', untyped],
        ['a type without its name', '- hero\n', 6, 'hero', start],
        [
          'a missing field',
          '- type: hero\n  text: Oi\n',
          6,
          't',
          'Falta o campo "title". O título da página.',
        ],
        ['a missing field of an item', faq('question: Dói?'), 8, 'q', 'Falta o campo "answer". A resposta.'],
        ['the first of several missing fields', faq('{}'), 8, '{', 'Falta o campo "question". A pergunta.'],
        ['a misspelt field that is needed', '- type: hero\n  titel: x\n', 7, 'titel', ofHero],
        ['a misspelt field that is not', `${hero}  subtitel: x\n`, 8, 'subtitel', ofHero],
        ["an item's misspelt field that is needed", about('titel: x\n      text: y'), 9, 'titel', ofAbout],
        [
          "an item's misspelt field that is not",
          about('title: x\n      text: y\n      icn: z'),
          11,
          'icn',
          ofAbout,
        ],
        ['an empty text', '- type: hero\n  title: ""\n', 7, '""', empty],
        ['a text of spaces alone', '- type: hero\n  title: "  "\n', 7, '"  "', empty],
        ['a list where text belongs', '- type: hero\n  title: [x]\n', 7, '[x]', empty],
        ["a list where an item's text belongs", faq('question: [x]\n      answer: Não.'), 8, '[x]', empty],
        ['text where a list belongs', '- type: faq\n  items: x\n', 7, 'x', list],
        ['text where an item belongs', faq('Dói?'), 8, 'Dói?', fields],
        ['nothing where an item belongs', faq(''), 8, '', fields],
        ['too few items', '- type: faq\n  items: []\n', 7, '[]', 'Ponha pelo menos 1 item.'],
        ['too many items', `${hero}  stats: ${five}\n`, 8, five, 'Deixe no máximo 4 itens.'],
        [
          'a word outside its list',
          `${hero}  tone: forte\n`,
          8,
          'forte',
          'Use um destes: plain, tint, strong.',
        ],
        ['a wrong date', `${hero}  showFrom: ontem\n`, 8, 'ontem', 'Escreva a data como 15/07/2025.'],
        ['a wrong yes or no', `${hero}  lazy: talvez\n`, 8, 'talvez', 'Escreva "sim" ou "não".'],
        [
          'a script as address',
          `${hero}  actions:\n    - label: x\n      href: javascript:x\n`,
          10,
          'javascript:x',
          'Escreva o endereço completo, começando com https://',
        ],
      ] as const,
      10,
    ),
  )('tells %s once, in its place', async (_, sections, line, underlined, message) => {
    expect(await server.diagnose(head + sections)).toEqual([{ line, message, underlined }]);
  });

  it.each([
    ["a page's field that is needed", 'description', 'descriçao', 2, 'descriçao'],
    ["a page's field that is not", '\nsections', 'foter:\n  about: x\nsections', 4, 'foter'],
    ["a field of the page's menu", '\nsections', 'header:\n  menu:\n    hourz: 8h\nsections', 6, 'hourz'],
  ])('tells %s once when it is misspelt', async (_, from, to, line, underlined) => {
    const found = await server.diagnose((head + hero).replace(from, to));
    const message = expect.stringMatching(/^Este campo não vale aqui\. Valem: /);
    expect(found).toEqual([{ line, message, underlined }]);
  });

  it.each(
    few(
      ['', ' null', ' ~'].flatMap((word) => [
        ['a type', `- type:${word}\n  title: x\n`, word],
        ['a text that is needed', `- type: hero\n  title:${word}\n`, word],
        ['a text that is not', `${hero}  note:${word}\n`, word],
        ['a yes or no', `${hero}  hidden:${word}\n`, word],
        ['a choice', `${hero}  tone:${word}\n`, word],
        ['a day', `${hero}  showFrom:${word}\n`, word],
        ['a picture', `${hero}  image:${word}\n`, word],
        ['a list', `${hero}  stats:${word}\n`, word],
        ["an item's text", `${hero}  stats:\n    - value:${word}\n      label: x\n`, word],
        ['an item', `${hero}  stats:\n    -${word}\n    - value: 1\n      label: x\n`, word],
        ['a section', `${hero}-${word}\n`, word],
      ]),
      6,
    ),
  )('refuses an empty %s as the checker does: %j', async (_, sections = '') => {
    const [found, ...more] = await server.diagnose(head + sections);
    expect(more).toEqual([]);
    const { problems } = checkSample({ 'index.yaml': head + sections });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ range }) => range.line)).toEqual([found?.line]);
  });

  it.each(['"null"', "'~'"])('accepts %s as a text, as the checker does', async (word) => {
    const sections = `- type: hero\n  title: ${word}\n`;
    expect(await server.diagnose(head + sections)).toEqual([]);
    const { problems } = checkSample({ 'index.yaml': head + sections });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('accepts as text what YAML reads as a number or as yes and no', async () => {
    const sections = '- type: hero\n  title: 2004\n  badge: true\n  lazy: true\n  note: não\n';
    expect(await server.diagnose(head + sections)).toEqual([]);
  });
});

const matches = compileSchemas()('shared');

/** What ajv finds, without what only says that a condition led there. */
function findByAjv(section: unknown): readonly string[] {
  matches(section);
  return (matches.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')
    .map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
}

/** Rules that the JSON Schema says as well: those of fields that exclude each other. */
function isTold(issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'custom') return true;
  return exactAlternatives(issue.params) !== undefined;
}

/** What zod finds, without the rules that no JSON Schema can say. */
function findByZod(section: unknown): readonly string[] {
  const type = valueAt(section, ['type']);
  const result = blocks.get(String(type))?.schema.safeParse(section);
  const issues = result?.error?.issues ?? [];
  return issues.filter(isTold).map(({ code, path }) => `${path.join('/')} ${code}`);
}

interface Sample {
  readonly name: string;
  readonly section: unknown;
}

/** Sections that write old names of fields, which no example does. */
const oldNames = [
  {
    type: 'gallery',
    name: 'Nomes antigos',
    yaml: `- type: gallery
  items:
    - petName: Luna
      service: Banho e Tosa
      breed: Poodle
      image: luna.png
      imageAlt: Luna de laço
`,
  },
  {
    type: 'testimonials',
    name: 'Nomes antigos',
    yaml: `- type: testimonials
  items:
    - name: Camila
      tutor: tutora
      article: da
      petName: Pipoca
      rating: 4,5
      comment: A Pipoca voltou linda.
      date: há 1 semana
`,
  },
];

function readSamples(schema: 'failsafe' | 'core'): readonly Sample[] {
  return [...[...examples.values()].flat(), ...oldNames].map(({ type, name, yaml }) => {
    const [section] = parseDocument(yaml, { schema }).toJS() as readonly unknown[];
    return { name: `${type}: ${name}`, section };
  });
}

const samples = readSamples('failsafe');

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const children = Array.isArray(value)
    ? value.map((entry, index) => [index, entry] as const)
    : Object.entries(value);
  return [path, ...children.flatMap(([name, child]) => pathsOf(child, [...path, name]))];
}

/** A copy with the value at a path set, or taken away. */
function change(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const name = path.at(-1) ?? '';
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  return copy;
}

interface Mutant {
  readonly what: string;
  readonly section: unknown;
}

/** Every way to break one thing in a section. */
function mutate({ section }: Sample): readonly Mutant[] {
  const type = String(valueAt(section, ['type']));
  const root = blocks.get(type)?.schema;
  const mutants: Mutant[] = [];
  for (const path of pathsOf(section)) {
    if (root === undefined || outlineAt(outlineOf(root), path) === undefined || path[0] === 'type') continue;
    const value = valueAt(section, path);
    const put = (what: string, changed: unknown, place: Path = path) =>
      mutants.push({ what: `${what} ${place.join('/')}`, section: change(section, place, changed) });
    if (typeof value === 'string') {
      for (const strange of ['!?', 'zzz', '', ['x'], { a: 'b' }, undefined])
        put(JSON.stringify(strange) ?? 'gone', strange);
    } else if (Array.isArray(value)) {
      for (const strange of [[], 'x', undefined]) put(JSON.stringify(strange) ?? 'gone', strange);
    } else {
      for (const unknown of ['subtitel', 'constructor']) put('unknown', 'x', [...path, unknown]);
      if (path.length > 0) put('text', 'x');
    }
  }
  return mutants;
}

describe('ajv and zod', () => {
  it('have no choice between schemas, of which VS Code tells the wrong one', () => {
    expect(JSON.stringify(makeJsonSchemas())).not.toMatch(/"(?:anyOf|oneOf)":/);
  });

  it('agree on every example', () => {
    const found = [...samples, ...readSamples('core')].filter(({ section }) => findByAjv(section).length > 0);
    expect(found).toEqual([]);
    expect(samples.filter(({ section }) => findByZod(section).length > 0)).toEqual([]);
  });

  it('agree on every way to break one thing, and ajv complains once', () => {
    const mutants = samples.flatMap(mutate);
    const wrong = mutants.flatMap(({ what, section }) => {
      const [ajv, zod] = [findByAjv(section), findByZod(section)];
      return ajv.length <= 1 && ajv.length > 0 === zod.length > 0 ? [] : [{ what, ajv, zod }];
    });
    expect(mutants.length).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  it('agree on a misspelt field, and ajv complains once', () => {
    const mutants = samples.flatMap(({ section }) =>
      pathsOf(section)
        .filter((path) => typeof path.at(-1) === 'string' && path[0] !== 'type')
        .map((path) => {
          const misspelt = [...path.slice(0, -1), `${String(path.at(-1))}x`];
          return change(change(section, misspelt, valueAt(section, path)), path, undefined);
        }),
    );
    const wrong = mutants.filter(
      (section) => findByAjv(section).length !== 1 || findByZod(section).length === 0,
    );
    expect(wrong).toEqual([]);
  });

  const sideBySide = {
    pricelist: {
      given: { name: 'Corte' },
      texts: { price: 'R$ 35', priceText: 'Sob consulta', pricePrefix: 'A partir de', priceSuffix: '/mês' },
      put: (row: object) => ({ groups: [{ items: [row] }] }),
    },
    gallery: {
      given: { image: 'luna.png', imageAlt: 'Luna de laço' },
      texts: { name: 'Luna', petName: 'Luna', detail: 'Poodle', breed: 'Poodle', service: 'Banho' },
      put: (photo: object) => ({ items: [photo] }),
    },
  };

  it.each(Object.entries(sideBySide))(
    'agree on which fields of an item of %s may stand side by side, and ajv complains once',
    (type, { given, texts, put }) => {
      const names = Object.entries(texts);
      const items = Array.from({ length: 2 ** names.length }, (_, bits) =>
        Object.fromEntries(names.filter((__, at) => (bits >> at) % 2 === 1)),
      );
      const wrong = items.flatMap((item) => {
        const section = { type, ...put({ ...given, ...item }) };
        const [ajv, zod] = [findByAjv(section), findByZod(section)];
        return ajv.length === (zod.length > 0 ? 1 : 0) ? [] : [{ fields: Object.keys(item), ajv, zod }];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('agree on what an editor makes of a text that is right: capitals, letters that come, go or change', () => {
    const places = samples.flatMap(({ section }) =>
      pathsOf(section)
        .filter((path) => typeof valueAt(section, path) === 'string' && path[0] !== 'type')
        .map((path) => ({ section, path, text: String(valueAt(section, path)) })),
    );
    const slip = fc.record({ at: fc.nat(200), way: fc.nat(3), letter: fc.string({ maxLength: 1 }) });
    const edit = (text: string, { at, way, letter }: { at: number; way: number; letter: string }) => {
      const place = at % (text.length + 1);
      if (way === 0) return text.toUpperCase();
      if (way === 1) return text.slice(0, place) + text.slice(place).toUpperCase();
      return text.slice(0, place) + letter + text.slice(place + (way - 2));
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.array(slip, { minLength: 1, maxLength: 3 }),
        (place, slips) => {
          const text = slips.reduce(edit, place.text);
          const changed = change(place.section, place.path, text);
          // Whether a host can be reached is beyond the JSON Schema.
          if (place.path.at(-1) === 'href' && findByAjv(changed).length === 0) return;
          expect(findByAjv(changed).length > 0, text).toBe(findByZod(changed).length > 0);
        },
      ),
      { numRuns: amount(500, 3000), seed: 7 },
    );
  });

  it('agree on any text, and ajv accepts each number that zod accepts as text', () => {
    const places = samples.flatMap(({ section }) =>
      pathsOf(section)
        .filter((path) => typeof valueAt(section, path) === 'string' && path[0] !== 'type')
        .map((path) => ({ section, path })),
    );
    const words = fc.constantFrom(
      'R$ 35',
      '4,9',
      'sim',
      '/consulta',
      '#faq',
      'luna.jpg',
      'IMG_2034.JPG',
      'Luna 1.HeIc',
      'LUNA.PNG.JPEG',
      'luna.JPGE',
      '01/01/2026',
      'https://a.br',
      'https:a.br',
      'https://a@a.br',
      ' ',
      '\u00A0\n',
      '\u200B\uFE0F',
      '\u200Bx',
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.oneof(words, fc.string()), ({ section, path }, text) => {
        const changed = change(section, path, text);
        // Whether a host can be reached is beyond the JSON Schema.
        if (path.at(-1) === 'href' && findByAjv(changed).length === 0) return;
        expect(findByAjv(changed).length > 0).toBe(findByZod(changed).length > 0);
      }),
      { numRuns: amount(500, 1500), seed: 1 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.oneof(fc.boolean(), fc.integer(), fc.double({ noNaN: true })),
        (place, value) => {
          if (findByZod(change(place.section, place.path, String(value))).length > 0) return;
          expect(findByAjv(change(place.section, place.path, value))).toEqual([]);
        },
      ),
      { numRuns: amount(500, 1500), seed: 1 },
    );
  });
});
