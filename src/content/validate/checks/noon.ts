import { dayWord, isTimeAlone, readTime } from '../../../fields/days-and-hours.ts';
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

/** Where a sentence or a part of one begins. */
const start = String.raw`(?:^|[.;:!?(]\s*)`;

/** What says that everybody goes to lunch: who it is of is not said, or it is all of us. A part of the business has its own break. */
const withBreak = new RegExp(
  [
    String.raw`(?:\bfechamos|${start}fecha(?:d[oa])?)\b(?! (?:[oa]s?|um|uma) ).*\b(?:almoco|meio[- ]dia)\b`,
    String.raw`(?:${start}|\b(?:fazemos|temos|com) )(?:uma? )?(?:intervalo|pausa)(?: (?:para|pro|de|do|no) (?:o )?almoco| (?:ao|do) meio[- ]dia)?:? ?(?:das|de|entre|\d)`,
  ].join('|'),
);

/** What takes something out of what is said. */
const exception = /\b(?:nao|sem|nem|mas|porem|exceto|menos)\b/;

const dayNamed = new RegExp(`\\b${dayWord}`);

/** The break that a text says for every day, as `12:00` and `13:30`. */
function saidBreak(said: string): readonly [from: string, until: string] | undefined {
  const text = fold(said);
  if (!withBreak.test(text) || exception.test(text) || dayNamed.test(text)) return undefined;
  const [from = '', until = ''] = readTime(said)?.split(/[- ]/) ?? [];
  const isOne = readTime(said)?.length === `${from}-${until}`.length;
  return isOne && from >= '11:00' && from < until && until <= '15:00' ? [from, until] : undefined;
}

/** The hours of a section's lists that go on during a break, each with its place there. */
function unbroken(data: CheckedSection['data'], [from, until]: readonly [string, string]) {
  const rows = Object.entries(data).flatMap(([name, list]) =>
    (Array.isArray(list) ? list : []).map((row: unknown, index) => ({ row, path: [name, index, 'time'] })),
  );
  return rows.flatMap(({ row, path }) => {
    const said = isRecord(row) && typeof row['time'] === 'string' ? row['time'] : '';
    const [opens = '', closes = ''] = isTimeAlone(said) ? (readTime(said)?.split(/[- ]/) ?? []) : [];
    const time = `${opens}–${from} e ${until}–${closes}`;
    return opens !== '' && opens < from && until < closes ? [{ path, time }] : [];
  });
}

/** Hours without a break, above or below a short text of their section which says that it closes for lunch. */
function tellUnbroken(
  { source, base, data }: CheckedSection,
  remarks: readonly string[],
): readonly Problem[] {
  return remarks.flatMap((field) => {
    const said = data[field];
    const pause = typeof said === 'string' ? saidBreak(said) : undefined;
    if (typeof said !== 'string' || pause === undefined) return [];
    return unbroken(data, pause).map(({ path, time }) =>
      placeProblem(source, [...base, ...path], finding('breakSaid', { said, time })),
    );
  });
}

/** A short text of a section that says otherwise than the hours above it whether it stays open at noon. */
export function checkNoon(section: CheckedSection): readonly Problem[] {
  const { source, base, schema, data } = section;
  const lists = Object.values(data).filter(Array.isArray);
  if (!lists.flat().some((row: unknown) => isRecord(row) && typeof row['time'] === 'string')) return [];
  const time = lists.map(breakIn).find((one) => one !== undefined);
  // What cannot be missing is more than such a remark.
  const remarks = fieldsIn(outlineOf(schema)).flatMap(({ name, isNeeded }) => (isNeeded ? [] : [name]));
  const kept = remarks.flatMap((field) => {
    const said = data[field];
    return time !== undefined && typeof said === 'string' && noBreak.test(fold(said))
      ? [placeProblem(source, [...base, field], finding('noonSaid', { field, said, time }))]
      : [];
  });
  return [...kept, ...tellUnbroken(section, remarks)];
}
