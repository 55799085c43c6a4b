import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData } from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import type { Desk } from './desk.ts';
import { PastedLines } from './pasted-lines.tsx';

/** What is said once a text was pasted into a field of an item, and stands there in one line. */
function show(type: string, field: string, text: string, value: string, more: Partial<Desk> = {}) {
  const block = outlineOfSection(type);
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const data = { sections: [{ type, items: [{ [field]: value }] }] };
  // What the button would write is of other tests.
  const tryOut = () => undefined;
  const site = { today: '2026-11-27', messages: [] };
  const desk = { data, tryOut, site, problems: [], ...more } as unknown as Desk;
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

it('offers nothing that the problem of the field offers already', () => {
  const text = 'Dra. Ana Prado, jardineira, CRM-RS 18321, atende segundas e quartas';
  const path = ['sections', 0, 'items', 0, 'name'];
  const before = `sections:\n- type: team\n  items:\n  - name: ${text}\n`;
  const fields = { name: 'Dra. Ana Prado', role: 'jardineira', register: 'CRM-RS 18321' };
  const parted = (more: string) => ({
    ok: true as const,
    text: `sections:\n- type: team\n  items:\n  - ${Object.entries({ ...fields, text: more })
      .map(([name, value]) => `${name}: ${value}`)
      .toReversed()
      .join('\n    ')}\n`,
  });
  const problem = (more: string) => [
    {
      path,
      message: 'Aqui há mais.',
      offers: [{ label: 'Pôr', wish: { label: 'pôr', edit: () => parted(more) } }],
    },
  ];
  const tryOut = ({ edit }: EditWish) => {
    const tried = edit(before);
    return tried.ok ? readData(tried.text) : undefined;
  };
  const said = (more: string) =>
    show('team', 'name', text, text, { tryOut, problems: problem(more) as unknown as Desk['problems'] });
  expect(said('Outra coisa.')).toContain('<button');
  expect(said('atende segundas e quartas')).not.toContain('<button');
});
