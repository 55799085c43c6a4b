import type { z } from 'zod';
import { alternativesIn } from '../../fields/alternatives.ts';
import { meaningsOf } from '../../fields/choice.ts';
import { askingOf, foldOf, otherWayOf, type Companions, type Control } from '../../fields/control.ts';
import type { Path } from '../problems/problem.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

interface Common {
  /** What reads the value; wrappers such as `.optional()` included. */
  readonly schema: Schema;
  /** What it is for, in the editor's words; empty where nobody says it. */
  readonly description: string;
  /** What stands there when nothing is written, if a text does. */
  readonly fallback?: string | undefined;
  /** What is said of a value that does not fit, as the schema's author wrote it. */
  readonly said?: string | undefined;
}

/** One field of a group. */
export interface Field {
  readonly name: string;
  readonly isNeeded: boolean;
  /** The field beside it that says the same, where it is only another way to write that. */
  readonly otherWayOf?: string | undefined;
  /** Where nobody can do without it unless one of these fields beside it stands: their names. */
  readonly neededWithout?: readonly string[] | undefined;
  /** What stands above it and others where forms fold it away. */
  readonly fold?: string | undefined;
  readonly outline: Outline;
}

/** Fields under their names. */
export interface Group extends Common {
  readonly kind: 'group';
  readonly fields: ReadonlyMap<string, Field>;
  /** What fields of any other name hold; nothing where no other is allowed. */
  readonly others?: Outline | undefined;
}

/** Items one below the other. */
export interface List extends Common {
  readonly kind: 'list';
  readonly item: Outline;
  readonly least: number;
  readonly most?: number | undefined;
}

/** One word of a few. Yes and no are read in several spellings, and offered as two words. */
export interface Choice extends Common {
  readonly kind: 'choice';
  readonly words: readonly { readonly word: string; readonly meaning: string }[];
  readonly isYesNo: boolean;
}

/** Any text that the schema accepts. */
interface Text extends Common {
  readonly kind: 'text';
  /** How forms ask for it, where it is more than a line. */
  readonly control?: Control | undefined;
  /** Of a picture the fields beside it that belong to it. */
  readonly companions?: Companions | undefined;
}

/** Anything: what it is, only its own text tells. A page's sections are such. */
interface Anything extends Common {
  readonly kind: 'any';
}

/** What may be written at a place: names, kinds, limits, choices and descriptions. */
export type Outline = Group | List | Choice | Text | Anything;

function definitionOf(schema: Schema): Definition {
  // Every schema of this project is one of zod's own classes.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The schema inside `.optional()`, `.default()` and the like. */
export function unwrap(schema: Schema): Schema {
  const definition = definitionOf(schema);
  return 'innerType' in definition ? unwrap(definition.innerType) : schema;
}

/** The schema of what is written, before anything is made of it. */
function writtenOf(schema: Schema): Schema {
  const bare = unwrap(schema);
  const definition = definitionOf(bare);
  return definition.type === 'pipe' ? writtenOf(definition.in) : bare;
}

type Say = (issue: object) => unknown;

/** The schema's own message for what does not fit, as its author wrote it. */
function messageOf(schema: Schema): string | undefined {
  const definition = definitionOf(schema);
  const checks = ('checks' in definition ? definition.checks : undefined) ?? [];
  // zod makes a function of each text; none of ours reads the issue that it is called with.
  const sayings = [definition.error, ...checks.map((check) => check._zod.def.error)] as readonly (
    | Say
    | undefined
  )[];
  return sayings.map((say) => say?.({})).find((said) => typeof said === 'string');
}

/** The number that a check of some name holds. */
function limitOf(definition: Definition, name: string, key: string): number | undefined {
  const checks = ('checks' in definition ? definition.checks : undefined) ?? [];
  const found: object | undefined = checks
    .map((check) => check._zod.def)
    .find((check) => check.check === name);
  const limit: unknown = found && Reflect.get(found, key);
  return typeof limit === 'number' ? limit : undefined;
}

/** Whether a value may be left out, because nobody needs it or because there is one for such a case. */
function isOptional(schema: Schema): boolean {
  const definition = definitionOf(schema);
  if (definition.type === 'optional' || definition.type === 'default') return true;
  return 'innerType' in definition && isOptional(definition.innerType);
}

/** The other ways to say what a field says, where a group of fields asks for one of them all. */
function neededWithout(name: string, shape: Shape, group: Schema): readonly string[] | undefined {
  const asked = alternativesIn(group).filter(
    ({ fields, given }) => given === undefined && fields.includes(name),
  );
  const others = asked.map(({ fields }) => fields.filter((field) => field !== name));
  return others.find((fields) => fields.every((field) => shape[field] && otherWayOf(shape[field]) === name));
}

type Shape = Readonly<Record<string, Schema>>;

function outlineFields(shape: Shape, group: Schema): ReadonlyMap<string, Field> {
  const entries = Object.entries(shape).map(([name, field]): [string, Field] => [
    name,
    {
      name,
      isNeeded: !isOptional(field),
      otherWayOf: otherWayOf(field),
      neededWithout: neededWithout(name, shape, group),
      fold: foldOf(field),
      outline: outlineOf(field),
    },
  ]);
  return new Map(entries);
}

const yesNo = ['sim', 'não'];

function outlineChoice(schema: Schema, names: readonly string[], common: Common): Choice {
  const meanings = meaningsOf(schema) ?? {};
  const isYesNo = yesNo.every((word) => names.includes(word));
  // Of all ways to write yes and no these are offered, and what else a field takes.
  const shown = isYesNo ? [...yesNo, ...names.filter((name) => meanings[name] !== undefined)] : names;
  const words = shown.map((word) => ({ word, meaning: meanings[word] ?? '' }));
  return { kind: 'choice', words, isYesNo, ...common };
}

/** The description of a schema, or of what it wraps. */
function describe(schema: Schema): string {
  const own = (schema as z.ZodType).description;
  const definition = definitionOf(schema);
  if (own !== undefined) return own;
  return 'innerType' in definition ? describe(definition.innerType) : '';
}

/** The text that stands for a value that is left out. */
function fallbackOf(schema: Schema): string | undefined {
  const definition = definitionOf(schema);
  if (definition.type === 'default')
    return typeof definition.defaultValue === 'string' ? definition.defaultValue : undefined;
  return 'innerType' in definition ? fallbackOf(definition.innerType) : undefined;
}

function makeOutline(schema: Schema): Outline {
  const inner = writtenOf(schema);
  const definition = definitionOf(inner);
  const said = messageOf(inner) ?? messageOf(unwrap(schema));
  const common = { schema, description: describe(schema), fallback: fallbackOf(schema), said };
  switch (definition.type) {
    case 'object': {
      const { shape, catchall } = definition;
      const isOpen = catchall !== undefined && definitionOf(catchall).type !== 'never';
      const others = isOpen ? outlineOf(catchall) : undefined;
      return { kind: 'group', fields: outlineFields(shape, inner), others, ...common };
    }
    case 'array': {
      const least = limitOf(definition, 'min_length', 'minimum') ?? 0;
      const most = limitOf(definition, 'max_length', 'maximum');
      return { kind: 'list', item: outlineOf(definition.element), least, most, ...common };
    }
    case 'enum':
      return outlineChoice(inner, Object.values(definition.entries).map(String), common);
    case 'literal':
      return outlineChoice(inner, definition.values.map(String), common);
    case 'unknown':
      return { kind: 'any', ...common };
    default:
      return { kind: 'text', ...(askingOf(schema) ?? askingOf(unwrap(schema))), ...common };
  }
}

const known = new WeakMap<Schema, Outline>();

/** The outline of a schema, made once. */
export function outlineOf(schema: Schema): Outline {
  const outline = known.get(schema) ?? makeOutline(schema);
  known.set(schema, outline);
  return outline;
}

/** The outline of the value at a path, where there is one. */
export function outlineAt(outline: Outline, path: Path): Outline | undefined {
  let current: Outline | undefined = outline;
  for (const name of path) {
    if (current === undefined) return undefined;
    if (typeof name === 'number') current = current.kind === 'list' ? current.item : undefined;
    else current = current.kind === 'group' ? current.fields.get(name)?.outline : undefined;
  }
  return current;
}

/** Whether the field at a path may not be missing. Items of lists may go. */
export function isNeededAt(outline: Outline, path: Path): boolean {
  const name = path.at(-1);
  const around = outlineAt(outline, path.slice(0, -1));
  return around?.kind === 'group' && around.fields.get(String(name))?.isNeeded === true;
}

/** A group's own fields; of anything else none. */
export function fieldsIn(outline: Outline | undefined): readonly Field[] {
  return outline?.kind === 'group' ? [...outline.fields.values()] : [];
}

/** The names of a group's fields; of anything else none. */
export function namesIn(outline: Outline | undefined): readonly string[] {
  return outline?.kind === 'group' ? [...outline.fields.keys()] : [];
}

/** All fields of an outline, those of its items and groups included. */
export function* walkOutline(outline: Outline): Generator<Field> {
  if (outline.kind === 'list') yield* walkOutline(outline.item);
  if (outline.kind !== 'group') return;
  for (const field of outline.fields.values()) {
    yield field;
    yield* walkOutline(field.outline);
  }
}
