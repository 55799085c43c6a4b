import type { Path } from '../problems/problem.ts';
import { changeAt } from './data.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse } from './parse.ts';
import { placeFields, type PlacedField } from './place-field.ts';

/** The text without a field that stands first in its item: the next one takes its place behind the dash. */
function withoutFirst(text: string, field: PlacedField, next: PlacedField): readonly string[] {
  const between = text.slice(field.end, next.start);
  const lineBreak = text.slice(0, field.end).endsWith('\r\n') ? '\r\n' : '\n';
  const head = text.slice(0, field.start);
  return between.includes('#')
    ? [head.trimEnd() + lineBreak + text.slice(field.end)]
    : [head + text.slice(next.start)];
}

/** Takes a field with all its lines away; comments beside it stay. The only one of its group stays. */
export function removeField(text: string, path: Path): Edit {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const placed = placeFields(parsed, around);
  if (!placed.ok) return placed;
  const { fields } = placed;
  const index = fields.findIndex((field) => field.name === name);
  const field = fields[index];
  if (field === undefined) return refuse(reasons.noValue(path.join(' › ')));
  if (fields.length === 1) return refuse(reasons.lastField(name));
  const wanted = changeAt(parsed.data, around, (group) =>
    Object.fromEntries(Object.entries(Object(group)).filter(([key]) => key !== name)),
  );
  const line = text.lastIndexOf('\n', field.start - 1) + 1;
  const next = fields[index + 1];
  const isBehindDash = /-/.test(text.slice(line, field.start));
  const rest = text.slice(0, line) + text.slice(field.end);
  const texts = isBehindDash && next !== undefined ? withoutFirst(text, field, next) : [rest];
  const isOpen = field.end === text.length && !text.endsWith('\n');
  return confirm(isOpen ? texts.map((one) => one.replace(/\r?\n$/, '')) : texts, wanted);
}
