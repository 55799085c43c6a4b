import { capital } from '../../../fields/capital.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { writeValue } from '../../problems/wording.ts';
import { dayNames } from '../../../fields/schedule.ts';
import { writeDays } from '../../../fields/write-days.ts';
import { locate } from '../../source/source.ts';
import { placeClaims, type SourceOf } from './collect.ts';
import type { LeftOut } from './left-out.ts';
import type { Entry } from './ledger.ts';
import { namePlaces } from './name-places.ts';

/** The item that tells the hours of some days in a list; nothing for a line, or where another item has the days. */
function writeItem({ week: { kind }, days, isClosed, told: [first] }: LeftOut): readonly string[] {
  const names = days.map((day) => dayNames[day]);
  if (first === undefined || kind === 'hours-line' || isClosed) return [];
  if (kind === 'hours') {
    const words = writeDays(days);
    const typed = capital(words);
    return [`- days: ${typed}`, `  time: ${writeValue(first.said)}`];
  }
  return first.value.split(' ').flatMap((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return [`- days: [${names.join(', ')}]`, `  opens: ${opens}`, `  closes: ${closes}`];
  });
}

/** Days that lists and lines of hours leave out, though other places of the site tell that they are open. */
export function tellLeftOut(
  found: readonly LeftOut[],
  { ledger, sourceOf }: { readonly ledger: readonly Entry[]; readonly sourceOf: SourceOf },
): readonly Problem[] {
  return found.map((left) => {
    const { file, path } = left.week;
    const told = placeClaims(left.told, sourceOf);
    const [first] = told;
    const places = namePlaces(told, ledger);
    const mistake = finding('dayLeftOut', {
      days: left.days,
      said: first?.said ?? '',
      told: { ...places, more: places.more + left.more },
      isClosed: left.isClosed,
      isInWords: left.week.kind === 'hours',
      item: writeItem(left),
    });
    const other = first && { file: first.file, range: first.range };
    return { ...mistake, file, path, range: locate(sourceOf(file), path, 'key'), other };
  });
}
