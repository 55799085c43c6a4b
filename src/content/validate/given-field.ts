import { capital } from '../../fields/capital.ts';
import { fold } from '../../fields/fold.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { wordFor } from '../problems/field-words.ts';
import { meantBy } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { isAccepted } from '../schema/fields.ts';
import { outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { writeField } from '../schema/write-item.ts';
import { lastLineOf } from '../source/range.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';

/** What stands under an unknown name, with the name where it says more than the field does: `Pix: 12.345.678/0001-90`. */
function sayWith(key: string, field: string, value: string): string {
  const isMeaning = meantBy(key).includes(field) && fold(key) !== field && fold(key) !== fold(wordFor(field));
  return isMeaning ? `${capital(key)}: ${value}` : value;
}

/** The words of two texts as one; nothing where the field does not hold them. */
function joinWords(outline: Outline | undefined, given: string, more: string): string | undefined {
  const isWords = outline?.kind === 'text' && (outline.control ?? 'long') === 'long';
  const between = given.trim().includes('\n') ? '\n' : /[.!?]$/.test(given.trim()) ? ' ' : '. ';
  const joined = `${given.trim()}${between}${more}`;
  return isWords && isAccepted(outline.schema, joined) ? joined : undefined;
}

/** A given field with more words behind its own, as its lines from `line` to `last` are to be; none where it does not hold them. */
export function writeJoined({ source, base, schema }: Checked, path: Path, more: string) {
  const full = [...base, ...path];
  const given = valueAt(source.data, full);
  const outline = outlineAt(outlineOf(schema), path);
  const joined = typeof given === 'string' ? joinWords(outline, given, more) : undefined;
  const { line, column } = locate(source, full, 'key');
  const before = source.text.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  const lead = (at: number) => (at === 0 ? before : ' '.repeat(column - 1));
  const lines = joined === undefined ? undefined : writeField(String(path.at(-1)), joined, outline);
  return {
    line,
    last: lastLineOf(locate(source, full)),
    lines: lines?.map((text, at) => (text === '' ? '' : lead(at) + text)),
  };
}

/** An unknown field that was meant to be one that is given already: what to do with what stands in it. */
export function explainGiven(checked: Checked, path: Path, key: string, field: string): Finding {
  const around = [...checked.base, ...path];
  const [value, given] = [key, field].map((name) => valueAt(checked.source.data, [...around, name]));
  const isSame = value === given;
  const more = typeof value === 'string' && !isSame ? sayWith(key, field, value.trim()) : '';
  const { line, last, lines } = writeJoined(checked, [...path, field], more);
  return finding('givenField', {
    typed: key,
    field,
    line,
    last,
    isSame,
    lines: more === '' ? undefined : lines,
  });
}
