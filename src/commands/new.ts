import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { explainForeseen, foresee } from '../content/edit/foresee.ts';
import { refuseName, writePage } from '../content/edit/new-page.ts';
import { planInsert } from '../content/edit/plan-insert.ts';
import { load } from '../content/load.ts';
import { blocks } from '../content/registry.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { readText, shownPath, writeText } from './files.ts';
import { openPage, type OpenPage } from './find-page.ts';
import { conclude, Refusal } from './refusal.ts';
import { contentOptions, contentSettings, type ContentOptions } from './settings.ts';
import type { Command, Terminal } from './terminal.ts';

const usage = `Uso: npm run new -- page NOME [--title "Título da página"]
     npm run new -- section PÁGINA TIPO [LUGAR]

  npm run new -- page vacinas --title "Vacinas em Passo Fundo"
  npm run new -- section vacinas faq
  npm run new -- section vacinas cta depois hero

O lugar é "depois SEÇÃO", "antes SEÇÃO", "primeira" ou "última"; sem ele, a seção entra no fim (a capa, no alto).
Com --pages PASTA, as páginas são as de outra pasta.`;

/** Refuses a text that the checker would refuse, before it is written. */
async function refuseErrors(
  options: ContentOptions,
  terminal: Terminal,
  { path, text }: OpenPage,
): Promise<void> {
  const { places, conditions } = contentSettings(options, terminal);
  const draft = { file: shownPath(path, terminal), text };
  const problems = foresee(await load(places), draft, conditions);
  if (problems.length > 0) throw new Refusal(`${explainForeseen(problems)}\nNada foi mudado.`, 1);
}

async function readSite(folder: string): Promise<string | undefined> {
  const path = join(folder, 'site.yaml');
  return existsSync(path) ? await readText(path) : undefined;
}

function explainTaken(path: string, shown: string): string {
  const cure = path.endsWith('.yml') ? ` Para usar esse arquivo, rode "npm run fix".` : '';
  return `${shown} já existe. Escolha outro nome.${cure}`;
}

interface NewPage {
  readonly name: string;
  readonly title: string | undefined;
}

async function createPage(
  options: ContentOptions,
  terminal: Terminal,
  { name, title }: NewPage,
): Promise<number> {
  const folder = resolve(terminal.folder, options.pages);
  const reason = refuseName(name);
  if (reason !== undefined) throw new Refusal(reason, 2);
  if (title?.trim() === '')
    throw new Refusal('O título está vazio. Escreva-o entre aspas depois de --title.', 2);
  const path = join(folder, `${name}.yaml`);
  if (!existsSync(folder)) throw new Refusal(`A pasta ${shownPath(folder, terminal)} não existe.`, 2);
  const taken = [path, join(folder, `${name}.yml`)].find((one) => existsSync(one));
  if (taken !== undefined) throw new Refusal(explainTaken(taken, shownPath(taken, terminal)), 2);
  const text = writePage({ name, title, site: await readSite(folder) });
  await refuseErrors(options, terminal, { path, text });
  await writeText(path, text);
  terminal.print(
    `Criada ${shownPath(path, terminal)}, que será /${name}. Agora troque os textos e acrescente seções.`,
  );
  return 0;
}

interface NewSection {
  readonly page: string;
  readonly type: string;
  readonly said: readonly string[];
}

async function createSection(options: ContentOptions, terminal: Terminal, wish: NewSection): Promise<number> {
  const { page, type, said } = wish;
  const shelf = { folder: resolve(terminal.folder, options.pages), terminal };
  const { path, text } = await openPage(shelf, page);
  const file = join(terminal.project.root, 'src', 'blocks', type, 'example.yaml');
  const example = blocks.has(type) ? await readFile(file, 'utf8') : undefined;
  const plan = planInsert(text, { type, example, said });
  if (!plan.ok) throw new Refusal(`${plan.reason}\nNada foi mudado.`, plan.isUsage ? 2 : 1);
  await refuseErrors(options, terminal, { path, text: plan.text });
  await writeText(path, plan.text);
  terminal.print(
    `Em ${shownPath(path, terminal)}: a seção ${type} entrou na posição ${plan.index + 1}, com textos de exemplo.`,
  );
  terminal.print('Troque os textos e confira com "npm run validate".');
  return 0;
}

/** Creates a page or a section: exit code 0, 1 when the page's content does not allow it, 2 for wrong usage. */
export const create: Command = (words, terminal) =>
  conclude(terminal, async () => {
    const options = { ...contentOptions, title: { type: 'string' } } as const;
    const explain = () => explainInPortuguese(usage);
    const { values, positionals } = readArguments(words, { options, takesWords: true, explain });
    const { title } = values;
    const [what = '', name, type, ...said] = positionals;
    if (/^(page|p[aá]gina)$/.test(what) && name !== undefined && type === undefined) {
      const plain = name.replace(/^\//, '').replace(/\.ya?ml$/i, '');
      return createPage(values, terminal, { name: plain, title });
    }
    if (
      /^(section|se[cç][aã]o)$/.test(what) &&
      name !== undefined &&
      type !== undefined &&
      title === undefined
    )
      return createSection(values, terminal, { page: name, type, said });
    throw new Refusal(usage, 2);
  });
