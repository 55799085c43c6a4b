import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InsertDialog } from './insert-dialog.tsx';

const ignore = () => undefined;

it('says nothing of kinds that are still on their way', () => {
  const shown = renderToString(
    <InsertDialog catalogue={undefined} onChoose={ignore} onEverywhere={ignore} onClose={ignore} />,
  );
  expect(shown).not.toContain('Nenhum tipo de seção');
});
