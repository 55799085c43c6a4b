import type { Locator, Page } from 'playwright-core';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, painted, rare, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';

async function openDesk(open: Open, options: OpenOptions = {}): Promise<Desk> {
  const site = dev.current.origin;
  const desk = await Desk.open(open, file, { site, width: 1366, height: 768, ...options });
  await desk.page.getByRole('button', { name: /Arrastar Dúvidas/ }).waitFor();
  return desk;
}

/** Adds the first section whose name is as wanted. */
async function addSection(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Acrescentar seção' }).click();
  await page.locator('dialog[open]').getByRole('button', { name }).first().click();
}

/** A place in pixels, once it rests. */
async function atRest({ page }: Desk, place: () => Promise<number>): Promise<number> {
  let [before, now] = [Number.NaN, await place()];
  while (now !== before) {
    await painted(page);
    [before, now] = [now, await place()];
  }
  return now;
}

/** How far the page in the frame is scrolled, once it rests. */
function scrolled(desk: Desk): Promise<number> {
  return atRest(desk, () => desk.shown.locator('html').evaluate(({ scrollTop }) => scrollTop));
}

rare(
  'a price that changes marks the section that still tells the old one, and saving says where it is',
  async ({ open }) => {
    const desk = await openDesk(open);
    const { page } = desk;
    const answers = desk.rows.filter({ hasText: 'Dúvidas' });
    expect(await answers.textContent()).not.toContain('Tem um aviso');
    await desk.shown.getByText('R$ 35', { exact: true }).first().click();
    await page.getByLabel('Preço', { exact: true }).fill('R$ 42');
    await answers.getByText('Tem um aviso').waitFor();
    await answers.locator('button').nth(1).click();
    await desk.items.getByText('Tem um aviso').first().waitFor();
    await desk.save();
    const told = page.getByText(/^Salvo\. Falta conferir – .* · \/banhoetosa, Dúvidas/);
    expect(await told.textContent()).toMatch(/diz R\$ 35 para "Banho Completo".* é R\$ 42\./);
    await page.getByRole('button', { name: 'Ir lá', exact: true }).click();
    const answer = () => page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.value);
    await expect.poll(answer).toContain('R$ 35');
  },
);

test('two quick presses on a section open it, and delete nothing that comes to lie under them', async ({
  open,
}) => {
  const desk = await openDesk(open);
  const names = await desk.names();
  await desk.page.setViewportSize({ width: 1280, height: 720 });
  for (const index of names.keys()) {
    await desk.rows.first().getByRole('button', { name: /^Capa/ }).click();
    const { x, y, height } = (await desk.rows.nth(index).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await desk.page.mouse.dblclick(x + 60, y + height / 2);
    expect(await desk.rows.count(), names[index]).toBe(names.length);
  }
});

rare(
  'what can be done with an open item stands right below its name, and goes while it is in the hand',
  async ({ open }) => {
    const desk = await openDesk(open);
    const { items, page } = desk;
    await desk.rows
      .filter({ hasText: 'Dúvidas' })
      .getByRole('button', { name: /^Dúvidas/ })
      .click();
    const item = items.nth(1);
    await item.locator('[aria-expanded]').click();
    const removing = item.getByRole('button', { name: /^Apagar/ });
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await top(removing)).toBeLessThan(await top(item.getByRole('textbox').first()));
    const grip = item.locator('[data-part=grip]');
    await grip.focus();
    await page.keyboard.press('Space');
    await removing.waitFor({ state: 'hidden' });
    // The drag listens to keys by a timer of its own, which a busy machine runs after it has shown itself.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('Escape');
    await removing.waitFor();
  },
);

rare('the colours of a page are chosen with a finger, and the window stays where it is', async ({ open }) => {
  const desk = await openDesk(open, { width: 360, height: 740, touch: true });
  const { page } = desk;
  await page.getByRole('button', { name: 'Título, descrição e cores da página' }).tap();
  await page.getByRole('radiogroup', { name: 'Cores' }).getByText('Inverno').tap();
  await page.getByText('Mudanças não salvas').waitFor();
  const overflow = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollTop,
    ]);
  expect(await overflow()).toEqual([0, 0]);
  await desk.save();
  expect(textOf(dev.current, file)).toContain('theme: winter');
});

rare(
  'a section that is added is marked on the page and in view, whatever has to be loaded for it',
  async ({ open }) => {
    const desk = await openDesk(open);
    const { page } = desk;
    await addSection(page, /^Novidades/);
    const edited = desk.shown.locator('[data-edited]');
    await edited.getByText('O que há de novo por aqui').waitFor();
    await scrolled(desk);
    const isInView = () =>
      edited.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return top < innerHeight / 2 && bottom > 0;
      });
    await expect.poll(isInView).toBe(true);
  },
);

rare('another page is shown from its top', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(6);
  await desk.shown.locator('[data-edited]').waitFor();
  await expect.poll(() => scrolled(desk)).toBeGreaterThan(1000);
  await desk.choosePage('consulta.yaml');
  await desk.shown.getByText('Cuidamos do seu pet').waitFor();
  expect(await scrolled(desk)).toBe(0);
});

rare('on a phone the page is where it was after a text of it was pressed', async ({ open }) => {
  const desk = await openDesk(open, { width: 360, height: 740, touch: true });
  await desk.part('Página');
  const question = desk.shown.locator('summary').last();
  await question.scrollIntoViewIfNeeded();
  const before = await scrolled(desk);
  expect(before).toBeGreaterThan(1000);
  await question.tap();
  await desk.page.getByRole('region', { name: 'Editar' }).getByRole('textbox').first().waitFor();
  await desk.shown.locator('[data-edited]').waitFor({ state: 'attached' });
  expect(await scrolled(desk)).toBe(before);
  await desk.part('Página');
  expect(await scrolled(desk)).toBe(before);
});

rare(
  'what was deleted comes back by the button beside the words that say so, and goes by the next',
  async ({ open }) => {
    const before = textOf(dev.current, file);
    const desk = await openDesk(open);
    const { page } = desk;
    const names = await desk.names();
    await desk.select(1);
    await page.getByRole('button', { name: 'Apagar Serviços' }).click();
    const bar = page.getByText('A seção Serviços foi apagada.', { exact: true }).locator('../..');
    await bar.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByText('Desfeito: apagar Serviços.').waitFor();
    expect(await desk.names()).toEqual(names);
    // The same place takes it away again: the focus has not gone.
    await page.locator('button:focus', { hasText: 'Refazer' }).press('Enter');
    await page.getByText('Refeito: apagar Serviços.').waitFor();
    expect(await desk.names()).toEqual(names.toSpliced(1, 1));
    await page.locator('button:focus', { hasText: 'Desfazer' }).press('Enter');
    await page.getByText('Tudo salvo').waitFor();
    expect(textOf(dev.current, file)).toBe(before);
  },
);

rare(
  'a notice for all pages comes into view below the header, however far the page was read',
  async ({ open }) => {
    const desk = await openDesk(open);
    await desk.select((await desk.names()).length - 1);
    const offset = () => desk.shown.locator('body').evaluate(() => scrollY);
    await expect.poll(offset).toBeGreaterThan(500);
    await desk.page.getByRole('button', { name: 'Acrescentar seção' }).click();
    await desk.page.getByRole('searchbox').fill('aviso');
    await desk.page.getByRole('button', { name: /^Aviso em todas as páginas/ }).click();
    const title = desk.page.getByRole('region', { name: 'Editar' }).getByLabel(/^Título/);
    await title.fill('Fechado no feriado');
    const notice = desk.shown.getByText('Fechado no feriado');
    const isBelow = () =>
      notice.evaluate((words) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return words.getBoundingClientRect().top >= header;
      });
    await expect.poll(isBelow).toBe(true);
    await desk.page.getByRole('button', { name: 'Desfazer' }).first().click();
  },
);

rare('a shared section has its days where its list shows them, on every page at once', async ({ open }) => {
  const shared = '_shared/como-comprar.yaml';
  const [page, before] = [textOf(dev.current, 'inverno.yaml'), textOf(dev.current, shared)];
  const desk = await openDesk(open);
  await desk.choosePage('inverno.yaml');
  const row = desk.rows.filter({ hasText: 'Três passos e pronto' });
  await row.locator('button').nth(1).click();
  await row.getByRole('button', { name: /^Só em alguns dias/ }).click();
  const until = row.getByLabel('Aparece até, com este dia');
  await until.fill('2030-05-10');
  await until.blur();
  await row.getByText('até 10/05/2030', { exact: true }).waitFor();
  expect(await until.inputValue()).toBe('2030-05-10');
  await desk.save();
  expect(textOf(dev.current, 'inverno.yaml')).toBe(page);
  expect(textOf(dev.current, shared)).toBe(before.replace(/^(type: .*\n)/m, '$1showUntil: 10/05/2030\n'));
});

rare('saving over an error on another page leads to it', async ({ open }) => {
  const desk = await openDesk(open);
  const { page } = desk;
  const title = page.getByLabel('Título obrigatório');
  await title.fill('');
  await page.getByRole('banner').getByRole('button', { name: 'Falta escrever' }).waitFor();
  await desk.choosePage('consulta.yaml');
  await desk.shown.getByText('Cuidamos do seu pet').waitFor();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Antes de salvar, escreva o que falta.').waitFor();
  expect(await page.getByLabel('Página', { exact: true }).inputValue()).toBe(file);
  await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('all that is not saved is discarded at once, and undo brings it back', async ({ open }) => {
  const before = textOf(dev.current, file);
  const desk = await openDesk(open);
  const { page } = desk;
  await page.getByLabel('Título obrigatório').fill('Outro título');
  await desk.choosePage('consulta.yaml');
  await desk.shown.getByText('Cuidamos do seu pet').waitFor();
  await page.getByLabel('Título obrigatório').fill('Mais um título');
  await page.getByRole('button', { name: 'O que vai mudar' }).click();
  await page.getByRole('button', { name: 'Descartar tudo' }).click();
  await page.getByText('Tudo salvo').waitFor();
  await page.getByText('As mudanças foram descartadas.').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
  expect(await page.getByLabel('Título obrigatório').inputValue()).toBe('Mais um título');
  await page.locator('summary', { hasText: 'Página' }).click();
  await page.getByRole('button', { name: 'Descartar mudanças' }).click();
  const dialog = page.getByRole('dialog', { name: 'O que vai mudar' });
  await dialog.getByRole('button', { name: 'Descartar tudo' }).waitFor();
  await dialog.getByRole('button', { name: 'Voltar a editar' }).click();
  await desk.save();
  await page.locator('summary', { hasText: 'Página' }).click();
  await page.getByRole('button', { name: 'Versões anteriores' }).waitFor();
  expect(await page.getByRole('button', { name: 'Descartar mudanças' }).count()).toBe(0);
  expect(textOf(dev.current, file)).not.toBe(before);
});

rare('a section that comes to the place of another opens none of its items', async ({ open }) => {
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.shown.getByText('Pacote Mensal').click();
  await expect.poll(() => page.getByLabel('Título obrigatório').inputValue()).toBe('Pacote Mensal');
  await desk.select(2);
  await page.getByRole('button', { name: 'Descer Benefícios' }).click();
  await page.getByText('Benefícios desceu para a posição 4.').waitFor();
  expect(await page.locator('[data-name=form] [aria-expanded=true]').count()).toBe(0);
});

rare('what is said about a change moves nothing that can be pressed', async ({ open }) => {
  const desk = await openDesk(open);
  const shift = () => desk.rows.nth(0).evaluate((row) => row.getBoundingClientRect().top);
  await desk.select(1);
  const before = await shift();
  await desk.page.getByRole('button', { name: 'Esconder Serviços' }).click();
  await desk.page.getByText('Serviços não aparece mais nesta página.').waitFor();
  expect(await shift()).toBe(before);
});

rare.for(few([360, 1366]))(
  'what says why the page has not changed lies over it, and moves nothing, at %i pixels',
  async (width, { open }) => {
    const desk = await openDesk(open, { width });
    const frame = desk.page.locator('iframe');
    await desk.part('Página');
    await frame.waitFor();
    const before = await frame.boundingBox();
    await desk.select(0);
    await desk.page.getByLabel('Título').fill('');
    await desk.part('Página');
    const strip = desk.page.getByText('A página ainda não mudou.');
    await strip.waitFor();
    expect(await frame.boundingBox()).toEqual(before);
    await desk.page.getByRole('button', { name: 'Ir lá', exact: true }).click();
    await desk.page.getByLabel('Título').waitFor();
  },
);

/** Whether something of the page is seen in its window. */
async function isSeen(found: Locator): Promise<boolean> {
  return found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

rare('an item that is added comes into view on the page once it can be shown', async ({ open }) => {
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.select((await desk.names()).indexOf('Dúvidas'));
  await page.getByRole('button', { name: 'Acrescentar pergunta' }).click();
  await page.getByRole('textbox', { name: /^Pergunta/ }).fill('Gato também toma banho?');
  await desk.shown.locator('html').evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('textbox', { name: /^Resposta/ }).fill('Toma.');
  const added = desk.shown.locator('summary', { hasText: 'Gato também toma banho?' });
  await added.waitFor();
  await expect.poll(() => isSeen(added)).toBe(true);
});

rare('the foot of the page is in view while it is edited', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.choosePage('site.yaml');
  await desk.page.getByRole('button', { name: 'Rodapé', exact: true }).click();
  await expect.poll(() => isSeen(desk.shown.locator('footer'))).toBe(true);
  await desk.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(() => scrolled(desk)).toBe(0);
});

rare('what is said about a save goes with whatever is pressed next', async ({ open }) => {
  const desk = await openDesk(open, { width: 360, height: 740, touch: true });
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('Outro título');
  await desk.save();
  const notice = desk.page.getByText('Salvo.', { exact: true });
  await notice.waitFor();
  await desk.part('Página');
  await notice.waitFor({ state: 'hidden' });
});

rare(
  'a section that was added is told as an example until the last of its words, its button too, is another',
  async ({ open }) => {
    const desk = await openDesk(open);
    const { page } = desk;
    await addSection(page, /^Aviso/);
    const mark = desk.rows.first().getByText('textos de exemplo');
    await page.getByLabel('Título').fill('Fechado no Natal');
    await mark.waitFor();
    await page
      .getByRole('region', { name: 'Editar' })
      .getByRole('textbox', { name: 'Texto' })
      .first()
      .fill('Até o dia 26.');
    await mark.waitFor();
    await page.getByRole('button', { name: 'Remarcar Horário', exact: true }).click();
    await page.getByRole('textbox', { name: /^Texto do botão/ }).fill('Falar com a Gente');
    await mark.waitFor({ state: 'detached' });
    await desk.save();
    expect(textOf(dev.current, file)).not.toMatch(/placeholder: sim\n(?:.*\n){0,3}.*Fechado no Natal/);
  },
);

rare('selected words of a text become a link to a page, in the file and on the page', async ({ open }) => {
  const before = textOf(dev.current, file);
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.select(0);
  const text = page.getByLabel('Texto', { exact: true });
  await text.evaluate((area: HTMLTextAreaElement) => {
    const start = area.value.indexOf('hora marcada');
    area.setSelectionRange(start, start + 'hora marcada'.length);
  });
  const links = page.getByLabel('Pôr um link nas palavras selecionadas').first();
  await links.selectOption('/consulta');
  await desk.shown.getByRole('link', { name: 'hora marcada' }).waitFor();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('hora marcada');
  await desk.save();
  expect(textOf(dev.current, file)).toBe(before.replace('hora marcada e', '[hora marcada](/consulta) e'));
});

rare('a section is copied to another page, where it is chosen and in view', async ({ open }) => {
  const [before, goal] = [textOf(dev.current, file), textOf(dev.current, 'consulta.yaml')];
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.select(6);
  const places = page.getByLabel('Mover ou copiar Dúvidas para outra página');
  await places.selectOption('copy:consulta.yaml');
  await desk.shown.locator('[data-edited]').getByText('Antes do primeiro banho').waitFor();
  await expect.poll(() => scrolled(desk)).toBeGreaterThan(1000);
  expect(await desk.rows.last().locator('[aria-current=true]').count()).toBe(1);
  await desk.save();
  expect(textOf(dev.current, file)).toBe(before);
  const after = textOf(dev.current, 'consulta.yaml');
  expect(after.startsWith(goal.trimEnd())).toBe(true);
  expect(after).toContain('title: Antes do primeiro banho');
});

rare('words are made bold, and lines a list, by buttons under the field', async ({ open }) => {
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.select((await desk.names()).indexOf('Dúvidas'));
  await desk.items.first().locator('button[aria-expanded]').click();
  const answer = page.getByLabel(/^Resposta/);
  await answer.fill('Traga:\na carteira\na guia');
  const select = (start: number, end: number) =>
    answer.evaluate(
      (area, [from, to]) => (area as HTMLTextAreaElement).setSelectionRange(from ?? 0, to ?? 0),
      [start, end],
    );
  const item = desk.items.first();
  await select(7, 24);
  await item.getByRole('button', { name: 'Lista' }).click();
  await expect.poll(() => answer.inputValue()).toBe('Traga:\n- a carteira\n- a guia');
  await select(11, 19);
  await item.getByRole('button', { name: 'Negrito' }).click();
  await expect.poll(() => answer.inputValue()).toBe('Traga:\n- a **carteira**\n- a guia');
  const shown = desk.shown.locator('[data-edited] li', { hasText: 'a carteira' });
  // The answer is open: what is written into it is seen.
  await shown.locator('strong', { hasText: 'carteira' }).waitFor();
  await desk.shown.locator('[data-edited] li', { hasText: 'a guia' }).waitFor();
});

rare('a list goes on from line to line as it is typed, and ends with a line left empty', async ({ open }) => {
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.select((await desk.names()).indexOf('Dúvidas'));
  await desk.items.first().locator('button[aria-expanded]').click();
  const answer = page.getByLabel(/^Resposta/);
  await answer.fill('Traga:');
  await answer.press('End');
  await answer.press('Enter');
  await desk.items.first().getByRole('button', { name: 'Lista' }).click();
  await expect.poll(() => answer.inputValue()).toBe('Traga:\n- ');
  await page.keyboard.type('a carteira');
  await answer.press('Enter');
  await page.keyboard.type('a guia');
  await answer.press('Enter');
  await expect.poll(() => answer.inputValue()).toBe('Traga:\n- a carteira\n- a guia\n- ');
  await answer.press('Tab');
  await expect.poll(() => answer.inputValue()).toBe('Traga:\n- a carteira\n- a guia');
  await desk.shown.locator('[data-edited] li', { hasText: 'a guia' }).waitFor();
});

rare(
  'a new photo says at its own field what is still to be written, and in no red words',
  async ({ open }) => {
    const desk = await openDesk(open);
    const { page } = desk;
    await desk.select((await desk.names()).findIndex((name) => name.startsWith('Galeria')));
    await page.getByRole('button', { name: 'Acrescentar foto' }).click();
    const row = desk.items.last();
    await row.getByText('Falta escrever.').first().waitFor();
    const name = row.getByLabel(/^Nome/).first();
    await expect.poll(() => name.getAttribute('aria-describedby')).not.toBeNull();
    expect(await row.getAttribute('data-wrong')).toBeNull();
    expect(await page.getByText('a corrigir').count()).toBe(0);
  },
);

rare('a chosen section is as low as any other in the hand, and falls where it is seen', async ({ open }) => {
  // So high that nothing of this happens near an edge, where a list scrolls under the hand.
  const desk = await openDesk(open, { height: 1300 });
  const { page } = desk;
  const names = await desk.names();
  await desk.select(2);
  const [row, other] = [desk.rows.nth(2), desk.rows.nth(1)];
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
  expect(await heightOf(row)).toBeGreaterThan(2 * (await heightOf(other)));
  const grip = await desk.grip(2).boundingBox();
  const [x, y] = [(grip?.x ?? 0) + 5, (grip?.y ?? 0) + 15];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 3 });
  await expect.poll(() => heightOf(row)).toBe(await heightOf(other));
  // Once it is low, the next one comes up to stand right under it.
  const low = await heightOf(other);
  const endOf = async (one: Locator) => ((await one.boundingBox())?.y ?? 0) + (await heightOf(one));
  await expect
    .poll(async () => (await endOf(desk.rows.nth(3))) - (await endOf(other)))
    .toBeLessThan(2.5 * low);
  const end = await atRest(desk, () => endOf(desk.rows.nth(3)));
  await page.mouse.move(x, end - low / 2, { steps: 8 });
  await page.getByText('agora sobre a posição 4 de').waitFor();
  await page.mouse.up();
  const [moved = ''] = names.slice(2, 3);
  await expect.poll(() => desk.names()).toEqual(names.toSpliced(2, 1).toSpliced(3, 0, moved));
});
