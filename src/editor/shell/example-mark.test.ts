import { expect, it } from 'vitest';
import { putField, type Catalogue } from '../../core/core.ts';
import { withoutMark, wishRewritten } from './example-mark.ts';

const yaml =
  '- type: notice\n  title: Fechamos na segunda-feira\n  text: A agenda volta ao normal na terça.\n  actions:\n  - label: Remarcar Horário\n    chat: contato\n';
const catalogue = {
  blocks: [{ type: 'notice', examples: [{ name: 'Completa', route: '/', yaml }] }],
} as unknown as Catalogue;

const page = `sections:\n${yaml.replace('notice\n', 'notice\n  placeholder: sim\n')}`;

/** A page with another text in a field of its section. */
function write(text: string, field: readonly (string | number)[], value: string): string {
  const path = ['sections', 0, ...field];
  const wish = { label: 'mudar', path, edit: (now: string) => putField(now, { path, value }) };
  const edited = withoutMark(wish, catalogue).edit(text);
  return edited.ok ? edited.text : '';
}

const button = ['actions', 0, 'label'];

it('lets the mark of an example go with the last of its words, and not before its buttons have others', () => {
  const half = write(page, ['title'], 'Fechamos no Natal');
  expect(half).toBe(page.replace('Fechamos na segunda-feira', 'Fechamos no Natal'));
  const texts = write(half, ['text'], 'Voltamos no dia 26.');
  expect(texts).toContain('placeholder: sim');
  const message = write(texts, button, 'Marcar outro dia');
  expect(message).toContain('placeholder: sim');
  const whole = write(message, ['actions', 0, 'chat'], 'natal');
  expect(whole).not.toContain('placeholder');
  expect(whole).toContain('text: Voltamos no dia 26.');
});

it('keeps the mark that somebody set on words of their own', () => {
  const own = page.replace(/title: [^]*/, 'title: Oi\n  text: Olá.\n');
  expect(write(own, ['text'], 'Até logo.')).toContain('placeholder: sim');
});

it('takes the note that tells of an example along with the mark, and no other', () => {
  const noted = page.replace(/ {2}actions:[^]*/, '  note: Datas de exemplo.\n');
  const half = write(noted, ['title'], 'Fechamos no Natal');
  expect(half).toContain('note: Datas de exemplo.');
  expect(write(half, ['text'], 'Voltamos no dia 26.')).not.toMatch(/placeholder|note/);
  const said = (text: string) => {
    const edited = wishRewritten(0).edit(text);
    return edited.ok ? edited.text : '';
  };
  expect(said(noted)).not.toMatch(/placeholder|note/);
  for (const own of [
    'Confirme antes.',
    'Datas de exemplo. Confirme antes.',
    'O caso da Lola serve de exemplo.',
  ])
    expect(said(noted.replace('Datas de exemplo.', own))).toContain(`note: ${own}`);
});
