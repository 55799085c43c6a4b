import { valueAt } from '../source/place.ts';
import type { Path } from '../problems/problem.ts';
import { changeAt } from './data.ts';
import { lineBreakOf } from './lines.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse, type Parsed } from './parse.ts';
import { placeFields, type PlacedFields } from './place-field.ts';
import { setValue } from './set-value.ts';
import { writeFields, type Written } from './write-fields.ts';

interface Wish {
  readonly path: Path;
  readonly value: Written;
  /** Names of the group's fields in the order in which they are best read. */
  readonly order?: readonly string[];
}

/** How many of a group's fields stand above a new one: all up to the last that comes before it in the usual order. */
export function rankOf(name: string, fields: PlacedFields['fields'], order: readonly string[]): number {
  const before = order.slice(0, Math.max(0, order.indexOf(name)));
  const above = fields.findLastIndex((field) => before.includes(field.name));
  return order.includes(name) ? above + 1 : fields.length;
}

function insertAt(text: string, offset: number, written: string, lineBreak: string): string {
  const isOpen = offset > 0 && text[offset - 1] !== '\n';
  const added = isOpen ? lineBreak + written.slice(0, -lineBreak.length) : written;
  return text.slice(0, offset) + added + text.slice(offset);
}

/** A field among those of its group, below the one that it follows, or before all of them. */
function insertField(parsed: Parsed, { path, value, order = [] }: Wish): Edit {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const placed = placeFields(parsed, around);
  if (!placed.ok) return placed;
  const { fields, column } = placed;
  const { text } = parsed;
  const lineBreak = lineBreakOf(text);
  const rank = rankOf(name, fields, order);
  const written = writeFields({ [name]: value }, column, { lineBreak });
  const wanted = changeAt(parsed.data, around, (group) =>
    Object.fromEntries(Object.entries(Object(group)).toSpliced(rank, 0, [name, value])),
  );
  const above = fields[rank - 1];
  const first = fields[0]?.start ?? 0;
  // The first name of an item stands behind its dash.
  const atTop = text.slice(0, first) + written.slice(column) + ' '.repeat(column) + text.slice(first);
  return confirm([above === undefined ? atTop : insertAt(text, above.end, written, lineBreak)], wanted);
}

/**
 * Writes a field: over the text that stands there, or as lines of its own among the group's others. A list or group that
 * is there already is not replaced.
 */
export function putField(text: string, wish: Wish): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { path, value } = wish;
  if (valueAt(parsed.data, path) === undefined) return insertField(parsed, wish);
  return typeof value === 'string' ? setValue(text, path, value) : refuse(reasons.notText(path.join(' › ')));
}
