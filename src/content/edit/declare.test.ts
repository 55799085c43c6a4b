import { describe, expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../testing/sample.ts';
import { declareAnew, declareDifference, sayAsOthers } from './declare.ts';
import type { Edit } from './outcome.ts';

const stats = (value: string) =>
  samplePage(
    `- type: hero\n  title: Olá\n- type: stats\n  id: numeros\n  items:\n  - value: ${value}\n    label: Pets atendidos\n`,
  );
const declare = (value: string, where: string) =>
  `- subject: pets\n  value: ${value}\n  where:\n  - ${where}\n`;
const withClaims = (...entries: readonly string[]) => `${sampleSite}claims:\n${entries.join('')}`;

type Files = Readonly<Record<string, string>> & { readonly 'site.yaml': string };

const told = (files: Files) =>
  checkSample(files).problems.filter(({ code }) => code === 'P043' || code === 'P044');

/** The site once the first difference was declared, or was declared anew. */
function afterDeclaring(files: Files): Files {
  const [problem] = told(files);
  const site = files['site.yaml'];
  const edit: Edit | undefined =
    problem?.kind === 'disagrees'
      ? declareDifference(site, problem.parameters)
      : problem?.kind === 'notAsDeclared'
        ? declareAnew(site, problem.parameters)
        : undefined;
  if (edit?.ok !== true) throw new Error(edit?.reason ?? 'Nothing is told.');
  return { ...files, 'site.yaml': edit.text };
}

const pages = { 'index.yaml': stats('10k+'), 'b.yaml': stats('12k+') };

describe('a difference that is meant', () => {
  it.each([
    ['in a site without declarations', sampleSite],
    ['beside other declarations', withClaims('- subject: years\n  value: 20+\n  where:\n  - /\n')],
    ['in the declaration of the same value', withClaims(declare('12k+', '/c'), declare('10k+', '/'))],
  ])('is told no more once it was declared, %s', (_, site) => {
    const files = { ...pages, 'c.yaml': stats('12k+'), 'site.yaml': site };
    const before = told(files).filter(({ code }) => code === 'P043');
    expect(before).toHaveLength(1);
    expect(told(afterDeclaring(files)).filter(({ code }) => code === 'P043')).toEqual([]);
  });

  it('is told no more once what is declared was changed', () => {
    const files = { 'index.yaml': stats('12k+'), 'site.yaml': withClaims(declare('10k+', '/')) };
    expect(told(files)).toHaveLength(1);
    expect(told(afterDeclaring(files))).toEqual([]);
  });

  it('stays where the text has changed meanwhile', () => {
    const files = { 'index.yaml': stats('12k+'), 'site.yaml': withClaims(declare('10k+', '/')) };
    const [problem] = told(files);
    if (problem?.kind !== 'notAsDeclared') throw new Error('Nothing is told.');
    expect(declareAnew(sampleSite, problem.parameters).ok).toBe(false);
  });
});

describe('a figure that is to be as others', () => {
  const page = stats('"Mais de 12k+ felizes"');
  const path = ['sections', 1, 'items', 0, 'value'];

  it('is written in its text, and nothing else of it', () => {
    const edit = sayAsOthers(page, path, '12k+', '10k+');
    expect(edit).toEqual({ ok: true, text: page.replace('12k+', '10k+') });
  });

  it('stays where it cannot be told apart', () => {
    expect(sayAsOthers(page, path, 'e', 'a').ok).toBe(false);
  });
});
