import { expect, it } from 'vitest';
import { splitPrices } from './several-prices.ts';

it.each([
  ['P R$ 40, M R$ 50', 'P: R$ 40; M: R$ 50'],
  ['P: R$ 40,00; M: R$ 50,00 e G: R$ 60', 'P: R$ 40,00; M: R$ 50,00; G: R$ 60'],
  ['R$ 40 (gato) / R$ 50 (cão)', 'gato: R$ 40; cão: R$ 50'],
  ['R$40 e R$50,5', ': R$ 40; : R$ 50,50'],
  ['até 10 kg R$ 40, até 20 kg R$ 50', 'até 10 kg: R$ 40; até 20 kg: R$ 50'],
  ['P R$ 42 M R$ 55 G R$ 70,50', 'P: R$ 42; M: R$ 55; G: R$ 70,50'],
  ['Até 10 kg R$ 42 até 20 kg R$ 55', 'Até 10 kg: R$ 42; até 20 kg: R$ 55'],
  ['Porte pequeno: R$ 42,00 Porte médio: R$ 55,00', 'Porte pequeno: R$ 42,00; Porte médio: R$ 55,00'],
  ['R$ 35 (até 10kg) / R$ 55 (acima)', 'até 10kg: R$ 35; acima de 10kg: R$ 55'],
  ['Até 10 kg R$ 35, acima disso R$ 55', 'Até 10 kg: R$ 35; acima de 10 kg: R$ 55'],
  ['R$ 35 até 10kg / R$ 55 acima', 'até 10kg: R$ 35; acima de 10kg: R$ 55'],
  ['R$35 (P) R$55 (G)', 'P: R$ 35; G: R$ 55'],
  ['R$ 35 (P) R$ 55', ''],
  ['até 10 kg (P) R$ 35, acima R$ 50', ''],
  ['acima de 10 kg à vista R$ 50, até 10 kg R$ 40', ''],
  ['R$ 35, acima R$ 55', ''],
  ['De R$ 120 Por R$ 99', ''],
  ['R$ 42 P R$ 55 M', ''],
  ['R$ 42 à vista, R$ 45 no cartão', ''],
  ['3x de R$ 40 Total R$ 120', ''],
  ['R$ 89,90/mês ou R$ 900/ano', ''],
  ['R$ 35 até 10kg, depois R$ 45', ''],
  ['R$ 40,50', ''],
  ['R$ 40, à vista', ''],
  ['P R$ 40, R$ 50', ''],
  ['2 kg e 3 kg', ''],
  ['P R$ 39,999, M R$ 50', ''],
  ['P 39,999; M 50', ''],
  ['dia 5 e dia 6', ''],
  ['leve 3, pague 2', ''],
  ['Compre 2 e ganhe 1', ''],
  ['Leve 3 R$ 30, leve 5 R$ 45', 'Leve 3: R$ 30; leve 5: R$ 45'],
  ['Valores: R$ 40 (P), R$ 55 (M)', 'P: R$ 40; M: R$ 55'],
  ['Valores: P R$ 40, M R$ 55', 'P: R$ 40; M: R$ 55'],
  ['Pequeno R$ 40 (até 10kg), médio R$ 50', 'Pequeno até 10kg: R$ 40; médio: R$ 50'],
  ['Corte R$ 40 (P), R$ 55 (M)', ''],
  ['A partir de R$ 40, R$ 55', ''],
  ['pequeno 35 / médio 45', 'pequeno: R$ 35; médio: R$ 45'],
])('reads "%s" as "%s"', (typed, prices) => {
  const found = splitPrices(typed).map(({ words, price }) => `${words}: ${price}`);
  expect(found.join('; ')).toBe(prices);
});

it.each([
  [
    'A partir de R$ 40,00 (porte pequeno), R$ 55,00 (médio)',
    'porte pequeno: A partir de; médio: A partir de',
  ],
  ['a partir de R$ 40 (P) R$ 55 (M)', 'P: A partir de; M: A partir de'],
  ['Preços a partir de: R$ 40 (P) / R$ 55 (M)', 'P: A partir de; M: A partir de'],
  ['P a partir de R$ 40, M a partir de R$ 55', 'P: A partir de; M: A partir de'],
  ['P R$ 40, M a partir de R$ 55', 'P: ; M: A partir de'],
])('keeps what stands before a price apart from what it is for: %s', (typed, prefixes) => {
  const found = splitPrices(typed).map(({ words, prefix = '' }) => `${words}: ${prefix}`);
  expect(found.join('; ')).toBe(prefixes);
});
