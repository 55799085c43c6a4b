import { readTime } from '../../../fields/days-and-hours.ts';
import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { fieldsIn, outlineOf } from '../../schema/outline.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { CheckedSection } from '../pages.ts';

/** What says that nobody goes to lunch, in a text without accents. */
const noBreak =
  /\b(?:sem (?:fechar|pausa|intervalo)|nao (?:fech\w+|para\w*)|direto)\b.{0,20}\b(?:meio[- ]dia|almoco)\b|\bsem intervalo\b/;

/** The first hours of a list that have a break in a day. */
function breakIn(list: unknown): string | undefined {
  const times = (Array.isArray(list) ? list : []).flatMap((row: unknown) =>
    isRecord(row) && typeof row['time'] === 'string' ? [row['time']] : [],
  );
  return times.find((time) => (readTime(time)?.split(' ').length ?? 0) > 1);
}

/** A short text of a section which says that it stays open at noon, below hours that have a break then. */
export function checkNoon({ source, base, schema, data }: CheckedSection): readonly Problem[] {
  const time = Object.values(data)
    .map(breakIn)
    .find((one) => one !== undefined);
  if (time === undefined) return [];
  // What cannot be missing is more than such a remark.
  const remarks = fieldsIn(outlineOf(schema)).filter(({ isNeeded }) => !isNeeded);
  return remarks.flatMap(({ name: field }) => {
    const said = data[field];
    return typeof said === 'string' && noBreak.test(fold(said))
      ? [placeProblem(source, [...base, field], finding('noonSaid', { field, said, time }))]
      : [];
  });
}
