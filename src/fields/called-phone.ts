import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { explain } from './choice.ts';
import { repairYesNo } from './repair.ts';
import { noWords, yesWords } from './text.ts';

/** Says that the site's second telephone is meant. */
export const secondPhone = 'segundo';

/** Words by which people name a second telephone. */
const saidSecond =
  /^(?:(?:sim,? )?(?:o|pelo|no) )?(?:segundo|outro|2[º°]?)(?: (?:telefone|fone|n[úu]mero))?$/i;

/** Yes or no to what is reached by the site's telephone, or that it is reached by the second one. */
export function calledPhone(error: string) {
  const words = z.enum([...yesWords, ...noWords, secondPhone], { error });
  explain(words, { [secondPhone]: 'sim, pelo segundo telefone' });
  return withBehaviour(
    words.transform((word): boolean | typeof secondPhone =>
      word === secondPhone ? secondPhone : (yesWords as readonly string[]).includes(word),
    ),
    {
      repair: (typed) => (saidSecond.test(typed.trim()) ? secondPhone : repairYesNo(typed)),
      check: (said, { otherPhone }) =>
        said === secondPhone && otherPhone === undefined ? [{ kind: 'no-second-phone' }] : [],
    },
  );
}
