import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests } from './editor/desk.ts';
import { eventually, expect, rare, test, type Open } from './harness.ts';

const site = specifiedForTests();

const openDesk = (open: Open, width: number): Promise<Desk> =>
  Desk.open(open, 'banhoetosa.yaml', { site: site.current.origin, width, height: 900 });

/** What has the focus, in its own words. */
const focused = ({ page }: Desk): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? document.body;
    return ariaLabel ?? textContent;
  });

/** Presses Enter as somebody does who holds it for a while. */
async function hold({ page }: Desk): Promise<void> {
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const widths = few([360, 768, 1400]);

test.for(widths)('at %i px, Enter on a section leads into its form', async (width, { open }) => {
  const desk = await openDesk(open, width);
  await desk.rows.nth(1).locator('button').nth(1).focus();
  await desk.page.keyboard.press('Enter');
  await eventually(() => focused(desk)).toBe('Serviços');
  await desk.page.keyboard.press('Tab');
  expect(
    await desk.page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')),
  ).toBe('Editar');
});

test.for(widths)(
  'at %i px, Enter that is held deletes one section, and the next one has the focus',
  async (width, { open }) => {
    const desk = await openDesk(open, width);
    const before = await desk.names();
    await desk.select(1);
    await desk.page.getByRole('button', { name: 'Apagar Serviços' }).filter({ visible: true }).focus();
    await hold(desk);
    await eventually(() => desk.names()).toEqual(before.toSpliced(1, 1));
    await eventually(() => focused(desk)).toContain(before[2] ?? '');
    await desk.page.keyboard.press('Enter');
    await eventually(() => focused(desk)).toBe(before[2]);
    await desk.part('Seções');
    expect(await desk.names()).toEqual(before.toSpliced(1, 1));
  },
);

test.for(widths)('at %i px, a section that was copied has the focus', async (width, { open }) => {
  const desk = await openDesk(open, width);
  const before = await desk.names();
  const copy = async () => {
    await desk.page.getByRole('button', { name: 'Copiar Serviços' }).filter({ visible: true }).press('Enter');
    await eventually(() => focused(desk)).toMatch(/^Serviços/);
  };
  await desk.select(1);
  await copy();
  await desk.part('Seções');
  expect(await desk.names()).toEqual(before.toSpliced(1, 0, 'Serviços'));
  await copy();
  expect(await desk.names()).toEqual(before.toSpliced(1, 0, 'Serviços', 'Serviços'));
});

test.for(widths)(
  'at %i px, Enter that is held deletes one item, and the next one has the focus',
  async (width, { open }) => {
    const desk = await openDesk(open, width);
    await desk.select(6);
    const count = await desk.items.count();
    const names = await desk.items.locator('[data-part=name]').allTextContents();
    await desk.page.getByRole('button', { name: names[0] ?? '', exact: true }).click();
    await desk.page.getByRole('button', { name: `Apagar ${names[0]}` }).focus();
    await hold(desk);
    await eventually(() => focused(desk)).toBe(names[1]);
    expect(await desk.items.count()).toBe(count - 1);
  },
);

test.for(widths)('at %i px, a section that was added has the focus in its form', async (width, { open }) => {
  const desk = await openDesk(open, width);
  await desk.page.getByRole('button', { name: 'Acrescentar seção' }).click();
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Texto/ })
    .click();
  await eventually(() => focused(desk)).toBe('Texto');
});

test.for(widths)('at %i px, a page that was made has the focus in its list', async (width, { open }) => {
  const desk = await openDesk(open, width);
  await desk.part('Editar');
  await desk.page.getByRole('button', { name: 'Nova página' }).click();
  await desk.page.keyboard.type('Entregas');
  await desk.page.keyboard.press('Enter');
  await eventually(() => focused(desk)).toContain('Título, descrição e cores da página');
  await desk.page.keyboard.press('Tab');
  expect(await focused(desk)).toContain('Capa');
});

test('a button that leads to a whole file or a section leaves the focus at the head of its form', async ({
  open,
}) => {
  const desk = await openDesk(open, 1400);
  const press = async (name: string | RegExp) => {
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByRole('button', { name }).first().press('Enter');
  };
  await press('Mudar estas cores');
  await eventually(() => focused(desk)).toMatch(/^Cores/);
  await desk.choosePage('banhoetosa.yaml');
  await desk.rows.filter({ hasText: 'em várias páginas' }).locator('button').nth(1).press('Enter');
  await press('Editar a seção compartilhada');
  await eventually(() => focused(desk)).toBe('Chamada');
  await press(/^Ir lá/);
  await eventually(() => focused(desk)).toBe('Seção compartilhada');
});

test('a window that opens begins with what it asks for first', async ({ open }) => {
  const desk = await openDesk(open, 360);
  const press = async (name: string) => {
    await desk.page.getByRole('button', { name }).filter({ visible: true }).first().focus();
    await desk.page.keyboard.press('Enter');
  };
  await press('Nova página');
  await desk.page.keyboard.type('Entregas');
  const subject = desk.page.getByRole('dialog').getByLabel('Assunto');
  await eventually(() => subject.inputValue()).toBe('Entregas');
  await desk.page.keyboard.press('Escape');
  await desk.page.locator('summary', { hasText: 'Página' }).click();
  await press('Mudar o endereço');
  await eventually(() =>
    desk.page.getByLabel('Novo endereço').evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await desk.page.keyboard.press('Escape');
  await desk.page.locator('summary', { hasText: 'Página' }).click();
  await press('Apagar');
  await desk.page.getByRole('dialog', { name: /^Apagar a página/ }).waitFor();
  expect(await focused(desk)).toBe('Cancelar');
  await desk.page.keyboard.press('Escape');
  await press('Acrescentar seção');
  await desk.page.getByRole('dialog').waitFor();
  expect(await focused(desk)).not.toBe('Fechar');
  await desk.page.keyboard.press('Escape');
  await desk.select(0);
  await desk.part('Editar');
  await press('Trocar foto');
  await desk.page.getByRole('dialog', { name: 'Escolher foto' }).waitFor();
  expect(await desk.page.getByLabel(/^Enviar uma foto/).evaluate((field) => field.matches(':focus'))).toBe(
    true,
  );
});

rare(
  'what saves, undoes and redoes keeps the focus once there is nothing left of it to do',
  async ({ open }) => {
    const desk = await openDesk(open, 1400);
    const { page } = desk;
    await page
      .getByLabel(/^Título/)
      .first()
      .press('End');
    await page.keyboard.type('!');
    for (const name of ['Desfazer', 'Refazer', 'Salvar']) {
      const button = page.getByRole('banner').getByRole('button', { name, exact: true });
      await eventually(() => button.isEnabled()).toBe(true);
      await button.focus();
      await page.keyboard.press('Enter');
      await eventually(() => button.isEnabled()).toBe(false);
      expect(await focused(desk)).toBe(name);
    }
    await page.getByText('Tudo salvo').waitFor();
    expect(await focused(desk)).toBe('Salvar');
  },
);

rare(
  'a cure that is pressed by a key gives the focus to the field that it has put right',
  async ({ open }) => {
    const desk = await openDesk(open, 1400);
    await desk.select(1);
    await desk.items.nth(0).locator('button[aria-expanded]').click();
    const price = desk.page.getByLabel('Preço', { exact: true });
    await price.fill('a partir de R$ 41');
    await desk.page.getByRole('button', { name: 'Pôr cada parte no seu campo' }).focus();
    await desk.page.keyboard.press('Enter');
    await eventually(() => price.inputValue()).toBe('R$ 41');
    expect(await price.evaluate((field) => field === document.activeElement)).toBe(true);
  },
);

rare(
  'a cure on a picture, and the button for its middle, give the focus to where its point is chosen',
  async ({ open }) => {
    const file = join(site.current.site.places.pages, 'banhoetosa.yaml');
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, written.replace(/^( +)imageAlt: .*$/m, '$&\n$1focus: topp'));
    const desk = await openDesk(open, 1400);
    await desk.select(0);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    const press = async (name: string) => {
      await form.getByRole('button', { name }).first().focus();
      await desk.page.keyboard.press('Enter');
      await form.getByRole('button', { name }).waitFor({ state: 'detached' });
    };
    const legend = () =>
      desk.page.evaluate(() => document.activeElement?.querySelector(':scope > legend')?.textContent);
    await press('Corrigir');
    expect(await legend()).toBe('Aponte o que nunca pode ser cortado');
    await press('No meio');
    expect(await legend()).toBe('Aponte o que nunca pode ser cortado');
    await desk.page.keyboard.press('Tab');
    expect(await desk.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  },
);
