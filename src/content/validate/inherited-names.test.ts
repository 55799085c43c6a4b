import { expect, it } from 'vitest';
import { meantByColumn } from '../schema/fit-columns.ts';
import { formatReport } from '../present/report.ts';
import { checkSample, sampleContent, samplePage, sampleSite } from '../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';
const claims = 'claims:\n- subject: pets\n  value: 10k+\n  where:\n  - /consulta constructor\n';

it.each([
  ['a field', { 'index.yaml': samplePage(`${hero}  actions:\n  - label: Ir\n    Constructor: padaria\n`) }],
  ['a place', { 'index.yaml': samplePage(hero), 'site.yaml': `${sampleSite}${claims}` }],
])('%s called as what every object has is told as any other', (_, files) => {
  const { problems } = checkSample(files);
  const report = formatReport(problems, sampleContent(files).sources);
  expect(report).toMatch(/constructor/i);
  expect(report).not.toContain('function');
});

it('a column called so means a field of that name', () => {
  expect(meantByColumn('Constructor')).toEqual(['constructor']);
});
