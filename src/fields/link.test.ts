import { expect, it } from 'vitest';
import { compileSchemas } from '../content/editor-files/outside.ts';
import { repairAddress } from './repair.ts';
import { webAddress } from './link.ts';

const begin = 'Escreva o endereço completo, começando com https://';
const copyAgain =
  'Copie o endereço de novo da barra do navegador: este tem um sinal que esconde para onde ele leva.';

const validate = compileSchemas()('page');

/** What the JSON Schema says of an address in a button. */
function isSoundByAjv(href: unknown): boolean {
  const sections = [{ type: 'hero', title: 'Oi', actions: [{ label: 'Ir', href }] }];
  return validate({ title: 'Oi', description: 'Oi', theme: 'clinic', sections });
}

it.each([
  'https://a.example',
  'https://A.example:8443/b?c=d#e',
  'https://a.example/@clinica/100%25/it,(s)',
  'https://clínica.example/cão',
  '  https://a.example  ',
])('takes %j, as the JSON Schema does', (address) => {
  expect(webAddress.safeParse(address)).toEqual({ success: true, data: address.trim() });
  expect(isSoundByAjv(address)).toBe(true);
});

it('takes an address with letters of another alphabet as often as it is asked', () => {
  const address = 'https://clínica.example/cão';
  const refused = Array.from({ length: 30_000 }, () => webAddress.safeParse(address).success).indexOf(false);
  expect(refused).toBe(-1);
});

it.each([
  ['https:a.example', begin],
  ['https:/a.example', begin],
  ['https:///a.example', begin],
  ['https://', begin],
  ['https://?a.example', begin],
  ['HTTPS://a.example', begin],
  ['https:\\\\a.example', begin],
  ['https:/\\a.example', begin],
  ['http://a.example', begin],
  ['//a.example', begin],
  ['https://user:pass@a.example', copyAgain],
  ['https://user@a.example/b', copyAgain],
  ['https://a.example\\@b.example', copyAgain],
  ['https://a.example/b c', copyAgain],
  ['https://a.exa\tmple', copyAgain],
  ['https://a.example/\nb', copyAgain],
  ['https://a.example/<b>', copyAgain],
])('refuses %j once, as the JSON Schema does', (address, cure) => {
  const { error } = webAddress.safeParse(address);
  expect(error?.issues.map(({ message }) => message)).toEqual([cure]);
  expect(isSoundByAjv(address)).toBe(false);
});

it.each(['https://a', 'https://127.0.0.1', 'https://[::1]', 'https://a.example:x', 'https://a..example'])(
  'refuses %j, which names no public host',
  (address) => {
    const { error } = webAddress.safeParse(address);
    expect(error?.issues.map(({ message }) => message)).toEqual([begin]);
  },
);

it.each([
  'https:a.example/b',
  'https:/a.example/b',
  'https:///a.example/b',
  'HTTPS://a.example/b',
  'https:\\\\a.example/b',
  'http:a.example/b',
  '//a.example/b',
])('offers the whole address for %j', (typed) => {
  expect(repairAddress(typed)).toBe('https://a.example/b');
});

it.each(['https://user:pass@a.example', 'https:', 'javascript:a.example', 'https://a.example/b c'])(
  'offers nothing for %j',
  (typed) => {
    expect(repairAddress(typed)).toBeUndefined();
  },
);
