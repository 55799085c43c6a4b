import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPage, readText, Refusal, runCommand, shownPath, writeText } from './edit/files.mjs';
import { readArguments } from './setup/arguments.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { contentOptions, contentSettings } from './setup/options.mjs';
import { importSource, root } from './setup/source.mjs';

const usage = `Uso: npm run new -- page NOME [--title "Título da página"]
     npm run new -- section PÁGINA TIPO [LUGAR]

  npm run new -- page vacinas --title "Vacinas em Passo Fundo"
  npm run new -- section vacinas faq
  npm run new -- section vacinas cta depois hero

O lugar é "depois SEÇÃO", "antes SEÇÃO", "primeira" ou "última"; sem ele, a seção entra no fim (a capa, no alto).
Com --pages PASTA, as páginas são as de outra pasta.`;

/** Refuses a text that the checker would refuse, before it is written. */
async function refuseErrors(options, { path, text }) {
  const { load } = await importSource('src/content/load.ts');
  const { explainForeseen, foresee } = await importSource('src/content/edit/foresee.ts');
  const { places, conditions } = contentSettings(options);
  const problems = foresee(await load(places), { file: shownPath(path), text }, conditions);
  if (problems.length > 0) throw new Refusal(`${explainForeseen(problems)}\nNada foi mudado.`, 1);
}

async function readSite(folder) {
  const path = join(folder, 'site.yaml');
  return existsSync(path) ? await readText(path) : undefined;
}

async function createPage(options, { name, title }) {
  const folder = resolve(options.pages);
  const { refuseName, writePage } = await importSource('src/content/edit/new-page.ts');
  const reason = refuseName(name);
  if (reason !== undefined) throw new Refusal(reason, 2);
  if (title?.trim() === '')
    throw new Refusal('O título está vazio. Escreva-o entre aspas depois de --title.', 2);
  const path = join(folder, `${name}.yaml`);
  if (!existsSync(folder)) throw new Refusal(`A pasta ${shownPath(folder)} não existe.`, 2);
  const taken = [path, join(folder, `${name}.yml`)].find((one) => existsSync(one));
  if (taken !== undefined) throw new Refusal(explainTaken(taken), 2);
  const text = writePage({ name, title, site: await readSite(folder) });
  await refuseErrors(options, { path, text });
  await writeText(path, text);
  console.log(`Criada ${shownPath(path)}, que será /${name}. Agora troque os textos e acrescente seções.`);
  return 0;
}

function explainTaken(path) {
  const cure = path.endsWith('.yml') ? ` Para usar esse arquivo, rode "npm run fix".` : '';
  return `${shownPath(path)} já existe. Escolha outro nome.${cure}`;
}

async function createSection(options, { page, type, said }) {
  const { planInsert } = await importSource('src/content/edit/plan-insert.ts');
  const { blocks } = await importSource('src/content/registry.ts');
  const { path, text } = await openPage(resolve(options.pages), page);
  const file = join(root, 'src', 'blocks', type, 'example.yaml');
  const example = blocks.has(type) ? await readFile(file, 'utf8') : undefined;
  const plan = planInsert(text, { type, example, said });
  if (!plan.ok) throw new Refusal(`${plan.reason}\nNada foi mudado.`, plan.isUsage ? 2 : 1);
  await refuseErrors(options, { path, text: plan.text });
  await writeText(path, plan.text);
  console.log(
    `Em ${shownPath(path)}: a seção ${type} entrou na posição ${plan.index + 1}, com textos de exemplo.`,
  );
  console.log('Troque os textos e confira com "npm run validate".');
  return 0;
}

/** Creates a page or a section: exit code 0, 1 when the page's content does not allow it, 2 for wrong usage. */
await runCommand(async () => {
  const known = { ...contentOptions, title: { type: 'string' } };
  const { options, words } = readArguments(known, usage);
  const [what, name, type, ...said] = words;
  const isPage = /^(page|p[aá]gina)$/.test(what ?? '') && name !== undefined && type === undefined;
  const isSection =
    /^(section|se[cç][aã]o)$/.test(what ?? '') && type !== undefined && options.title === undefined;
  if (!isPage && !isSection) throw new Refusal(usage, 2);
  await ensureDependencies();
  if (isPage)
    return createPage(options, {
      name: name.replace(/^\//, '').replace(/\.ya?ml$/i, ''),
      title: options.title,
    });
  return createSection(options, { page: name, type, said });
});
