import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';

const link = (to: string) => `  - label: Ir\n    to: "${to}"\n`;
const links = (...targets: readonly string[]) => `header:\n  links:\n${targets.map(link).join('')}`;
const hero = '- type: hero\n  id: topo\n  title: Olá\n';
const page = (...targets: readonly string[]) =>
  samplePage(hero).replace('sections:', `${links(...targets)}sections:`);

/** The links of the site's header that are told, by their places in it, with the pages that lack them. */
function find(site: readonly string[], pages: Readonly<Record<string, string>>) {
  const { problems } = checkSample({
    ...pages,
    'site.yaml': sampleSite.replace('header:\n', links(...site)),
  });
  return problems.flatMap((problem) =>
    problem.kind === 'linkNotCopied' ? [[problem.path?.at(-1), ...problem.parameters.routes]] : [],
  );
}

it('tells a link that copies of the header lack, and no page whose links are all its own', () => {
  const pages = { 'index.yaml': samplePage(hero), 'a.yaml': page('/', '/a#topo'), 'b.yaml': page('#topo') };
  expect(find(['/', '/b'], pages)).toEqual([[1, '/a']]);
});

it('takes an id of the page for what it is, and asks no page to lead to itself', () => {
  const pages = { 'index.yaml': page('#topo', '/a'), 'a.yaml': page('/#topo') };
  expect(find(['/#topo', '/a'], pages)).toEqual([]);
});

it('asks nobody to copy a link that is hidden', () => {
  const pages = { 'index.yaml': samplePage(hero), 'a.yaml': page('/'), 'b.yaml': samplePage(hero) };
  expect(find(['/', '/b"\n    hidden: sim # "'], pages)).toEqual([]);
  expect(find(['/', '/b"\n    hidden: não # "'], pages)).toEqual([[1, '/a']]);
});
