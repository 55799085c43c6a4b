import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { examples } from './examples.ts';
import { schemaAt } from './fields.ts';
import { compileSchemas } from './outside.ts';
import { valueAt } from './place.ts';
import { blocks } from './registry.ts';
import type { Path } from './source.ts';
import { startYamlServer } from './yaml-server.ts';

const head = 'title: Banho\ndescription: Um banho.\ntheme: grooming\n\nsections:\n';
const hero = '- type: hero\n  title: Olá\n';

describe('the YAML language server', () => {
  let server: Awaited<ReturnType<typeof startYamlServer>>;

  beforeAll(async () => {
    server = await startYamlServer();
    // It reads the schemas before it answers this.
    await server.diagnose(head + hero);
  }, 60_000);

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
    // Besides fields it offers the whole section, under the block's name.
    const fields = offered.map(({ label }) => label).filter((label) => label !== blocks.get(type)?.label);
    expect(fields.toSorted()).toEqual(own.toSorted());
  });

  it('offers the fields of an item', async () => {
    const offered = await server.complete(`${head}- type: faq\n  items:\n    - question: Dói?\n      a‸\n`);
    expect(offered).toContainEqual({ label: 'answer', documentation: 'A resposta.' });
    expect(offered.map(({ label }) => label)).not.toContain('title');
  });

  it.each([
    ['a theme', 'theme: ‸\n', 'winter', 'Inverno: azul-noite e gelo'],
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
  it.each([
    ['a missing type', '- title: Olá\n', 't', 'Missing property "type".'],
    ['a missing field', '- type: hero\n', 't', 'Missing property "title".'],
    ['an unknown field', `${hero}  subtitel: x\n`, 'subtitel', 'Property subtitel is not allowed.'],
    ['an empty text', '- type: hero\n  title: ""\n', '""', empty],
    ['a list where text belongs', '- type: hero\n  title: [x]\n', '[x]', empty],
    ['text where a list belongs', '- type: faq\n  items: x\n', 'x', list],
    ['too few items', '- type: faq\n  items: []\n', '[]', 'Array has too few items. Expected 1 or more.'],
    ['a word outside its list', `${hero}  tone: forte\n`, 'forte', 'Use um destes: plain, tint, strong.'],
    ['a wrong date', `${hero}  showFrom: ontem\n`, 'ontem', 'Escreva a data como 15/07/2025.'],
    ['a wrong yes or no', `${hero}  lazy: talvez\n`, 'talvez', 'Escreva "sim" ou "não".'],
    [
      'a script as address',
      `${hero}  actions:\n    - label: x\n      href: javascript:x\n`,
      'javascript:x',
      'Escreva o endereço completo, começando com https://',
    ],
  ])('tells %s once, in its place', async (_, sections, underlined, message) => {
    expect(await server.diagnose(head + sections)).toEqual([{ message, underlined }]);
  });

  it('tells an unknown type with the known ones', async () => {
    const [found, ...more] = await server.diagnose(`${head}- type: heroi\n  title: x\n`);
    expect(found?.underlined).toBe('heroi');
    expect(found?.message).toContain('Este tipo de seção não existe. Use um destes: about, benefits,');
    expect(more).toEqual([]);
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
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
}

/** What zod finds, without the rules that no JSON Schema can say. */
function findByZod(section: unknown): readonly string[] {
  const type = valueAt(section, ['type']);
  const result = blocks.get(String(type))?.schema.safeParse(section);
  const issues = result?.error?.issues ?? [];
  return issues.filter(({ code }) => code !== 'custom').map(({ code, path }) => `${path.join('/')} ${code}`);
}

interface Sample {
  readonly name: string;
  readonly section: unknown;
}

function readSamples(schema: 'failsafe' | 'core'): readonly Sample[] {
  return [...examples.values()].flat().map(({ type, name, yaml }) => {
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
    if (root === undefined || schemaAt(root, path) === undefined || path[0] === 'type') continue;
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

  it('agree on a misspelt field; where it was needed, ajv misses it besides', () => {
    const mutants = samples.flatMap(({ section }) =>
      pathsOf(section)
        .filter((path) => typeof path.at(-1) === 'string' && path[0] !== 'type')
        .map((path) => {
          const misspelt = [...path.slice(0, -1), `${String(path.at(-1))}x`];
          return change(change(section, misspelt, valueAt(section, path)), path, undefined);
        }),
    );
    const wrong = mutants.filter((section) => {
      const unknown = findByAjv(section).filter((error) => error.endsWith('additionalProperties'));
      return unknown.length !== 1 || findByAjv(section).length > 2 || findByZod(section).length === 0;
    });
    expect(wrong).toEqual([]);
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
      '01/01/2026',
      'https://a.br',
      ' ',
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.oneof(words, fc.string()), ({ section, path }, text) => {
        const changed = change(section, path, text);
        // A bare address is looser in the JSON Schema: it tells the scheme only.
        if (path.at(-1) === 'href' && findByAjv(changed).length === 0) return;
        expect(findByAjv(changed).length > 0).toBe(findByZod(changed).length > 0);
      }),
      { numRuns: 1500, seed: 1 },
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
      { numRuns: 1500, seed: 1 },
    );
  });
});
