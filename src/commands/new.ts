import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { explainForeseen, foresee } from '../content/validate/foresee.ts';
import { refuseName, writePage } from '../content/edit/new-page.ts';
import { planInsert } from '../content/edit/plan-insert.ts';
import type { Content } from '../content/load/content.ts';
import { load } from '../content/load/load.ts';
import { fitExample, namesPictures } from '../content/schema/fit-example.ts';
import { findBlock } from '../content/schema/as-section.ts';
import { blocks } from '../content/schema/registry.ts';
import { homeTheme } from '../content/validate/checks/themes.ts';
import { findNearest } from '../content/problems/nearest.ts';
import { printableLine } from '../content/problems/printable.ts';
import { surroundingsOf, wide } from '../content/validate/surroundings.ts';
import type { Conditions } from '../content/validate/validate.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { createSite } from './new-site.ts';
import { isThere, readText, refuseMissing, shownPath, type Shelf } from './files.ts';
import { isPage, openPage, refusePlan, wordsOf } from './find-page.ts';
import { conclude } from './conclude.ts';
import { lookAloud } from './look-aloud.ts';
import { Refusal } from './refusal.ts';
import {
  contentOptions,
  contentSettings,
  findPages,
  siteWords,
  withWords,
  type ContentOptions,
} from './settings.ts';
import type { Command, Terminal } from './terminal.ts';
import { takeTurn } from './turn.ts';
import { createText, replaceText, type ReadFile } from './writing.ts';

const usage = `Uso: npm run new -- page NOME [--title "Título da página"]
     npm run new -- section PÁGINA TIPO [LUGAR]
     npm run new -- site PASTA

  npm run new -- page promocoes --title "Promoções da semana"
  npm run new -- section promocoes faq
  npm run new -- section promocoes cta depois hero
  npm run new -- site ../padaria

O lugar é "depois SEÇÃO", "antes SEÇÃO", "primeira", "última" ou o número dele; sem ele, a seção entra no fim (a capa, no alto).
Com --pages PASTA, as páginas são as de outra pasta.

Um site novo começa com perguntas. Quem já sabe as respostas pode dá-las no comando:
  --name NOME --city "Curitiba, PR" --phone "41 90000-0000" --business padaria --color "#7A1F2B" --accent "#8A5200"`;

/** How editors ask for a page. */
const pageWord = /^(page|p[aá]gina)$/;

/** How editors ask for a section. */
const sectionWord = /^(section|se[cç][aã]o)$/;

/** Answers to the questions of a new site. */
const siteOptions = {
  name: { type: 'string' },
  city: { type: 'string' },
  phone: { type: 'string' },
  business: { type: 'string' },
  color: { type: 'string' },
  accent: { type: 'string' },
} as const;

/** What there is before something is added to it, and the terminal that asks for it. */
interface Workplace {
  readonly shelf: Shelf;
  readonly content: Content;
  readonly conditions: Conditions;
  /** Where the site's pictures are, absolute. */
  readonly images: string;
}

/** Photographs that were never seen take their time, in which others may have their turn: so this comes first. */
async function openWorkplace(options: ContentOptions, terminal: Terminal): Promise<Workplace> {
  const { places, conditions } = contentSettings(options, terminal);
  const shelf = { folder: places.pages, terminal };
  refuseMissing(shelf);
  const content = await load(places);
  return { shelf, conditions: lookAloud(content, conditions, terminal), images: places.images, content };
}

/** Refuses a text that the checker would refuse, before it is written: for a reason that is known, or for its errors. */
function refuseErrors({ shelf, content, conditions }: Workplace, { path, text }: ReadFile, known?: string) {
  const problems = foresee(content, { file: shownPath(path, shelf.terminal), text }, conditions);
  if (problems.length > 0) throw new Refusal(`${known ?? explainForeseen(problems)}\nNada foi mudado.`, 1);
}

async function readSite(folder: string): Promise<string | undefined> {
  const path = join(folder, 'site.yaml');
  return existsSync(path) ? await readText(path) : undefined;
}

function explainTaken(path: string, shelf: Shelf): Refusal {
  const cure = path.endsWith('.yml')
    ? ` Para usar esse arquivo, rode "${withWords('npm run fix', wordsOf(shelf))}".`
    : '';
  return new Refusal(`${shownPath(path, shelf.terminal)} já existe. Escolha outro nome.${cure}`, 2);
}

interface NewPage {
  readonly name: string;
  readonly title: string | undefined;
}

function refuseWish({ name, title }: NewPage): void {
  const reason = refuseName(name);
  if (reason !== undefined) throw new Refusal(reason, 2);
  if (title?.trim() === '')
    throw new Refusal('O título está vazio. Escreva-o entre aspas depois de --title.', 2);
}

/** Refuses a folder that is not a site's, as one that was named by mistake. */
function refuseNoSite({ shelf, content }: Workplace): void {
  if (content.sources.some(({ kind }) => kind === 'site')) return;
  throw new Refusal(
    `Na pasta ${shownPath(shelf.folder, shelf.terminal)} falta site.yaml, com os dados do negócio. Se as páginas estão em outra pasta, diga-a depois de --pages. Um site novo começa com: npm run new -- site PASTA`,
    2,
  );
}

async function createPage(workplace: Workplace, { name, title }: NewPage): Promise<number> {
  refuseNoSite(workplace);
  const { shelf } = workplace;
  const { folder, terminal } = shelf;
  const path = join(folder, `${name}.yaml`);
  for (const one of [path, join(folder, `${name}.yml`)])
    if (await isThere(one)) throw explainTaken(one, shelf);
  const text = writePage({ name, title, theme: homeTheme(workplace.content), site: await readSite(folder) });
  refuseErrors(workplace, { path, text });
  await createText(path, text, explainTaken(path, shelf));
  terminal.print(
    `Criada ${shownPath(path, terminal)}, que será /${name}. Agora troque os textos e acrescente seções.`,
  );
  return 0;
}

/** Why a section that must show pictures is not made where the site has none. */
function explainPictures({ shelf, images }: Workplace, type: string): string {
  return `A seção ${type} mostra fotos, e o site ainda não tem nenhuma com ${wide} pontos de largura ou mais. Ponha uma foto na pasta ${shownPath(images, shelf.terminal)} e tente de novo.`;
}

interface NewSection {
  readonly page: string;
  /** The type of section, as the editor calls it. */
  readonly called: string;
  readonly said: readonly string[];
  /** The words that make another command work on the same site. */
  readonly again: string;
}

async function createSection(
  workplace: Workplace,
  { page, called, said, again }: NewSection,
): Promise<number> {
  const { shelf } = workplace;
  const { terminal } = shelf;
  if (blocks.has(page) && !isPage(shelf, page) && isPage(shelf, called))
    throw new Refusal(
      `Primeiro a página, depois o tipo da seção: npm run new -- section ${[called, page, ...said].map(printableLine).join(' ')}${again}`,
      2,
    );
  const type = findBlock(called)?.type ?? called;
  const read = await openPage(shelf, page);
  const file = join(terminal.project.root, 'src', 'blocks', type, 'example.yaml');
  const example = blocks.has(type) ? await readFile(file, 'utf8') : undefined;
  const site = surroundingsOf(workplace.content);
  const fitting = example && fitExample(example, site);
  const plan = planInsert(read.text, { type, example: fitting, said });
  if (!plan.ok) throw refusePlan(plan, shelf);
  const lacksPictures = example !== undefined && namesPictures(example) && site.pictures.length === 0;
  const known = lacksPictures ? explainPictures(workplace, type) : undefined;
  refuseErrors(workplace, { path: read.path, text: plan.text }, known);
  await replaceText(shelf, read, plan.text);
  const shown = shownPath(read.path, terminal);
  terminal.print(`Em ${shown}: a seção ${type} entrou na posição ${plan.index + 1}, com textos de exemplo.`);
  const line = plan.isMarked ? ', apague a linha "placeholder: sim"' : '';
  terminal.print(`Troque os textos${line} e confira: ${withWords('npm run validate', again)}`);
  return 0;
}

/** What is wrong with words of which nothing can be made, where it is known. */
function explainWords([what = '', ...names]: readonly string[]): string {
  if (pageWord.test(what) && names.length > 1)
    return `${refuseName(names.join(' '))} O título vai entre aspas, depois de --title.\n\n`;
  if (what === '' || pageWord.test(what) || sectionWord.test(what) || what === 'site') return '';
  const nearest = findNearest(what, ['page', 'section', 'site']);
  return `"${printableLine(what)}" não é página, seção nem site.${nearest === undefined ? '' : ` Você quis dizer "${nearest}"?`}\n\n`;
}

/** The name that a new page is asked for by, without the way to the folder of pages before it. */
function nameInFolder(name: string, options: ContentOptions, terminal: Terminal): string {
  const isThere = resolve(terminal.folder, dirname(name)) === findPages(options.pages, terminal);
  return /^.+[\\/]/.test(name) && isThere ? basename(name) : name.replace(/^\//, '');
}

/** Creates a page or a section: exit code 0, 1 when the page's content does not allow it, 2 for wrong usage. */
export const create: Command = (words, given) =>
  conclude(given, async (terminal) => {
    const options = { ...contentOptions, ...siteOptions, title: { type: 'string' } } as const;
    const explain = explainInPortuguese(usage);
    const { values, positionals } = readArguments(words, { options, takesWords: true, usage, explain });
    const { title } = values;
    const [what = '', name, type, ...said] = positionals;
    const isSite = what === 'site';
    const isForeign = isSite
      ? title !== undefined
      : Object.keys(siteOptions).some((option) => Reflect.get(values, option) !== undefined);
    if (isForeign) throw new Refusal(usage, 2);
    if (pageWord.test(what) && name !== undefined && type === undefined) {
      const plain = nameInFolder(name, values, terminal).replace(/\.ya?ml$/i, '');
      const wish = { name: plain, title };
      refuseWish(wish);
      const workplace = await openWorkplace(values, terminal);
      return takeTurn(workplace.shelf, () => createPage(workplace, wish));
    }
    if (isSite && name !== undefined && type === undefined) return createSite(name, values, terminal);
    if (sectionWord.test(what) && title === undefined && name !== undefined && type !== undefined) {
      const wish = { page: name, called: type, said, again: siteWords(values) };
      const workplace = await openWorkplace(values, terminal);
      return takeTurn(workplace.shelf, () => createSection(workplace, wish));
    }
    throw new Refusal(`${explainWords(positionals)}${usage}`, 2);
  });
