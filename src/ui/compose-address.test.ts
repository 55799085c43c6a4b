import { expect, test } from 'vitest';
import { composeAddress } from './compose-address.ts';

const template = {
  message: 'Quero {servico} em {dia}: {servico}? {outro}',
  unanswered: 'a combinar',
  items: [{ name: 'servico' }, { name: 'dia' }],
};
const compose = (...answers: readonly string[]) =>
  composeAddress('https://wa.me/5554900000000?text=Oi', template, answers);
const textOf = (address: string) => new URL(address).searchParams.get('text');

test('puts each answer where its question is named, and days as people write them', () => {
  expect(textOf(compose('Entrega & troca', '2026-12-03'))).toBe(
    'Quero Entrega & troca em 03/12/2026: Entrega & troca? {outro}',
  );
});

test('says of a missing answer what the editor wants said', () => {
  expect(textOf(compose('Entrega', ''))).toContain('em a combinar:');
});

test('leaves the address alone without any answer', () => {
  expect(compose('', '')).toBe('https://wa.me/5554900000000?text=Oi');
});

test('keeps the number, and takes an answer for no address', () => {
  const address = compose('{dia}&phone=1#x', '');
  expect(address).toMatch(/^https:\/\/wa\.me\/5554900000000\?text=/);
  expect(textOf(address)).toContain('Quero {dia}&phone=1#x em');
});
