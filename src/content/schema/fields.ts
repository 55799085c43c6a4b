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

/** What a field tells about the business, if anything. */
export const statementFor = askedOnce((schema) => statementOf(schema) ?? statementOf(unwrap(schema)));

/** A field of parsed data with its place, and what it answers. */
interface Answered<Answer> {
  readonly value: unknown;
  readonly path: Path;
  /** The object that holds the field. */
  readonly parent: Parent;
  readonly answer: Answer;
}

/** The way to all fields of an outline that have an answer, found once: data is walked along it alone. */
interface Way<Answer> {
  readonly answer: Answer | undefined;
  /** Into each item of a list. */
  readonly item: Way<Answer> | undefined;
  readonly fields: readonly (readonly [name: string, way: Way<Answer>])[];
}

/** What is asked of fields: those that have no answer, nor hold one that has, are passed over. */
export class Question<Answer extends {}> {
  private readonly wayTo: (schema: Schema) => Way<Answer> | undefined;

  constructor(find: (schema: Schema) => Answer | undefined) {
    this.wayTo = askedOnce((schema) => {
      const outline = outlineOf(schema);
      const answer = find(schema);
      const item = outline.kind === 'list' ? this.wayTo(outline.item.schema) : undefined;
      const fields = fieldsIn(outline).flatMap(({ name, outline: inner }) => {
        const way = this.wayTo(inner.schema);
        return way === undefined ? [] : [[name, way] as const];
      });
      const leads = answer !== undefined || item !== undefined || fields.length > 0;
      return leads ? { answer, item, fields } : undefined;
    });
  }

  /** Every field of parsed data that has an answer, with that; parents before children. */
  ask(schema: Schema, data: unknown): readonly Answered<Answer>[] {
    const found: Answered<Answer>[] = [];
    // Of most fields nobody asks the path: it is written down for the others alone.
    const path: (string | number)[] = [];
    const enter = (name: string | number, way: Way<Answer>, value: unknown, parent: Parent) => {
      if (value === undefined) return;
      path.push(name);
      walk(way, value, parent);
      path.pop();
    };
    const walk = ({ answer, item, fields }: Way<Answer>, value: unknown, parent: Parent) => {
      if (answer !== undefined) found.push({ value, path: [...path], parent, answer });
      if (item !== undefined && Array.isArray(value)) {
        for (let index = 0; index < value.length; index += 1) enter(index, item, value[index], parent);
      }
      if (fields.length === 0 || !isRecord(value)) return;
      for (const [name, inner] of fields) enter(name, inner, value[name], value);
    };
    const way = this.wayTo(schema);
    if (way !== undefined && data !== undefined) walk(way, data, {});
    return found;
  }
}

const checks = new Question((schema) => behaviourFor(schema)?.check);
const uses = new Question((schema) => behaviourFor(schema)?.uses);
const statements = new Question(statementFor);

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
  return checks
    .ask(schema, data)
    .flatMap(({ answer: check, value, parent, path }) =>
      check(value, context, parent).map((complaint) => ({ complaint, path: placeOf(complaint, path) })),
    );
}

/** All that the fields of parsed data use of the site; what is hidden leads to no page, and may need all else again. */
export function listUses(schema: Schema, data: unknown, context: FieldContext): readonly Use[] {
  return uses.ask(schema, data).flatMap(({ answer: use, value, parent }) => {
    const found = [use(value, context) ?? []].flat();
    return parent['hidden'] === true ? found.filter(({ kind }) => kind !== 'page') : found;
  });
}

/** Something that parsed data tells about the business. */
export interface Statement {
  readonly kind: StatementKind;
  /** As the field's schema left it. */
  readonly value: unknown;
  readonly path: Path;
}

/** What was told by data that is still at hand: a dozen checks ask the same sections, each of them by one schema. */
const told = new WeakMap<object, { readonly schema: Schema; readonly statements: readonly Statement[] }>();

/** All that the fields of parsed data, which nobody changes, tell about the business. */
export function listStatements(schema: Schema, data: unknown): readonly Statement[] {
  const known = isRecord(data) ? told.get(data) : undefined;
  if (known?.schema === schema) return known.statements;
  const found = statements.ask(schema, data).map(({ answer: kind, value, path }) => ({ kind, value, path }));
  if (isRecord(data)) told.set(data, { schema, statements: found });
  return found;
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

/** What stands below a section's own words, such as a button, may go from a list without it. */
const mayBeLeftOut = (item: Outline) => behaviourFor(item.schema)?.isLeftOut !== undefined;

/** The lists of what a section or an item shows, without which it is nothing. Its buttons are none of them. */
export const neededLists = askedOnce((schema) =>
  fieldsIn(outlineOf(schema)).flatMap(({ name, isNeeded, outline }) =>
    isNeeded && outline.kind === 'list' && !mayBeLeftOut(outline.item) ? [{ name, item: outline.item }] : [],
  ),
);

/** Whether items may say when they are shown. */
const isDated = askedOnce((schema) => {
  const names = namesIn(outlineOf(schema));
  return Object.keys(itemShape).every((name) => names.includes(name));
});

/** Whether a section or an item is shown on a day, and something of each list that it cannot do without. */
export function isShownWith({
  outline,
  value,
  today,
}: {
  readonly outline: Outline;
  readonly value: unknown;
  readonly today: string;
}): boolean {
  const fields: unknown = value;
  if (!isRecord(fields)) return true;
  return (
    isShownOn(fields, today) &&
    neededLists(outline.schema).every(({ name, item: inner }) => {
      const items = fields[name];
      return (
        !Array.isArray(items) || items.some((item) => isShownWith({ outline: inner, value: item, today }))
      );
    })
  );
}

function resolveChildren(outline: Outline, value: unknown, context: FieldContext): unknown {
  if (outline.kind === 'list' && Array.isArray(value)) {
    const { item } = outline;
    const behaviour = behaviourFor(item.schema);
    const kept = value.filter((one) => behaviour?.isLeftOut?.(one, context) !== true);
    if (!isDated(item.schema)) return kept.map((one) => resolveFields(item.schema, one, context));
    return kept
      .filter((one) => isShownWith({ outline: item, value: one, today: context.today }))
      .map((one) => resolveFields(item.schema, withoutDays(Object(one)), context));
  }
  if (outline.kind !== 'group' || !isRecord(value)) return value;
  const resolved: (readonly [string, unknown])[] = [];
  for (const [name, child] of Object.entries(value)) {
    const field = outline.fields.get(name);
    const final = field === undefined ? child : resolveFields(field.outline.schema, child, context, value);
    // A list of which nothing is shown is as one that nobody wrote.
    const isEmptied = Array.isArray(final) && final.length === 0 && Array.isArray(child) && child.length > 0;
    if (!isEmptied) resolved.push([name, final]);
  }
  return Object.fromEntries(resolved);
}
