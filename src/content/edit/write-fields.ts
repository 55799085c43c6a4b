import { parse } from './parse.ts';
import { doubleQuoted, writeScalar } from './scalar.ts';

/** What is written at a field: a text, items or fields of its own. */
export type Written = string | readonly Written[] | { readonly [name: string]: Written };

interface Hand {
  readonly lineBreak: string;
}

function isList(value: Written): value is readonly Written[] {
  return Array.isArray(value);
}

/** The first way to write a text behind a name that is read back as it is. */
function writeText(value: string, indent: number, { lineBreak }: Hand): string {
  const ways = writeScalar(value, { style: 'plain', indent, lineBreak });
  const isRead = (way: string) => {
    const read = parse(`${' '.repeat(indent - 2)}name: ${way}${lineBreak}`);
    return read.ok && JSON.stringify(read.data) === JSON.stringify({ name: value });
  };
  return ways.find(isRead) ?? doubleQuoted(value);
}

/** An item of a list, its dash at a column and what it holds at another. */
export function writeEntry(
  value: Written,
  { dash, field, lineBreak }: Hand & { dash: number; field: number },
): string {
  const sign = `${' '.repeat(dash)}-`.padEnd(field);
  const hand = { lineBreak };
  if (typeof value === 'string') return sign + writeText(value, field, hand) + lineBreak;
  return sign + writeFields(value, field, hand).slice(field);
}

/** Fields one below the other, their names at a column, as pages are written: lists and groups two columns further. */
export function writeFields(fields: Exclude<Written, string>, column: number, hand: Hand): string {
  return Object.entries(fields)
    .map(([name, value]: [string, Written]) => {
      const head = `${' '.repeat(column)}${name}:`;
      if (typeof value === 'string') return `${head} ${writeText(value, column + 2, hand)}${hand.lineBreak}`;
      const rows = isList(value)
        ? value.map((item) => writeEntry(item, { dash: column + 2, field: column + 4, ...hand })).join('')
        : writeFields(value, column + 2, hand);
      return `${head}${hand.lineBreak}${rows}`;
    })
    .join('');
}
