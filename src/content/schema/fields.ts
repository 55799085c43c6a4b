import { isShownOn, itemShape, withoutDays } from '../../fields/item.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { z } from 'zod';
import {
  behaviourOf,
  type Complaint,
  type FieldContext,
  type Parent,
  type Use,
} from '../../fields/behaviour.ts';
import { statementOf, type StatementKind } from '../../fields/statement.ts';
import type { Path } from '../problems/problem.ts';
import { fieldsIn, namesIn, outlineOf, unwrap, type Outline } from './outline.ts';

type Schema = z.core.$ZodType;
/** Whether a field takes a value, as far as its own schema can tell. */
export function isAccepted(schema: Schema, value: unknown): boolean {
  // Every schema of this project is one of zod's own classes.
  return (schema as z.ZodType).safeParse(value).success;
}

/** Asks a schema once: zod's registries ask all schemas that one was made from, each time. */
function askedOnce<Answer>(ask: (schema: Schema) => Answer): (schema: Schema) => Answer {
  const answers = new WeakMap<Schema, { readonly answer: Answer }>();
  return (schema) => {
    const known = answers.get(schema) ?? { answer: ask(schema) };
    answers.set(schema, known);
    return known.answer;
  };
}

/** What a field does beyond its shape, if anything. */
export const behaviourFor = askedOnce((schema) => behaviourOf(schema) ?? behaviourOf(unwrap(schema)));

const statementFor = askedOnce((schema) => statementOf(schema) ?? statementOf(unwrap(schema)));

/** A value of parsed data with its schema and its place. */
interface PlacedField {
  readonly outline: Outline;
  readonly value: unknown;
  readonly path: Path;
  /** The object that holds the field. */
  readonly parent: Parent;
}

function addFields(field: PlacedField, found: PlacedField[]): void {
  const { outline, value, path, parent } = field;
  if (value === undefined) return;
  found.push(field);
  if (outline.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      addFields({ outline: outline.item, value: item, path: [...path, index], parent }, found);
  }
  if (outline.kind !== 'group' || !isRecord(value)) return;
  for (const [name, child] of outline.fields)
    addFields({ outline: child.outline, value: value[name], path: [...path, name], parent: value }, found);
}

/** Every field of parsed data, parents before children. */
function listFields(schema: Schema, data: unknown): readonly PlacedField[] {
  const found: PlacedField[] = [];
  addFields({ outline: outlineOf(schema), value: data, path: [], parent: {} }, found);
  return found;
}

/** What a complaint is about, and where: for a button's message key that is the `chat` field. */
export interface PlacedComplaint {
  readonly complaint: Complaint;
  readonly path: Path;
}

/** Where a complaint of the field at a path is shown: at the part of it, or beside it, that is wrong. */
function placeOf(complaint: Complaint, path: Path): Path {
  if (complaint.kind === 'unknown-message') return [...path, 'chat'];
  if (complaint.kind === 'unknown-placeholder') return [...path, complaint.key];
  return complaint.kind === 'useless-alt' ? [...path.slice(0, -1), complaint.field] : path;
}

/** Asks every field of parsed data what it finds wrong with the rest of the site. */
export function checkFields(
  schema: Schema,
  data: unknown,
  context: FieldContext,
): readonly PlacedComplaint[] {
  return listFields(schema, data).flatMap((field) => {
    const complaints = behaviourFor(field.outline.schema)?.check?.(field.value, context, field.parent) ?? [];
    return complaints.map((complaint) => ({ complaint, path: placeOf(complaint, field.path) }));
  });
}

/** All that the fields of parsed data use of the site. */
export function listUses(schema: Schema, data: unknown, context: FieldContext): readonly Use[] {
  return listFields(schema, data).flatMap((field) => behaviourFor(field.outline.schema)?.uses?.(field.value, context) ?? []);
}

/** Something that parsed data tells about the business. */
export interface Statement {
  readonly kind: StatementKind;
  /** As the field's schema left it. */
  readonly value: unknown;
  readonly path: Path;
}

/** All that the fields of parsed data tell about the business. */
export function listStatements(schema: Schema, data: unknown): readonly Statement[] {
  return listFields(schema, data).flatMap(({ outline: { schema: field }, value, path }) => {
    const kind = statementFor(field);
    return kind === undefined ? [] : [{ kind, value, path }];
  });
}

/** Turns parsed data into what views receive: every field's final value, children before their parents. */
export function resolveFields(
  schema: Schema,
  value: unknown,
  context: FieldContext,
  parent: Parent = {},
): unknown {
  if (value === undefined) return undefined;
  const children = resolveChildren(outlineOf(schema), value, context);
  const behaviour = behaviourFor(schema);
  return behaviour?.resolve ? behaviour.resolve(children, context, parent, value) : children;
}

/** Whether a section or an item is shown on a day, and something of each list that it cannot do without. */
export function isShownWith({ outline, value, today }: Pick<PlacedField, 'outline' | 'value'> & { readonly today: string }): boolean {
  const fields: unknown = value;
  if (!isRecord(fields)) return true;
  return (
    isShownOn(fields, today) &&
    fieldsIn(outline).every(({ name, isNeeded, outline: list }) => {
      const items = fields[name];
      if (!isNeeded || list.kind !== 'list' || !Array.isArray(items)) return true;
      return items.some((item) => isShownWith({ outline: list.item, value: item, today }));
    })
  );
}

function resolveChildren(outline: Outline, value: unknown, context: FieldContext): unknown {
  if (outline.kind === 'list' && Array.isArray(value)) {
    const { item } = outline;
    const isDated = Object.keys(itemShape).every((name) => namesIn(item).includes(name));
    const behaviour = behaviourFor(item.schema);
    const kept = value.filter((one) => behaviour?.isLeftOut?.(one, context) !== true);
    if (!isDated) return kept.map((one) => resolveFields(item.schema, one, context));
    return kept
      .filter((one) => isShownWith({ outline: item, value: one, today: context.today }))
      .map((one) => resolveFields(item.schema, withoutDays(Object(one)), context));
  }
  if (outline.kind !== 'group' || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const field = outline.fields.get(name);
      const final =
        field === undefined ? child : resolveFields(field.outline.schema, child, context, value);
      // A list of which nothing is shown is as one that nobody wrote.
      const isEmptied = Array.isArray(final) && final.length === 0 && Array.isArray(child) && child.length > 0;
      return isEmptied ? [] : [[name, final]];
    }),
  );
}
