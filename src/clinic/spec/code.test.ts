import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { places } from '../../testing/specified.ts';

const source = join(process.cwd(), 'src');

/** Pages by the name of their file; the one that answers for all unknown addresses has to be known. */
const pages = readdirSync(places.pages)
  .filter((name) => name.endsWith('.yaml') && !['site.yaml', '404.yaml', 'index.yaml'].includes(name))
  .map((name) => name.replace('.yaml', ''));

/** Tests, what strikes the frozen site, and the clinic's own room, whose guide follows one page. */
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)(chaos|clinic|e2e|testing|sample)(\/|\.ts)/.test(file);

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

/** Code without its comments, which may name pages as examples. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** Strings and patterns that are a page's name or address, such as `'/banhoetosa'`, `"banhoetosa"` or `/^\/banhoetosa/`. */
const named = new RegExp(String.raw`(?:['"\`]/?|\\/)(?:${pages.join('|')})(?:['"\`/#?$]|\b\))`);

it('finds the pages and the code', () => {
  expect(pages.toSorted()).toEqual(['banhoetosa', 'castracao', 'consulta', 'inverno', 'produtos']);
  expect(modules.length).toBeGreaterThan(80);
});

it.each(["'/banhoetosa'", '"consulta"', '`/inverno`', "'/consulta#contato'", '/^\\/castracao$/'])(
  'sees %s as the name of a page',
  (code) => {
    expect(named.test(code)).toBe(true);
  },
);

it('has no page or route in code: what is special about a page stands in its file', () => {
  const found = modules.filter(([, code]) => named.test(withoutComments(code))).map(([file]) => file);
  expect(found).toEqual([]);
});
