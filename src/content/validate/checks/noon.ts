import { dayWord, readTime } from '../../../fields/days-and-hours.ts';
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

/** What says that everybody goes to lunch. */
const withBreak = /\bfecha\w*\b.*\b(?:almoco|meio[- ]dia)\b|\b(?:intervalo|pausa)\b/;

const dayNamed = new RegExp(`\\b${dayWord}`);

/** The break that a text says for every day, as `12:00` and `13:30`. */
function saidBreak(said: string): readonly [from: string, until: string] | undefined {
  const text = fold(said);
  if (!withBreak.test(text) || /\b(?:nao|sem|nem)\b/.test(text) || dayNamed.test(text)) return undefined;
  const [from = '', until = ''] = readTime(said)?.split(/[- ]/) ?? [];
  const isOne = readTime(said)?.length === `${from}-${until}`.length;
  return isOne && from >= '11:00' && from < until && until <= '15:00' ? [from, until] : undefined;
}

/** The first hours of a section's lists that go on during a break, with their place there. */
function unbroken(data: CheckedSection['data'], [from, until]: readonly [string, string]) {
  const rows = Object.entries(data).flatMap(([name, list]) =>
    (Array.isArray(list) ? list : []).map((row: unknown, index) => ({ row, path: [name, index, 'time'] })),
  );
  return rows.flatMap(({ row, path }) => {
    const [opens = '', closes = ''] =
      isRecord(row) && typeof row['time'] === 'string' ? (readTime(row['time'])?.split(/[- ]/) ?? []) : [];
    const time = `${opens}–${from} e ${until}–${closes}`;
    return opens !== '' && opens < from && until < closes ? [{ path, time }] : [];
  })[0];
}

/** A short text of a section which says that it closes for lunch, below hours that have no break. */
function tellUnbroken(
  { source, base, data }: CheckedSection,
  remarks: readonly string[],
): readonly Problem[] {
  return remarks.flatMap((field) => {
    const said = data[field];
    const pause = typeof said === 'string' ? saidBreak(said) : undefined;
    const row = pause && unbroken(data, pause);
    return typeof said !== 'string' || row === undefined
      ? []
      : [placeProblem(source, [...base, ...row.path], finding('breakSaid', { said, time: row.time }))];
  });
}

/** A short text of a section that says otherwise than the hours above it whether it stays open at noon. */
export function checkNoon(section: CheckedSection): readonly Problem[] {
  const { source, base, schema, data } = section;
  const time = Object.values(data)
    .map(breakIn)
    .find((one) => one !== undefined);
  // What cannot be missing is more than such a remark.
  const remarks = fieldsIn(outlineOf(schema)).flatMap(({ name, isNeeded }) => (isNeeded ? [] : [name]));
  if (time === undefined) return tellUnbroken(section, remarks);
  return remarks.flatMap((field) => {
    const said = data[field];
    return typeof said === 'string' && noBreak.test(fold(said))
      ? [placeProblem(source, [...base, field], finding('noonSaid', { field, said, time }))]
      : [];
  });
}
