import { expect, it } from 'vitest';
import { meantAddress } from './meant-address.ts';
import { refuseAddress } from './rename-page.ts';

const texts = { 'site.yaml': 'url: https://www.exemplo.com.br\n' };

it.each([
  ['www.exemplo.com.br/Camas e Roupas', 'camas-e-roupas'],
  ['https://www.exemplo.com.br/hotel', 'hotel'],
  ['http://exemplo.com.br/hotel/', 'hotel'],
  ['exemplo.com.br/Preços.html?utm=1#a', 'precos'],
  ['HTTPS://Exemplo.com.br/camas%20e%20mantas', 'camas-e-mantas'],
])('takes the way of the own address %s', (typed, name) => {
  expect(meantAddress(texts, typed)).toEqual({ name, of: 'site' });
  expect(refuseAddress(texts, typed)).toBe(
    `Aqui vai só o que vem depois da barra: ${name}. O começo do endereço é o de todas as páginas.`,
  );
});

it.each(['https://www.outro.com.br/hotel', 'www.outro.com.br/hotel', 'https://outro.example'])(
  'takes nothing of the other site in %s, and says so',
  (typed) => {
    expect(meantAddress(texts, typed)).toEqual({ name: '', of: 'other' });
    expect(refuseAddress(texts, typed)).toBe(
      `"${typed}" é o endereço de outro site. Aqui vai só o nome da página neste site, como corte-e-cor.`,
    );
  },
);

it('takes a name for one, and of the address of the whole site nothing', () => {
  expect(meantAddress(texts, 'Corte & Cor')).toEqual({ name: 'corte-cor' });
  expect(meantAddress(texts, 'versão 2.0')).toEqual({ name: 'versao-2-0' });
  expect(meantAddress({}, 'https://www.exemplo.com.br/hotel')).toEqual({ name: '', of: 'other' });
  expect(refuseAddress(texts, 'https://www.exemplo.com.br/')).toContain('como corte-e-cor');
});
