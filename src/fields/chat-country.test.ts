import { expect, it } from 'vitest';
import { withCountry } from './chat-country.ts';

it.each([
  ['https://wa.me/54999991234', 'https://wa.me/5554999991234'],
  ['https://wa.me/54999991234?text=Oi', 'https://wa.me/5554999991234?text=Oi'],
  ['https://api.whatsapp.com/send?phone=54999991234', 'https://api.whatsapp.com/send?phone=5554999991234'],
  ['https://wa.me/5554999991234', undefined],
  ['https://wa.me/12025550123', undefined],
  ['https://wa.me/message/ABCDEF', undefined],
  ['https://www.exemplo.com.br/54999991234', undefined],
])('the chat at %s is reached at %s', (address, better) => {
  expect(withCountry(address)).toBe(better);
});
