import { saidEnds, saidSpans, type SaidEnd } from '../../../fields/said-ends.ts';
import { formatDay } from '../../../fields/text.ts';
import type { Path } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import type { Source } from '../../source/source.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';

/** A last day as it is written somewhere on a page, in a field or in a text; a year that is not written fits any. */
export interface End extends Partial<SaidEnd> {
  readonly day: string;
  readonly source: Source;
  readonly path: Path;
}

const plain = (text: string) => text.replaceAll('**', '');

/** The last days that a section's texts say, and those of days in a row. */
export function spokenEnds({ source, base, schema, data }: CheckedSection, today: string): readonly End[] {
  return listStatements(schema, data).flatMap(({ kind, value, path }): readonly End[] => {
    if (kind !== 'prose' || typeof value !== 'string') return [];
    const place = { source, path: [...base, ...path] };
    const text = plain(value);
    return [saidEnds(text), saidSpans(text, today)].flat().map((said) => Object.assign(said, place));
  });
}

/** Last days in what search results show of a page. */
export function headEnds({ source, data }: PageInWork): readonly End[] {
  return (['title', 'description'] as const).flatMap((name) =>
    saidEnds(plain(data?.[name] ?? '')).map((said) => Object.assign(said, { source, path: [name] })),
  );
}

/** The last day that a field of a section says. */
export function fieldEnd({ source, base, data }: CheckedSection, name: string): readonly End[] {
  const day = data[name];
  return typeof day === 'string' ? [{ day, source, path: [...base, name] }] : [];
}

/** Whether a last day agrees with another; days in a row do unless that falls among them. */
export const isSame = (one: End, other: End) =>
  one.from === undefined
    ? one.day.slice(-6) === other.day.slice(-6) &&
      (one.day.length < 10 || other.day.length < 10 || one.day === other.day)
    : other.day < one.from || other.day >= one.day;

/** Whether a day comes before another, in the year of that where it has none. */
export const isBefore = (one: End, other: End) =>
  (one.day.length < 10 ? other.day.slice(0, 4) + one.day.slice(-6) : one.day) < other.day;

/** A last day as it is told. */
export const sayDay = ({ day, said }: End) => said ?? formatDay(day).replace(/\/$/, '');
