import { resolve } from 'node:path';
import { openPage, Refusal, runCommand, shownPath, writeText } from './edit/files.mjs';
import { readArguments } from './setup/arguments.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { importSource } from './setup/source.mjs';

const usage = `Uso: npm run move -- PÁGINA SEÇÃO LUGAR

  npm run move -- banhoetosa faq depois hero
  npm run move -- banhoetosa faq antes pacotes
  npm run move -- banhoetosa faq primeira
  npm run move -- banhoetosa faq última

A seção pode ser dita pelo tipo (faq), pelo id, por qual das do mesmo tipo (faq-2) ou pelo número (3).
Com --pages PASTA, as páginas são as de outra pasta.`;

/** Moves a section of a page: exit code 0, 1 when the page's content does not allow it, 2 for wrong usage. */
await runCommand(async () => {
  const { options, words } = readArguments({ pages: { type: 'string', default: 'pages' } }, usage);
  const [page, name, ...said] = words;
  if (said.length === 0) throw new Refusal(usage, 2);
  await ensureDependencies();
  const { describeMove, planMove } = await importSource('src/content/edit/plan-move.ts');
  const { path, text } = await openPage(resolve(options.pages), page);
  const plan = planMove(text, name, said);
  if (!plan.ok) throw new Refusal(`${plan.reason}\nNada foi mudado.`, plan.isUsage ? 2 : 1);
  if (plan.text !== text) await writeText(path, plan.text);
  console.log(`Em ${shownPath(path)}: ${describeMove(plan)}`);
  return 0;
});
