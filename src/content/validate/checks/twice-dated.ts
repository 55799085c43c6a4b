import { areShifts } from '../../../fields/days-and-hours.ts';
import { fold } from '../../../fields/fold.ts';
import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import type { Survey } from './links.ts';
import { sayHours } from './unlike-days.ts';

type SpecialDay = NonNullable<NonNullable<Survey['site']['hours']>['exceptions']>[number];

const saysSame = (one: SpecialDay, other: SpecialDay) =>
  one.opens === other.opens && one.closes === other.closes;

const spanOf = ({ opens, closes }: SpecialDay) =>
  opens === undefined ? 'fechado' : `${opens}-${closes ?? ''}`;

const sayDay = (day: SpecialDay) => `${day.days}, ${sayHours(day)}`;

/** Two special days of one date in the site's hours that are no parts of it, as with a pause: told at the second. */
export function checkTwiceDated({ site, siteSource }: Survey, today: string): readonly Problem[] {
  const days = site.hours?.exceptions ?? [];
  const known = new Map<string, number[]>();
  return days.flatMap((day, at): readonly Problem[] => {
    if (day.date < today) return [];
    const earlier = known.get(day.date) ?? [];
    known.set(day.date, [...earlier, at]);
    const others = earlier.flatMap((index) => {
      const other = days[index];
      return other === undefined || areShifts([spanOf(day), spanOf(other)]) ? [] : [{ index, other }];
    });
    const first = others.find(({ other }) => saysSame(day, other)) ?? others[0];
    if (first === undefined) return [];
    const { index, other } = first;
    const mistake = finding('twiceDated', {
      date: formatDay(day.date),
      here: sayDay(day),
      there: sayDay(other),
      isSame: saysSame(day, other) && fold(day.days) === fold(other.days),
    });
    const placeAt = (row: number) => ['hours', 'exceptions', row];
    const range = locate(siteSource, placeAt(index));
    return [{ ...placeProblem(siteSource, placeAt(at), mistake), other: { file: siteSource.file, range } }];
  });
}
