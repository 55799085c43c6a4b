import { z } from 'zod';

/** How a form asks for a text of a kind: what is not named here is one line. */
export type Control =
  | 'long'
  | 'number'
  | 'price'
  | 'phone'
  | 'date'
  | 'picture'
  | 'drawing'
  | 'tab-icon'
  | 'file'
  | 'link'
  | 'anchor'
  | 'address'
  | 'mail'
  | 'place'
  | 'message'
  | 'shared'
  | 'theme'
  | 'color';

/** The fields beside a picture that say what it shows, and which part of it stays in sight. */
export interface Companions {
  readonly alt: string;
  readonly focus: string;
}

interface Asking {
  readonly control: Control;
  readonly companions?: Companions | undefined;
}

const controls = z.registry<Asking>();

/** Tells forms how to ask for a field, and for a picture the fields that belong to it; returns its schema. */
export function asked<S extends z.ZodType>(control: Control, schema: S, companions?: Companions): S {
  // Opaque to zod's types, as what a registry holds may depend on them.
  (controls as z.core.$ZodRegistry<Asking>).add(schema as z.ZodType, { control, companions });
  return schema;
}

/** How forms ask for a schema, or for the one it was made from by `.describe()`. */
export function askingOf(schema: z.core.$ZodType): Asking | undefined {
  return controls.get(schema);
}

const otherWays = z.registry<{ readonly field: string }>();

/** Tells forms that a field is another way to write what a field beside it says: it is asked for where it is in use. */
export function otherWay<S extends z.ZodType>(field: string, schema: S): S {
  // As above.
  (otherWays as z.core.$ZodRegistry<{ readonly field: string }>).add(schema as z.ZodType, { field });
  return schema;
}

/** The field beside a schema's that says the same in the usual way; nothing where it is no other way to write one. */
export function otherWayOf(schema: z.core.$ZodType): string | undefined {
  return otherWays.get(schema)?.field;
}

const folds = z.registry<{ readonly title: string }>();

/** Tells forms to fold a field away, with the others of the same title; returns its schema. */
export function folded<S extends z.ZodType>(title: string, schema: S): S {
  // As above.
  (folds as z.core.$ZodRegistry<{ readonly title: string }>).add(schema as z.ZodType, { title });
  return schema;
}

/** The title under which a field is folded away; nothing where it is not. */
export function foldOf(schema: z.core.$ZodType): string | undefined {
  return folds.get(schema)?.title;
}
