import { expect, it } from 'vitest';
import { dividePrice } from './divide-price.ts';

it.each([
  ['R$ 89,90/mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['R$ 89,90 / mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['R$ 95 a dose', 'price: R$ 95, priceSuffix: a dose'],
  ['A partir de R$ 35', 'pricePrefix: A partir de, price: R$ 35'],
  ['A partir de: R$35,5 por hora', 'pricePrefix: A partir de, price: R$ 35,50, priceSuffix: por hora'],
  ['R$ 95\t/hora', 'price: R$ 95, priceSuffix: /hora'],
  ['R$ 95\u00A0a dose', 'price: R$ 95, priceSuffix: a dose'],
  ['de R$ 45 por R$ 39', 'originalPrice: R$ 45, price: R$ 39'],
  ['De: R$ 45,00 por apenas R$39.9', 'originalPrice: R$ 45,00, price: R$ 39,90'],
  ['89.90 /mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['89,90 por mês', 'price: R$ 89,90, priceSuffix: por mês'],
  ['Por apenas 35,9', 'pricePrefix: Por apenas, price: R$ 35,90'],
  ['por R$ 159,9 à vista', 'price: R$ 159,90, priceSuffix: à vista'],
  ['3x de R$ 59,97 sem juros', 'pricePrefix: 3x de, price: R$ 59,97, priceSuffix: sem juros'],
  ['R$ 179,90 20% OFF', 'price: R$ 179,90, priceSuffix: 20% OFF'],
  ['A partir de 89,90', 'pricePrefix: A partir de, price: R$ 89,90'],
  ['89 reais por mês', 'price: R$ 89, priceSuffix: por mês'],
  ['R$ 1.250,00 à vista', 'price: R$ 1.250,00, priceSuffix: à vista'],
  ['R$ 300 em 3 vezes', 'price: R$ 300, priceSuffix: em 3 vezes'],
  ['R$ 35 a R$ 50', 'price: R$ 35, priceSuffix: a R$ 50'],
  ['de R$ 35 até 50', 'pricePrefix: de, price: R$ 35, priceSuffix: até R$ 50'],
  ['entre R$ 35 e R$ 50', 'pricePrefix: entre, price: R$ 35, priceSuffix: e R$ 50'],
  ['de 35 a 50 reais', 'pricePrefix: de, price: R$ 35, priceSuffix: a R$ 50'],
  ['de 60,00 até 140,00', 'pricePrefix: de, price: R$ 60,00, priceSuffix: até R$ 140,00'],
  [
    'de R$ 60 a R$ 140, conforme o porte',
    'pricePrefix: de, price: R$ 60, priceSuffix: a R$ 140, conforme o porte',
  ],
  ['R$ 35–R$ 50', 'price: R$ 35, priceSuffix: a R$ 50'],
  ['R$ 95,00 a R$ 130,00 dep. do porte', 'price: R$ 95,00, priceSuffix: a R$ 130,00 dep. do porte'],
  ['R$ 70~90', 'price: R$ 70, priceSuffix: a R$ 90'],
  ['R$ 35,00 até 10kg', 'price: R$ 35,00, priceSuffix: até 10kg'],
  ['a partir de 250 reais ate 3kg', 'pricePrefix: a partir de, price: R$ 250, priceSuffix: ate 3kg'],
  ['R$ 35 até 15 quilos', 'price: R$ 35, priceSuffix: até 15 quilos'],
  ['R$ 35 até 10 kg, com secagem', 'price: R$ 35, priceSuffix: até 10 kg, com secagem'],
  ['R$ 70 a 90 (por porte)', 'price: R$ 70, priceSuffix: a R$ 90 (por porte)'],
  ['R$30+taxa', 'price: R$ 30, priceSuffix: + taxa'],
  ['10x de R$ 35', 'pricePrefix: 10x de, price: R$ 35'],
  ['R$ 180 ou 3x de R$ 60', 'price: R$ 180, priceSuffix: ou 3x de R$ 60'],
  ['R$ 39 à vista ou 3x de R$ 15', 'price: R$ 39, priceSuffix: à vista ou 3x de R$ 15'],
  ['R$ 90 no pix ou em até 3x no cartão', 'price: R$ 90, priceSuffix: no pix ou em até 3x no cartão'],
  ['~~R$ 45~~ R$ 39', 'originalPrice: R$ 45, price: R$ 39'],
  ['~R$ 45,00~ por R$ 39,90', 'originalPrice: R$ 45,00, price: R$ 39,90'],
  ['~R$ 39', 'pricePrefix: cerca de, price: R$ 39'],
  ['a partir 39', 'pricePrefix: a partir de, price: R$ 39'],
  ['Apartir de R$ 39', 'pricePrefix: A partir de, price: R$ 39'],
  ['R$ 42 à vista, R$ 45 no cartão', 'price: R$ 42, priceSuffix: à vista, R$ 45 no cartão'],
  ['R$ 35 - R$ 40 no cartão', 'price: R$ 35, priceSuffix: ou R$ 40 no cartão'],
  ['R$ 35 / R$ 40 porte grande', 'price: R$ 35, priceSuffix: ou R$ 40 porte grande'],
  ['R$35,00 – R$40,00 para gatos', 'price: R$ 35,00, priceSuffix: ou R$ 40,00 para gatos'],
  ['R$ 35, ou R$ 40 parcelado', 'price: R$ 35, priceSuffix: ou R$ 40 parcelado'],
  ['R$ 35 — R$ 60 o banho', 'price: R$ 35, priceSuffix: a R$ 60 o banho'],
  ['120 por mês', 'price: R$ 120, priceSuffix: por mês'],
  ['179,80 o kit com 3', 'price: R$ 179,80, priceSuffix: o kit com 3'],
  ['179,80 kit com 3', 'price: R$ 179,80, priceSuffix: kit com 3'],
  ['R$ 89,90 a caixa com 3 unidades', 'price: R$ 89,90, priceSuffix: a caixa com 3 unidades'],
  ['R$ 45 a cada 3 meses', 'price: R$ 45, priceSuffix: a cada 3 meses'],
])('divides "%s"', (typed, parts) => {
  const [first] = dividePrice(typed);
  expect(first?.map(({ field, value }) => `${field}: ${value}`).join(', ')).toBe(parts);
});

it.each([
  'R$ 35',
  'R$ 35 - 30 minutos',
  'R$ 120 - 10 sessões',
  'Sob consulta',
  'R$ 35 e R$ 50',
  'R$ 35 à vista com 30',
  '35,00 a peça com 5 reais a menos',
  'R$ 35: com desconto',
  'de R$ 35 #1',
  '',
])('leaves "%s" alone', (typed) => {
  expect(dividePrice(typed)).toEqual([]);
});

it.each([
  ['a measure', ['24 horas', '2 kg', '2,50 kg', '10 anos', '50 por cento', '12 unidades']],
  ['a number of something', ['Kit 2', 'Sala 3', 'Dose1', '2 por pessoa', 'Leve 3 pague 2']],
  ['a day or a year', ['Desde 2010', 'Válido até 10.05.2025', 'Dia 5']],
  ['a telephone or a postal code', ['WhatsApp 54900000000', 'CEP 99010120']],
  ['two amounts', ['R$ 35 ou 50 o par', 'de 35 a 50', '35 a 50 kg', 'R$ 35 em 3 vezes de 12']],
  ['an amount that goes on', ['R$ 35 mil', 'R$ 2 milhões', '35 reais e 50 centavos', '50 centavos']],
  [
    'no price',
    ['Desconto de R$ 20', 'R$ 20 de desconto', 'R$ 20 off', 'Parcelas de R$ 35', 'Compras acima de R$ 100'],
  ],
])('does not take %s for a price with words', (_, texts) => {
  expect(texts.filter((typed) => dividePrice(typed).length > 0)).toEqual([]);
});
