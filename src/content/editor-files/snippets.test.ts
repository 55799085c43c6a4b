import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { examples } from '../schema/examples.ts';
import { makeSnippets } from './snippets.ts';

/** What VS Code writes when every stop keeps its text. */
function expand(body: readonly string[]): string {
  const text = body.join('\n').replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1');
  return text.replace(/\\([\\$}])/g, '$1');
}

it('writes each example as it stands, read by its dash at column 0', () => {
  const written = Object.values(makeSnippets()).map(({ body }) => expand(body));
  expect(written).toEqual([...examples.values()].flat().map(({ yaml }) => yaml));
  for (const yaml of written)
    expect(parseDocument(yaml).toJS()).toMatchObject([{ type: expect.any(String) }]);
});

it('makes a stop of every value, with its signs escaped', () => {
  const { body, prefix } = makeSnippets()['Dúvidas (faq): Mínima'] ?? {};
  expect(prefix).toEqual(['faq-mínima', 'dúvidas-mínima']);
  expect(body?.join('\n')).toMatchInlineSnapshot(`
    "- type: faq
      items:
        - question: \${1:Vocês atendem em casa?}
          answer: \${2:Sim, com visita combinada antes.}
    "
  `);
  expect(makeSnippets()['Ofertas (offers): Completa']?.body.join('\n')).toContain(':R\\$ ');
});

it('gives each prefix to one snippet', () => {
  const prefixes = Object.values(makeSnippets()).flatMap(({ prefix }) => prefix);
  expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
});
