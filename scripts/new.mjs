import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPage, Refusal, runCommand, shownPath, writeText } from './edit/files.mjs';
import { readArguments } from './setup/arguments.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { importSource, root } from './setup/source.mjs';

const usage = `Uso: npm run new -- page NOME [--title "Título da página"]
     npm run new -- section PÁGINA TIPO [LUGAR]

  npm run new -- page vacinas --title "Vacinas em Passo Fundo"
  npm run new -- section vacinas faq
  npm run new -- section vacinas cta depois hero

O lugar é "depois SEÇÃO", "antes SEÇÃO", "primeira" ou "última"; sem ele, a seção entra no fim.
Com --pages PASTA, as páginas são as de outra pasta.`;

async function createPage(folder, { name, title }) {
  const { refuseName, writePage } = await importSource('src/content/edit/new-page.ts');
  const reason = refuseName(name);
  if (reason !== undefined) throw new Refusal(reason, 2);
  if (title?.trim() === '')
    throw new Refusal('O título está vazio. Escreva-o entre aspas depois de --title.', 2);
  const path = join(folder, `${name}.yaml`);
  if (!existsSync(folder)) throw new Refusal(`A pasta ${shownPath(folder)} não existe.`, 2);
  const taken = [path, join(folder, `${name}.yml`)].find((one) => existsSync(one));
  if (taken !== undefined) throw new Refusal(`${shownPath(taken)} já existe. Escolha outro nome.`, 2);
  await writeText(path, writePage({ name, title }));
  console.log(`Criada ${shownPath(path)}, que será /${name}. Agora troque os textos e acrescente seções.`);
  return 0;
}

async function createSection(folder, { page, type, said }) {
  const { planInsert } = await importSource('src/content/edit/plan-insert.ts');
  const { blocks } = await importSource('src/content/registry.ts');
  const { path, text } = await openPage(folder, page);
  const known = [...blocks.keys()];
  const file = join(root, 'src', 'blocks', type, 'example.yaml');
  const example = known.includes(type) ? await readFile(file, 'utf8') : undefined;
  const plan = planInsert(text, { type, example, known, said });
  if (!plan.ok) throw new Refusal(`${plan.reason}\nNada foi mudado.`, plan.isUsage ? 2 : 1);
  await writeText(path, plan.text);
  console.log(
    `Em ${shownPath(path)}: a seção ${type} entrou na posição ${plan.index + 1}, com textos de exemplo.`,
  );
  console.log('Troque os textos e confira com "npm run validate".');
  return 0;
}

/** Creates a page or a section: exit code 0, 1 when the page's content does not allow it, 2 for wrong usage. */
await runCommand(async () => {
  const known = { pages: { type: 'string', default: 'pages' }, title: { type: 'string' } };
  const { options, words } = readArguments(known, usage);
  const [what, name, type, ...said] = words;
  const folder = resolve(options.pages);
  const isPage = /^(page|p[aá]gina)$/.test(what ?? '') && name !== undefined && type === undefined;
  const isSection =
    /^(section|se[cç][aã]o)$/.test(what ?? '') && type !== undefined && options.title === undefined;
  if (!isPage && !isSection) throw new Refusal(usage, 2);
  await ensureDependencies();
  if (isPage)
    return createPage(folder, {
      name: name.replace(/^\//, '').replace(/\.ya?ml$/i, ''),
      title: options.title,
    });
  return createSection(folder, { page: name, type, said });
});
