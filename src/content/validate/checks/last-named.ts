import { fold } from '../../../fields/fold.ts';
import { namedDays, withPlainDays } from '../../../fields/holidays.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import { daysBetween } from '../../../fields/text.ts';
import { asMeant, closing, justPassed, onlyClosing } from './day-words.ts';

/** What says that something holds from a day on, and not until then. */
const beginning = /\b(?:a partir d\w|desde|de agora em diante)\b/;

/** What says that something holds until a day: any other day may be one on which something happened. */
const ending = /\b(?:ate|termina|acaba|valid[ao]|fechad[oa]s?)\b/;

/** So soon after its day, what says that it is closed or open on it is a notice of that day, and no news. In days. */
const justNow = 14;

/** What people are asked to come to, on its day. */
const event =
  /\b(?:feir(?:a|inha)|mutir\w+|campanha|semana d|dia d[ao] |promo\w*|ofertas?|descontos?|plantao|sorteio|aula|curso|evento|bazar|encontro|palestra|caminhada|festa|oficina|inscri\w+|inauguracao)/;

/** What tells that it has been: thanks, what came of it, or a verb in the past. */
const happened =
  /\b(?:foi|foram|fomos|fizemos|tivemos|houve|obrigad[oa]s?|agradec\w+|sucesso|resultado|fotos?|vencedor\w*|ganhador\w*|(?!(?:meu|seu|teu|museu|europeu|ou|sou|vou|estou|dou|eu)\b)\w+(?:ou|eu|iu|aram|eram|iram))\b/;

/** The first of days from one to another, before the last of them. */
const spanStart =
  /(?:\b(?:de|do|entre)\s+(?:os?\s+)?(?:dias?\s+)?)?(?<!\d)\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?|º? de \p{L}{4,9}(?: de \d{4})?)?\s?(?:a|ao|at[ée]|[-–])\s?(?:o\s+)?(?:dia\s+)?(?=\d{1,2}(?:\/\d|º? de \p{L}{4,9}))/giu;

/** The day on which all is as before, behind days in a row that are not. */
const returning =
  /\b(?:volt|retorn|reabr)(?:a|e|am|em|[aei]mos|[aei]remos)\b[^\d.!?;\n]{0,40}\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?|º? de \p{L}{3,9}(?: de \d{4})?)/giu;

/**
 * The last of the days that a text of a notice names, after which the notice has nothing to say; nothing where it names none that
 * counts. `notice` is all that the notice says.
 */
export function lastNamed(typed: string, today: string, notice: string): string | undefined {
  const text = withPlainDays(typed);
  const isSpan = text.search(spanStart) >= 0;
  const days = (isSpan ? text.replaceAll(returning, '') : text)
    .split(/[.!?;\n]/)
    .filter((sentence) => !beginning.test(fold(sentence)))
    .flatMap((sentence) => namedDays(sentence.replaceAll(spanStart, ''), today, 'next'))
    .map(({ date }) => date)
    .filter((date) => daysBetween(isoOf(date), today) <= justPassed);
  // Of one that has just passed nobody means that of next year.
  const meant = days.map((date) => asMeant(date, text, today));
  const isPast = meant.every((date) => isoOf(date) < today);
  const coming = meant.filter((date, at) => date === days[at] && isoOf(date) >= today);
  const all = fold(notice);
  const isRecent = meant.every((date) => daysBetween(isoOf(date), today) <= justNow);
  const isHours = isRecent && (closing.test(fold(text)) || onlyClosing.test(fold(text)));
  const isOver = isPast && (isHours || ending.test(fold(text)) || (event.test(all) && !happened.test(all)));
  return (isOver ? meant : coming).toSorted((a, b) => isoOf(a).localeCompare(isoOf(b))).at(-1);
}
