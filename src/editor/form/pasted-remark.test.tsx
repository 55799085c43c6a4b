import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt } from '../../core/core.ts';
import type { Desk } from './desk.ts';
import { PastedLines } from './pasted-lines.tsx';

/** What is said once a text was pasted into a field of an item, and stands there in one line. */
function show(type: string, field: string, text: string, value: string) {
  const block = outlineOfSection(type);
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const data = { sections: [{ type, items: [{ [field]: value }] }] };
  // What the button would write is of other tests.
  const tryOut = () => undefined;
  const desk = { data, tryOut, site: { today: '2026-11-27', messages: [] } } as unknown as Desk;
  const given = { desk, text, value, list, order: [], path: ['sections', 0, 'items', 0, field] };
  return renderToString(<PastedLines {...given} isNeeded />);
}

it('offers no head of a table as what an item is called, and says what to do with the table', () => {
  const text = 'Produto\tTam\tAntes\tAgora\nManta\tM\t219,90\t159,9\nCesta\tG\t99\t';
  const said = show('offers', 'name', text, text.replaceAll('\n', ' ').trim());
  expect(said).toContain('parece uma tabela');
  expect(said).not.toContain('<button');
});

it('says that the head of an e-mail stayed out, and offers the rest to its fields', () => {
  const text =
    'De: Ana Reis <ana@exemplo.com>\nData: 25/11/2026\nPara: loja@exemplo.com\n\nAdorei a loja, muito bom mesmo!';
  const said = show('testimonials', 'comment', text, 'Adorei a loja, muito bom mesmo!');
  expect(said).toContain('O cabeçalho do e-mail ficou de fora');
  expect(said).toContain('Pôr cada parte no seu campo');
});

it('offers praise that was copied from a chat to the fields of who wrote it, and when', () => {
  const text = '[15:32, 24/11/2026] Dona Iolanda Reis: Oi gurias!! A mesa ficou linda';
  const said = show('testimonials', 'name', text, 'Oi gurias!! A mesa ficou linda');
  expect(said).toContain('Pôr cada parte no seu campo');
});
