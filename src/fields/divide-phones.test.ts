import { expect, it } from 'vitest';
import { dividePhones, phoneAndRest } from './divide-phones.ts';

it.each([
  ['Balcão: 54 99876-5432', '+55 54 99876-5432', 'Balcão'],
  ['Loja (fixo): 54 3311 2020 - falar c/ Ana', '+55 54 3311-2020', 'Loja (fixo) – falar c/ Ana'],
  ['(54) 3311-2020 ramal 2', '+55 54 3311-2020', 'ramal 2'],
  [
    'Fixo: 3311-2020 / loja e oficina: 54 99876-5432',
    '+55 54 3311-2020',
    'Fixo – loja e oficina: 54 99876-5432',
  ],
  ['(54) 3311-2020 (balcão) e (54) 3311-2021 (loja)', '+55 54 3311-2020', 'balcão – (54) 3311-2021 (loja)'],
  ['Loja (Ana): (54) 3311-2020 / 3311-2021', '+55 54 3311-2020', 'Loja (Ana) – ou +55 54 3311-2021'],
  ['Ana (54) 3311-2020 ramal 2', '+55 54 3311-2020', 'Ana – ramal 2'],
  ['(54) 3311-2020 ou (54) 3311-2021', '+55 54 3311-2020', 'ou +55 54 3311-2021'],
  ['(54) 3311-2020 e (54) 99912-3344', '+55 54 3311-2020', 'ou +55 54 99912-3344'],
  ['0800 123 4567 só de manhã', '0800 123 4567', 'só de manhã'],
])('takes the words from beside a number: %s', (typed, value, rest) => {
  expect(phoneAndRest(typed)).toEqual({ value, rest });
});

it.each([
  'Não temos mais o (54) 3311-2020, agora é 99999-1234',
  '(54) 3311-2020',
  'Tel. novo: (54) 3311-2020',
  'Fone/Whats: 54 9 9123-4567 📲',
  'WhatsApp: (54) 99123-4567',
  'Balcão',
  '3311-2020',
  'Oi! O novo número é (54) 3311-4420 😊',
  'CNPJ 12.345.678/0001-90',
])('finds no words beside a number in "%s"', (typed) => {
  expect(phoneAndRest(typed)).toBeUndefined();
});

it('knows the number for chats by its name between two', () => {
  expect(dividePhones('Tel. novo: (54) 3311-4521 whats 54 99912-3344')[0]).toEqual([
    { field: 'phone', value: '+55 54 3311-4521' },
    { field: 'whatsapp', value: '+55 54 99912-3344' },
  ]);
});

it.each([
  ['Oi! Novo numero da clinica: fixo (54) 3311-4420 e o zap é 54 99613-4420 📱', '3311-4420', '99613-4420'],
  [
    'Bom dia, pessoal! Seguem os novos números: (54) 3311-4420 (fixo) e (54) 99613-4420 (whats)',
    '3311-4420',
    '99613-4420',
  ],
  ['WhatsApp da loja é 54 99613-4420\nfixo (54) 3311-4420', '3311-4420', '99613-4420'],
  ['Telefone novo (54) 3311-4420. Whats: 54 9 9613-4420', '3311-4420', '99613-4420'],
  ['zap: 54 3311-4421 fixo: 54 3311-4420', '3311-4420', '3311-4421'],
  [
    'Bom dia, o fixo novo da loja é (54) 3311-4420 e o whats continua o mesmo 54 99613-4420. Att, Fabiano',
    '3311-4420',
    '99613-4420',
  ],
  ['(54) 99613-4420 é o nosso whats, o fixo é (54) 3311-4420', '3311-4420', '99613-4420'],
])('finds each of two numbers in a sentence that only introduces them: %s', (typed, phone, whatsapp) => {
  expect(dividePhones(typed)[0]).toEqual([
    { field: 'phone', value: `+55 54 ${phone}` },
    { field: 'whatsapp', value: `+55 54 ${whatsapp}` },
  ]);
});

it.each([
  'Não é mais (54) 3311-4420, e sim 54 99613-4420',
  '54 3311-4420 falar com Ana e 54 99613-4420 à noite',
  '(54) 3311-4420 e (54) 99613-4420. Obrigada, o segundo é da Ana',
])('leaves two numbers to a person where more is said of them: %s', (typed) => {
  expect([dividePhones(typed), phoneAndRest(typed)]).toEqual([[], undefined]);
});

it('takes no greeting along, and no face', () => {
  expect(phoneAndRest('Oi! Balcão (54) 3311-4420 😊')).toEqual({ value: '+55 54 3311-4420', rest: 'Balcão' });
});
