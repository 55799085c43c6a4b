import { expect, it } from 'vitest';
import { outlineAt, outlineOf, readData, siteSchema } from '../../core/core.ts';
import { isOfOneForm, wishOnly } from './only-value.ts';

const signature =
  'Att,\nCarla Reis\nRecepção da Loja\nRua das Flores, 100\n(54) 3313-1234\nrecepcao@exemplo.com.br';

function offer(field: string, text: string, now = text.replaceAll('\n', ' ')) {
  const outline = outlineAt(outlineOf(siteSchema), [field]);
  if (outline === undefined) throw new Error('The site has no such field.');
  const before = `${field}: ${JSON.stringify(now)}\n`;
  const wish = wishOnly(readData(before), { text, path: [field], outline });
  const edit = wish?.edit(before);
  return { label: wish?.label, text: edit?.ok === true ? edit.text : undefined };
}

it.each([
  ['email', 'recepcao@exemplo.com.br'],
  ['phone', '+55 54 3313-1234'],
])('takes the only value out of a signature that was pasted into the %s', (field, value) => {
  expect(offer(field, signature)).toEqual({
    label: `deixar só ${value}`,
    text: expect.stringContaining(value),
  });
  // A field of another kind joins lines without a space.
  expect(offer(field, signature, signature.replaceAll('\n', '')).label).toBe(`deixar só ${value}`);
});

it('takes the only address of a page out of a text', () => {
  const text = 'Nosso site novo:\nhttps://www.loja-da-ana.com.br';
  expect(offer('url', text).label).toBe('deixar só https://www.loja-da-ana.com.br');
});

it('offers nothing of several values, of none, of the value alone, or once the text has gone', () => {
  const other = `${signature}\ncompras@exemplo.com.br`;
  expect(offer('email', other).label).toBeUndefined();
  expect(offer('email', 'Carla Reis\nRecepção').label).toBeUndefined();
  expect(offer('email', 'recepcao@exemplo.com.br').label).toBeUndefined();
  expect(offer('email', signature, 'outro@exemplo.com.br').label).toBeUndefined();
});

it('knows fields of one form from those that take words', () => {
  const outlines = ['email', 'phone', 'url', 'name', 'tagline'].map(
    (name) => [name, outlineAt(outlineOf(siteSchema), [name])] as const,
  );
  const found = outlines.flatMap(([name, outline]) => (outline && isOfOneForm(outline) ? [name] : []));
  expect(found).toEqual(['email', 'phone', 'url']);
});
