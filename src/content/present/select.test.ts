import { expect, it } from 'vitest';
import type { Problem, Severity } from '../problems/problem.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';
import { selectShown } from './select.ts';

const pageName = (at: number) => `p-${String(at).padStart(3, '0')}.yaml`;

/** A site of many pages with the same text, and what else it has. */
const many = (text: string, more: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [pageName(at), text])),
  ...more,
});

function select(files: Readonly<Record<string, string>>) {
  return selectShown(checkSample(files).problems, sampleContent(files).sources);
}

const filesOf = (files: Readonly<Record<string, string>>) =>
  select(files).map(({ file }) => file.replace('pages/', ''));

const broken = samplePage('- type: heroi\n  title: x\n'.repeat(3));

it('shows an error of each of the first broken files', () => {
  expect(filesOf(many(broken))).toEqual(Array.from({ length: 40 }, (_, at) => pageName(at)));
});

it('leaves none of what all pages share out, which may be why they are broken', () => {
  const shown = filesOf(
    many(broken, {
      'site.yaml': `${sampleSite}fone: x\n`,
      '_themes/feio.yaml': 'name: Feio\ncor: x\n',
      '_shared/aviso.yaml': 'type: notice\ntitulo: x\n',
    }),
  );
  expect(shown).toHaveLength(40);
  expect(shown).toEqual(expect.arrayContaining(['site.yaml', '_themes/feio.yaml', '_shared/aviso.yaml']));
  expect(shown).toContain(pageName(36));
  expect(shown).not.toContain(pageName(37));
});

it('does so of warnings too, once all errors are shown', () => {
  const files = many(broken, { 'site.yaml': `${sampleSite}fone: x\n` });
  const weigh = (one: Problem, severity: Severity): Problem => ({ ...one, severity });
  const warnings = checkSample(files).problems.map((one) => weigh(one, 'warning'));
  const last = weigh(checkSample(files).problems[100] as Problem, 'error');
  const shown = selectShown([...warnings, last], sampleContent(files).sources);
  expect(shown).toContain(last);
  expect(shown.slice(0, 38).map(({ file }) => file)).toEqual(
    Array.from({ length: 38 }, (_, at) => `pages/${pageName(at)}`),
  );
  expect(shown[38]?.file).toBe('pages/site.yaml');
});
