import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleTheme } from '../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';
const file = '_themes/clinic.yaml';
const problemsOf = (files: Readonly<Record<string, string>>) =>
  checkSample(files).problems.filter(({ severity }) => severity !== 'hint');

it('keeps back the pages of a theme that is wrong, and no other', () => {
  const files = {
    'index.yaml': samplePage(hero),
    'outra.yaml': samplePage(hero).replace('theme: clinic', 'theme: natal'),
    [file]: sampleTheme.replace('#0F6B5C', '#7FC9BA'),
    '_themes/natal.yaml': sampleTheme,
  };
  expect(checkSample(files).pages.map(({ route }) => route)).toEqual(['/outra']);
});

it('tells a theme that cannot be read once, and not at each of its pages', () => {
  const files = { 'index.yaml': samplePage(hero), [file]: 'name: "Sem fim\n' };
  expect(problemsOf(files).map((problem) => problem.file)).toEqual([`pages/${file}`]);
});
