import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, rare, type Open } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';

async function openPage(open: Open, path: string): Promise<Desk> {
  const site = dev.current.origin;
  const desk = await Desk.open(open, path, { site, width: 1400, height: 1000 });
  await desk.page.getByRole('button', { name: /^Título, descrição/ }).click();
  return desk;
}

const undo = (desk: Desk) => desk.page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();

rare(
  'a page that nothing leads to is put into the menu by a button, and out again with one step back',
  async ({ open }) => {
    const page = textOf(dev.current, 'castracao.yaml').replace(
      /^title: .*/m,
      'title: Vacinas em dia | Vitrine Pet',
    );
    dev.current.site.put('vacinas.yaml', page);
    const before = textOf(dev.current, 'site.yaml');
    const desk = await openPage(open, 'vacinas.yaml');
    const told = desk.page.getByText('Nenhuma outra página tem um link para /vacinas.');
    await told.waitFor();
    await desk.page.getByRole('button', { name: /^Pôr no menu, menos em/ }).click();
    await desk.page.getByText('"Vacinas em dia" está no menu do site.').waitFor();
    await desk.page.getByText('têm os seus próprios links, e lá ela não aparece.').waitFor();
    await told.waitFor({ state: 'detached' });
    await undo(desk);
    await desk.choosePage('vacinas.yaml');
    await told.waitFor();
    await desk.page.getByRole('button', { name: /^Pôr no rodapé(, menos em|$)/ }).click();
    await told.waitFor({ state: 'detached' });
    await desk.save();
    const link = '    - label: Vacinas em dia\n      to: /vacinas\n';
    const last = '    - label: Contato e horários\n      to: "/consulta#contato"\n';
    expect(textOf(dev.current, 'site.yaml')).toBe(before.replace(last, last + link));
    dev.current.site.put('vacinas.yaml', null);
  },
);

rare(
  'hours that are not as they are declared are written so by a button, or declared anew',
  async ({ open }) => {
    const [page, site] = [textOf(dev.current, file), textOf(dev.current, 'site.yaml')];
    const changed = page.replace('topBar: Segunda a sábado 8h–18h', 'topBar: Segunda a sábado 9h–18h');
    dev.current.site.put(file, changed);
    const desk = await openPage(open, file);
    await desk.page.getByRole('button', { name: 'Escrever "8h–18h" aqui' }).click();
    await desk.save();
    expect(textOf(dev.current, file)).toBe(page);
    dev.current.site.put(file, changed);
    const again = await openPage(open, file);
    await again.page.getByRole('button', { name: '"9h–18h" é o certo' }).click();
    await again.page.getByText('Anotado em Dados do site.').waitFor();
    await again.save();
    expect(textOf(dev.current, file)).toBe(changed);
    expect(textOf(dev.current, 'site.yaml')).not.toBe(site);
    expect(textOf(dev.current, 'site.yaml')).toContain('value: 9h–18h');
  },
);

rare(
  'hours that are changed are changed where the former ones are left, or noted as right here alone',
  async ({ open }) => {
    const [page, site] = [textOf(dev.current, file), textOf(dev.current, 'site.yaml')];
    const changed = page.replace('topBar: Segunda a sábado 8h–18h', 'topBar: Segunda a sábado 9h–18h');
    const desk = await openPage(open, file);
    await desk.page.getByText('Mais opções').first().click();
    await desk.page.getByLabel('Linha do alto').fill('Segunda a sábado 9h–18h');
    const former = desk.page.getByRole('status').filter({ hasText: /8h–18h ainda está em:/ });
    const apart = former.getByRole('button', { name: 'Só aqui mudou' });
    await apart.waitFor();
    expect(await desk.page.getByRole('button', { name: '"9h–18h" é o certo' }).count()).toBe(0);
    await apart.click();
    await desk.page.getByText('Anotado: os outros lugares ficam como estão.').waitFor();
    await apart.waitFor({ state: 'detached' });
    await undo(desk);
    const ofPage = former.getByRole('button', { name: 'Mudar só nesta página' });
    await ofPage.click();
    await ofPage.waitFor({ state: 'detached' });
    await desk.save();
    const others = textOf(dev.current, file);
    expect(others).not.toBe(changed);
    expect(others.match(/9h–18h/g)?.length).toBeGreaterThan(1);
    expect(textOf(dev.current, 'site.yaml')).not.toBe(site);
  },
);

rare('a price that another page has too is changed there on request, as one step', async ({ open }) => {
  const text = textOf(dev.current, 'inverno.yaml');
  const [, name = ''] = /- name: (.+)/.exec(text) ?? [];
  const price = 'R$ 179,90';
  const twin = `- type: offers\n  title: De novo\n  items:\n    - name: ${name}\n      price: ${price}\n      image: cama-cabana-p.png\n      imageAlt: Uma cama com telhado vermelho.\n`;
  dev.current.site.put('castracao.yaml', `${textOf(dev.current, 'castracao.yaml').trimEnd()}\n${twin}`);
  const other = textOf(dev.current, 'castracao.yaml');
  const desk = await openPage(open, 'inverno.yaml');
  await desk.select(1);
  await desk.items.first().locator('button[aria-expanded]').click();
  await desk.page.getByLabel(/^Preço(?: obrigatório)?$/).fill('R$ 123,45');
  await desk.page.getByText(/^R\$ 179,90 ainda está em: .* · \/castracao/).waitFor();
  await desk.page.getByRole('button', { name: 'Mudar lá também' }).click();
  await desk.page.getByText('ainda está em').waitFor({ state: 'detached' });
  const told = desk.page.getByRole('status').filter({ hasText: /^R\$ 123,45 está agora também em .* › / });
  await told.and(desk.page.locator(':visible')).waitFor();
  const bar = told.locator('xpath=../..');
  await bar.getByRole('button', { name: 'Desfazer' }).click();
  await desk.page.getByText(/^R\$ 179,90 ainda está em: /).waitFor();
  await desk.page.getByRole('button', { name: 'Mudar lá também' }).press('Enter');
  await told.waitFor();
  await desk.page
    .getByLabel(/^Preço(?: obrigatório)?$/)
    .and(desk.page.locator(':focus'))
    .waitFor();
  await desk.save();
  expect(textOf(dev.current, 'inverno.yaml')).toBe(text.replace(`price: ${price}`, 'price: R$ 123,45'));
  const last = other.lastIndexOf(`price: ${price}`);
  const changed = `${other.slice(0, last)}price: R$ 123,45${other.slice(last + `price: ${price}`.length)}`;
  expect(textOf(dev.current, 'castracao.yaml')).toBe(changed);
  await undo(desk);
  await desk.page.getByText('ainda está em').waitFor();
});

rare('a figure that other places tell otherwise is written there too, as one step', async ({ open }) => {
  const files = ['index.yaml', 'consulta.yaml', file];
  const before = files.map((name) => textOf(dev.current, name));
  const desk = await openPage(open, 'index.yaml');
  await desk.rows.filter({ hasText: 'Uma clínica de bairro' }).locator('button').nth(1).click();
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: /^Anos de experiência/ }).click();
  await form
    .getByLabel(/^Valor/)
    .last()
    .fill('25+');
  await form.getByText('Início › Capa').waitFor();
  expect(await form.getByText(/subject:|where:/).count()).toBe(0);
  await form.getByRole('button', { name: 'Escrever "25+" também nesses 5 lugares' }).click();
  await desk.page.getByText(/^"25\+" está agora também em \/banhoetosa › /).waitFor();
  await desk.save();
  expect(files.map((name) => textOf(dev.current, name))).toEqual(
    before.map((text) => text.replaceAll('20+', '25+').replaceAll(/(mais de )20 anos/gi, '$125 anos')),
  );
});

rare('where else the hours of a day are is told once, below both of them', async ({ open }) => {
  const hours = 'hours:\n  week:\n    - days: [sábado]\n      opens: 08:00\n      closes: 17:00\n';
  dev.current.site.put('site.yaml', `${textOf(dev.current, 'site.yaml').trimEnd()}\n${hours}`);
  const desk = await Desk.open(open, 'site.yaml', { site: dev.current.origin, width: 1400, height: 1000 });
  await desk.page.getByRole('button', { name: 'Horário', exact: true }).click();
  const week = desk.page.getByRole('group', { name: /^Horário da semana/ });
  await week.getByRole('button', { name: /^sábado 08:00–17:00/ }).click();
  const former = week.getByRole('status').filter({ hasText: 'ainda está em' });
  const closes = week.getByLabel(/^Hora de fechar/);
  const isBelow = async () => {
    const [offer, field] = await Promise.all([former.boundingBox(), closes.boundingBox()]);
    return offer !== null && field !== null && offer.y > field.y;
  };
  await week.getByLabel(/^Hora de abrir/).fill('09:00');
  await former.waitFor();
  expect(await isBelow()).toBe(false);
  await closes.fill('16:00');
  await expect.poll(isBelow).toBe(true);
  expect(await former.count()).toBe(1);
});

rare('a cover that follows another begins on the day after it by a button', async ({ open }) => {
  const name = 'castracao.yaml';
  const text = textOf(dev.current, name);
  const hero = '- type: hero\n';
  const turns = text
    .replace(hero, `${hero}  showUntil: 31/07/2027\n`)
    .concat(`\n${hero}  showFrom: 16/07/2025\n  title: Depois da campanha\n`);
  dev.current.site.put(name, turns);
  const desk = await openPage(open, name);
  await desk.rows.filter({ hasText: 'Depois da campanha' }).locator('button').nth(1).click();
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByText('Mude o "Primeiro dia" desta seção para 01/08/2027').waitFor();
  expect(await form.getByText(/showFrom|Apague/).count()).toBe(0);
  await form.getByRole('button', { name: 'Começar em 01/08/2027' }).click();
  await form.getByText('Mude o "Primeiro dia"').waitFor({ state: 'detached' });
  await desk.save();
  expect(textOf(dev.current, name)).toBe(turns.replace('16/07/2025', '01/08/2027'));
});

rare('a count that the page still tells as before is changed there too, as one step', async ({ open }) => {
  const desk = await openPage(open, 'castracao.yaml');
  const before = textOf(dev.current, 'castracao.yaml');
  await desk.rows.filter({ hasText: 'Da avaliação à volta para casa' }).locator('button').nth(1).click();
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: /^Jejum de 12 horas/ }).click();
  await form
    .getByLabel(/^Título/)
    .last()
    .fill('Jejum de 8 horas');
  await form.getByText('12 horas ainda está em:').waitFor();
  await form.getByRole('button', { name: 'Mudar nesses 2 lugares também' }).click();
  await desk.save();
  const text = textOf(dev.current, 'castracao.yaml');
  expect(text).toContain('Com 8 horas de jejum antes da cirurgia.');
  expect(text).not.toMatch(/12 horas/);
  await undo(desk);
  await desk.save();
  expect(textOf(dev.current, 'castracao.yaml')).toBe(before.replace('Jejum de 12 horas', 'Jejum de 8 horas'));
});
