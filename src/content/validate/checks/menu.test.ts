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

it('takes links of a page that are its own for the most part for no copy', () => {
  const pages = {
    'index.yaml': samplePage(hero),
    'a.yaml': page('#topo', '/a', '/'),
    'b.yaml': page('#topo'),
  };
  expect(find(['/', '/b'], pages)).toEqual([]);
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

it('asks nobody to copy a link whose days are over, and takes two that take turns for no copy', () => {
  const pages = { 'index.yaml': samplePage(hero), 'a.yaml': page('/'), 'b.yaml': samplePage(hero) };
  expect(find(['/', '/b"\n    showUntil: 30/01/2026 # "'], pages)).toEqual([]);
  const twice = (days: string) =>
    checkSample({
      'index.yaml': samplePage(hero).replace(
        'sections:',
        `header:\n  links:\n${link('#topo')}  menu:\n    links:\n    - label: Ir\n      to: "#topo"\n${days}sections:`,
      ),
    }).problems.flatMap(({ kind }) => (kind === 'twiceInMenu' ? [kind] : []));
  expect(twice('')).toHaveLength(1);
  expect(twice('      showFrom: 01/02/2026\n')).toEqual([]);
});

it('takes a page that only a hidden link leads to for one that nobody reaches, and asks no id of the others for it', () => {
  const told = (hidden: string) =>
    checkSample({
      'index.yaml': samplePage(hero),
      'a.yaml': samplePage(hero),
      'site.yaml': sampleSite.replace(
        'header:\n',
        `header:\n  links:\n  - label: A\n    to: /a\n${hidden}  - label: B\n    to: "#so-aqui"\n${hidden}`,
      ),
    }).problems.map(({ kind }) => kind);
  expect(told('')).toContain('anchorMissingOn');
  expect(told('    hidden: sim\n')).not.toContain('anchorMissingOn');
  expect(told('    hidden: sim\n')).toContain('lonelyPage');
});
