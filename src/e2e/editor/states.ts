import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { keepVersions } from '../../commands/kept-versions.ts';
import type { DevSite } from '../../testing/dev-site.ts';
import type { Desk } from './desk.ts';

/** What the editor can show: how to come there from a page that was just opened. */
interface DeskState {
  readonly name: string;
  readonly reach: (desk: Desk, dev: DevSite) => Promise<unknown>;
}

const button = (desk: Desk, name: string) => desk.page.getByRole('button', { name, exact: true }).click();

async function type(desk: Desk, title: string): Promise<void> {
  await desk.select(0);
  await desk.page.getByLabel('Título').fill(title);
}

async function clash(desk: Desk, { site }: DevSite): Promise<void> {
  await type(desk, 'O meu título');
  const path = 'banhoetosa.yaml';
  const text = readFileSync(join(site.places.pages, path), 'utf8');
  site.put(path, text.replace(/^( +)title: Seu pet .*/m, '$1title: O título dela'));
  await button(desk, 'Salvar');
  await desk.page.getByRole('dialog').getByText('O título dela').waitFor();
}

/** Each state of the editor, on the page `banhoetosa.yaml`. */
export const deskStates: readonly DeskState[] = [
  { name: 'the list', reach: (desk) => desk.part('Seções') },
  { name: 'the page', reach: (desk) => desk.part('Página') },
  { name: 'a section, with what is seldom needed', reach: openFold },
  { name: 'the list with a section that is selected', reach: selectInList },
  { name: 'an item of a section', reach: openItem },
  { name: 'the fields of the page', reach: (desk) => pressInList(desk, /^Título, descrição/) },
  { name: 'an error at a field', reach: (desk) => fail(desk) },
  { name: 'the kinds of sections', reach: (desk) => pressInList(desk, 'Acrescentar seção') },
  { name: 'no kind of section that is sought', reach: seekNothing },
  { name: 'the pictures', reach: openPictures },
  { name: 'what will change', reach: review },
  { name: 'a new page', reach: (desk) => button(desk, 'Nova página') },
  { name: 'a choice between two texts', reach: clash },
  { name: 'no earlier versions', reach: ({ page }) => listVersions(page) },
  { name: 'a version in the list', reach: lookAtVersion },
  { name: 'a version as the page', reach: seeVersion },
  { name: 'a version that is no page', reach: readBrokenVersion },
  { name: 'the data of the site', reach: (desk) => openFile(desk, 'site.yaml') },
  { name: 'a photo that took the place of another', reach: exchangePhoto },
  { name: 'a hidden section with days', reach: hideWithDays },
  { name: 'the days of a section', reach: askDays },
  { name: 'a button that opens the map', reach: openMap },
  { name: 'hours that disagree', reach: disagree },
  { name: 'a shared section', reach: (desk) => openFile(desk, '_shared/clinica-completa.yaml') },
  { name: 'a file without a list', reach: listNothing },
  { name: 'colours, with what is seldom needed', reach: openColours },
  { name: 'a colour that is refused', reach: refuseColour },
];

async function listVersions(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Página' }).click();
  await page.getByRole('button', { name: 'Versões anteriores', exact: true }).click();
  await page.getByRole('heading', { name: 'Versões anteriores' }).waitFor();
}

/** Looks at an earlier version of the page, which is made of the text of now. */
async function lookAt(desk: Desk, { site }: DevSite, make: (text: string) => string): Promise<void> {
  const path = 'banhoetosa.yaml';
  const text = make(readFileSync(join(site.places.pages, path), 'utf8'));
  await keepVersions(site.places.pages, [{ path, bytes: Buffer.from(text) }]);
  await listVersions(desk.page);
  await desk.page.getByRole('list', { name: 'Versões anteriores' }).getByRole('button').first().click();
  await desk.page.getByRole('button', { name: 'Trazer de volta' }).first().waitFor();
}

async function lookAtVersion(desk: Desk, dev: DevSite): Promise<void> {
  await lookAt(desk, dev, (text) => text.replace(/^( +)title: Seu pet .*/m, '$1title: Era assim'));
}

async function seeVersion(desk: Desk, dev: DevSite): Promise<void> {
  await lookAtVersion(desk, dev);
  await desk.part('Página');
  await desk.shown.getByRole('heading', { name: 'Era assim' }).waitFor();
}

async function readBrokenVersion(desk: Desk, dev: DevSite): Promise<void> {
  await lookAt(desk, dev, (text) => text.replace('- type:', '- typo:'));
  await desk.page.getByText('Com o site de hoje esta versão teria um erro').waitFor();
  await desk.page.getByText('Ver as linhas').click();
}

async function openFold(desk: Desk): Promise<void> {
  await desk.select(0);
  await desk.page.getByText('Mais opções').first().click();
}

async function selectInList(desk: Desk): Promise<void> {
  await desk.select(0);
  await desk.part('Seções');
}

async function openItem(desk: Desk): Promise<void> {
  await desk.select(6);
  await desk.items.first().locator('button[aria-expanded]').click();
}

async function pressInList(desk: Desk, name: string | RegExp): Promise<void> {
  await desk.part('Seções');
  await desk.page.getByRole('button', { name }).click();
}

async function fail(desk: Desk): Promise<void> {
  await desk.select(1);
  await desk.items.first().locator('button[aria-expanded]').click();
  await desk.page
    .getByLabel(/^Preço/)
    .first()
    .fill('caro');
  await desk.page.getByText('1 erro a corrigir').waitFor();
  await button(desk, 'Salvar');
  await desk.page.getByText('Corrija primeiro').waitFor();
}

async function seekNothing(desk: Desk): Promise<void> {
  await pressInList(desk, 'Acrescentar seção');
  await desk.page.getByRole('searchbox').fill('xyz');
}

async function openPictures(desk: Desk): Promise<void> {
  await desk.select(0);
  await button(desk, 'Trocar foto');
}

async function exchangePhoto(desk: Desk): Promise<void> {
  await openPictures(desk);
  await desk.page.locator('dialog[open]').getByRole('button', { name: 'hero-clinica.png' }).click();
  await desk.page.getByText('A descrição ainda fala da foto de antes?').waitFor();
}

async function openMap(desk: Desk): Promise<void> {
  await desk.choosePage('index.yaml');
  await desk.select(0);
  await desk.items.nth(1).locator('button[aria-expanded]').click();
  await desk.page.getByRole('link', { name: 'Ver no mapa' }).waitFor();
}

async function disagree(desk: Desk): Promise<void> {
  await pressInList(desk, /^Título, descrição/);
  await desk.page.getByText('Mais opções').first().click();
  await desk.page.getByLabel('Linha do alto').fill('Segunda a sábado 9h–18h');
  await desk.page.getByRole('button', { name: 'Só aqui mudou' }).waitFor();
}

async function hideWithDays(desk: Desk): Promise<void> {
  await openFold(desk);
  await desk.page.getByLabel('Último dia').fill('2999-05-10');
  await desk.part('Seções');
  await desk.page
    .getByRole('button', { name: /^Esconder (?!a seção)/ })
    .first()
    .click();
  await desk.part('Editar');
  await desk.page.getByText('as datas não contam').waitFor();
}

async function askDays(desk: Desk): Promise<void> {
  await selectInList(desk);
  await button(desk, 'Só em alguns dias: Capa');
}

async function review(desk: Desk): Promise<void> {
  await type(desk, 'Um título novo');
  await button(desk, 'O que vai mudar');
}

async function openFile(desk: Desk, file: string): Promise<void> {
  await desk.choosePage(file);
  await desk.part('Editar');
}

async function listNothing(desk: Desk): Promise<void> {
  await desk.choosePage('site.yaml');
  await desk.part('Seções');
}

async function openColours(desk: Desk): Promise<void> {
  await openFile(desk, '_themes/grooming.yaml');
  await desk.page.getByText('Ajustes finos: só se precisar', { exact: true }).click();
}

async function refuseColour(desk: Desk): Promise<void> {
  await openFile(desk, '_themes/grooming.yaml');
  await desk.page.getByRole('textbox', { name: /^Cor de destaque/ }).fill('#F2B8A8');
  await desk.page.getByText('quase não se distingue').waitFor();
}
