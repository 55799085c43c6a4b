import { afterAll, beforeAll } from 'vitest';
import { buildVariant } from './built-variant.ts';
import { expect, test, wake } from './harness.ts';
import { withoutApp } from './network.ts';

const request = `
- type: request
  title: Peça o seu horário
  items:
    - name: servico
      label: O que você precisa?
      options:
        - Banho
        - Tosa
    - name: dia
      label: Em que dia?
      day: sim
  message: "Preciso de: {servico}, no dia {dia}."
  action:
    label: Pedir um horário
    chat: consulta
`;

let variant: Awaited<ReturnType<typeof buildVariant>>;

beforeAll(async () => {
  variant = await buildVariant({ 'consulta.yaml': (text) => text + request });
});

afterAll(() => variant.close());

test('a request says what was chosen where the application has not come', async ({ open }) => {
  const page = await open('/consulta', { site: variant.url, ...withoutApp });
  const link = page.getByRole('link', { name: 'Pedir um horário' });
  const own = await link.getAttribute('href');
  await page.getByLabel('O que você precisa?').selectOption('Tosa');
  await page.getByLabel('Em que dia?').fill('2025-07-09');
  const text = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await text()).toBe('Preciso de: Tosa, no dia 09/07/2025.');
  await page.getByLabel('O que você precisa?').selectOption('');
  await page.getByLabel('Em que dia?').fill('');
  expect(await link.getAttribute('href')).toBe(own);
});

test('the application takes a request over with what was chosen', async ({ open }) => {
  const page = await open('/consulta', { site: variant.url });
  const text = async () =>
    new URL(
      (await page.getByRole('link', { name: 'Pedir um horário' }).getAttribute('href')) ?? '',
    ).searchParams.get('text');
  await page.getByLabel('O que você precisa?').selectOption('Tosa');
  await wake(page);
  expect(await text()).toBe('Preciso de: Tosa, no dia a combinar.');
  await page.getByLabel('O que você precisa?').selectOption('Banho');
  expect(await text()).toBe('Preciso de: Banho, no dia a combinar.');
});
