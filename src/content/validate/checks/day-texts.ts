import { readTime } from '../../../fields/days-and-hours.ts';
import { fold } from '../../../fields/fold.ts';
import { namedDays, type NamedDay } from '../../../fields/holidays.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import { daysBetween } from '../../../fields/text.ts';
import { readClauses } from './day-clauses.ts';
import { closingHour, recessIn } from './recess.ts';

/** What says of a business that it is closed, in a text without accents. */
const closing =
  /\b(?<!\bnao )(?:fechad[oa]s?|fech(?:a|am|amos|aremos)(?! (?:as?|ao) (?:\d|meio))|nao (?:(?:ha|havera|vamos|iremos|teremos) )?(?:abr|atend|funcion|exped)\w*)\b/;

/** What says that it is open, for some of the time. */
const opening =
  /\b(?<!\bnao )(?:atend(?:e|emos|eremos)|abert[oa]s?|abr(?:e|imos|iremos)|funciona(?:mos|remos)?|(?:vamos|iremos) (?:atender|abrir|funcionar))\b/;

/** A text with a stop for each picture: in a chat they end what is said before them. */
const withStops = (text: string) => text.replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, ';');

/** Where something else is said, or another day begins. */
const turning =
  /[()]|\s+(?:mas|por[eé]m)\s+|\s+e (?=abert|fechad|abr[ei]|atend|fech|n[aã]o )|,\s*(?=(?:e |no |em )*(?:(?:dias? )?\d|abert|fechad|abr[ei]|atend|fech|n[aã]o ))|\s+e (?=(?:no |em )*dias? )/i;

/** What the day before it is called, or which day of the week it is. */
const calledDay = /(?<=\d)\s*\((?:\p{L}|[\s-])+\)/gu;

/** Closes at an hour, and is open until then. */
const closesAt = /\bfech(?:a|am|amos|aremos)\b.*\b(?:as|ao) (?:\d|meio)/;

/** What a part that says both says of the closed days: before it says of others that they are open, or behind their hours. */
function closedHalf(part: string): string {
  const folded = fold(part);
  const [closed, open] = [folded.search(closing), folded.search(opening)];
  if (closed < open) return part.slice(0, open);
  const behind = /^.*\d(?:h\d{0,2}|:\d{2})\b(.*)$/is.exec(part)?.[1];
  const halves = part
    .split(/\s+e\s+/)
    .filter((half) => closing.test(fold(half)) && !opening.test(fold(half)));
  return behind ?? halves.join('; ');
}

/** The parts of a sentence about several days that say of some that it is closed. */
function closedParts(typed: string): string {
  const says = (part: string, what: RegExp) => what.test(fold(part));
  const sentence = typed.replaceAll(calledDay, (name) =>
    says(name, opening) || says(name, closing) ? name : '',
  );
  if (!says(sentence, opening) && !says(sentence, closesAt)) return sentence;
  const parts: string[] = [];
  for (const part of sentence.split(turning)) {
    // Further days, of which the same is said as of those before.
    const isMore = !says(part, closing) && !says(part, opening) && parts.length > 0;
    if (isMore) parts.push(`${parts.pop() ?? ''}, ${part}`);
    else parts.push(part);
  }
  const closed = parts.filter((part) => says(part, closing) && !says(part, closesAt));
  return closed.map((part) => (says(part, opening) ? closedHalf(part) : part)).join('; ');
}

/** The days with a date on which some text says that it is closed; until the last day on which it is shown, those before that. */
export function closedDays(text: string, today: string, until: string | undefined): readonly NamedDay[] {
  const namedIn = (sentence: string) => {
    const recess = recessIn(sentence, today);
    if (recess !== undefined) return recess.closed;
    const clauses = until === undefined ? readClauses(sentence, today) : undefined;
    if (clauses !== undefined) return clauses.flatMap(({ days, time }) => (time === 'fechado' ? days : []));
    const isClosing = closing.test(fold(sentence)) && !partOfDay.test(fold(sentence));
    const parts = isClosing ? closedParts(sentence) : '';
    return until === undefined ? namedDays(parts, today, 'next') : namedDays(parts, until, 'last');
  };
  // Dates have no sign in them that ends a sentence.
  return toCome(
    withStops(text)
      .split(/[.!?;\n]/)
      .flatMap(namedIn),
    text,
    today,
  );
}

/** What tells of a part of a day alone. */
const partOfDay = /\b(?:d?[ae]|pela) (?:manha|tarde|noite)\b|\ba partir d/;

/** That a business closes at an hour of some day, and nothing else: orders, lists and fairs close as well. */
const onlyClosing =
  /^(?=.*\bfech(?:amos|aremos)\b)(?:[\s,:º–-]|\b(?:n?os?|em|e|dias?|d?as?|d[eo]|ao|so|somente|apenas|excepcionalmente|atencao|vespera|natal|ano|novo|mais|cedo|meio|fechamos|fecharemos|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo)\b|[\d/]+(?:h\d*|:\d\d)?)+$/;

/** Until when it is open, in a text without accents. */
const untilHour = /\bate (?:as |ao? |o )?(?:\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)|meio[- ]dia)(?![\d/])/;

/** What says when things are as on any day again, which is no day with hours of its own. */
const returning = /\b(?:e\s+)?(?:retorn|volt|reabr)\p{L}*.*$/isu;

/** The days with a date on which some text says that it is open for some hours, each part of a sentence with its own. */
export function openDays(text: string, today: string): readonly (readonly [NamedDay, string])[] {
  const sentences = withStops(text)
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[!?;\n]|\.(?!\d)/);
  const recesses = sentences.map((sentence) => recessIn(sentence, today));
  const halves = recesses.flatMap((recess) => (recess?.half === undefined ? [] : [recess.half]));
  const clauses = sentences.map((sentence) => readClauses(sentence, today));
  const told = clauses.flatMap((some = []) =>
    some.flatMap(({ days, time }) =>
      time === undefined || time === 'fechado' ? [] : days.map((one) => [one, time] as const),
    ),
  );
  const parts = sentences.flatMap((sentence, at) =>
    recesses[at] === undefined && clauses[at] === undefined ? withDays(sentence.split(turning), today) : [],
  );
  // Behind closed days an hour of opening is that of the return.
  const isReturn = closing.test(fold(text)) || back.test(fold(text));
  const open = parts.flatMap((part) => {
    const said = fold(part);
    const later = isReturn ? null : opensAt.exec(said);
    if (later !== null) {
      const days = namedDays(said.replace(opensAt, ' '), today, 'next');
      return days.map((one) => [one, `a partir das ${later[1] ?? ''}`] as const);
    }
    const isOpen = opensFor.test(said) || onlyHours.test(said);
    const atHour = onlyClosing.test(said) ? closingHour.exec(said) : null;
    const isHalf = atHour !== null || (isOpen && !closing.test(said));
    if (!isHalf || partOfDay.test(said)) return [];
    // The month of a date is no hour.
    const [span = '', ...more] = (readTime(part.replaceAll(/\d{1,2}\/[\d/]+/g, ' ')) ?? '').split(' ');
    const { 0: until, index = part.length } = atHour ?? untilHour.exec(said) ?? {};
    const time = span.includes('-')
      ? span
      : atHour === null
        ? until?.replace(' o ', ' ')
        : `ate ${atHour[1] ?? ''}`;
    // Behind a day an hour would read as the end of a span of days.
    const rest = `${part.slice(0, index)} ${part.slice(index + (until?.length ?? 0))}`.replace(returning, '');
    const days = namedDays(rest, today, 'next');
    return time === undefined || more.length > 0 ? [] : days.map((day) => [day, time] as const);
  });
  const all = [...halves, ...told, ...open];
  const coming = new Set(
    toCome(
      all.map(([day]) => day),
      text,
      today,
    ),
  );
  return all.filter(([day]) => coming.has(day));
}

/** The hour at which it opens alone, in a text without accents. */
const opensAt =
  /\b(?:abr(?:e|imos|iremos)|(?:vamos|iremos) abrir|atend(?:e|emos|eremos)|comec(?:amos|aremos)(?: a atender)?)(?: (?:so|somente|apenas|excepcionalmente))? (?:as|a partir das?) (\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)|meio[- ]dia)\b(?!\s?(?:as?|ate|-|–))/;

/** That it goes on. */
const back = /\b(?:volt|retorn|reabr)/;

/** Parts of a sentence, each with the days that stand alone before it: `Domingo, 06/12, atendemos das 9h às 13h`. */
function withDays(parts: readonly string[], today: string): readonly string[] {
  const isDay = (part: string) => namedDays(part, today, 'next').length > 0;
  const saysHours = (part: string) => [opening, closing, opensFor].some((what) => what.test(fold(part)));
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isBehind = last !== undefined && isDay(last) && !saysHours(last) && saysHours(part) && !isDay(part);
    if (isBehind) joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Days and hours with nothing else beside them. */
const onlyHours =
  /^(?:\s|,|:|[–-]|\b(?:n?os?|em|e|dias?|das?|de|as|ao?|ate|so|somente|apenas|vespera|natal|ano|novo|meio)\b|[\d/]+(?:h\d*|:\d\d)?)+$/;

/** What says that a business is open, and not that something else takes place. */
const opensFor = /\b(?:atend\w+|abert[oa]s?|abr(?:e|imos|iremos)|funciona\w*|horario|expediente)\b/;

/** What says that something holds from a day on, and not until then. */
const beginning = /\b(?:a partir d\w|desde|de agora em diante)\b/;

/** What says that something holds until a day: any other day may be one on which something happened. */
const ending = /\b(?:ate|termina|acaba|valid[ao]|fechad[oa]s?)\b/;

/** A day without a year is one that has just passed, and not the next such day, for so many days. */
export const justPassed = 30;

/** A day that a text names as the next such one, as that which has just passed where it gives no year. */
function asMeant(date: string, text: string, today: string): string {
  const [year = '', ...others] = date.split('/').toReversed();
  const before = [...others.toReversed(), Number(year) - 1].join('/');
  const ago = daysBetween(isoOf(before), today);
  return !text.includes(year) && ago > 0 && ago <= justPassed ? before : date;
}

/** The days of a text that are still to come: of such as have just passed nobody means those of next year. */
function toCome(days: readonly NamedDay[], text: string, today: string): readonly NamedDay[] {
  const isOver = days.every(({ date }) => isoOf(asMeant(date, text, today)) < today);
  return isOver ? [] : days.filter(({ date }) => isoOf(date) >= today);
}

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
  /(?:\b(?:de|do|entre)\s+(?:os?\s+)?(?:dias?\s+)?)?(?<!\d)\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?)?\s?(?:a|ao|at[ée]|[-–])\s?(?:o\s+)?(?:dia\s+)?(?=\d{1,2}\/\d)/giu;

/**
 * The last of the days that a text of a notice names, after which the notice has nothing to say; nothing where it names none that
 * counts. `notice` is all that the notice says.
 */
export function lastNamed(text: string, today: string, notice: string): string | undefined {
  const days = text
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
