import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { isShownOn } from '../../../fields/item.ts';
import { isoOf, suchDay } from '../../../fields/repair-date.ts';
import { daysBetween, formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import type { CheckedSection } from '../pages.ts';
import { justPassed } from './day-words.ts';

/** `só até sexta 20/11`, in a text without accents. */
const until =
  /\bate (?:o dia |(?:[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?,? (?:dia )?)?(\d{1,2}\/\d{1,2}(?:\/\d{4})?)(?![\d/])/g;

/** What tells that it has been. */
const isPast = /\b(?:foi|foram|era|ficou|terminou|acabou|encerr\w+|valeu|durou)\b/;

/** The day of a text that has passed, as `20/11/2026`. */
function passedDay(typed: string, today: string): string | undefined {
  const [date = '', month = '', year] = typed.split('/');
  const padded = [date.padStart(2, '0'), month.padStart(2, '0'), ...(year === undefined ? [] : [year])].join(
    '/',
  );
  const day = year === undefined ? suchDay(padded, today, 'last') : padded;
  const ago = day === undefined ? -1 : daysBetween(isoOf(day), today);
  return ago > 0 && (year !== undefined || ago <= justPassed) ? day : undefined;
}

/** Whether all around a place of a section is shown on a day. */
function isShown(data: unknown, path: Path, today: string): boolean {
  return path.every((_, depth) => {
    const around = valueAt(data, path.slice(0, depth));
    return !isRecord(around) || Array.isArray(around) || isShownOn(around, today);
  });
}

/** Texts which promise something until a day that has passed; a notice, and offers with a last day, are told in their own words. */
export function checkTextOver(section: CheckedSection, today: string): readonly Problem[] {
  const { source, base, schema, block, data } = section;
  if (block.isPreface === true || typeof data['validUntil'] === 'string') return [];
  return listStatements(schema, data).flatMap(({ kind, value, path }) => {
    if (kind !== 'prose' || typeof value !== 'string' || !value.includes('/')) return [];
    const text = fold(value);
    const all = text.length === value.length && !isPast.test(text) ? [...text.matchAll(until)] : [];
    const days = all.map(({ 1: typed = '' }) => ({ typed, day: passedDay(typed, today) }));
    const [first] = days;
    // Of several days some may be to come.
    if (first?.day === undefined || days.some(({ day }) => day === undefined)) return [];
    if (!isShown(data, path, today)) return [];
    const place = [...base, ...path];
    const mistake = finding('textOver', { last: formatDay(isoOf(first.day)) });
    return [{ ...placeProblem(source, place, mistake), range: placePhrase(source, place, first.typed) }];
  });
}
