import { describe, expect, it } from 'vitest';
import { samplePage, sampleSite } from '../testing/sample.ts';
import { describeChanges, formatChanges } from './changes.ts';

type Files = Readonly<Record<string, string>>;

function compare(before: Files, after: Files): string {
  const [left, right] = [before, after].map((files) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
  );
  return formatChanges(describeChanges(left ?? {}, right ?? {}));
}

const hero = '- type: hero\n  title: Olá\n';
const site = sampleSite
  .replace('name: Clínica de Teste', 'name: Casa do Sol')
  .replace('Cuidamos bem.', 'A Casa do Sol cuida bem.');
const page = samplePage(hero).replace('| Clínica', '| Casa do Sol');
const files = { 'index.yaml': page, 'site.yaml': site };

describe('a new name of the business', () => {
  it('is told with every place that still has the old one', () => {
    const after = { ...files, 'site.yaml': site.replace('name: Casa do Sol', 'name: Casa da Lua') };
    expect(compare(files, after)).toMatchInlineSnapshot(`
      "Nos dados do site: nome: "Casa do Sol" → "Casa da Lua"

      Confira: o nome antigo, "Casa do Sol", continua em index.yaml:1, site.yaml:26"
    `);
  });

  it('is told with no place where all have the new one', () => {
    const after = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replaceAll('Casa do Sol', 'Casa da Lua')]),
    );
    expect(compare(files, after)).not.toContain('nome antigo');
  });

  it('is not looked for in other words, nor where the new one holds it', () => {
    const short = { ...files, 'site.yaml': site.replace('name: Casa do Sol', 'name: Sol') };
    expect(
      compare(short, { ...short, 'site.yaml': site.replace('name: Casa do Sol', 'name: Sol Nascente') }),
    ).not.toContain('nome antigo');
    const words = {
      'index.yaml': samplePage('- type: hero\n  title: Um solar e o Solzinho\n'),
      'site.yaml': sampleSite.replace('Clínica de Teste', 'Sol'),
    };
    expect(compare(words, { ...words, 'site.yaml': sampleSite })).not.toContain('nome antigo');
  });
});

describe('another city', () => {
  const after = { ...files, 'site.yaml': site.replace('city: Passo Fundo', 'city: Erechim') };

  it('is told with every place that still has the old one', () => {
    const about = { 'index.yaml': page.replace('title: Olá', 'title: Banho em Passo Fundo') };
    expect(compare({ ...files, ...about }, { ...after, ...about })).toContain(
      'Confira: a cidade antiga, "Passo Fundo", continua em index.yaml:',
    );
  });

  it('is told with no place where nothing says the old one', () => {
    const without = { ...files, 'index.yaml': page.replaceAll('Passo Fundo', 'Erechim') };
    expect(compare(without, { ...after, 'index.yaml': without['index.yaml'] })).not.toContain(
      'cidade antiga',
    );
  });
});

describe('a new link of the header', () => {
  const link = (label: string, to: string) => `  - label: ${label}\n    to: ${to}\n`;
  const withLinks = (...links: readonly string[]) =>
    sampleSite.replace('header:\n', `header:\n  links:\n${links.join('')}`);
  const own = (...links: readonly string[]) =>
    samplePage(hero).replace('sections:', `header:\n  links:\n${links.join('')}sections:`);
  const [home, blog] = [link('Início', '/'), link('Blog', '/blog')];

  it('is told with the pages that have links of their own and not this one', () => {
    const pages = {
      'a.yaml': own(home),
      'b.yaml': own(home, link('Notícias', '/blog')),
      'c.yaml': samplePage(hero),
    };
    const told = compare(
      { ...pages, 'site.yaml': withLinks(home) },
      { ...pages, 'site.yaml': withLinks(home, blog) },
    );
    expect(told).toMatchInlineSnapshot(`
      "Nos dados do site: 1 link novo em cabeçalho: "Blog"

      Confira: o link novo do cabeçalho, "Blog", não aparece em a.yaml: esta página tem os seus em header › links"
    `);
  });
});
