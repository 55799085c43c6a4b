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
  const shown = renderToStaticMarkup(<OutcomeDialog outcome={outcome} onClose={() => undefined} />);
  expect(shown).toContain(
    '<li>Esta seção já está escondida. Apague o que está em &quot;Esconder&quot;.</li>',
  );
});
