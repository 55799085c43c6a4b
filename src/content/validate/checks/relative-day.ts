import { fold } from '../../../fields/fold.ts';
import { dayNames, placeInWeek } from '../../../fields/schedule.ts';
import { formatDay, shiftDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { PageInWork } from '../pages.ts';

/** A day by how far it is from the one on which it is read, in a text without accents. */
const relative = /(?<![a-z])(?:depois de amanha|amanha|hoje)(?![a-z])/g;

/** What says of a day that the business is closed or open on it, in a text without accents. */
const ofHours =
  /\b(?:fech(?:a|amos|aremos)|fechad[oa]s?|nao (?:abr|atend|funcion|ha|havera)\w*|(?:abr(?:e|imos|iremos)|atend(?:e|emos|eremos)|funciona(?:mos|remos)?) (?:so |somente |apenas |normalmente )?(?:ate|das|as|a partir))\b/;

/** What takes place on a day, or ends with it. */
const ofEvent =
  /\b(?:feira|mutirao|evento|aula|sorteio|bazar|palestra|promocao|so ate|somente ate|ultimo dia)\b/;

/** What is asked of everybody at any time: `agende hoje`. */
const invitation = /\b(?:agende|marque|peca|compre|ligue|chame|venha|receba|garanta|aproveite|visite)\b/;

/** How many days after today they are. */
const away: Readonly<Record<string, number>> = { hoje: 0, amanha: 1, 'depois de amanha': 2 };

/** What makes no day of them: a date right beside, `hoje mesmo`, `até hoje`, `até amanhã!`. */
const isNone = (before: string, word: string, behind: string) =>
  /\d{1,2}\/\d{1,2}(?:\/\d{4})?[\s,(]*$/.test(before) ||
  /^[\s,(]*\d{1,2}\/\d|^ (?:mesmo|em dia|e sempre)\b/.test(behind) ||
  (word === 'hoje' && /\bate $/.test(before)) ||
  (/^\s*ate $/.test(before) && /^[!.\s]*$/.test(behind));

interface Told {
  readonly typed: string;
  readonly better: string;
}

/** Such days of a sentence with the day that each is today, by the week and its date. */
function daysIn(sentence: string, today: string): readonly Told[] {
  const said = fold(sentence);
  if (said.length !== sentence.length || invitation.test(said)) return [];
  return Array.from(said.matchAll(relative)).flatMap(({ 0: word, index }): readonly Told[] => {
    const [before, behind] = [said.slice(0, index), said.slice(index + word.length)];
    const isOfDay = ofHours.test(said) || (word !== 'hoje' && ofEvent.test(said));
    if (isNone(before, word, behind) || !isOfDay) return [];
    const day = shiftDay(today, away[word] ?? 0);
    const name = dayNames[placeInWeek(day)] ?? '';
    const typed = sentence.slice(index, index + word.length);
    const isLarge = typed.charAt(0) !== typed.charAt(0).toLowerCase();
    const shown = isLarge ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    const date = formatDay(day).slice(0, 5);
    return [{ typed, better: `${shown}, ${date}${/^ [a-z]/.test(behind) ? ',' : ''}` }];
  });
}

/** Words of a notice which on the next day mean another one: `Amanhã não abriremos`. */
export function checkRelativeDays(page: PageInWork, today: string): readonly Problem[] {
  return page.written.flatMap(({ source, base, schema, data, block }) =>
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
}
