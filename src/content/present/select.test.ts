import { expect, it } from 'vitest';
import type { Problem, Severity } from '../problems/problem.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';
import { formatReport } from './report.ts';
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

const endOf = (files: Readonly<Record<string, string>>, language?: 'en') => {
  const report = formatReport(checkSample(files).problems, sampleContent(files).sources, language);
  return report.slice(report.indexOf('… ')).split('\n\n')[0];
};

it('tells what those are that it leaves out, the most frequent first, and what mends them for certain', () => {
  const misspelt = many(samplePage('- type: hero\n  titel: Olá\n'));
  expect(endOf(misspelt)).toMatchInlineSnapshot(`
    "… e mais 20 mensagens:
      20 × P012  Campo desconhecido: "titel".
    O computador sabe corrigir todas com certeza; mostra o conserto e pergunta antes de gravar: npm run fix
    Corrija as de cima e confira de novo."
  `);
  expect(endOf(misspelt, 'en')).toMatchInlineSnapshot(`
    "… and 20 more messages:
      20 × P012  Unknown field: "titel".
    The computer can fix all of them for certain; it shows the change and asks before writing: npm run fix
    Fix the ones above and check again."
  `);
  expect(
    endOf(
      many(
        samplePage('- type: hero\n  nada: Olá\n- type: x\n- cor: azul\n- type: faq\n  items: []\n  xyz: x\n'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "… e mais 260 mensagens:
      80 × P012  O campo não existe ali
      60 × P010  Tipo de seção desconhecido: "x".
      60 × P011  Falta dizer o tipo desta seção.
      60 × de outros tipos
    Corrija as de cima e confira de novo."
  `);
});
