import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharedUse } from './shared-note.tsx';

const use = '- type: use\n  section: pagamento\n';
const page = (title: string, sections: string) => `title: ${title}\nsections:\n${sections}`;
const file = '_shared/pagamento.yaml';
const shared = 'type: notice\ntitle: Formas de pagamento\n';

function told(pages: Readonly<Record<string, string>>): string {
  return renderToString(<SharedUse file={file} texts={{ [file]: shared, ...pages }} onGo={() => {}} />);
}

it('says of a shared section on which pages it is, and of one that is on none', () => {
  const pages = {
    'banho.yaml': page('Banho', use),
    'index.yaml': page('Bem-vindo', use),
    'venda.yaml': page('Venda', '- type: notice\n  title: Oi\n'),
  };
  const said = told(pages);
  expect(said).toContain('Esta seção está nestas páginas, e muda em todas:');
  expect(said.indexOf('Início')).toBeLessThan(said.indexOf('Banho'));
  expect(said).not.toContain('Venda');
  expect(told({ 'banho.yaml': page('Banho', use) })).toContain('Esta seção está nesta página:');
  expect(told({ 'venda.yaml': pages['venda.yaml'] })).toContain('Nenhuma página tem esta seção ainda.');
});
