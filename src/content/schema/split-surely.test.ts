import { expect, it } from 'vitest';
import { outlineOfSection } from './files.ts';
import { walkOutline } from './outline.ts';
import { splitSurely } from './split-surely.ts';

function itemOf(type: string) {
  const section = outlineOfSection(type);
  const list = section && [...walkOutline(section)].find(({ name }) => name === 'items')?.outline;
  if (list?.kind !== 'list') throw new Error(`${type} has no items.`);
  return list.item;
}

it.each([
  ['pricelist', 'Antirrábica; 70,00', { name: 'Antirrábica', price: 'R$ 70,00' }],
  ['pricelist', 'Antirrábica;70,00', { name: 'Antirrábica', price: 'R$ 70,00' }],
  ['pricelist', 'Antirrábica | R$ 70', { name: 'Antirrábica', price: 'R$ 70' }],
  ['pricelist', 'V8; R$ 85; anual', { name: 'V8', price: 'R$ 85', detail: 'anual' }],
  ['offers', 'Cama R$ 150', { name: 'Cama', price: 'R$ 150' }],
])('parts a name from its price, of a %s: %s', (type, text, parts) => {
  expect(splitSurely(itemOf(type), text)).toEqual(parts);
});

it.each(['Ração de 10 kg; 15 kg', 'Aberto; 24 horas', 'Banho; tosa', 'Sala 2 | 1,50 m', 'Corte 2x R$ 40'])(
  'leaves %s whole, which tells no price',
  (text) => {
    expect(splitSurely(itemOf('pricelist'), text)).toBeUndefined();
  },
);

it.each([
  [
    'team',
    'Ana Prado (CRMV-RS 12345) - cirurgia',
    { name: 'Ana Prado', role: 'cirurgia', register: 'CRMV-RS 12345' },
  ],
  [
    'team',
    'Dr. Eduardo Zanatta – CRMV-RS 11903 – cirurgião, ortopedia',
    { name: 'Dr. Eduardo Zanatta', role: 'cirurgião, ortopedia', register: 'CRMV-RS 11903' },
  ],
  [
    'team',
    'Ana Prado - clínica, felinos e aves - CRMV/RS 14.882',
    { name: 'Ana Prado', role: 'clínica, felinos e aves', register: 'CRMV/RS 14.882' },
  ],
  [
    'team',
    'Ana Prado, CRO-RS 12345, canal, implantes',
    { name: 'Ana Prado', role: 'canal, implantes', register: 'CRO-RS 12345' },
  ],
  [
    'team',
    'Ana Prado (CRM 12345), pediatra, alergista',
    { name: 'Ana Prado', role: 'pediatra, alergista', register: 'CRM 12345' },
  ],
  [
    'team',
    'Ana Prado, recepção - CRMV-RS 12345',
    { name: 'Ana Prado', role: 'recepção', register: 'CRMV-RS 12345' },
  ],
  [
    'team',
    'Ana Prado – CRMV-RS 12345 – cirurgiã, ortopedia – atende às terças',
    { name: 'Ana Prado', role: 'cirurgiã, ortopedia', register: 'CRMV-RS 12345', text: 'atende às terças' },
  ],
  ['stats', '25 anos de experiência', { value: '25', label: 'anos de experiência' }],
  ['stats', '12 mil clientes', { value: '12 mil', label: 'clientes' }],
  ['pricelist', 'Corte a partir de R$ 35', { name: 'Corte', pricePrefix: 'a partir de', price: 'R$ 35' }],
  [
    'pricelist',
    'Corte R$ 150 com retorno em 15 dias',
    { name: 'Corte', price: 'R$ 150', detail: 'com retorno em 15 dias' },
  ],
])('%s: "%s" tells several fields', (type, text, fields) => {
  expect(splitSurely(itemOf(type), text)).toEqual(fields);
});

it.each([
  ['team', 'Ana Maria (Nina)'],
  ['team', 'Ana, CRECHE 2'],
  ['stats', '10 mil'],
  ['stats', '24 h'],
  ['stats', '3 em 1'],
  ['stats', '10 anos'],
  ['stats', '12 x sem juros'],
  ['pricelist', 'Combo de R$ 90 por R$ 70'],
  ['pricelist', 'Corte de R$ 300 a R$ 500'],
  ['pricelist', 'Taxa de R$ 20 por visita'],
  ['pricelist', 'Desconto acima de R$ 100'],
  ['services', 'Corte - pequeno'],
  ['faq', 'Corte e barba: quanto custa?'],
])('%s: "%s" may be all of one', (type, text) => {
  expect(splitSurely(itemOf(type), text)).toBeUndefined();
});
