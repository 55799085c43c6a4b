import { isRecord } from '../../fields/is-record.ts';
import type { TextLines } from '../problems/kinds/kind.ts';
import type { Path } from '../problems/problem.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Field } from '../schema/outline.ts';
import { writeField } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { lastLineOf } from '../source/range.ts';
import { locate } from '../source/source.ts';
import { writeJoined } from './given-field.ts';

/** Chooses the text of a group that takes more words, by its fields and what is given of them. */
type ChooseText = (fields: readonly Field[], given: object) => string | undefined;

/** The long text of a group, in which numbers and addresses become links: the one below all else, then one that is given. */
export const longTextIn: ChooseText = (fields, given) => {
  const long = fields
    .filter(({ outline }) => outline.kind === 'text' && outline.control === 'long')
    .map(({ name }) => name);
  return long.find((name) => name === 'note') ?? long.find((name) => name in given) ?? long[0];
};

/** The text below all else, long or short, or else the long one. */
export const noteIn: ChooseText = (fields, given) =>
  fields.find(({ name }) => name === 'note' || name === 'detail')?.name ?? longTextIn(fields, given);

/** A text of a section, or of an item, with words behind its own, or as a new one below the first line; none where it does not hold them. */
export function writeInText(
  checked: Checked,
  path: Path,
  words: string,
  choose: ChooseText,
): TextLines | undefined {
  const { source, base, schema } = checked;
  const group = valueAt(source.data, [...base, ...path]);
  const outline = outlineAt(outlineOf(schema), path);
  const isPart = path.length > 0 || namesIn(outline).includes('type');
  const field = isRecord(group) && isPart ? choose(fieldsIn(outline), group) : undefined;
  if (field === undefined || !isRecord(group)) return undefined;
  if (field in group) {
    const { line, last, lines } = writeJoined(checked, [...path, field], words);
    return lines && { field, first: line, last, lines };
  }
  const [beside = ''] = Object.keys(group);
  const end = lastLineOf(locate(source, [...base, ...path, beside]));
  const lead = ' '.repeat(locate(source, [...base, ...path, beside], 'key').column - 1);
  const lines = writeField(field, words, outlineAt(outlineOf(schema), [...path, field]));
  return lines && { field, first: end + 1, last: end, lines: lines.map((line) => lead + line) };
}
