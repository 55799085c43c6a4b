import { capital } from '../../../fields/capital.ts';
import { fold } from '../../../fields/fold.ts';
import { dayNames, placeInWeek } from '../../../fields/schedule.ts';
import { formatDay, shiftDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { valueAt } from '../../source/place.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { PageInWork } from '../pages.ts';

/** The names of the days of the week, `segunda` and `segunda-feira` alike, in a text without accents. */
const weekday = dayNames.map(fold).join('|');

/** A day by how far it is from the one on which it is read, in a text without accents. */
const relative = new RegExp(
  String.raw`(?<![a-z])(?:(?<near>hoje e amanha|depois de amanha|amanha|hoje|ontem)|n?es[st][ea] (?<this>${weekday})(?:-feira)?|(?<far>(?:n?es[st]a|(?:n?a )?proxima) semana|(?:semana|(?:${weekday})(?:-feira)?) que vem|proxim[oa] (?:${weekday})(?:-feira)?))(?![a-z-])`,
  'g',
);

/** What says of a day that the business is closed or open on it, in a text without accents. */
const ofHours =
  /\b(?:fech(?:a|amos|aremos)|fechad[oa]s?|nao (?:abr|atend|funcion|ha|havera)\w*|(?:abr(?:e|imos|iremos)|atend(?:e|emos|eremos)|funciona(?:mos|remos)?) (?:so |somente |apenas |normalmente )?(?:ate|das|as|a partir))\b/;

/** What is amiss on a day, and will not be on others. */
const ofTrouble =
  /\b(?:sem (?:linha|telefone|internet|sinal|sistema|luz|energia|agua|vagas?|atendimento|horarios?)|fora do ar|nao (?:ta|esta\w*|tem|temos|teremos|vamos|vai|iremos)|faltou|em manutencao)\b/;

/** What is promised at any time: `Cuidado hoje e amanhã`. */
const promise = /\b(?:cuid\w+|sempre|vida|futuro)\b/;

/** What is so each day: `Chega amanhã`, `Pão de ontem`. */
const daily = /\b(?:historia|chega\w*|entreg\w*|receb\w*|pedidos?|deix\w+|de ontem)\b/;

/** What is asked of everybody at any time: `agende hoje`. */
const invitation = /\b(?:agende|marque|peca|compre|ligue|chame|venha|receba|garanta|aproveite|visite)\b/;

/** How many days after today they are. */
const away: Readonly<Record<string, readonly number[]>> = {
  ontem: [-1],
  hoje: [0],
  amanha: [1],
  'hoje e amanha': [0, 1],
  'depois de amanha': [2],
};

const dateIn = /\d{1,2}\/\d{1,2}(?!\d)/;

/** What makes no day of them: a date right beside, `hoje mesmo`, `até hoje`, `até amanhã!`. */
const isNone = (before: string, word: string, behind: string) =>
  /\d{1,2}\/\d{1,2}(?:\/\d{4})?[\s,(]*$/.test(before) ||
  /^[\s,(]*(?:dias? )?\d{1,2}\/\d|^ (?:mesmo|em dia|em diante|e sempre)\b/.test(behind) ||
  (word === 'hoje' && /\bate $/.test(before)) ||
  (/^\s*ate $/.test(before) && /^[!.\s]*$/.test(behind));

interface Told {
  readonly typed: string;
  /** The same with its date; nothing where it may be one of several. */
  readonly better?: string;
}

const dateOf = (day: string) => formatDay(day).slice(0, 5);

/** A day of the week and its date, as it is written behind other words or as the first of a text. */
const sayDay = (day: string) => `${dayNames[placeInWeek(day)] ?? ''}, ${dateOf(day)}`;

/** What says which day such words mean today; nothing where people mean one or another by them. */
function writeDays(
  { near, this: name }: Readonly<Record<string, string | undefined>>,
  typed: string,
  today: string,
): string | undefined {
  if (near !== undefined)
    return (away[near] ?? []).map((count) => sayDay(shiftDay(today, count))).join(', e ');
  const ahead = (dayNames.map(fold).indexOf(name ?? '') - placeInWeek(today) + 7) % 7;
  return name === undefined || ahead === 0 ? undefined : `${typed}, ${dateOf(shiftDay(today, ahead))}`;
}

/** Whether a sentence is about that one day: of what is so on all days `hoje` alone is said too. */
function isOfDay(said: string, near: string | undefined): boolean {
  if (ofHours.test(said) || ofTrouble.test(said)) return true;
  return near !== 'hoje' && !promise.test(said) && (near === undefined || !daily.test(said));
}

/** Such days of a sentence with the day that each is today, by the week and its date. */
function daysIn(sentence: string, today: string): readonly Told[] {
  const said = fold(sentence);
  if (said.length !== sentence.length) return [];
  return Array.from(said.matchAll(relative)).flatMap(({ 0: word, index, groups = {} }): readonly Told[] => {
    const [before, behind] = [said.slice(0, index), said.slice(index + word.length)];
    const isInvited = invitation.test(before.split(/[,;:(–]/).at(-1) ?? '');
    // Days of the week may have their date anywhere beside.
    const isDated = groups['near'] === undefined && dateIn.test(said);
    if (isInvited || isDated || isNone(before, word, behind) || !isOfDay(said, groups['near'])) return [];
    const typed = sentence.slice(index, index + word.length);
    const days = writeDays(groups, typed, today);
    if (days === undefined) return [{ typed }];
    const isLarge = typed.charAt(0) !== typed.charAt(0).toLowerCase();
    const shown = isLarge ? capital(days) : days;
    return [{ typed, better: `${shown}${/^ [a-z]/.test(behind) ? ',' : ''}` }];
  });
}

/** When something was said, as a network puts it below. */
const since = /^(?:anteontem|ontem|hoje)(?:,?\s(?:[àa]s\s)?\d{1,2}(?::|h)\d{0,2})?$/i;

const ago: Readonly<Record<string, number>> = { hoje: 0, ontem: 1, anteontem: 2 };

/** Days of items in words which on the next day mean another one: `ontem 21:14` below what a customer says. */
function findSince(
  { source, base, schema, data }: PageInWork['written'][number],
  today: string,
): readonly Problem[] {
  const isSince = (value: unknown): value is string => typeof value === 'string' && since.test(value.trim());
  const items: unknown = valueAt(data, ['items']);
  if (!Array.isArray(items) || !items.some((item) => isSince(valueAt(item, ['date'])))) return [];
  return listStatements(schema, data).flatMap(({ kind, value, path }) => {
    if (kind !== 'prose' || path.at(-1) !== 'date' || !isSince(value)) return [];
    const [word = ''] = /^\p{L}+/u.exec(fold(value.trim())) ?? [];
    const better = formatDay(shiftDay(today, -(ago[word] ?? 0)));
    return [placeProblem(source, [...base, ...path], finding('relativeDay', { typed: value, better }))];
  });
}

/** Words of a notice or of an item's day which on the next day mean another one: `Amanhã não abriremos`. */
export function checkRelativeDays(page: PageInWork, today: string): readonly Problem[] {
  const sinces = page.written.flatMap((written) => findSince(written, today));
  const notices = page.written.flatMap(({ source, base, schema, data, block }) =>
    listStatements(schema, block.isPreface === true ? data : {}).flatMap(({ kind, value, path }) => {
      if (kind !== 'prose' || typeof value !== 'string') return [];
      const field = [...base, ...path];
      const [first] = value.split(/(?<=[.!?\n])/).flatMap((sentence) => daysIn(sentence, today));
      return first === undefined
        ? []
        : [
            {
              ...placeProblem(source, field, finding('relativeDay', { ...first })),
              range: placePhrase(source, field, first.typed),
            },
          ];
    }),
  );
  return [...notices, ...sinces];
}
