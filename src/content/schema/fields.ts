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

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

function definitionOf(schema: Schema): Definition {
  // Every schema of this project is one of zod's own classes.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The schema inside `.optional()`, `.default()` and the like. */
export function unwrap(schema: Schema): Schema {
  const definition = definitionOf(schema);
  return 'innerType' in definition ? unwrap(definition.innerType) : schema;
}

/** The fields of an object schema by name, or nothing for any other schema. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'object' ? definition.shape : undefined;
}

/** The schema of a list's entries, or nothing for any other schema. */
export function elementOf(schema: Schema): Schema | undefined {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'array' ? definition.element : undefined;
}

/** The names of an object schema's fields; of any other schema none. */
export function fieldsOf(schema: Schema): readonly string[] {
  return Object.keys(shapeOf(schema) ?? {});
}

function fieldOf(schema: Schema, name: string): Schema | undefined {
  const shape = shapeOf(schema);
  return shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : undefined;
}

/** The schema of the value at a path, where there is one. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const name of path) {
    if (current === undefined) return undefined;
    current = typeof name === 'number' ? elementOf(current) : fieldOf(current, name);
  }
  return current;
}

/** Whether a field takes a value, as far as its own schema can tell. */
export function isAccepted(schema: Schema, value: unknown): boolean {
  // Every schema of this project is one of zod's own classes.
  return (schema as z.ZodType).safeParse(value).success;
}

/** What a field is for, in the editor's words. */
export function describeField(schema: Schema | undefined): string {
  return (schema as z.ZodType | undefined)?.description ?? '';
}

/** What a field does beyond its shape, if anything. */
export function behaviourFor(schema: Schema) {
  return behaviourOf(schema) ?? behaviourOf(unwrap(schema));
}

/** A value of parsed data with its schema and its place. */
interface PlacedField {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: Path;
  /** The object that holds the field. */
  readonly parent: Parent;
}

/** Every field of parsed data, parents before children. */
function* walkFields(field: PlacedField): Generator<PlacedField> {
  const { schema, value, path, parent } = field;
  if (value === undefined) return;
  yield field;
  const element = elementOf(schema);
  if (element !== undefined && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walkFields({ schema: element, value: item, path: [...path, index], parent });
    }
  }
  if (!isRecord(value)) return;
  for (const [name, child] of Object.entries(shapeOf(schema) ?? {})) {
    yield* walkFields({ schema: child, value: value[name], path: [...path, name], parent: value });
  }
}

/** What a complaint is about, and where: for a button's message key that is the `chat` field. */
export interface PlacedComplaint {
  readonly complaint: Complaint;
  readonly path: Path;
}

/** Where a complaint of the field at a path is shown: at the part of it, or beside it, that is wrong. */
function placeOf({ kind }: Complaint, path: Path): Path {
  if (kind === 'unknown-message') return [...path, 'chat'];
  return kind === 'useless-alt' ? [...path.slice(0, -1), 'imageAlt'] : path;
}

/** Asks every field of parsed data what it finds wrong with the rest of the site. */
export function checkFields(
  schema: Schema,
  data: unknown,
  context: FieldContext,
): readonly PlacedComplaint[] {
  const fields = [...walkFields({ schema, value: data, path: [], parent: {} })];
  return fields.flatMap((field) => {
    const complaints = behaviourFor(field.schema)?.check?.(field.value, context, field.parent) ?? [];
    return complaints.map((complaint) => ({ complaint, path: placeOf(complaint, field.path) }));
  });
}

/** All that the fields of parsed data use of the site. */
export function listUses(schema: Schema, data: unknown, context: FieldContext): readonly Use[] {
  const fields = [...walkFields({ schema, value: data, path: [], parent: {} })];
  return fields.flatMap((field) => behaviourFor(field.schema)?.uses?.(field.value, context) ?? []);
}

/** Something that parsed data tells about the clinic. */
export interface Statement {
  readonly kind: StatementKind;
  /** As the field's schema left it. */
  readonly value: unknown;
  readonly path: Path;
}

/** All that the fields of parsed data tell about the clinic. */
export function listStatements(schema: Schema, data: unknown): readonly Statement[] {
  const fields = [...walkFields({ schema, value: data, path: [], parent: {} })];
  return fields.flatMap(({ schema: field, value, path }) => {
    const kind = statementOf(field) ?? statementOf(unwrap(field));
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
  const children = resolveChildren(schema, value, context);
  const behaviour = behaviourFor(schema);
  return behaviour?.resolve ? behaviour.resolve(children, context, parent) : children;
}

function resolveChildren(schema: Schema, value: unknown, context: FieldContext): unknown {
  const element = elementOf(schema);
  if (element !== undefined && Array.isArray(value)) {
    return value.map((item) => resolveFields(element, item, context));
  }
  const shape = shapeOf(schema);
  if (shape === undefined || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const field = shape[name];
      return [name, field === undefined ? child : resolveFields(field, child, context, value)];
    }),
  );
}
