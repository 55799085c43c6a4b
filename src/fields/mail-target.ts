import { z } from 'zod';
import { asked } from './control.ts';
import { withBehaviour } from './behaviour.ts';
import { repairMail, repairYesNo } from './repair.ts';
import { noWords, yesWords } from './text.ts';

const address = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** Whether a button writes to the site's own address, or the address that it writes to. */
export const mailTarget = asked(
  'mail',
  withBehaviour(
    z
      .string()
      .regex(new RegExp(`^(?:${[...yesWords, ...noWords].join('|')}|${address})$`), {
        error: 'Escreva "sim", que é o e-mail do site, ou um endereço, como nome@exemplo.com.br',
      })
      .transform((said): string | boolean => {
        const [isYes, isNo] = [yesWords, noWords].map((words) => words.some((word) => word === said));
        return isYes === true || (isNo === true ? false : said);
      }),
    { repair: (typed) => repairMail(typed) ?? repairYesNo(typed) },
  ),
);
