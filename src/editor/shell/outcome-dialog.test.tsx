import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutcomeDialog } from './outcome-dialog.tsx';

test('what kept the site from being saved is told without words of its files', () => {
  const problem = {
    code: 'P011',
    file: 'index.yaml',
    line: 3,
    column: 5,
    message: 'Esta seção já está escondida.',
    cure: 'Apague a linha "hidden: sim".',
  };
  const outcome = { kind: 'refused', reason: 'Nada foi salvo.', problems: [problem] } as const;
  const shown = renderToStaticMarkup(
    <OutcomeDialog outcome={outcome} texts={{}} onClose={() => undefined} />,
  );
  expect(shown).toContain(
    '<li>Esta seção já está escondida. Apague o que está em &quot;Esconder&quot;.</li>',
  );
});

test('what somebody else has saved meanwhile is called by its title, and the way on is told', () => {
  const texts = { 'sobre.yaml': 'title: Sobre nós | Padaria\n', 'site.yaml': 'name: Padaria\n' };
  const outcome = { kind: 'moved', files: ['sobre.yaml', 'site.yaml'] } as const;
  const shown = renderToStaticMarkup(
    <OutcomeDialog outcome={outcome} texts={texts} onClose={() => undefined} />,
  );
  expect(shown).toContain('<li>Sobre nós · /sobre</li><li>Dados do site</li>');
  expect(shown).toContain('salve outra vez');
  expect(shown).not.toContain('.yaml');
});
