import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { readDay } from '../../schema/fit-parts.ts';
import { fieldsIn, namesIn, outlineOf } from '../../schema/outline.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { locate } from '../../source/source.ts';
import type { CheckedSection } from '../pages.ts';

/** `27/11 – Chegou a coleção` or `[27/11/2026] Chegou a coleção`. */
const dated = /^[[(]?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)[\])]?\s*(?:[-–—:|]\s*|\s)(\p{Lu}.{3,})$/u;

function checkItem({ source, base }: CheckedSection, path: Path, today: string): readonly Problem[] {
  const [title, date] = ['title', 'date'].map((name) => valueAt(source.data, [...base, ...path, name]));
  const [, typed, words] = dated.exec(typeof title === 'string' ? title.trim() : '') ?? [];
  const day = typed === undefined ? undefined : readDay(typed, today);
  if (typeof date !== 'string' || day === undefined || words === undefined) return [];
  const range = locate(source, [...base, ...path, 'date']);
  const written = source.text.split(/\r?\n/)[range.line - 1] ?? '';
  const start = range.column - 1;
  // What stands behind the day, such as a remark, stays.
  const line = written.slice(0, start) + day + written.slice(start + range.end - range.start);
  const mistake = finding('dayInTitle', { typed: typed ?? '', title: words, day, at: range.line, line });
  return [placeProblem(source, [...base, ...path, 'title'], mistake)];
}

/** Titles of dated items that begin with a day themselves, which visitors would read twice, or beside another. */
export function checkDatedTitles(section: CheckedSection, today: string): readonly Problem[] {
  return fieldsIn(outlineOf(section.schema)).flatMap(({ name, outline }) => {
    const items = section.data[name];
    const isDated =
      outline.kind === 'list' && ['date', 'title'].every((field) => namesIn(outline.item).includes(field));
    return isDated && Array.isArray(items)
      ? items.flatMap((item, index) => (isRecord(item) ? checkItem(section, [name, index], today) : []))
      : [];
  });
}
