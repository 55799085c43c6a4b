import { readTime } from '../../fields/days-and-hours.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { isAccepted } from '../schema/fields.ts';
import { fieldsIn, outlineAt, outlineOf, type Field } from '../schema/outline.ts';
import { writeField } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { dashBefore, isFree } from './other-fields.ts';

/** Words that are no name of a field: one sentence and the beginning of another, or many of them. */
const isSentence = (words: string) =>
  /\p{L}[.!?…]\s+\S/u.test(words) || words.trim().split(/\s+/).length > (words.includes(', ') ? 3 : 4);

/** What stands behind the name of a row: its hours, or its price. */
const isOfRow = (value: string) => readTime(value) !== undefined || /^(?:24 ?h|R\$|\d)/i.test(value.trim());

const isLong = ({ outline }: Field) => outline.kind === 'text' && outline.control === 'long';

/** A sentence in two: the first of its own, without its full stop, and the rest. */
function inTwo(said: string): readonly [string, string] | undefined {
  const [, first = '', stop = '', rest = ''] = /^(.*?\p{L}|.*?\d)([.!?…]+)\s+(\S.*)$/su.exec(said) ?? [];
  return rest === '' ? undefined : [stop === '.' ? first : first + stop, rest];
}

/**
 * `Fechado dia 24. Plantão: (54) 99999-1234` between the fields of a section or an item: words with a colon, which go to
 * the text that it cannot do without and the long one below that.
 */
export function findSentence(checked: Checked, path: Path, key: string, value: string): Finding | undefined {
  const { source, base, schema } = checked;
  if (
    !isSentence(key) ||
    isOfRow(value) ||
    base.length + path.length === 0 ||
    valueAt(source.data, base) === undefined
  )
    return undefined;
  const outline = outlineAt(outlineOf(schema), path);
  const free = fieldsIn(outline).filter(({ name }) => isFree(checked, [...path, key], name));
  const long = free.find(isLong);
  const title = free.find(({ isNeeded, outline: own }) => isNeeded && own.kind === 'text');
  const said = `${key}: ${value}`;
  const parts = title === undefined || title === long ? undefined : inTwo(said);
  const place = title ?? long;
  const whole = place && ([[place, said]] as const);
  const told =
    parts === undefined || title === undefined || long === undefined
      ? whole
      : ([
          [title, parts[0]],
          [long, parts[1]],
        ] as const);
  if (told?.every(([{ outline: own }, words]) => isAccepted(own.schema, words)) !== true) return undefined;
  const dash = dashBefore(checked, [...path, key]);
  const lead = ' '.repeat(dash.length);
  const lines = told
    .flatMap(([{ name, outline: own }, words]) => writeField(name, words, own))
    .map((line, at) => (at === 0 ? dash : lead) + line);
  return finding('sentenceAsField', { lines });
}
