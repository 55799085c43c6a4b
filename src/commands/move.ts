import { describeMove, planMove } from '../content/edit/plan-move.ts';
import { explainInPortuguese, readArguments } from './arguments.ts';
import { refuseMissing, shownPath } from './files.ts';
import { openPage, refusePlan } from './find-page.ts';
import { conclude } from './conclude.ts';
import { Refusal } from './refusal.ts';
import { findPages, folderOptions } from './settings.ts';
import type { Command } from './terminal.ts';
import { takeTurn } from './turn.ts';
import { replaceText } from './writing.ts';

const usage = `Uso: npm run move -- PÁGINA SEÇÃO LUGAR

  npm run move -- contato faq depois hero
  npm run move -- contato faq antes pacotes
  npm run move -- contato faq primeira
  npm run move -- contato faq última
  npm run move -- contato faq 2

A seção pode ser dita pelo tipo (faq), pelo que se lê (dúvidas), pelo id, por qual das do mesmo tipo (faq-2) ou pelo número (3).
Com --pages PASTA, as páginas são as de outra pasta.`;

/** Moves a section of a page: exit code 0, 1 when the page's content does not allow it, 2 for wrong usage. */
export const move: Command = (words, given) =>
  conclude(given, async (terminal) => {
    const expected = {
      options: folderOptions,
      takesWords: true,
      usage,
      explain: explainInPortuguese(usage),
    };
    const { values, positionals } = readArguments(words, expected);
    const [page, name, ...said] = positionals;
    if (page === undefined || name === undefined || said.length === 0) throw new Refusal(usage, 2);
    const shelf = { folder: findPages(values.pages, terminal), terminal };
    refuseMissing(shelf);
    return takeTurn(shelf, async () => {
      const read = await openPage(shelf, page);
      const plan = planMove(read.text, name, said);
      if (!plan.ok) throw refusePlan(plan, shelf);
      if (plan.text !== read.text) await replaceText(shelf, read, plan.text);
      terminal.print(`Em ${shownPath(read.path, terminal)}: ${describeMove(plan)}`);
      return 0;
    });
  });
